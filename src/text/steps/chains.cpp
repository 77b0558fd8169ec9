// Chains: what is assumed in each case, what follows link by link, and the conclusion.
//
// The steps nested in a chain come after it when everything is to be shown, each with its own links.
#include "text/steps/links.h"
#include "text/steps/sentences.h"

namespace huisu::text {
namespace {

bool is_cycle(const Step& step) {
    return step.technique == Technique::kXCycle || step.technique == Technique::kYCycle ||
           step.technique == Technique::kXyCycle;
}

bool is_plain(const Step& step) {
    return step.technique == Technique::kForcingXChain || step.technique == Technique::kForcingChain;
}

std::string assumption(const Speech& speech, const Chain& chain) {
    return node_statement(speech, chain.nodes.front());
}

std::string conclusion(const Speech& speech, const Chain& chain) {
    return node_statement(speech, chain.nodes.back());
}

std::string opposite(const Speech& speech, const ChainNode& node) {
    return speech.statement(node.candidate, !node.is_true);
}

std::string cycle_sentences(const Speech& speech, const Step& step, bool full) {
    std::string text = speech.tell(
        "each of these statements follows from the one before, all round, so either all of them hold or all are the "
        "other way "
        "round. Either way, where two in a row are about the same digit, one of the two cells holds it, and cells that "
        "see both "
        "cannot: {0}.",
        "下列各命题依次推出，首尾相接，所以要么全部成立，要么全部相反。无论哪种情形，同一数字的相邻两格必有一格填它，"
        "能同时看到两格的格不能填它：{0}。",
        speech.outcome(step));
    return text + link_lines(speech, step, step.chains.front(), {.full = full});
}

std::string plain_sentences(const Speech& speech, const Step& step, bool full) {
    const Chain& chain = step.chains.front();
    std::string text = speech.tell("if {0}, it follows that {1}; so {2}.", "若 {0}，则推出 {1}；所以 {2}。",
                                   assumption(speech, chain), conclusion(speech, chain), speech.outcome(step));
    return text + link_lines(speech, step, chain, {.full = full});
}

std::string contradiction_sentences(const Speech& speech, const Step& step, bool full) {
    const Chain& yes = step.chains.front();
    std::string text = speech.tell("if {0}, then {1} both is and is not {2}, which cannot be; so {3}: {4}.",
                                   "若 {0}，则 {1} 既是又不是 {2}，矛盾；所以 {3}：{4}。", assumption(speech, yes),
                                   named(yes.nodes.back().candidate.cell), yes.nodes.back().candidate.digit,
                                   opposite(speech, yes.nodes.front()), speech.outcome(step));
    for (const Chain& chain : step.chains) {
        text += "\n  " + speech.tell("If {0}, then {1}:", "若 {0}，则 {1}：", assumption(speech, chain),
                                     conclusion(speech, chain));
        text += link_lines(speech, step, chain, {.full = full, .is_announced = true});
    }
    return text;
}

std::string opening(const Speech& speech, const Step& step) {
    const Candidate& first = step.chains.front().nodes.front().candidate;
    if (step.technique == Technique::kCellForcing)
        return speech.tell("whichever of its candidates {0} takes,", "无论 {0} 填哪个候选数，", named(first.cell));
    if (step.technique == Technique::kRegionForcing && !step.houses.empty())
        return speech.tell("wherever {0} goes in {1},", "无论 {0} 填在{1}的哪一格，", first.digit,
                           speech.house(step.houses.front()));
    return speech.tell("whether {0} is {1} or not,", "无论 {0} 是不是 {1}，", named(first.cell), first.digit);
}

std::string case_sentences(const Speech& speech, const Step& step, bool full) {
    const std::string common = conclusion(speech, step.chains.front());
    std::string text =
        speech.tell("{0} {1}; so {2}.", "{0}{1}；所以 {2}。", opening(speech, step), common, speech.outcome(step));
    for (const Chain& chain : step.chains) {
        text += "\n  " + speech.tell("If {0}:", "若 {0}：", assumption(speech, chain));
        if (chain.nodes.size() == 1)
            text += speech.tell(" that is it already.", "即是如此。");
        else
            text += link_lines(speech, step, chain, {.full = full, .is_announced = true});
    }
    return text;
}

std::string nested_sentences(const Speech& speech, const Step& step, const StepText& options) {
    std::string text;
    for (const Step& nested : step.nested) {
        if (nested.chains.empty()) continue;  // told where it is used
        std::string own =
            "\n" + speech.tell("Used above: {0}", "上面用到：{0}", describe(nested, speech.language(), options));
        for (std::size_t at = 0; (at = own.find('\n', at)) != std::string::npos; at += 3) own.insert(at + 1, "  ");
        text += own;
    }
    return text;
}

}  // namespace

std::string chain_sentences(const Speech& speech, const Step& step, const StepText& options) {
    std::string text;
    if (is_cycle(step))
        text = cycle_sentences(speech, step, options.full);
    else if (is_plain(step))
        text = plain_sentences(speech, step, options.full);
    else if (step.technique == Technique::kNishio || step.technique == Technique::kContradiction)
        text = contradiction_sentences(speech, step, options.full);
    else
        text = case_sentences(speech, step, options.full);
    if (options.full) text += nested_sentences(speech, step, options);
    return text;
}

}  // namespace huisu::text
