// Steps that take candidates away because of a pattern: pointing, claiming, sets, fish, wings, aligned exclusion.
#include "text/steps/sentences.h"

namespace huisu::text {
namespace {

std::string locking(const Speech& speech, const Step& step) {
    return speech.tell("in {0} every place for {1} ({2}) lies in {3}, so one of these cells holds the {1} of {3}: {4}.",
                       "{0}中的 {1} 只能在 {2}，都在{3}，{3}的 {1} 必在其中，所以 {4}。",
                       speech.house(step.houses.front()), speech.digits(step.digits), speech.cells(step.cells),
                       speech.house(step.covers.front()), speech.outcome(step));
}

std::string naked_set(const Speech& speech, const Step& step) {
    return speech.tell("{0} in {1} can only be {2}, so {3}.", "{1}的 {0} 只能填 {2}，这些数字被它们占用，所以 {3}。",
                       speech.cells(step.cells), speech.house(step.houses.front()), speech.digits(step.digits),
                       speech.outcome(step));
}

std::string hidden_set(const Speech& speech, const Step& step) {
    return speech.tell("in {0} the digits {1} can only go to {2}, so no other digit fits there: {3}.",
                       "{0}中的 {1} 只能填在 {2}，这几格容不下其他数字，所以 {3}。", speech.house(step.houses.front()),
                       speech.digits(step.digits), speech.cells(step.cells), speech.outcome(step));
}

std::string fish(const Speech& speech, const Step& step) {
    return speech.tell(
        "in {0} the digit {1} can only be in {2} ({3}), so these cells hold the {1} of each of these {4}: {5}.",
        "{0}中的 {1} 都只能在{2}（{3}），这几{4}的 {1} 必在这些格中，所以 {5}。", speech.houses(step.houses),
        speech.digits(step.digits), speech.houses(step.covers), speech.cells(step.cells),
        speech.kind(step.covers.front().kind, true), speech.outcome(step));
}

std::string wing(const Speech& speech, const Step& step) {
    const bool is_xyz = step.technique == Technique::kXyzWing;
    const DigitSet pivot = is_xyz ? step.digits : step.digits - step.extra_digits;
    const std::vector<Cell> wings(step.cells.begin() + 1, step.cells.end());
    const std::string common = speech.digits(step.extra_digits);
    const std::string others = speech.digits(step.digits - step.extra_digits);
    const std::string pivot_digits = speech.any_of(pivot);
    if (is_xyz)
        return speech.tell(
            "{0} is {1}, each of {2} is {3} or one of {4}. If {0} is not {3}, one of the other two is, so {3} is in "
            "one "
            "of these three cells and cannot be in a cell that sees them all: {5}.",
            "{0} 是 {1}；{2} 各是 {3}，或者是 {4} 之一。{0} 若不是 {3}，另外两格必有一格是 "
            "{3}，所以三格中必有 {3}，能同时看到三格的格不能填 {3}：{5}。",
            named(step.cells.front()), pivot_digits, speech.cells(wings), common, others, speech.outcome(step));
    return speech.tell(
        "{0} is {1}; each of {2} is {3} or one of these, a different one each. Whichever {0} is, one of the two is "
        "left with "
        "{3}, so {3} cannot be in a cell that sees both: {4}.",
        "{0} 是 {1}；{2} 各是 {3} 或这两个数字之一（互不相同）。无论 {0} 填哪个，这两格必有一格是 "
        "{3}，能同时看到两格的格不能填 "
        "{3}：{4}。",
        named(step.cells.front()), pivot_digits, speech.cells(wings), common, speech.outcome(step));
}

std::string aligned(const Speech& speech, const Step& step) {
    return speech.tell(
        "try every combination of digits in {0}. Each in which one of the digits below stays would put a digit twice "
        "into a "
        "house or leave no candidate for a cell among {1}, so {2}.",
        "逐一检查 {0} 的各种组合：凡保留下列候选数的组合，都会使同一行、列、宫内数字重复，或使 {1} "
        "中某一格没有候选数，所以 {2}。",
        speech.cells(step.cells), speech.cells(step.extras), speech.outcome(step));
}

}  // namespace

std::string pattern_sentence(const Speech& speech, const Step& step) {
    switch (step.technique) {
        case Technique::kPointing:
        case Technique::kClaiming: return locking(speech, step);
        case Technique::kHiddenPair:
        case Technique::kHiddenTriplet:
        case Technique::kHiddenQuad: return hidden_set(speech, step);
        case Technique::kXWing:
        case Technique::kSwordfish:
        case Technique::kJellyfish: return fish(speech, step);
        case Technique::kXyWing:
        case Technique::kXyzWing: return wing(speech, step);
        case Technique::kAlignedPair:
        case Technique::kAlignedTriplet: return aligned(speech, step);
        default: break;
    }
    return naked_set(speech, step);
}

}  // namespace huisu::text
