// Complete grids: all of them equally likely where that is promised. Uniform grids look alike from all sides, which the
// way they are drawn, band after band, does not give by itself.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <string>

#include "generate/full_grids.h"
#include "generate/uniform_grids.h"
#include "huisu/check.h"
#include "huisu/count.h"

namespace huisu::generating {
namespace {

Grid grid_of(const Digits9& digits) {
    Grid grid;
    for (Cell cell = 0; cell < grid.shape.cells(); ++cell) grid.set(cell, digits[static_cast<std::size_t>(cell)]);
    return grid;
}

// Of band 0 to 2, or of a stack as if it were a band.
int fillings_of(const Digits9& grid, std::size_t band, bool is_stack) {
    BandColumns columns{};
    for (std::size_t line = 0; line < 3; ++line)
        for (std::size_t place = 0; place < 9; ++place) {
            const std::size_t across = 3 * band + line;
            const std::uint8_t digit = is_stack ? grid[9 * place + across] : grid[9 * across + place];
            columns[place] = static_cast<DigitMask>(columns[place] | 1U << (digit - 1));
        }
    return count_fillings(columns);
}

double chi_square(const std::map<std::vector<std::uint8_t>, int>& counts, double expected, double classes) {
    double sum = (classes - static_cast<double>(counts.size())) * expected;
    for (const auto& [grid, count] : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

TEST(FillingTable, AddsUpToTheNumberOfBands) {
    FillingTable table;
    std::int64_t sum = 0;
    int most = 0;
    for (int second = 0; second < FillingTable::kSplits; ++second)
        for (int third = 0; third < FillingTable::kSplits; ++third) {
            sum += table.fillings(second, third);
            most = std::max(most, table.fillings(second, third));
        }
    EXPECT_EQ(sum * 1680 * 36, 948'109'639'680);
    EXPECT_EQ(most, FillingTable::kMostFillings);
}

TEST(UniformGrids, AreSolutions) {
    UniformGrids grids;
    model::Random random(1);
    for (int i = 0; i < 200; ++i) EXPECT_TRUE(is_solution(grid_of(grids.next(random))));
}

TEST(UniformGrids, LookAlikeInAllBandsAndStacks) {
    constexpr int kGrids = 20'000;
    UniformGrids grids;
    model::Random random(2);
    std::array<double, 6> sums{};
    double squares = 0;
    for (int i = 0; i < kGrids; ++i) {
        const Digits9 grid = grids.next(random);
        for (std::size_t side = 0; side < 6; ++side) {
            const double fillings = fillings_of(grid, side % 3, side >= 3);
            sums[side] += fillings;
            squares += fillings * fillings;
        }
    }
    double mean = 0;
    for (const double sum : sums) mean += sum / (6.0 * kGrids);
    const double deviation = std::sqrt(squares / (6.0 * kGrids) - mean * mean);
    for (const double sum : sums) EXPECT_NEAR(sum / kGrids, mean, 4 * deviation / std::sqrt(kGrids));
}

TEST(FullGrids, OfFourByFourAreAllEquallyLikely) {
    const FullGrids grids(*Shape::make(2, 2));
    model::Random random(3);
    std::map<std::vector<std::uint8_t>, int> counts;
    for (int i = 0; i < 288 * 50; ++i) ++counts[grids.next(random).digits];
    EXPECT_EQ(counts.size(), 288U);
    EXPECT_NEAR(chi_square(counts, 50, 288), 287, 5 * std::sqrt(2 * 287.0));
}

TEST(FullGrids, OfSixBySixAreAllEquallyLikelyByTheirSecondRows) {
    const Shape shape = *Shape::make(2, 3);
    const FullGrids grids(shape);
    model::Random random(4);
    constexpr double kGrids = 7'200;
    std::map<std::vector<std::uint8_t>, int> rows;  // with the first row named 1 to 6
    for (int i = 0; i < static_cast<int>(kGrids); ++i) {
        const Grid grid = grids.next(random);
        std::array<std::uint8_t, 7> name{};
        for (Cell cell = 0; cell < 6; ++cell)
            name[grid.digits[static_cast<std::size_t>(cell)]] = static_cast<std::uint8_t>(cell + 1);
        std::vector<std::uint8_t> row;
        for (Cell cell = 6; cell < 12; ++cell) row.push_back(name[grid.digits[static_cast<std::size_t>(cell)]]);
        ++rows[row];
    }
    EXPECT_EQ(rows.size(), 36U);
    double sum = 0;
    for (const auto& [row, times] : rows) {
        Puzzle puzzle(shape);
        for (Cell cell = 0; cell < 6; ++cell) puzzle.set_given(cell, cell + 1);
        for (Cell cell = 6; cell < 12; ++cell) puzzle.set_given(cell, row[static_cast<std::size_t>(cell) - 6]);
        const double share = std::stod(count(puzzle).count.to_decimal()) / 39'168;
        const double expected = kGrids * share;
        sum += (times - expected) * (times - expected) / expected;
    }
    EXPECT_NEAR(sum, 35, 5 * std::sqrt(2 * 35.0));
}

TEST(FullGrids, OfOtherSizesAreSolutions) {
    model::Random random(5);
    for (const auto& [rows, cols] : {std::pair{2, 4}, {4, 2}, {2, 5}, {3, 4}, {4, 4}, {5, 5}}) {
        const FullGrids grids(*Shape::make(rows, cols));
        for (int i = 0; i < 3; ++i) EXPECT_TRUE(is_solution(grids.next(random))) << rows << "x" << cols;
    }
}

}  // namespace
}  // namespace huisu::generating
