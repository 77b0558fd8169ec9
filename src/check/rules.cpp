#include "check/rules.h"

#include <algorithm>
#include <array>

namespace huisu {
namespace referee {
namespace {

constexpr std::array kKinds{HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox};

// Calls on_break for each repeated digit until it returns false.
template <class OnBreak>
void for_each_break(const Grid& grid, const OnBreak& on_break) {
    const int size = grid.shape.size();
    for (const HouseKind kind : kKinds) {
        for (int index = 0; index < size; ++index) {
            std::array<Cell, kMaxSize + 1> first_with;
            first_with.fill(-1);
            for (int i = 0; i < size; ++i) {
                const Cell cell = grid.shape.cell_in({kind, index}, i);
                const Digit digit = grid[cell];
                if (digit == kNoDigit || digit > size) continue;
                Cell& first = first_with[static_cast<std::size_t>(digit)];
                if (first < 0)
                    first = cell;
                else if (!on_break(RuleBreak{{kind, index}, digit, first, cell}))
                    return;
            }
        }
    }
}

}  // namespace

std::vector<RuleBreak> rule_breaks(const Grid& digits) {
    std::vector<RuleBreak> breaks;
    for_each_break(digits, [&](const RuleBreak& found) {
        breaks.push_back(found);
        return true;
    });
    return breaks;
}

std::optional<RuleBreak> first_rule_break(const Grid& digits) {
    std::optional<RuleBreak> first;
    for_each_break(digits, [&](const RuleBreak& found) {
        first = found;
        return false;
    });
    return first;
}

}  // namespace referee

bool is_solution(const Grid& grid) {
    const auto is_digit = [&](std::uint8_t digit) { return digit >= 1 && digit <= grid.shape.size(); };
    return grid.digits.size() == static_cast<std::size_t>(grid.shape.cells()) &&
           std::all_of(grid.digits.begin(), grid.digits.end(), is_digit) && !referee::first_rule_break(grid);
}

bool is_solution_of(const Grid& grid, const Puzzle& puzzle) {
    if (grid.shape != puzzle.shape() || !is_solution(grid)) return false;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        if (!puzzle.candidates(cell).contains(grid[cell])) return false;
    return true;
}

std::optional<Cell> first_wrong_cell(const Puzzle& state, const Grid& solution) {
    for (Cell cell = 0; cell < state.cells(); ++cell)
        if (!state.is_open(cell) && state.digit(cell) != solution[cell]) return cell;
    return std::nullopt;
}

std::vector<RuleBreak> rule_breaks(const Puzzle& puzzle) {
    return referee::rule_breaks(puzzle.digits());
}

}  // namespace huisu
