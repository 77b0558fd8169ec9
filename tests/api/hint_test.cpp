#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "huisu/explain.h"
#include "huisu/solve.h"
#include "logic/candidate_grid.h"
#include "puzzles.h"

namespace huisu {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The puzzle with the digits of its solution placed in the first so many open cells.
Puzzle state_after(std::string_view text, std::string_view solution, int moves) {
    Puzzle state = tests::puzzle_of(text);
    const Grid grid = tests::grid_of(solution);
    for (Cell cell = 0; cell < 81 && moves > 0; ++cell) {
        if (!state.is_open(cell)) continue;
        state.set_placed(cell, grid[cell]);
        --moves;
    }
    return state;
}

Puzzle origin_after(int moves) {
    return state_after(tests::kOrigin, tests::kOriginSolution, moves);
}

TEST(Hint, IsTheFirstStepOfTheExplanation) {
    const HintResult result = hint(tests::puzzle_of(tests::kOrigin));
    ASSERT_EQ(result.end, HintEnd::kStep);
    const Step first = explain(tests::puzzle_of(tests::kOrigin)).steps.front();
    EXPECT_EQ(result.step->technique, first.technique);
    EXPECT_EQ(result.step->placement, first.placement);
}

/// What the hint does, done.
void follow(const Step& step, Puzzle& state) {
    for (const Candidate& gone : step.eliminations)
        state.set_candidates(gone.cell, state.candidates(gone.cell) - DigitSet::of(gone.digit));
    if (step.placement) state.set_placed(step.placement->cell, step.placement->digit);
}

TEST(Hint, DoesNotWaitForTheShortestOfTheLongNets) {
    Puzzle state = tests::puzzle_of(tests::kOrigin);
    const Grid solution = *solve(state).solution;
    HintResult human = hint(state);
    for (; human.end == HintEnd::kStep && human.step->level < 2; human = hint(state)) follow(*human.step, state);
    ASSERT_EQ(human.end, HintEnd::kStep);
    const HintResult shortest = hint(state, {.order = StepOrder::kSudokuExplainer});
    ASSERT_EQ(shortest.end, HintEnd::kStep);
    EXPECT_EQ(human.step->level, 2);
    EXPECT_EQ(shortest.step->level, 2);
    EXPECT_LT(shortest.step->complexity, human.step->complexity);
    for (const Candidate& gone : human.step->eliminations) EXPECT_NE(solution[gone.cell], gone.digit);
}

TEST(Hint, FollowedAgainAndAgainLeadsToTheSolution) {
    Puzzle state = origin_after(0);
    int hints = 0;
    for (HintResult next = hint(state); next.end == HintEnd::kStep; next = hint(state)) {
        ASSERT_LT(++hints, 400);
        follow(*next.step, state);
    }
    EXPECT_EQ(hint(state).end, HintEnd::kComplete);
    EXPECT_EQ(state.digits(), tests::grid_of(tests::kOriginSolution));
}

TEST(Hint, WrongDigitsAreNamedBeforeAnythingElse) {
    Puzzle state = origin_after(10);
    const Cell cell = 0;
    state.set_placed(cell, 6);
    const HintResult result = hint(state);
    EXPECT_EQ(result.end, HintEnd::kMistake);
    EXPECT_THAT(result.wrong_digits, ElementsAre(Candidate{cell, 6}));
    EXPECT_THAT(result.lost_candidates, IsEmpty());
    EXPECT_FALSE(result.step);
}

TEST(Hint, AWrongDigitThatBreaksARuleIsAMistakeLikeAnyOther) {
    Puzzle state = origin_after(0);
    state.set_placed(0, 5);  // row 1 has a 5 already
    const HintResult result = hint(state);
    EXPECT_EQ(result.end, HintEnd::kMistake);
    EXPECT_THAT(result.wrong_digits, ElementsAre(Candidate{0, 5}));
}

TEST(Hint, CandidatesOfTheSolutionThatWereLostAreNamed) {
    Puzzle state = origin_after(0);
    state.set_candidates(0, DigitSet::of(2) | DigitSet::of(6));
    const HintResult result = hint(state);
    EXPECT_EQ(result.end, HintEnd::kMistake);
    EXPECT_THAT(result.lost_candidates, ElementsAre(Candidate{0, 1}));
}

TEST(Hint, ACellWithoutAnyCandidateIsAMistakeToo) {
    Puzzle state = origin_after(0);
    state.set_candidates(0, {});
    EXPECT_THAT(hint(state).lost_candidates, ElementsAre(Candidate{0, 1}));
}

TEST(Hint, CandidatesOfTheStateCount) {
    Puzzle state = tests::puzzle_of(tests::kInkala);
    ASSERT_FALSE(hint(state).step->placement);
    state.set_candidates(1, DigitSet::of(1));
    const HintResult result = hint(state);
    ASSERT_EQ(result.end, HintEnd::kStep);
    EXPECT_EQ(result.step->technique, Technique::kNakedSingle);
    EXPECT_EQ(result.step->placement, (Candidate{1, 1}));
}

TEST(Hint, AmongEqualsIsTheOneNearTheLastMove) {
    Grid grid = tests::cyclic_grid(Shape{});
    for (const Cell cell : {10, 40, 70}) grid.set(cell, 0);
    for (const Cell last : {10, 40, 70}) {
        const Cell neighbour = last + 1;
        const HintResult result = hint(Puzzle(grid), {}, neighbour);
        ASSERT_EQ(result.end, HintEnd::kStep);
        EXPECT_EQ(result.step->placement->cell, last);
    }
}

TEST(Hint, OfACompleteGridSaysThatNothingIsLeft) {
    EXPECT_EQ(hint(tests::puzzle_of(tests::kOriginSolution)).end, HintEnd::kComplete);
}

TEST(Hint, OfPuzzlesThatAreNotProperSaysWhy) {
    EXPECT_EQ(hint(Puzzle()).end, HintEnd::kNotProper);
    EXPECT_EQ(hint(Puzzle()).verdict, Verdict::kMany);
    EXPECT_EQ(hint(tests::puzzle_of(tests::kNorvigImpossible)).verdict, Verdict::kNone);
    EXPECT_EQ(hint(Puzzle(*Shape::of_size(16))).end, HintEnd::kBadShape);
    EXPECT_EQ(hint(tests::puzzle_of(tests::kInkala), {.budget = Budget::of_nodes(0)}).end, HintEnd::kStopped);
}

TEST(Hint, WhereCandidatesMakeThePuzzleProperTheyArePartOfIt) {
    const Grid solution = tests::grid_of(tests::kOriginSolution);
    Puzzle puzzle;
    for (Cell cell = 0; cell < 81; ++cell)
        puzzle.set_candidates(cell, DigitSet::of(solution[cell]) | DigitSet::of(cell % 3 == 0 ? solution[cell] : 1));
    const HintResult result = hint(puzzle);
    EXPECT_EQ(result.end, HintEnd::kStep);
    EXPECT_EQ(result.verdict, Verdict::kUnique);
}

TEST(Hint, ForcedGivesStepsWithoutUniqueness) {
    const Puzzle many =
        tests::puzzle_of("349618572782359...651742389273895...195476238864231957527164893918523764436987.2.");
    const HintResult result = hint(many, {.force = true});
    ASSERT_EQ(result.end, HintEnd::kStep);
    EXPECT_EQ(result.verdict, Verdict::kMany);
    EXPECT_FALSE(result.step->needs_uniqueness);
}

// As programs print a state: what is filled in is a cell's only candidate.
TEST(Hint, PencilmarksWithOneCandidateAreFilledInUnlessACellInSightStillHasIt) {
    const Puzzle puzzle = tests::puzzle_of(tests::kOrigin);
    const logic::CandidateGrid grid(puzzle);
    Puzzle marks;
    for (Cell cell = 0; cell < 81; ++cell)
        marks.set_candidates(
            cell, puzzle.is_open(cell) ? DigitSet::from_bits(grid.candidates(cell)) : DigitSet::of(puzzle.digit(cell)));
    const HintResult result = hint(marks);
    ASSERT_EQ(result.end, HintEnd::kStep);
    EXPECT_EQ(result.step->placement, hint(puzzle).step->placement);
    EXPECT_EQ(explain(marks).steps.size(), explain(puzzle).steps.size());

    Puzzle bare;  // nothing pencilled in yet
    for (Cell cell = 0; cell < 81; ++cell)
        bare.set_candidates(cell, puzzle.is_open(cell) ? DigitSet::all(9) : DigitSet::of(puzzle.digit(cell)));
    EXPECT_EQ(explain(bare).steps.size(), explain(puzzle).steps.size());

    // A naked single that has not been used.
    const Grid solution = tests::grid_of(tests::kOriginSolution);
    Cell cell = 0;
    const auto is_in_sight = [&](Cell other) {
        return logic::are_peers(cell, other) && marks.candidates(other).contains(solution[cell]);
    };
    const auto is_unused = [&] {
        for (Cell other = 0; other < 81; ++other)
            if (is_in_sight(other)) return true;
        return false;
    };
    while (marks.candidates(cell).is_single() || !is_unused()) ++cell;
    marks.set_candidates(cell, DigitSet::of(solution[cell]));
    const std::vector<Step> steps = explain(marks).steps;
    const auto filled = std::count_if(steps.begin(), steps.end(), [](const Step& step) { return step.placement; });
    EXPECT_EQ(filled, 81 - puzzle.given_count());
}

}  // namespace
}  // namespace huisu
