// Filling the tables, house by house, so that the first repeated digit is the one every other part of huisu names.
#include "backtrack/used_digits.h"

#include <cassert>

namespace huisu::backtrack {
namespace {

/// Adds the digits of one house to its set; stops at a digit that is in it already.
std::optional<RuleBreak> collect(const Grid& grid, House house, DigitSet& used) {
    for (int i = 0; i < grid.shape.size(); ++i) {
        const Cell cell = grid.shape.cell_in(house, i);
        const Digit digit = grid[cell];
        assert(digit <= grid.shape.size());
        if (digit == kNoDigit) continue;
        if (used.contains(digit)) {
            int earlier = 0;
            while (grid[grid.shape.cell_in(house, earlier)] != digit) ++earlier;
            return RuleBreak{house, digit, grid.shape.cell_in(house, earlier), cell};
        }
        used.insert(digit);
    }
    return std::nullopt;
}

}  // namespace

std::optional<RuleBreak> UsedDigits::fill(const Grid& grid) {
    struct Table {
        HouseKind kind;
        std::array<DigitSet, kMaxSize>& sets;
    };
    for (const Table& table :
         {Table{HouseKind::kRow, rows_}, Table{HouseKind::kColumn, columns_}, Table{HouseKind::kBox, boxes_}}) {
        for (int index = 0; index < grid.shape.size(); ++index)
            if (auto found = collect(grid, {table.kind, index}, table.sets[static_cast<std::size_t>(index)]))
                return found;
    }
    return std::nullopt;
}

}  // namespace huisu::backtrack
