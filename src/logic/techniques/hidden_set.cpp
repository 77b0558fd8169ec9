#include "logic/techniques/hidden_set.h"

#include "logic/techniques/evidence.h"

namespace huisu::logic {
namespace {

Step evidence_of(const SetPattern& pattern, Technique technique, double difficulty) {
    Step step;
    step.technique = technique;
    step.difficulty = difficulty;
    step.houses = {named(pattern.house)};
    add_cells(step.cells, cells_at(pattern.house, pattern.places));
    step.digits = named_digits(pattern.digits);
    return step;
}

// The smallest other digit of the house that had several places and has one outside of the set.
std::optional<Candidate> left_alone(const CandidateGrid& grid, const SetPattern& pattern) {
    for (int digit = 0; digit < 9; ++digit) {
        const Mask places = grid.places(pattern.house, digit);
        if (has(pattern.digits, digit) || count(places) < 2) continue;
        const Mask left = without(places, pattern.places);
        if (count(left) == 1) return named(cell_at(pattern.house, lowest(left)), digit);
    }
    return std::nullopt;
}

template <int kSize>
std::optional<Step> find_direct(const CandidateGrid& grid, Technique technique, double difficulty) {
    std::optional<Step> step;
    visit_hidden_tuples<kSize>(grid, kSize, [&](const SetPattern& pattern) {
        const std::optional<Candidate> placement = left_alone(grid, pattern);
        if (!placement) return false;
        step = evidence_of(pattern, technique, difficulty);
        step->placement = placement;
        return true;
    });
    return step;
}

template <int kSize>
std::optional<Step> find_indirect(const CandidateGrid& grid, Technique technique, double difficulty) {
    std::optional<Step> step;
    visit_hidden<kSize>(grid, [&](const SetPattern& pattern) {
        step = evidence_of(pattern, technique, difficulty);
        add_eliminations(*step, grid, cells_at(pattern.house, pattern.places), without(kAllNine, pattern.digits));
        return true;
    });
    return step;
}

}  // namespace

std::optional<Step> find_direct_hidden_pair(const CandidateGrid& grid) {
    return find_direct<2>(grid, Technique::kDirectHiddenPair, 2.0);
}

std::optional<Step> find_direct_hidden_triplet(const CandidateGrid& grid) {
    return find_direct<3>(grid, Technique::kDirectHiddenTriplet, 2.5);
}

std::optional<Step> find_hidden_pair(const CandidateGrid& grid) {
    return find_indirect<2>(grid, Technique::kHiddenPair, 3.4);
}

std::optional<Step> find_hidden_triplet(const CandidateGrid& grid) {
    return find_indirect<3>(grid, Technique::kHiddenTriplet, 4.0);
}

std::optional<Step> find_hidden_quad(const CandidateGrid& grid) {
    return find_indirect<4>(grid, Technique::kHiddenQuad, 5.4);
}

}  // namespace huisu::logic
