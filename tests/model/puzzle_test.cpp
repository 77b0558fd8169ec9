// What a puzzle remembers of each cell, and when two puzzles are the same.
#include "huisu/puzzle.h"

#include <gtest/gtest.h>

namespace huisu {
namespace {

const Shape kFour = *Shape::make(2, 2);

TEST(Grid, StartsOpenAndIsCompleteWhenNoCellIsOpen) {
    Grid grid(kFour);
    ASSERT_EQ(grid.digits.size(), 16U);
    EXPECT_FALSE(grid.is_complete());
    for (Cell cell = 0; cell < 16; ++cell) grid.set(cell, 1 + cell % 4);
    EXPECT_TRUE(grid.is_complete());
    EXPECT_EQ(grid[5], 2);
    grid.set(5, kNoDigit);
    EXPECT_FALSE(grid.is_complete());
}

TEST(Puzzle, IsAnEmptyNineByNineByDefault) {
    const Puzzle puzzle;
    EXPECT_EQ(puzzle.size(), 9);
    EXPECT_EQ(puzzle.cells(), 81);
    EXPECT_EQ(puzzle.filled_count(), 0);
    EXPECT_FALSE(puzzle.has_pencilmarks());
    for (Cell cell = 0; cell < 81; ++cell) EXPECT_EQ(puzzle.candidates(cell), DigitSet::all(9));
}

TEST(Puzzle, MadeFromAGridHasItsDigitsAsGivens) {
    Grid grid(kFour);
    grid.set(3, 4);
    grid.set(7, 1);
    const Puzzle puzzle(grid);
    EXPECT_EQ(puzzle.given_count(), 2);
    EXPECT_EQ(puzzle.givens(), grid);
    EXPECT_TRUE(puzzle.is_given(3));
    EXPECT_TRUE(puzzle.is_open(0));
}

TEST(Puzzle, KeepsGivenAndPlacedDigitsApart) {
    Puzzle puzzle(kFour);
    puzzle.set_given(0, 1);
    puzzle.set_placed(1, 2);
    EXPECT_TRUE(puzzle.is_given(0));
    EXPECT_FALSE(puzzle.is_placed(0));
    EXPECT_TRUE(puzzle.is_placed(1));
    EXPECT_FALSE(puzzle.is_given(1));
    EXPECT_EQ(puzzle.given_count(), 1);
    EXPECT_EQ(puzzle.filled_count(), 2);
    EXPECT_EQ(puzzle.digits()[1], 2);
    EXPECT_EQ(puzzle.givens()[1], kNoDigit);
}

TEST(Puzzle, GivesAPlacedDigitItsNewStandingWhenSetAgain) {
    Puzzle puzzle(kFour);
    puzzle.set_placed(1, 2);
    puzzle.set_given(1, 3);
    EXPECT_TRUE(puzzle.is_given(1));
    puzzle.set_placed(1, 4);
    EXPECT_TRUE(puzzle.is_placed(1));
    puzzle.clear(1);
    EXPECT_TRUE(puzzle.is_open(1));
    EXPECT_FALSE(puzzle.is_placed(1));
    EXPECT_EQ(puzzle.filled_count(), 0);
}

TEST(Puzzle, AllowsAFilledCellItsOwnDigitOnly) {
    Puzzle puzzle(kFour);
    puzzle.set_candidates(2, DigitSet::from_bits(0b0110));
    EXPECT_EQ(puzzle.candidates(2).bits(), 0b0110U);
    puzzle.set_given(2, 4);
    EXPECT_EQ(puzzle.candidates(2), DigitSet::of(4));
    puzzle.clear(2);
    EXPECT_EQ(puzzle.candidates(2).bits(), 0b0110U);
}

TEST(Puzzle, AllowsEverythingInCellsWithoutPencilmarks) {
    Puzzle puzzle(kFour);
    puzzle.set_candidates(2, DigitSet());
    EXPECT_TRUE(puzzle.has_pencilmarks());
    EXPECT_TRUE(puzzle.candidates(2).empty());
    EXPECT_EQ(puzzle.candidates(3), DigitSet::all(4));
}

TEST(Puzzle, EqualsAnotherThatSaysTheSameHoweverItCameAbout) {
    Puzzle plain(kFour);
    plain.set_given(0, 1);
    Puzzle detour(kFour);
    detour.set_placed(0, 2);
    detour.set_given(0, 1);
    detour.set_candidates(0, DigitSet::of(3));
    detour.set_candidates(5, DigitSet::all(4));
    EXPECT_EQ(plain, detour);
}

TEST(Puzzle, DiffersWhereShapeDigitStandingOrCandidatesDiffer) {
    Puzzle puzzle(kFour);
    puzzle.set_given(0, 1);

    Puzzle digit = puzzle;
    digit.set_given(0, 2);
    EXPECT_NE(puzzle, digit);

    Puzzle placed = puzzle;
    placed.set_placed(0, 1);
    EXPECT_NE(puzzle, placed);

    Puzzle marked = puzzle;
    marked.set_candidates(1, DigitSet::all(3));
    EXPECT_NE(puzzle, marked);

    EXPECT_NE(Puzzle(*Shape::make(2, 3)), Puzzle(*Shape::make(3, 2)));
}

TEST(Puzzle, PlacingNoDigitOpensTheCell) {
    Puzzle puzzle;
    puzzle.set_placed(3, 5);
    puzzle.set_placed(3, kNoDigit);
    EXPECT_TRUE(puzzle.is_open(3));
    EXPECT_FALSE(puzzle.is_placed(3));
    EXPECT_EQ(puzzle.given_count(), 0);
}

}  // namespace
}  // namespace huisu
