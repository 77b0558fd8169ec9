#include "logic/techniques/hidden_single.h"

#include "logic/techniques/evidence.h"
#include "logic/techniques/tuples.h"

namespace huisu::logic {
namespace {

Step step_of(int house, int digit, Mask places, bool is_last) {
    Step step;
    step.technique = Technique::kHiddenSingle;
    step.difficulty = is_last ? 1.0 : kind_of(house) == Kind::kBox ? 1.2 : 1.5;
    const Cell cell = cell_at(house, lowest(places));
    step.placement = named(cell, digit);
    step.houses = {named(house)};
    step.cells = {cell};
    step.digits = named_digits(bit(digit));
    return step;
}

std::optional<Step> find_among(const CandidateGrid& grid, bool wants_last) {
    for (const Kind kind : kSetKinds) {
        for (int index = 0; index < 9; ++index) {
            const int house = house_of(kind, index);
            if (grid.open_count(house) == 0 || (grid.open_count(house) == 1) != wants_last) continue;
            for (int digit = 0; digit < 9; ++digit) {
                const Mask places = grid.places(house, digit);
                if (places != 0 && (places & (places - 1)) == 0) return step_of(house, digit, places, wants_last);
            }
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Step> find_hidden_single(const CandidateGrid& grid) {
    if (std::optional<Step> step = find_among(grid, true)) return step;
    return find_among(grid, false);
}

}  // namespace huisu::logic
