#include "logic/techniques/fish.h"

#include "logic/techniques/evidence.h"

namespace huisu::logic {
namespace {

CellSet cells_of_lines(Kind kind, Mask lines) {
    CellSet cells;
    for (; lines != 0; lines &= lines - 1) cells = cells | house_set(house_of(kind, lowest(lines)));
    return cells;
}

template <int kSize>
std::optional<Step> find(const CandidateGrid& grid, Technique technique, double difficulty) {
    std::optional<Step> step;
    visit_fish<kSize>(grid, [&](const FishPattern& fish) {
        step.emplace();
        step->technique = technique;
        step->difficulty = difficulty;
        const Kind cover_kind = across(fish.base_kind);
        for (Mask rest = fish.lines; rest != 0; rest &= rest - 1)
            step->houses.push_back(named(house_of(fish.base_kind, lowest(rest))));
        for (Mask rest = fish.covers; rest != 0; rest &= rest - 1)
            step->covers.push_back(named(house_of(cover_kind, lowest(rest))));
        const CellSet bases = cells_of_lines(fish.base_kind, fish.lines);
        add_cells(step->cells, bases & grid.cells_with(fish.digit));
        step->digits = named_digits(bit(fish.digit));
        add_eliminations(*step, grid, cells_of_lines(cover_kind, fish.covers) - bases, bit(fish.digit));
        return true;
    });
    return step;
}

}  // namespace

std::optional<Step> find_x_wing(const CandidateGrid& grid) {
    return find<2>(grid, Technique::kXWing, 3.2);
}

std::optional<Step> find_swordfish(const CandidateGrid& grid) {
    return find<3>(grid, Technique::kSwordfish, 3.8);
}

std::optional<Step> find_jellyfish(const CandidateGrid& grid) {
    return find<4>(grid, Technique::kJellyfish, 5.2);
}

}  // namespace huisu::logic
