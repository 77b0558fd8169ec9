// Steps that place a digit without chains: hidden and naked singles, and the direct forms of pointing, claiming and
// hidden sets.
#include "text/steps/sentences.h"

namespace huisu::text {
namespace {

std::string hidden_single(const Speech& speech, const Step& step, const std::string& cell) {
    const std::string house = speech.house(step.houses.front());
    const bool is_last = step.difficulty < 1.1;
    if (is_last)
        return speech.tell("{1} is the only open cell of {0}, so it takes the digit that is missing there, {2}.",
                           "{0}只剩 {1} 一格未填，填入所缺的数字 {2}。", house, cell, step.placement->digit);
    return speech.tell("{1} is the only cell of {0} that can still take {2}, so {1} is {2}.",
                       "{0}中只有 {1} 还能填 {2}，所以 {1} 填 {2}。", house, cell, step.placement->digit);
}

std::string direct_locking(const Speech& speech, const Step& step, const std::string& cell) {
    return speech.tell(
        "in {0} every place for {1} ({2}) lies in {3}, so no other cell of {3} takes {1}; that leaves {5} alone for "
        "{1} in "
        "{4}, so {5} is {1}.",
        "{0}中的 {1} 只能在 {2}，都在{3}，{3}的其余格不能填 {1}；于是{4}中只有 {5} 能填 {1}，所以 {5} 填 {1}。",
        speech.house(step.houses.front()), step.placement->digit, speech.cells(step.cells),
        speech.house(step.covers.front()), speech.house(step.houses.back()), cell);
}

std::string direct_hidden_set(const Speech& speech, const Step& step, const std::string& cell) {
    return speech.tell(
        "in {0} the digits {1} have only the cells {2}, so no other digit fits there; that leaves {3} alone for {4}, "
        "so {3} "
        "is {4}.",
        "{0}中的 {1} 只能填在 {2}，这几格不能填其他数字；于是{0}中只有 {3} 能填 {4}，所以 {3} 填 {4}。",
        speech.house(step.houses.front()), speech.digits(step.digits), speech.cells(step.cells), cell,
        step.placement->digit);
}

}  // namespace

std::string single_sentence(const Speech& speech, const Step& step) {
    const std::string cell = named(step.placement->cell);
    switch (step.technique) {
        case Technique::kHiddenSingle: return hidden_single(speech, step, cell);
        case Technique::kDirectPointing:
        case Technique::kDirectClaiming: return direct_locking(speech, step, cell);
        case Technique::kDirectHiddenPair:
        case Technique::kDirectHiddenTriplet: return direct_hidden_set(speech, step, cell);
        default: break;
    }
    return speech.tell("{1} is the only candidate left in {0}, so {0} is {1}.", "{0} 只剩候选数 {1}，所以 {0} 填 {1}。",
                       cell, step.placement->digit);
}

}  // namespace huisu::text
