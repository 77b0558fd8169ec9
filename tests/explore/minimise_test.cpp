// From proper puzzles to minimal ones.
#include <gtest/gtest.h>

#include <set>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

void expect_minimal_inside(const Puzzle& minimal, const Puzzle& puzzle) {
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (!minimal.is_open(cell)) {
            EXPECT_EQ(minimal.digit(cell), puzzle.digit(cell));
        }
    }
    const CheckResult checked = check(minimal, {.minimal = true});
    EXPECT_EQ(checked.verdict, Verdict::kUnique);
    ASSERT_TRUE(checked.redundant);
    EXPECT_TRUE(checked.redundant->empty());
}

TEST(Minimise, SolutionsOfEverySizeBecomeMinimalPuzzles) {
    for (const Shape& shape : {*Shape::make(2, 2), *Shape::make(2, 3), *Shape::make(2, 4), Shape{}}) {
        const Puzzle puzzle(tests::cyclic_grid(shape));
        const MinimiseResult result = minimise(puzzle);
        EXPECT_EQ(result.end, ExploreEnd::kComplete);
        expect_minimal_inside(result.puzzle, puzzle);
    }
}

TEST(Minimise, EachSeedHasItsOwnOrder) {
    const Puzzle puzzle(tests::grid_of(tests::kOriginSolution));
    std::set<std::vector<std::uint8_t>> puzzles;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const MinimiseResult result = minimise(puzzle, {.seed = seed});
        expect_minimal_inside(result.puzzle, puzzle);
        EXPECT_EQ(minimise(puzzle, {.seed = seed}).puzzle, result.puzzle);
        puzzles.insert(result.puzzle.digits().digits);
    }
    EXPECT_EQ(puzzles.size(), 10U);
}

TEST(Minimise, MinimalPuzzlesStayAsTheyAre) {
    const Puzzle puzzle = tests::puzzle_of(tests::kInkala);
    EXPECT_EQ(minimise(puzzle).puzzle, puzzle);
}

TEST(Minimise, PlacedDigitsStay) {
    Puzzle puzzle(tests::grid_of(tests::kOriginSolution));
    puzzle.set_placed(0, puzzle.digit(0));
    EXPECT_TRUE(minimise(puzzle).puzzle.is_placed(0));
}

TEST(Minimise, WhatIsNotProperIsRefused) {
    EXPECT_EQ(minimise(Puzzle()).end, ExploreEnd::kNotProper);
    EXPECT_EQ(minimise(Puzzle()).verdict, Verdict::kMany);
    EXPECT_EQ(minimise(tests::puzzle_of(tests::kNorvigImpossible)).verdict, Verdict::kNone);
    MinimiseOptions options;
    options.budget = Budget::of_nodes(0);
    EXPECT_EQ(minimise(tests::puzzle_of(tests::kInkala), options).end, ExploreEnd::kStopped);
}

}  // namespace
}  // namespace huisu
