#include "logic/techniques/bug.h"

#include "logic/techniques/pseudo_set.h"

namespace huisu::logic {
namespace {

/// The candidates too many.
struct Bug {
    std::array<Mask, kCells> digits_at{};
    CellSet cells;
    Mask digits = 0;
    Cell first = -1;  ///< the cell that was found first
    CellSet see_all;  ///< the cells that see all of them
};

// Where a digit has other than two places in a house, one of them is in a cell with more than two candidates. Returns
// false when that cannot be.
bool collect_from(const CandidateGrid& grid, int house, Bug& bug) {
    Mask many = 0;
    for (int place = 0; place < 9; ++place)
        if (count(grid.candidates(cell_at(house, place))) > 2) many |= bit(place);
    for (int digit = 0; digit < 9; ++digit) {
        const Mask places = grid.places(house, digit);
        if (places == 0 || count(places) == 2) continue;
        const auto suspects = static_cast<Mask>(places & many);
        if (suspects == 0) return false;
        if (count(suspects) > 1) continue;  // another house must tell
        const Cell cell = cell_at(house, lowest(suspects));
        if (bug.first < 0) bug.first = cell;
        bug.cells.insert(cell);
        bug.digits_at[static_cast<std::size_t>(cell)] |= bit(digit);
        bug.digits |= bit(digit);
    }
    return true;
}

bool has_two_everywhere(const CandidateGrid& grid, const Bug& bug) {
    CandidateGrid rest = grid;
    for (const Cell cell : bug.cells)
        for (Mask gone = bug.digits_at[static_cast<std::size_t>(cell)]; gone != 0; gone &= gone - 1)
            rest.erase(cell, lowest(gone));
    for (Cell cell = 0; cell < kCells; ++cell)
        if (rest.is_open(cell) && count(rest.candidates(cell)) != 2) return false;
    for (int house = 0; house < kHouses; ++house)
        for (int digit = 0; digit < 9; ++digit)
            if (rest.places(house, digit) != 0 && count(rest.places(house, digit)) != 2) return false;
    return true;
}

std::optional<Bug> bug_of(const CandidateGrid& grid) {
    const CandidateCounts counts(grid);
    if (!counts.exactly(1).empty()) return std::nullopt;
    Bug bug;
    for (int house = 0; house < kHouses; ++house)
        if (!collect_from(grid, house, bug)) return std::nullopt;
    if (bug.first < 0 || bug.cells != counts.at_least[3]) return std::nullopt;
    bug.see_all = peer_set(bug.first);
    for (const Cell cell : bug.cells) bug.see_all = bug.see_all & peer_set(cell);
    if (bug.cells.size() > 1 && count(bug.digits) > 1 && bug.see_all.empty()) return std::nullopt;
    if (!has_two_everywhere(grid, bug)) return std::nullopt;
    return bug;
}

Step step_of(const Bug& bug, int type, double difficulty) {
    Step step;
    step.technique = Technique::kBug;
    step.type = type;
    step.difficulty = difficulty;
    step.needs_uniqueness = true;
    add_cells(step.cells, bug.cells);
    step.digits = named_digits(bug.digits);
    return step;
}

std::optional<Step> type_1(const CandidateGrid& grid, const Bug& bug) {
    if (bug.cells.size() != 1) return std::nullopt;
    Step step = step_of(bug, 1, 5.6);
    add_eliminations(step, grid, bug.cells, without(kAllNine, bug.digits));
    return step;
}

std::optional<Step> type_2(const CandidateGrid& grid, const Bug& bug) {
    if (count(bug.digits) != 1 || !eliminates(grid, bug.see_all, bug.digits)) return std::nullopt;
    Step step = step_of(bug, 2, 5.7);
    add_eliminations(step, grid, bug.see_all, bug.digits);
    return step;
}

// A house of that kind that all cells share, or -1.
int shared_house(const CellSet& cells, Kind kind) {
    const int house = house_of(cells.first(), kind);
    return (cells - house_set(house)).empty() ? house : -1;
}

std::optional<Step> type_4(const CandidateGrid& grid, const Bug& bug) {
    if (bug.cells.size() != 2) return std::nullopt;
    const auto own = [&](Cell cell) { return bug.digits_at[static_cast<std::size_t>(cell)]; };
    Mask locked = kAllNine;
    for (const Cell cell : bug.cells) locked &= without(grid.candidates(cell), own(cell));
    if (count(locked) != 1) return std::nullopt;
    int house = -1;
    for (const Kind kind : kKinds)
        if (house < 0) house = shared_house(bug.cells, kind);
    if (house < 0) return std::nullopt;
    Step step = step_of(bug, 4, 5.7);
    step.extra_digits = named_digits(locked);
    step.houses = {named(house)};
    for (const Cell cell : bug.cells) {
        CellSet alone;
        alone.insert(cell);
        add_eliminations(step, grid, alone, without(kAllNine, own(cell) | locked));
    }
    if (step.eliminations.empty()) return std::nullopt;
    return step;
}

std::optional<Step> type_3_in(const CandidateGrid& grid, const Bug& bug, int house, int size,
                              const std::array<Cell, 9>& common, std::size_t members) {
    for (unsigned choice = (1U << (size - 1)) - 1; choice < 1U << members; choice = next_choice(choice)) {
        CellSet others;
        CellSet victims;
        Mask united = 0;
        bool is_set = true;
        for (std::size_t i = 0; i < members; ++i) {
            const bool is_chosen = (choice >> i & 1U) != 0;
            (is_chosen ? others : victims).insert(common[i]);
            if (!is_chosen) continue;
            is_set = is_set && count(grid.candidates(common[i])) >= 2;
            united |= grid.candidates(common[i]);
        }
        if (!is_set || count(united) != size || (bug.digits & ~united) != 0) continue;
        if (!eliminates(grid, victims, united)) continue;
        Step step = step_of(bug, 3, 5.7 + 0.1 * (size - 1));
        step.houses = {named(house)};
        step.nested = {pseudo_set_step(house, others, bug.cells, united, false)};
        add_eliminations(step, grid, victims, united);
        return step;
    }
    return std::nullopt;
}

std::optional<Step> type_3(const CandidateGrid& grid, const Bug& bug) {
    if (count(bug.digits) < 2) return std::nullopt;
    for (const Kind kind : kKinds) {
        const int house = shared_house(bug.cells, kind);
        if (house < 0) continue;
        std::array<Cell, 9> common{};  // in the order of the first cell's peers
        std::size_t members = 0;
        for (const std::uint8_t peer : peers_of(bug.first))
            if (bug.see_all.contains(peer) && house_set(house).contains(peer)) common[members++] = peer;
        for (int size = 2; size <= 6; ++size)
            if (std::optional<Step> step = type_3_in(grid, bug, house, size, common, members)) return step;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Step> find_bug(const CandidateGrid& grid) {
    const std::optional<Bug> bug = bug_of(grid);
    if (!bug) return std::nullopt;
    if (std::optional<Step> step = type_1(grid, *bug)) return step;
    if (std::optional<Step> step = type_2(grid, *bug)) return step;
    if (std::optional<Step> step = type_4(grid, *bug)) return step;
    return type_3(grid, *bug);
}

}  // namespace huisu::logic
