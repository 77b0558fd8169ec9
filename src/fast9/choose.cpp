#include "fast9/choose.h"

#include <algorithm>
#include <bit>

namespace huisu::fast9 {
namespace {

constexpr std::size_t kSize = 9;

// The digits of the cells with two candidates, and of all with two or more.
struct Part {
    std::uint16_t paired = 0;
    std::uint16_t open = 0;

    void add(std::uint16_t cell) {
        if (std::popcount(cell) >= 2) open |= cell;
        if (std::popcount(cell) == 2) paired |= cell;
    }
    friend Part operator+(const Part& a, const Part& b) {
        return {static_cast<std::uint16_t>(a.paired | b.paired), static_cast<std::uint16_t>(a.open | b.open)};
    }
};

using Parts = std::array<Part, 27>;  // of line h: 3h, 3h+1, 3h+2

Part others(const Parts& parts, std::size_t line, std::size_t part) {
    return parts[3 * line + (part + 1) % 3] + parts[3 * line + (part + 2) % 3];
}

std::size_t box_of(std::size_t cell) {
    return cell / 27 * 3 + cell % kSize / 3;
}

std::uint16_t lowest(std::uint16_t set) {
    return static_cast<std::uint16_t>(set & -set);
}

// The digits that are in most of three sets.
std::uint16_t most_common(const std::array<std::uint16_t, 3>& sets) {
    const auto in_all = static_cast<std::uint16_t>(sets[0] & sets[1] & sets[2]);
    if (in_all != 0) return in_all;
    const auto in_two = static_cast<std::uint16_t>((sets[0] & sets[1]) | (sets[1] & sets[2]) | (sets[2] & sets[0]));
    return in_two != 0 ? in_two : static_cast<std::uint16_t>(sets[0] | sets[1] | sets[2]);
}

// House by house, the digits that have exactly two places.
struct TwoPlaces {
    std::array<std::uint16_t, kSize> rows{}, columns{}, boxes{};
};

TwoPlaces two_places(const std::uint16_t* cells) {
    struct Counts {
        std::array<std::uint16_t, kSize> one{}, two{}, three{};
        void add(std::size_t house, std::uint16_t cell) {
            three[house] = static_cast<std::uint16_t>(three[house] | (two[house] & cell));
            two[house] = static_cast<std::uint16_t>(two[house] | (one[house] & cell));
            one[house] = static_cast<std::uint16_t>(one[house] | cell);
        }
        void take_exactly_two(std::array<std::uint16_t, kSize>& sets) const {
            for (std::size_t h = 0; h < kSize; ++h) sets[h] = static_cast<std::uint16_t>(two[h] & ~three[h]);
        }
    };
    Counts rows, columns, boxes;
    for (std::size_t cell = 0; cell < kSize * kSize; ++cell) {
        rows.add(cell / kSize, cells[cell]);
        columns.add(cell % kSize, cells[cell]);
        boxes.add(box_of(cell), cells[cell]);
    }
    TwoPlaces result;
    rows.take_exactly_two(result.rows);
    columns.take_exactly_two(result.columns);
    boxes.take_exactly_two(result.boxes);
    return result;
}

BranchPlace smallest_cell(const std::uint16_t* cells) {
    BranchPlace best;
    int fewest = kSize + 1;
    for (std::size_t cell = 0; cell < kSize * kSize; ++cell) {
        const int candidates = std::popcount(cells[cell]);
        if (candidates < 2 || candidates >= fewest) continue;
        fewest = candidates;
        best = {cell, lowest(cells[cell])};
    }
    return best;
}

}  // namespace

std::array<BranchKey, 2> best_apart(const std::array<BranchKey, 9>& keys) {
    // The six ways to take three boxes apart, the best two of each. Without branches, which could not be foreseen.
    constexpr std::size_t kWays[6][3] = {{0, 4, 8}, {0, 5, 7}, {1, 3, 8}, {1, 5, 6}, {2, 3, 7}, {2, 4, 6}};
    std::uint32_t best = 0;
    for (const auto& way : kWays) {
        const BranchKey low = std::min(keys[way[0]], keys[way[1]]);
        const BranchKey high = std::max(keys[way[0]], keys[way[1]]);
        const BranchKey last = keys[way[2]];
        const std::uint32_t first = std::max(high, last);
        best = std::max(best, first << 16 | std::max(low, std::min(high, last)));
    }
    return {static_cast<BranchKey>(best >> 16), static_cast<BranchKey>(best)};
}

BranchPlace place_without_pairs(const std::uint16_t* cells) {
    const TwoPlaces two = two_places(cells);
    BranchPlace best;
    int most = 0;
    for (std::size_t cell = 0; cell < kSize * kSize; ++cell) {
        const std::uint16_t open = cells[cell];
        if (std::popcount(open) < 2) continue;
        const std::array<std::uint16_t, 3> by_house = {static_cast<std::uint16_t>(open & two.rows[cell / kSize]),
                                                       static_cast<std::uint16_t>(open & two.columns[cell % kSize]),
                                                       static_cast<std::uint16_t>(open & two.boxes[box_of(cell)])};
        const int times = std::popcount(by_house[0]) + std::popcount(by_house[1]) + std::popcount(by_house[2]);
        if (times <= most) continue;
        most = times;
        best = {cell, lowest(most_common(by_house))};
    }
    return most > 0 ? best : smallest_cell(cells);
}

Branching branching_of(const std::uint16_t* cells) {
    Parts rows;
    Parts columns;
    Branching result;
    std::array<std::uint16_t, 9> singles{};
    for (std::size_t cell = 0; cell < kSize * kSize; ++cell) {
        rows[cell / 3].add(cells[cell]);
        columns[cell % kSize * 3 + cell / 27].add(cells[cell]);
        if (std::popcount(cells[cell]) > 1) continue;
        std::uint16_t& seen = singles[box_of(cell)];
        result.is_refuted = result.is_refuted || (seen & cells[cell]) != 0;
        seen |= cells[cell];
    }
    std::array<BranchKey, 9> keys{};
    for (std::size_t cell = 0; cell < kSize * kSize; ++cell) {
        const std::uint16_t pair = cells[cell];
        if (std::popcount(pair) != 2) continue;
        const std::size_t row = cell / kSize;
        const std::size_t column = cell % kSize;
        const Part in_row = others(rows, row, column / 3);
        const Part in_column = others(columns, column, row / 3);
        const int points = std::popcount(static_cast<std::uint16_t>(pair & (in_row.paired | in_column.paired))) +
                           2 * std::popcount(static_cast<std::uint16_t>(pair & in_row.open & in_column.open)) +
                           kPointsOffset;
        const auto key = static_cast<BranchKey>((points << kKeyShift) + static_cast<int>(kKeyCells - cell));
        keys[box_of(cell)] = std::max(keys[box_of(cell)], key);
    }
    result.best = best_apart(keys);
    return result;
}

}  // namespace huisu::fast9
