// Steps that rest on the puzzle having only one solution: unique rectangles and loops, BUG. Each says so.
#include "text/steps/sentences.h"

namespace huisu::text {
namespace {

bool is_hidden(const Step& set) {
    return set.technique == Technique::kHiddenPair || set.technique == Technique::kHiddenTriplet ||
           set.technique == Technique::kHiddenQuad;
}

/// The set of type 3: some cells stand for one that holds only their further candidates.
std::string set_sentence(const Speech& speech, const Step& step, DigitSet further) {
    const Step& set = step.nested.front();
    const std::string house = speech.house(set.houses.front());
    const std::string stand_ins = speech.cells(set.extras);
    if (is_hidden(set) && set.cells.empty())
        return speech.tell("one of {0} takes one of {1}; in {2} the digits {3} have no other place, so {4}.",
                           "{0} 中必有一格填 {1} 之一；{2}中的 {3} 没有别的位置，所以 {4}。", stand_ins,
                           speech.digits(further), house, speech.digits(set.digits), speech.outcome(step));
    if (is_hidden(set))
        return speech.tell(
            "one of {0} takes one of {1}, so the other one is left for {3}; in {2} these digits have only that cell "
            "and "
            "{4}, so no other digit fits there: {5}.",
            "{0} 中必有一格填 {1} 之一，{3} 只剩另一格；{2}中这些数字只能填在那一格和 {4}，所以 {5}。", stand_ins,
            speech.digits(further), house, speech.digits(set.digits), speech.cells(set.cells), speech.outcome(step));
    return speech.tell(
        "one of {0} takes one of {1}; it and {2} in {3} can only be {4}, so no other cell of {3} takes these: {5}.",
        "{0} 中必有一格填 {1} 之一；它与{3}的 {2} 合起来只能填 {4}，{3}的其余格不能填这些数字，所以 {5}。", stand_ins,
        speech.digits(further), speech.cells(set.cells), house, speech.digits(set.digits), speech.outcome(step));
}

std::string loop_reason(const Speech& speech, const Step& step) {
    return speech.tell(
        "if {0} had no candidates but {1}, the two digits could change places in them and there would be two "
        "solutions. ",
        "若 {0} 都只剩候选数 {1}，这两个数字可以互换，就有两个解。", speech.cells(step.cells),
        speech.digits(step.digits));
}

std::string loop_outcome(const Speech& speech, const Step& step) {
    const std::string extras = speech.cells(step.extras);
    const std::string outcome = speech.outcome(step);
    switch (step.type) {
        case 1:
            return speech.tell("Only {0} has others, so it takes one of those: {1}.",
                               "只有 {0} 有其他候选数，它必须填其中之一，所以 {1}。", extras, outcome);
        case 2:
            return speech.tell("So one of {0} is {1}, and no cell that sees all of these can be {1}: {2}.",
                               "所以 {0} 中必有一格是 {1}，能同时看到它们的格不能填 {1}：{2}。", extras,
                               speech.digits(step.extra_digits), outcome);
        case 3: return speech.tell("So {0}", "所以 {0}", set_sentence(speech, step, step.extra_digits));
        default: break;
    }
    return speech.tell(
        "In {0} one of {2} must be {1}; {3} in either of them would leave {1} for the other one and complete the loop: "
        "{4}.",
        "{0}的 {1} 必在 {2} 之一；其中一格若填 {3}，另一格就是 {1}，构成这样的环，所以 {4}。",
        speech.house(step.houses.empty() ? House{} : step.houses.front()), speech.digits(step.extra_digits), extras,
        speech.digits(step.digits - step.extra_digits), outcome);
}

std::string bug_reason(const Speech& speech, const Step& step) {
    return speech.tell(
        "without {1} in {0} every open cell would have two candidates and every digit two places in each house; such a "
        "grid "
        "has no solution or several. ",
        "若 {0} 没有候选数 {1}，所有空格都只有两个候选数，每个数字在行、列、宫中都只有两个位置，这样的盘面无解或多解。",
        speech.cells(step.cells), speech.digits(step.digits));
}

std::string bug_outcome(const Speech& speech, const Step& step) {
    const std::string cells = speech.cells(step.cells);
    const std::string digits = speech.any_of(step.digits);
    const std::string outcome = speech.outcome(step);
    switch (step.type) {
        case 1: return speech.tell("So {0} is {1}: {2}.", "所以 {0} 必是 {1}：{2}。", cells, digits, outcome);
        case 2:
            return speech.tell("So one of {0} is {1}, and no cell that sees all of these can be {1}: {2}.",
                               "所以 {0} 中必有一格是 {1}，能同时看到它们的格不能填 {1}：{2}。", cells, digits,
                               outcome);
        case 3: return speech.tell("So {0}", "所以 {0}", set_sentence(speech, step, step.digits));
        default: break;
    }
    return speech.tell(
        "So one of {0} takes such a digit. In {1} one of them must also be {2}, so they hold nothing else: {3}.",
        "所以 {0} 中必有一格填这样的数字；{1}的 {2} 也必在其中一格，因此两格容不下其他数字：{3}。", cells,
        speech.house(step.houses.empty() ? House{} : step.houses.front()), speech.digits(step.extra_digits), outcome);
}

}  // namespace

std::string uniqueness_sentence(const Speech& speech, const Step& step) {
    std::string text = step.technique == Technique::kBug ? bug_reason(speech, step) + bug_outcome(speech, step)
                                                         : loop_reason(speech, step) + loop_outcome(speech, step);
    text += speech.tell(" (This rests on the puzzle having only one solution.)", "（此步以唯一解为前提。）");
    return text;
}

}  // namespace huisu::text
