// Where a step is to be found, for a hint that leaves the finding to the player: the houses of a set, the candidates
// that a chain begins with. Never what follows, and of large patterns only where they begin.
#include "text/steps/sentences.h"

namespace huisu::text {
namespace {

std::string house_names(const Speech& speech, const std::vector<House>& houses) {
    if (houses.size() > 1 && houses.front() != houses.back())
        return speech.tell("{0} and {1}", "{0}和{1}", speech.house(houses.front()), speech.house(houses.back()));
    return speech.house(houses.front());
}

std::string cell_alone(const Speech& speech, Cell cell) {
    return speech.tell("the candidates of {0}", " {0} 的候选数", named(cell));
}

/// "the candidates 5 of all rows".
std::string candidates_of_fish(const Speech& speech, const Step& step) {
    return speech.tell("where {0} can be in the {1}", "各{1}中候选数 {0} 的位置", speech.digits(step.digits),
                       speech.kind(step.houses.front().kind, true));
}

std::string pattern(const Speech& speech, const Step& step) {
    switch (step.technique) {
        case Technique::kXWing:
        case Technique::kSwordfish:
        case Technique::kJellyfish: return candidates_of_fish(speech, step);
        case Technique::kXyWing:
        case Technique::kXyzWing:
            return speech.tell("{0} and the cells that it sees", " {0} 和它能看到的格", named(step.cells.front()));
        case Technique::kUniqueLoop:
            return speech.tell("the cells with the candidates {0}", "含候选数 {0} 的格", speech.digits(step.digits));
        case Technique::kBug: return speech.tell("the cells with more than two candidates", "候选数多于两个的格");
        case Technique::kAlignedPair:
        case Technique::kAlignedTriplet:
            return speech.tell("the candidates of {0}", " {0} 的候选数", speech.cells(step.cells));
        default: break;
    }
    if (!step.houses.empty()) return house_names(speech, step.houses);
    return cell_alone(speech, step.cells.empty() ? step.eliminations.front().cell : step.cells.front());
}

std::string chain(const Speech& speech, const Step& step) {
    const Candidate& first = step.chains.front().nodes.front().candidate;
    switch (step.technique) {
        case Technique::kXCycle:
        case Technique::kForcingXChain:
            return speech.tell("the candidates {0}, beginning with the one of {1}", "候选数 {0}，从 {1} 开始",
                               first.digit, named(first.cell));
        case Technique::kYCycle:
            return speech.tell("the cells with two candidates, beginning with {0}", "只有两个候选数的格，从 {0} 开始",
                               named(first.cell));
        case Technique::kCellForcing: return cell_alone(speech, first.cell);
        case Technique::kRegionForcing:
            if (step.houses.empty()) break;
            return speech.tell("the candidates {0} of {1}", "{1}的候选数 {0}", first.digit,
                               speech.house(step.houses.front()));
        default: break;
    }
    return speech.tell("what follows from the candidate {0} of {1}", "由 {1} 的候选数 {0} 能推出什么", first.digit,
                       named(first.cell));
}

}  // namespace

std::string place_of(const Speech& speech, const Step& step) {
    if (!step.chains.empty()) return chain(speech, step);
    if (!step.placement || step.needs_uniqueness) return pattern(speech, step);
    if (!step.houses.empty()) return house_names(speech, step.houses);
    return cell_alone(speech, step.placement->cell);
}

}  // namespace huisu::text
