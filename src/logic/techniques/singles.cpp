#include "logic/techniques/singles.h"

#include "logic/techniques/evidence.h"
#include "logic/techniques/tuples.h"

namespace huisu::logic {
namespace {

constexpr bool is_one(Mask mask) {
    return mask != 0 && (mask & (mask - 1)) == 0;
}

SingleKind kind_in(const CandidateGrid& grid, int house) {
    if (grid.open_count(house) == 1) return SingleKind::kLastOfHouse;
    return kind_of(house) == Kind::kBox ? SingleKind::kHiddenInBox : SingleKind::kHiddenInLine;
}

double difficulty_of(SingleKind kind) {
    switch (kind) {
        case SingleKind::kLastOfHouse: return 1.0;
        case SingleKind::kHiddenInBox: return 1.2;
        case SingleKind::kHiddenInLine: return 1.5;
        case SingleKind::kNaked: break;
    }
    return 2.3;
}

}  // namespace

std::vector<Single> singles_of(const CandidateGrid& grid) {
    std::vector<Single> found;
    for (const Kind kind : kSetKinds) {
        for (int house = house_of(kind, 0); house < house_of(kind, 9); ++house) {
            for (int digit = 0; digit < 9; ++digit) {
                const Mask places = grid.places(house, digit);
                if (is_one(places))
                    found.push_back({kind_in(grid, house), cell_at(house, lowest(places)), digit, house});
            }
        }
    }
    for (Cell cell = 0; cell < kCells; ++cell)
        if (is_one(grid.candidates(cell)))
            found.push_back({SingleKind::kNaked, cell, lowest(grid.candidates(cell)), -1});
    return found;
}

Step step_of(const Single& single) {
    Step step;
    step.technique = single.house < 0 ? Technique::kNakedSingle : Technique::kHiddenSingle;
    step.difficulty = difficulty_of(single.kind);
    step.placement = named(single.cell, single.digit);
    if (single.house >= 0) step.houses = {named(single.house)};
    step.cells = {single.cell};
    step.digits = named_digits(bit(single.digit));
    return step;
}

}  // namespace huisu::logic
