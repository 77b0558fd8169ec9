#include "logic/techniques/naked_set.h"

#include "logic/techniques/evidence.h"

namespace huisu::logic {
namespace {

template <int kSize>
std::optional<Step> find(const CandidateGrid& grid, Technique technique, double difficulty) {
    std::optional<Step> step;
    visit_naked<kSize>(grid, [&](const SetPattern& pattern) {
        step.emplace();
        step->technique = technique;
        step->difficulty = difficulty;
        step->houses = {named(pattern.house)};
        add_cells(step->cells, cells_at(pattern.house, pattern.places));
        step->digits = named_digits(pattern.digits);
        add_eliminations(*step, grid, cells_at(pattern.house, without(kAllNine, pattern.places)), pattern.digits);
        return true;
    });
    return step;
}

}  // namespace

std::optional<Step> find_naked_pair(const CandidateGrid& grid) {
    return find<2>(grid, Technique::kNakedPair, 3.0);
}

std::optional<Step> find_naked_triplet(const CandidateGrid& grid) {
    return find<3>(grid, Technique::kNakedTriplet, 3.6);
}

std::optional<Step> find_naked_quad(const CandidateGrid& grid) {
    return find<4>(grid, Technique::kNakedQuad, 5.0);
}

}  // namespace huisu::logic
