#include "search/search.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <vector>

#include "huisu/check.h"
#include "puzzles.h"

namespace huisu::search {
namespace {

using tests::puzzle_of;

std::vector<Grid> all_solutions(const Puzzle& puzzle, std::size_t limit = 100000) {
    const Budget budget;
    Search search(puzzle, budget);
    std::vector<Grid> found;
    while (found.size() < limit && search.next() == Step::kSolution) found.push_back(search.solution());
    return found;
}

TEST(Search, SolvesTheOriginsPuzzlesAndProvesThemUnique) {
    EXPECT_EQ(all_solutions(puzzle_of(tests::kOrigin)), std::vector{tests::grid_of(tests::kOriginSolution)});
    EXPECT_EQ(all_solutions(puzzle_of(tests::kInkala)), std::vector{tests::grid_of(tests::kInkalaSolution)});
}

TEST(Search, FindsEachOf288GridsOfSize4Once) {
    const std::vector<Grid> grids = all_solutions(Puzzle(*Shape::make(2, 2)));
    EXPECT_EQ(grids.size(), 288U);
    std::set<std::vector<std::uint8_t>> different;
    for (const Grid& grid : grids) {
        EXPECT_TRUE(is_solution(grid));
        different.insert(grid.digits);
    }
    EXPECT_EQ(different.size(), 288U);
}

TEST(Search, CountsThe39168GridsOfSize6WithTheFirstRowFixed) {
    for (const Shape shape : {*Shape::make(2, 3), *Shape::make(3, 2)}) {
        Puzzle puzzle(shape);
        for (Cell cell = 0; cell < 6; ++cell) puzzle.set_given(cell, cell + 1);
        EXPECT_EQ(all_solutions(puzzle).size(), 39168U);
    }
}

TEST(Search, CountsThe161280LatinSquaresOfOrder5) {
    EXPECT_EQ(all_solutions(Puzzle(*Shape::make(1, 5)), 200000).size(), 161280U);
    EXPECT_EQ(all_solutions(Puzzle(*Shape::make(5, 1)), 200000).size(), 161280U);
}

TEST(Search, GivesAFirstSolutionOfAnEmptyGridOfAnyShape) {
    const Budget budget;
    for (int rows = 1; rows <= 8; ++rows) {
        for (int cols = rows; cols <= 8 && rows * cols <= 36; ++cols) {
            const auto shape = Shape::make(rows, cols);
            if (!shape) continue;
            Search search(Puzzle(*shape), budget);
            ASSERT_EQ(search.next(), Step::kSolution) << shape_name(*shape);
            EXPECT_TRUE(is_solution(search.solution())) << shape_name(*shape);
        }
    }
}

TEST(Search, HasNoSolutionWhereLockedCandidatesRefute) {
    EXPECT_TRUE(all_solutions(puzzle_of(tests::kNorvigImpossible)).empty());
}

TEST(Search, ACellWithoutPencilmarksHasNoSolution) {
    Puzzle puzzle;
    puzzle.set_candidates(40, DigitSet{});
    EXPECT_TRUE(all_solutions(puzzle).empty());
}

TEST(Search, ADigitWithoutAPlaceInAHouseHasNoSolution) {
    Puzzle puzzle;
    for (Cell cell = 9; cell < 18; ++cell) puzzle.set_candidates(cell, DigitSet::all(9) - DigitSet::of(4));
    EXPECT_TRUE(all_solutions(puzzle).empty());
}

TEST(Search, ACompleteGridIsItsOwnSolutionWithoutABranch) {
    const Budget budget;
    Search search(puzzle_of(tests::kInkalaSolution), budget);
    ASSERT_EQ(search.next(), Step::kSolution);
    EXPECT_EQ(search.solution(), tests::grid_of(tests::kInkalaSolution));
    EXPECT_EQ(search.next(), Step::kExhausted);
    EXPECT_EQ(search.stats().nodes, 1U);
    EXPECT_EQ(search.stats().undos, 0U);
}

TEST(Search, StaysExhaustedAfterTheEnd) {
    const Budget budget;
    Search search(puzzle_of(tests::kOrigin), budget);
    ASSERT_EQ(search.next(), Step::kSolution);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(search.next(), Step::kExhausted);
}

TEST(Search, StopsWhenTheNodesAreUsedUp) {
    const Budget budget = Budget::of_nodes(3);
    Search search(puzzle_of(tests::kEasterMonster), budget);
    EXPECT_EQ(search.next(), Step::kStopped);
    EXPECT_LE(search.stats().nodes, 5U);
}

TEST(Search, StopsWhenToldTo) {
    std::atomic<bool> stop = true;
    Budget budget;
    budget.stop = &stop;
    Search search(Puzzle{}, budget);
    int solutions = 0;
    Step step = search.next();
    for (; step == Step::kSolution; step = search.next()) ++solutions;
    EXPECT_EQ(step, Step::kStopped);
    EXPECT_LT(solutions, 1000);
}

TEST(Search, StopsAtADeadlineInThePast) {
    Budget budget;
    budget.deadline = Budget::Clock::now() - std::chrono::seconds(1);
    Search search(Puzzle{}, budget);
    Step step = search.next();
    for (int i = 0; step == Step::kSolution && i < 1000; ++i) step = search.next();
    EXPECT_EQ(step, Step::kStopped);
}

TEST(Search, ReportsProgressAndStopsWhenTheCallbackSaysSo) {
    Budget budget;
    std::uint64_t calls = 0;
    budget.progress = [&](const Progress& progress) {
        EXPECT_GT(progress.nodes, 0U);
        return ++calls < 10;
    };
    Search search(Puzzle{}, budget);
    Step step = search.next();
    while (step == Step::kSolution) step = search.next();
    EXPECT_EQ(step, Step::kStopped);
    EXPECT_EQ(calls, 10U);
}

TEST(Search, DoesTheSameEachTime) {
    const Budget budget;
    Search a(Puzzle(*Shape::make(5, 6)), budget);
    Search b(Puzzle(*Shape::make(5, 6)), budget);
    ASSERT_EQ(a.next(), Step::kSolution);
    ASSERT_EQ(b.next(), Step::kSolution);
    EXPECT_EQ(a.solution(), b.solution());
    EXPECT_EQ(a.stats().nodes, b.stats().nodes);
}

}  // namespace
}  // namespace huisu::search
