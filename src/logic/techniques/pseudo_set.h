// Type 3 of unique loops and of BUG rests on a set: some cells stand for one that holds only their further candidates,
// and with other cells of a house it makes a naked or a hidden set. A nested step tells of it.
#pragma once

#include "logic/techniques/evidence.h"

namespace huisu::logic {

/// The next larger number with as many ones.
constexpr unsigned next_choice(unsigned choice) {
    const unsigned lowest_one = choice & (~choice + 1);
    const unsigned carried = choice + lowest_one;
    return carried | ((choice ^ carried) / lowest_one >> 2);
}

/// `cells` are the members with their own candidates, `extras` those that stand for one. Sets of more than four go by
/// the name of a quad.
inline Step pseudo_set_step(int house, const CellSet& cells, const CellSet& stand_ins, Mask digits, bool is_hidden) {
    constexpr Technique kNaked[] = {Technique::kNakedPair, Technique::kNakedTriplet, Technique::kNakedQuad};
    constexpr Technique kHidden[] = {Technique::kHiddenPair, Technique::kHiddenTriplet, Technique::kHiddenQuad};
    const int size = count(digits) < 2 ? 2 : count(digits) > 4 ? 4 : count(digits);
    Step step;
    step.technique = is_hidden ? kHidden[size - 2] : kNaked[size - 2];
    step.houses = {named(house)};
    add_cells(step.cells, cells);
    add_cells(step.extras, stand_ins);
    step.digits = named_digits(digits);
    return step;
}

}  // namespace huisu::logic
