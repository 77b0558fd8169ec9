// The method as an engine: what it finds, in which order, what it counts and how it stops.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "backtrack/backtrack.h"
#include "backtrack/puzzles.h"

namespace huisu::backtrack {
namespace {

using namespace backtrack_test;

const auto kGoOn = [](const Grid&) { return true; };
const auto kFirstOnly = [](const Grid&) { return false; };

std::vector<std::string> all_solutions(const Puzzle& puzzle) {
    std::vector<std::string> lines;
    const Outcome outcome = for_each_solution(puzzle, {}, [&](const Grid& grid) {
        lines.push_back(line_of(grid));
        return true;
    });
    EXPECT_TRUE(outcome.is_complete);
    EXPECT_EQ(outcome.solutions, lines.size());
    EXPECT_EQ(outcome.stats.nodes, outcome.stats.undos) << "everything tried was undone";
    return lines;
}

TEST(Backtrack, NeedsThePublishedNumberOfTriesForInkala2012) {
    std::string first;
    const Outcome outcome = for_each_solution(puzzle_of(kInkala2012), {}, [&](const Grid& grid) {
        first = line_of(grid);
        return false;
    });
    EXPECT_EQ(first, kInkala2012Solution);
    EXPECT_EQ(outcome.stats.nodes, 49'558U);
    EXPECT_EQ(outcome.stats.undos, 49'558U - 60U) << "60 of the tries stayed on the grid";
    EXPECT_FALSE(outcome.is_complete);
    EXPECT_FALSE(outcome.is_stopped);
}

TEST(Backtrack, ProvesThatInkala2012HasOneSolution) {
    EXPECT_EQ(all_solutions(puzzle_of(kInkala2012)), std::vector<std::string>{std::string(kInkala2012Solution)});
}

TEST(Backtrack, FindsAll288GridsOfFourByFourInAscendingOrder) {
    const std::vector<std::string> lines = all_solutions(Puzzle(*Shape::make(2, 2)));
    EXPECT_EQ(lines.size(), 288U);
    EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end()));
    EXPECT_EQ(std::adjacent_find(lines.begin(), lines.end()), lines.end());
    EXPECT_EQ(lines.front(), "1234341221434321");
}

TEST(Backtrack, WorksOnBoxesThatAreNotSquare) {
    // Every Latin square of size 5 has boxes of one row: 161280 of them, 56 with first row and column in order.
    Puzzle puzzle(*Shape::make(1, 5));
    for (int i = 0; i < 5; ++i) {
        puzzle.set_given(i, i + 1);
        puzzle.set_given(5 * i, i + 1);
    }
    EXPECT_EQ(all_solutions(puzzle).size(), 56U);
    // 6x6 grids with a 2x3 box: 28200960 in all (known), 6! relabellings of each; 39168 with the first row fixed.
    const std::vector<std::string> six = all_solutions(puzzle_of("123456" + std::string(30, '.'), *Shape::make(2, 3)));
    EXPECT_EQ(six.size(), 28'200'960U / 720U);
}

TEST(Backtrack, FindsTheSixSolutionsOfAPuzzleThatLooksProper) {
    EXPECT_EQ(
        all_solutions(puzzle_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."))
            .size(),
        6U);
}

TEST(Backtrack, ReturnsACompleteGridWithoutATry) {
    const Outcome outcome = for_each_solution(puzzle_of(kInkala2012Solution), Budget::of_nodes(0), kGoOn);
    EXPECT_EQ(outcome.solutions, 1U);
    EXPECT_TRUE(outcome.is_complete);
    EXPECT_FALSE(outcome.is_stopped);
    EXPECT_EQ(outcome.stats.nodes, 0U);
    EXPECT_EQ(outcome.stats.undos, 0U);
}

TEST(Backtrack, SeesThatAPuzzleHasNoSolution) {
    // r1c4 sees 1, 2 and 3 in its row and 4 in its column.
    const Outcome outcome = for_each_solution(small_puzzle("123....4........"), {}, kGoOn);
    EXPECT_EQ(outcome.solutions, 0U);
    EXPECT_TRUE(outcome.is_complete);
    EXPECT_EQ(outcome.stats.nodes, 0U);
}

TEST(Backtrack, TriesOnlyTheCandidatesOfAPencilmarkPuzzle) {
    Puzzle puzzle(*Shape::make(2, 2));
    const auto allow = [&](Cell cell, std::initializer_list<Digit> digits) {
        DigitSet set;
        for (const Digit digit : digits) set.insert(digit);
        puzzle.set_candidates(cell, set);
    };
    allow(0, {4});
    allow(5, {2, 3});
    allow(15, {1, 2});
    std::size_t expected = 0;
    for (const std::string& line : all_solutions(Puzzle(*Shape::make(2, 2))))
        expected += line[0] == '4' && (line[5] == '2' || line[5] == '3') && (line[15] == '1' || line[15] == '2');
    EXPECT_EQ(all_solutions(puzzle).size(), expected);
    EXPECT_GT(expected, 0U);

    allow(3, {});
    EXPECT_TRUE(all_solutions(puzzle).empty());
}

TEST(Backtrack, KeepsPlacedDigitsLikeGivens) {
    Puzzle puzzle = small_puzzle();
    puzzle.set_placed(0, 4);
    EXPECT_EQ(all_solutions(puzzle), std::vector<std::string>{std::string(kSmallSolution)});
    puzzle.set_placed(0, 2);
    EXPECT_TRUE(all_solutions(puzzle).empty());
}

TEST(Backtrack, SpendsExactlyTheNodesItMay) {
    const Puzzle puzzle = puzzle_of(kInkala2012);
    for (const std::uint64_t nodes : {0U, 1U, 4095U, 4096U, 4097U, 49'557U}) {
        const Outcome outcome = for_each_solution(puzzle, Budget::of_nodes(nodes), kFirstOnly);
        EXPECT_EQ(outcome.stats.nodes, nodes);
        EXPECT_EQ(outcome.solutions, 0U);
        EXPECT_TRUE(outcome.is_stopped);
        EXPECT_FALSE(outcome.is_complete);
    }
    EXPECT_EQ(for_each_solution(puzzle, Budget::of_nodes(49'558), kFirstOnly).solutions, 1U);
}

TEST(Backtrack, IsCompleteWhenTheBudgetIsJustEnough) {
    const Puzzle puzzle = small_puzzle();
    const std::uint64_t needed = for_each_solution(puzzle, {}, kGoOn).stats.nodes;
    EXPECT_TRUE(for_each_solution(puzzle, Budget::of_nodes(needed), kGoOn).is_complete);
    EXPECT_TRUE(for_each_solution(puzzle, Budget::of_nodes(needed - 1), kGoOn).is_stopped);
}

TEST(Backtrack, TriesNothingWhenItIsToldToStopBefore) {
    const std::atomic<bool> stop = true;
    Budget budget;
    budget.stop = &stop;
    const Outcome outcome = for_each_solution(Puzzle(), budget, kGoOn);
    EXPECT_TRUE(outcome.is_stopped);
    EXPECT_EQ(outcome.stats.nodes, 0U);

    Budget late;
    late.deadline = Budget::Clock::now() - std::chrono::seconds(1);
    EXPECT_TRUE(for_each_solution(Puzzle(), late, kGoOn).is_stopped);
}

TEST(Backtrack, StopsWhenAnotherThreadSaysSo) {
    std::atomic<bool> stop = false;
    std::atomic<bool> began = false;
    Budget budget;
    budget.stop = &stop;
    std::thread other([&] {
        while (!began) std::this_thread::yield();
        stop = true;
    });
    const Outcome outcome = for_each_solution(Puzzle(), budget, [&](const Grid&) { return began = true; });
    other.join();
    EXPECT_TRUE(outcome.is_stopped);
    EXPECT_FALSE(outcome.is_complete);
}

TEST(Backtrack, ReportsProgressAndStopsWhenThatSaysNo) {
    Budget budget;
    std::vector<std::uint64_t> nodes;
    budget.progress = [&](const Progress& progress) {
        nodes.push_back(progress.nodes);
        return nodes.size() < 3;
    };
    const Outcome outcome = for_each_solution(puzzle_of(kInkala2012), budget, kGoOn);
    EXPECT_TRUE(outcome.is_stopped);
    EXPECT_EQ(nodes, (std::vector<std::uint64_t>{4096, 8192, 12288}));
    EXPECT_EQ(outcome.stats.nodes, 12288U);
}

TEST(Backtrack, GoesFourThousandCellsDeep) {
    // Every cell of a 64x64 grid is open, and its only candidate is the digit of a known solution.
    const Shape shape = *Shape::make(8, 8);
    Puzzle puzzle(shape);
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        const int row = shape.row_of(cell);
        puzzle.set_candidates(cell, DigitSet::of((row * 8 + row / 8 + shape.col_of(cell)) % 64 + 1));
    }
    const Outcome outcome = for_each_solution(puzzle, {}, kGoOn);
    EXPECT_EQ(outcome.solutions, 1U);
    EXPECT_TRUE(outcome.is_complete);
    EXPECT_EQ(outcome.stats.nodes, 4096U);
    EXPECT_EQ(outcome.stats.undos, 4096U);
}

}  // namespace
}  // namespace huisu::backtrack
