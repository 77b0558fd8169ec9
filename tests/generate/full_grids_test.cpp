// Complete grids of every size: right, and the same for the same seed and number.
#include "generate/full_grids.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "huisu/huisu.h"

namespace huisu::generating {
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
        const FullGrids grids(shape);
        model::Random random(8);
        for (int i = 0; i < 5; ++i) EXPECT_TRUE(is_solution_of(grids.next(random), Puzzle(shape))) << shape_name(shape);
    }
}

TEST(FullGrids, DependOnTheSeedAlone) {
    for (const Shape& shape : shapes()) {
        std::array<model::Random, 3> random{model::Random(9), model::Random(9), model::Random(10)};
        std::array<std::set<std::vector<std::uint8_t>>, 3> made;
        for (std::size_t i = 0; i < made.size(); ++i) {
            const FullGrids grids(shape);
            for (int n = 0; n < 4; ++n) made[i].insert(grids.next(random[i]).digits);
        }
        EXPECT_EQ(made[0], made[1]) << shape_name(shape);
        if (shape.size() == 4) continue;
        EXPECT_EQ(made[0].size(), 4U);
        EXPECT_NE(made[0], made[2]);
    }
}

TEST(FullGrids, AreTheSameFromSeveralThreads) {
    const FullGrids grids{Shape()}, small(*Shape::make(2, 4));
    std::array<std::vector<Grid>, 2> made;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < 2; ++i)
        threads.emplace_back([&, i] {
            model::Random random(11);
            for (int n = 0; n < 50; ++n)
                for (const FullGrids* from : {&grids, &small}) made[i].push_back(from->next(random));
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

}  // namespace
}  // namespace huisu::generating
