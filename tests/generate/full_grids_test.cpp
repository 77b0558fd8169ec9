// Complete grids of every size: right, and the same for the same seed and number.
#include "generate/full_grids.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "huisu/huisu.h"

namespace huisu::grids {
namespace {

std::vector<Shape> shapes() {
    std::vector<Shape> all;
    for (const auto& [rows, columns] :
         {std::pair(2, 2), {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {5, 2}, {3, 4}, {2, 6}, {4, 4}, {5, 5}, {1, 7}})
        all.push_back(*Shape::make(rows, columns));
    return all;
}

TEST(FullGrids, KeepTheRules) {
    for (const Shape& shape : shapes()) {
        const FullGrids grids(shape, 8);
        for (std::uint64_t index = 0; index < 5; ++index) {
            const auto grid = grids.grid(index);
            ASSERT_TRUE(grid) << shape_name(shape);
            EXPECT_TRUE(is_solution_of(*grid, Puzzle(shape))) << shape_name(shape);
        }
    }
}

TEST(FullGrids, DependOnSeedAndNumberAlone) {
    for (const Shape& shape : shapes()) {
        const FullGrids grids(shape, 9);
        const auto late = grids.grid(3);
        std::set<std::vector<std::uint8_t>> different;
        for (std::uint64_t index = 0; index < 4; ++index) different.insert(grids.grid(index)->digits);
        if (shape.size() > 4) {
            EXPECT_EQ(different.size(), 4U);
            EXPECT_NE(FullGrids(shape, 10).grid(3), late);
        }
        EXPECT_EQ(FullGrids(shape, 9).grid(3), late) << shape_name(shape);
    }
}

TEST(FullGrids, AreTheSameFromSeveralThreads) {
    const FullGrids grids(Shape(), 11), small(*Shape::make(2, 4), 11);
    std::array<std::vector<Grid>, 2> made;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < 2; ++i)
        threads.emplace_back([&, i] {
            for (std::uint64_t index = 0; index < 50; ++index)
                for (const FullGrids* from : {&grids, &small}) made[i].push_back(*from->grid(index));
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(made[0], made[1]);
}

TEST(FullGrids, SayWhichShapesAreUniform) {
    EXPECT_TRUE(FullGrids::is_uniform(Shape()));
    EXPECT_TRUE(FullGrids::is_uniform(*Shape::make(4, 2)));
    EXPECT_FALSE(FullGrids::is_uniform(*Shape::make(2, 5)));
    EXPECT_FALSE(FullGrids::is_uniform(*Shape::make(1, 9)));
}

TEST(FullGrids, BySearchEndWithTheBudget) {
    EXPECT_FALSE(FullGrids(*Shape::make(5, 5), 1).grid(0, Budget::of_nodes(3)));
}

}  // namespace
}  // namespace huisu::grids
