#include "logic/techniques/locking.h"

#include "logic/techniques/evidence.h"

namespace huisu::logic {
namespace {

Step evidence_of(const CandidateGrid& grid, const LockingPattern& pattern) {
    Step step;
    step.houses = {named(pattern.base)};
    step.covers = {named(pattern.cover)};
    add_cells(step.cells, cells_at(pattern.base, grid.places(pattern.base, pattern.digit)));
    step.digits = named_digits(bit(pattern.digit));
    return step;
}

bool is_pointing(const LockingPattern& pattern) {
    return kind_of(pattern.base) == Kind::kBox;
}

std::optional<Step> direct_step(const CandidateGrid& grid, const LockingPattern& pattern) {
    const CellSet& lost = house_set(pattern.cover);
    const Crossings others = crossings(pattern.cover, kind_of(pattern.base));
    for (int i = 0; i < 3; ++i) {
        const int other = others[i];
        const Mask places = grid.places(other, pattern.digit);
        if (other == pattern.base || count(places) < 2) continue;
        const CellSet left = cells_at(other, places) - lost;
        if (left.size() != 1) continue;
        Step step = evidence_of(grid, pattern);
        step.technique = is_pointing(pattern) ? Technique::kDirectPointing : Technique::kDirectClaiming;
        step.difficulty = is_pointing(pattern) ? 1.7 : 1.9;
        step.placement = named(left.first(), pattern.digit);
        step.houses.push_back(named(other));
        return step;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Step> find_direct_locking(const CandidateGrid& grid) {
    std::optional<Step> step;
    visit_locking(grid, [&](const LockingPattern& pattern) {
        step = direct_step(grid, pattern);
        return step.has_value();
    });
    return step;
}

std::optional<Step> find_locking(const CandidateGrid& grid) {
    std::optional<Step> step;
    visit_locking(grid, [&](const LockingPattern& pattern) {
        step = evidence_of(grid, pattern);
        step->technique = is_pointing(pattern) ? Technique::kPointing : Technique::kClaiming;
        step->difficulty = is_pointing(pattern) ? 2.6 : 2.8;
        add_eliminations(*step, grid, house_set(pattern.cover) - house_set(pattern.base), bit(pattern.digit));
        return true;
    });
    return step;
}

}  // namespace huisu::logic
