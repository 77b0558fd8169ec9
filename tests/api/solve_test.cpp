#include "huisu/solve.h"

#include <gtest/gtest.h>

#include <thread>

#include "huisu/check.h"
#include "puzzles.h"

namespace huisu {
namespace {

using tests::grid_of;
using tests::puzzle_of;

class SolveWith : public testing::TestWithParam<Engine> {
protected:
    static SolveResult solve_text(std::string_view text, bool prove = true) {
        SolveOptions options;
        options.engine = GetParam();
        options.prove_unique = prove;
        return solve(puzzle_of(text), options);
    }
};

TEST_P(SolveWith, AProperPuzzleHasItsOneSolution) {
    const SolveResult result = solve_text(tests::kOrigin);
    EXPECT_EQ(result.verdict, Verdict::kUnique);
    EXPECT_EQ(result.solution, grid_of(tests::kOriginSolution));
    EXPECT_FALSE(result.second);
    EXPECT_FALSE(result.rule_break);
    EXPECT_GT(result.stats.nodes, 0U);
}

TEST_P(SolveWith, APuzzleWithSeveralSolutionsShowsTwoDifferentOnes) {
    std::string text(tests::kOriginSolution);
    for (std::size_t i = 0; i < 54; ++i) text[i] = '.';
    const SolveResult result = solve_text(text);
    EXPECT_EQ(result.verdict, Verdict::kMany);
    ASSERT_TRUE(result.solution && result.second);
    EXPECT_NE(result.solution, result.second);
    EXPECT_TRUE(is_solution_of(*result.solution, puzzle_of(text)));
    EXPECT_TRUE(is_solution_of(*result.second, puzzle_of(text)));
}

TEST_P(SolveWith, ARepeatedDigitIsRefusedWithoutASearch) {
    const SolveResult result =
        solve_text("11...............................................................................");
    EXPECT_EQ(result.verdict, Verdict::kNone);
    EXPECT_EQ(result.rule_break, (RuleBreak{{HouseKind::kRow, 0}, 1, 0, 1}));
    EXPECT_EQ(result.stats.nodes, 0U);
}

TEST_P(SolveWith, TheFirstSolutionComesWithoutAProof) {
    const SolveResult result = solve_text(std::string(81, '.'), false);
    EXPECT_EQ(result.verdict, Verdict::kStopped);
    ASSERT_TRUE(result.solution);
    EXPECT_TRUE(is_solution(*result.solution));
    EXPECT_FALSE(result.second);
}

TEST_P(SolveWith, AnUsedUpBudgetIsUnknownAndNeverNone) {
    SolveOptions options;
    options.engine = GetParam();
    options.budget = Budget::of_nodes(1);
    const SolveResult result = solve(puzzle_of(tests::kEasterMonster), options);
    EXPECT_EQ(result.verdict, Verdict::kStopped);
    EXPECT_FALSE(result.second);
}

TEST_P(SolveWith, PencilmarksDecideBetweenSolutions) {
    // Two solutions that differ in two rows of a band; a pencilmark picks one of them.
    Puzzle puzzle = puzzle_of("349618572782359...651742389273895...195476238864231957527164893918523764436987125");
    SolveOptions options;
    options.engine = GetParam();
    const SolveResult both = solve(puzzle, options);
    ASSERT_EQ(both.verdict, Verdict::kMany);
    puzzle.set_candidates(15, DigitSet::of((*both.second)[15]));
    const SolveResult one = solve(puzzle, options);
    EXPECT_EQ(one.verdict, Verdict::kUnique);
    EXPECT_EQ(one.solution, both.second);
}

TEST_P(SolveWith, PlacedDigitsCountLikeGivens) {
    Puzzle puzzle = puzzle_of(tests::kInkala);
    const Grid solution = grid_of(tests::kInkalaSolution);
    for (Cell cell = 60; cell < 80; ++cell)
        if (puzzle.is_open(cell)) puzzle.set_placed(cell, solution[cell]);
    SolveOptions options;
    options.engine = GetParam();
    EXPECT_EQ(solve(puzzle, options).solution, solution);
    puzzle.set_placed(80, solution[80] % 9 + 1);
    const SolveResult wrong = solve(puzzle, options);
    EXPECT_EQ(wrong.verdict, Verdict::kNone);
}

TEST_P(SolveWith, ManyThreadsAtOnceGiveTheSameAnswers) {
    std::vector<std::jthread> threads;
    std::vector<int> right(4);
    for (std::size_t t = 0; t < right.size(); ++t)
        threads.emplace_back([&right, t] {
            for (int i = 0; i < 20; ++i)
                right[t] += solve_text(tests::kOrigin).solution == grid_of(tests::kOriginSolution) ? 1 : 0;
        });
    threads.clear();
    EXPECT_EQ(right, std::vector<int>(4, 20));
}

INSTANTIATE_TEST_SUITE_P(Engines, SolveWith, testing::Values(Engine::kAuto, Engine::kGeneral, Engine::kBacktrack));

TEST(Enumerate, VisitsEachSolutionOnceAndCountsThem) {
    std::vector<Grid> visited;
    const CountResult result = enumerate(Puzzle(*Shape::make(2, 2)), [&](const Grid& grid) {
        EXPECT_TRUE(is_solution(grid));
        visited.push_back(grid);
        return true;
    });
    EXPECT_EQ(result.count, Tally(288));
    EXPECT_TRUE(result.is_exact);
    EXPECT_EQ(visited.size(), 288U);
}

TEST(Enumerate, StopsWhenTheVisitorSaysSo) {
    int visits = 0;
    const CountResult result = enumerate(Puzzle{}, [&](const Grid&) { return ++visits < 5; });
    EXPECT_EQ(visits, 5);
    EXPECT_EQ(result.count, Tally(5));
    EXPECT_FALSE(result.is_exact);
    EXPECT_FALSE(result.is_stopped);
}

TEST(Enumerate, StopsAtTheLimit) {
    EnumerateOptions options;
    options.limit = 7;
    int visits = 0;
    const auto visit = [&](const Grid&) {
        ++visits;
        return true;
    };
    EXPECT_EQ(enumerate(Puzzle{}, visit, options).count, Tally(7));
    EXPECT_EQ(visits, 7);
    options.limit = 0;
    EXPECT_EQ(enumerate(Puzzle{}, visit, options).count, Tally(0));
    EXPECT_EQ(visits, 7);
}

}  // namespace
}  // namespace huisu
