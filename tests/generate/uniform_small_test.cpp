// That complete 4x4, 6x6 and 8x8 grids are uniform.
#include "generate/uniform_small.h"

#include <gtest/gtest.h>

#include <map>

#include "chi_square.h"
#include "huisu/huisu.h"

namespace huisu::generating {
namespace {

/// Renamed so that the first row ascends.
std::vector<std::uint8_t> normalised(const Grid& grid) {
    std::array<std::uint8_t, 9> names{};
    std::vector<std::uint8_t> digits = grid.digits;
    for (std::uint8_t column = 0; column < grid.shape.size(); ++column) names[digits[column]] = column;
    for (std::uint8_t& digit : digits) digit = names[digit];
    return digits;
}

template <class Key>
double excess_over_uniform(const std::map<Key, std::uint64_t>& seen, std::size_t kinds, std::uint64_t grids) {
    std::vector<std::uint64_t> numbers;
    for (const auto& [key, number] : seen) numbers.push_back(number);
    numbers.resize(kinds);
    const std::vector<double> expected(kinds, static_cast<double>(grids) / static_cast<double>(kinds));
    return tests::chi_square_excess(numbers, expected);
}

TEST(UniformSmall, WeighsAllGrids) {
    EXPECT_EQ(UniformSmall(*Shape::make(2, 2)).total(), 288U);
    EXPECT_EQ(UniformSmall(*Shape::make(2, 3)).total(), 28'200'960U);
    EXPECT_EQ(UniformSmall(*Shape::make(3, 2)).total(), 28'200'960U);
    EXPECT_EQ(UniformSmall(*Shape::make(4, 2)).total(), 29'136'487'207'403'520U);
}

TEST(UniformSmall, The288GridsOf4x4ComeEquallyOften) {
    constexpr std::uint64_t kGrids = 28'800;
    const UniformSmall all(*Shape::make(2, 2));
    std::map<std::vector<std::uint8_t>, std::uint64_t> seen;
    model::Random random(1);
    for (std::uint64_t i = 0; i < kGrids; ++i) ++seen[all.grid(random).digits];
    EXPECT_EQ(seen.size(), 288U);
    EXPECT_LT(std::abs(excess_over_uniform(seen, 288, kGrids)), 4);
}

TEST(UniformSmall, The39168GridsOf6x6WithOneFirstRowComeEquallyOften) {
    constexpr std::uint64_t kGrids = 5 * 39'168;
    for (const Shape shape : {*Shape::make(2, 3), *Shape::make(3, 2)}) {
        const UniformSmall all(shape);
        std::map<std::vector<std::uint8_t>, std::uint64_t> seen;
        model::Random random(2);
        for (std::uint64_t i = 0; i < kGrids; ++i) ++seen[normalised(all.grid(random))];
        EXPECT_GT(seen.size(), 38'600U);  // one in e^5 is not seen
        EXPECT_LE(seen.size(), 39'168U);
        EXPECT_LT(std::abs(excess_over_uniform(seen, 39'168, kGrids)), 4);
    }
}

TEST(UniformSmall, GridsOf8x8KeepTheRulesAndHaveEqualCellsAsOftenAsTheExactCountsSay) {
    constexpr std::uint64_t kGrids = 1000;
    for (const Shape shape : {*Shape::make(2, 4), *Shape::make(4, 2)}) {
        const UniformSmall all(shape);
        const Puzzle empty(shape);
        Puzzle equal(shape);
        equal.set_given(0, 1);
        equal.set_given(63, 1);
        Puzzle rectangle(shape);
        for (const auto& [cell, digit] : {std::pair(0, 1), {12, 1}, {4, 2}, {8, 2}}) rectangle.set_given(cell, digit);
        std::uint64_t equals = 0, rectangles = 0;
        model::Random random(3);
        for (std::uint64_t i = 0; i < kGrids; ++i) {
            const Grid grid = all.grid(random);
            ASSERT_TRUE(is_solution_of(grid, empty));
            equals += grid[0] == grid[63] ? 1U : 0U;
            rectangles += grid[0] == grid[12] && grid[4] == grid[8] ? 1U : 0U;
        }
        const auto share_of = [&](const Puzzle& puzzle) {
            return static_cast<double>(count(puzzle).count.to_u64()) / static_cast<double>(all.total());
        };
        EXPECT_LT(std::abs(tests::deviation(equals, kGrids, 8 * share_of(equal))), 4);
        EXPECT_LT(std::abs(tests::deviation(rectangles, kGrids, 56 * share_of(rectangle))), 4);
    }
}

}  // namespace
}  // namespace huisu::generating
