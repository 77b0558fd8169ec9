#include "huisu/explain.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "huisu/rate.h"
#include "huisu/solve.h"
#include "logic/candidate_grid.h"
#include "logic/scales/se.h"
#include "puzzles.h"

namespace huisu {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

// Made by bench/make-corpus with the seed 4711, from the easiest to those that need dynamic chains.
constexpr std::string_view kPuzzles[] = {
    tests::kOrigin,
    "9.....23...74.2....2..5..71..1.3.64.8..7..9..4.3......24.678...385.14.9.716...8..",
    "8..13...43..4.......4.2598....5....951938.246.3.96.....5...1..2...253.919..8.....",
    "...6....9.1...32....3..9.1.6.1.4..............9.38...4.......5.26.8..9.3.59...7..",
    "...........3.2..176..59....1.8...6..........32....51..8....296....6.78....24.....",
    "..2..7...48.1.....1.....38....4..5....3.8.6......7.1.4.3........9.56..1......3..2",
    ".......7.56...2.....3.95...27....1..8......3.....1..69...437.........9..1.....5..",
    "..6..7.9.8......3........56.5..9....48..1.5.3.1..3...4.....6.4....3....7.91......",
    "....24.7..1.5...6.4.9.7....82....6...5.....8...4...5.1.......5......94...3..18..2",
    ".6.4.5....8..9.5.........74...........67..93.3.72...1.....8..9.6.9...2.52...3....",
    "9....26.42....8...8.794.......5.9.3..65...29.....1......4.....3..........93...465",
    "..5.........589.4....7..13..7..1...94....78...6.3..7...382.1.....4......51..9....",
    ".......4783.4..9...9............17....58...6.3..62...4.53...1.24....6.9..2.51....",
    "..9.....8..42..56.6.......2..1..9......82..1628.16...44......2....38.4...7.6.....",
    "..13...4..7....8..24......6..4.1.7.5....3...8...9...1..5...92...8.2741...........",
    "4....958...9...2.4...7.....6.2.9...8...8...13.5...6.....8..51.9.......3....41...5",
    ".3.9........6..8....7.5..1.8...4..65.9.....8...65......23...6.4.8..2.3.......7...",
    "4.7.6.....5..2.7...2.....1.1....7.897.463.........8...9.......88.65...........63.",
    "5..6..1....9.5..2..8...3....91.8.4.54......8..7.........3..7..27462..3........5..",
    "5....1....6.....2.9.7........4....9.3..5642....1..9..6....9...2..91..84.1..2..3..",
    ".5....4...84...2.37......8...27..........3.......645....6...3.....17...48.1.9..2.",
    ".2.1.....7...94...6.1.........7...8.....28.6196..1.4.....3...16.53.....9....5..3.",
    "...4....553..2...1.621.....8...7...9...2.96..2...1.5.7.8....9.....7.....7.3.6..8.",
    ".....56.85.83....4..4.8......5..68...1..57...9.....2....9.7...37....3.91.5..1....",
};

constexpr StepOrder kOrders[] = {StepOrder::kHuman, StepOrder::kSudokuExplainer};

bool is_sound(const Step& step, const Grid& solution) {
    if (step.placement && solution[step.placement->cell] != step.placement->digit) return false;
    return std::none_of(step.eliminations.begin(), step.eliminations.end(),
                        [&](const Candidate& gone) { return solution[gone.cell] == gone.digit; });
}

Puzzle many() {
    return tests::puzzle_of("349618572782359...651742389273895...195476238864231957527164893918523764436987125");
}

TEST(Explain, EveryStepKeepsTheSolutionAndBothOrdersArriveAtIt) {
    for (const std::string_view text : kPuzzles) {
        const Puzzle puzzle = tests::puzzle_of(text);
        const SolveResult solved = solve(puzzle);
        ASSERT_EQ(solved.verdict, Verdict::kUnique) << text;
        for (const StepOrder order : kOrders) {
            const ExplainResult result = explain(puzzle, {.order = order});
            EXPECT_EQ(result.end, ExplainEnd::kSolved) << text;
            EXPECT_EQ(result.verdict, Verdict::kUnique);
            EXPECT_EQ(result.last.digits(), *solved.solution);
            for (const Step& step : result.steps) EXPECT_TRUE(is_sound(step, *solved.solution)) << text;
        }
    }
}

TEST(Explain, EveryStepChangesTheGrid) {
    for (const std::string_view text : kPuzzles) {
        logic::CandidateGrid grid(tests::puzzle_of(text));
        for (const Step& step : explain(tests::puzzle_of(text)).steps) {
            const logic::CandidateGrid before = grid;
            grid.apply(step);
            EXPECT_NE(grid, before);
        }
    }
}

TEST(Explain, TheOrderOfTheScaleHasTheStepsTheRatingIsMadeOf) {
    for (const std::string_view text : kPuzzles) {
        const Puzzle puzzle = tests::puzzle_of(text);
        double hardest = 0;
        const ExplainResult result = explain(puzzle, {.order = StepOrder::kSudokuExplainer});
        for (const Step& step : result.steps) hardest = std::max(hardest, step.difficulty);
        const RateResult rated = rate(puzzle);
        EXPECT_EQ(static_cast<int>((hardest + 0.05) * 10), rated.rating.er) << text;
        EXPECT_EQ(static_cast<int>(result.steps.size()), rated.steps) << text;
    }
}

TEST(Explain, APersonNeverPassesOverASingle) {
    for (const std::string_view text : kPuzzles) {
        logic::CandidateGrid grid(tests::puzzle_of(text));
        for (const Step& step : explain(tests::puzzle_of(text)).steps) {
            bool has_naked_single = false;
            for (Cell cell = 0; cell < 81; ++cell) has_naked_single |= logic::count(grid.candidates(cell)) == 1;
            EXPECT_TRUE(step.placement || !has_naked_single) << text;
            grid.apply(step);
        }
    }
}

TEST(Explain, AmongEqualSinglesTheOneThatSharesAHouseWithTheLastMoveComesFirst) {
    // Each box of a complete grid lacks its middle cell: all are last cells of their boxes.
    Grid grid = tests::cyclic_grid(Shape{});
    for (const Cell cell : {10, 13, 16, 37, 40, 43, 64, 67, 70}) grid.set(cell, 0);
    const ExplainResult result = explain(Puzzle(grid));
    ASSERT_THAT(result.steps, SizeIs(9));
    const auto cell_of = [&](std::size_t step) { return result.steps[step].placement->cell; };
    for (std::size_t i = 1; i < 9; ++i) {
        const bool shares = cell_of(i) / 9 == cell_of(i - 1) / 9 || cell_of(i) % 9 == cell_of(i - 1) % 9;
        const bool has_any = std::any_of(
            result.steps.begin() + static_cast<std::ptrdiff_t>(i), result.steps.end(), [&](const Step& step) {
                return step.placement->cell / 9 == cell_of(i - 1) / 9 || step.placement->cell % 9 == cell_of(i - 1) % 9;
            });
        EXPECT_TRUE(shares || !has_any) << i;
    }
}

TEST(Explain, StopsAfterSoManyStepsWithTheStateReached) {
    const Puzzle puzzle = tests::puzzle_of(tests::kOrigin);
    const ExplainResult result = explain(puzzle, {.max_steps = 3});
    EXPECT_EQ(result.end, ExplainEnd::kStopped);
    EXPECT_EQ(result.verdict, Verdict::kUnique);
    EXPECT_THAT(result.steps, SizeIs(3));
    const ExplainResult rest = explain(result.last);
    EXPECT_EQ(rest.end, ExplainEnd::kSolved);
    EXPECT_EQ(rest.steps.size() + 3, explain(puzzle).steps.size());
}

TEST(Explain, ACompleteGridNeedsNoSteps) {
    const ExplainResult result = explain(tests::puzzle_of(tests::kInkalaSolution));
    EXPECT_EQ(result.end, ExplainEnd::kSolved);
    EXPECT_THAT(result.steps, IsEmpty());
}

TEST(Explain, PuzzlesThatAreNotProperAreRefused) {
    EXPECT_EQ(explain(Puzzle()).end, ExplainEnd::kNotProper);
    EXPECT_EQ(explain(Puzzle()).verdict, Verdict::kMany);
    EXPECT_EQ(explain(many()).verdict, Verdict::kMany);
    EXPECT_EQ(explain(tests::puzzle_of(tests::kNorvigImpossible)).verdict, Verdict::kNone);
    Puzzle without_five;
    for (Cell cell = 0; cell < 81; ++cell) without_five.set_candidates(cell, DigitSet::all(9) - DigitSet::of(5));
    EXPECT_EQ(explain(without_five).verdict, Verdict::kNone);
    EXPECT_EQ(explain(Puzzle(*Shape::of_size(4))).end, ExplainEnd::kBadShape);
}

TEST(Explain, ABrokenRuleIsToldAndNotForced) {
    Puzzle puzzle;
    puzzle.set_given(0, 9);
    puzzle.set_given(1, 9);
    const ExplainResult result = explain(puzzle, {.force = true});
    EXPECT_EQ(result.end, ExplainEnd::kNotProper);
    EXPECT_EQ(result.rule_break, (RuleBreak{{HouseKind::kRow, 0}, 9, 0, 1}));
}

TEST(Explain, ForcedItGoesAsFarAsStepsWithoutUniquenessGo) {
    for (const StepOrder order : kOrders) {
        const ExplainResult result = explain(many(), {.order = order, .force = true});
        EXPECT_EQ(result.end, ExplainEnd::kStuck);
        EXPECT_EQ(result.verdict, Verdict::kMany);
        for (const Step& step : result.steps) EXPECT_FALSE(step.needs_uniqueness);
        const ExplainResult none = explain(tests::puzzle_of(tests::kNorvigImpossible), {.order = order, .force = true});
        EXPECT_EQ(none.end, ExplainEnd::kStuck);
        EXPECT_EQ(none.verdict, Verdict::kNone);
    }
}

TEST(Explain, TheSearchForAStepEndsWhenToldTo) {
    const logic::CandidateGrid grid(tests::puzzle_of(tests::kEasterMonster));
    logic::SeOrder order;
    ASSERT_TRUE(order.next_step(grid));
    int asked = 0;
    order.set_stop([&] { return ++asked > 100; });
    EXPECT_FALSE(order.next_step(grid));
    EXPECT_GT(asked, 100);
    order.set_stop({});
    EXPECT_TRUE(order.next_step(grid));
}

TEST(Explain, WithoutABudgetNothingIsClaimed) {
    const ExplainResult result = explain(tests::puzzle_of(tests::kInkala), {.budget = Budget::of_nodes(0)});
    EXPECT_EQ(result.end, ExplainEnd::kStopped);
    EXPECT_EQ(result.verdict, Verdict::kStopped);
    EXPECT_THAT(result.steps, IsEmpty());
}

}  // namespace
}  // namespace huisu
