// Counting 9x9 puzzles by bands: against counting one by one, and against known numbers.
#include "count/three_bands.h"

#include <gtest/gtest.h>

#include "one_by_one.h"

namespace huisu {
namespace {

using tests::by_method;
using tests::one_by_one;

Puzzle solution() {
    return tests::puzzle_of(tests::kOriginSolution);
}

Tally number(std::string_view decimal) {
    return *Tally::from_decimal(decimal);
}

TEST(ThreeBands, CountAllGrids) {
    EXPECT_EQ(by_method(Puzzle()), number("6670903752021072936960"));
}

TEST(ThreeBands, OneGivenLeavesANinth) {
    for (const Cell cell : {40, 77}) {
        Puzzle puzzle;
        puzzle.set_given(cell, 5);
        EXPECT_EQ(by_method(puzzle), number("741211528002341437440"));
    }
}

TEST(ThreeBands, TheFirstRowColumnOrBoxLeavesTheTotalOverNineFactorial) {
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
        Puzzle puzzle;
        for (int i = 0; i < 9; ++i) puzzle.set_given(puzzle.shape().cell_in({kind, 0}, i), i + 1);
        EXPECT_EQ(by_method(puzzle), number("18383222420692992"));
    }
}

TEST(ThreeBands, AFilledBandLeavesAsManyWhereverItIs) {
    Puzzle band;
    for (Cell cell = 0; cell < 27; ++cell) band.set_given(cell, solution().digit(cell));
    const Tally below = *by_method(band);
    Puzzle other;
    for (Cell cell = 0; cell < 27; ++cell) other.set_given(80 - cell, solution().digit(cell));
    EXPECT_EQ(by_method(other), below);
    EXPECT_EQ(by_method(tests::oriented(band, 4)), below);
}

TEST(ThreeBands, AgreesWithCountingOneByOneInEveryOrientation) {
    model::Random random(12);
    for (int i = 0; i < 2; ++i) {
        const Puzzle puzzle = tests::thinned(solution(), 68, random);
        const auto expected = one_by_one(puzzle);
        ASSERT_TRUE(expected);
        for (int which = 0; which < 8; ++which) EXPECT_EQ(by_method(tests::oriented(puzzle, which)), expected);
    }
}

/// Of so many puzzles with about `percent` of the cells open, shuffled and renamed; returns how many were compared.
int compare_shuffled(std::uint64_t seed, int puzzles, int percent, std::uint64_t limit) {
    model::Random random(seed);
    int compared = 0;
    for (int i = 0; i < puzzles; ++i) {
        const Puzzle puzzle = tests::thinned(solution(), percent + i % 8, random);
        const auto expected = one_by_one(puzzle, limit);
        if (!expected) continue;
        ++compared;
        EXPECT_EQ(by_method(tests::Shuffle(puzzle.shape(), random.next())(puzzle)), expected) << i;
    }
    return compared;
}

TEST(ThreeBands, AgreesWithCountingOneByOneWhenShuffledAndRenamed) {
    EXPECT_GE(compare_shuffled(13, 12, 64, 300'000), 9);
}

TEST(ThreeBands, AgreesWithCountingOneByOneOnManyMorePuzzles) {
    EXPECT_GE(compare_shuffled(14, 60, 66, 3'000'000), 30);
}

TEST(ThreeBands, AgreesWithCountingOneByOneOnPencilmarks) {
    model::Random random(15);
    int counted = 0;
    for (int i = 0; i < 8; ++i) {
        const Puzzle givens = tests::thinned(solution(), 50 + i, random);
        const Puzzle puzzle = tests::with_pencilmarks(givens, solution().digits(), i < 4 ? 40 : 10, random);
        const auto sum = by_method(puzzle);
        const auto expected = one_by_one(puzzle);
        if (!sum || !expected) continue;  // too many digits that differ: no method
        ++counted;
        EXPECT_EQ(sum, expected) << i;
    }
    EXPECT_GE(counted, 6);
}

// A digit that is forbidden in a cell: total minus a ninth.
TEST(ThreeBands, AForbiddenDigitLeavesEightNinths) {
    Puzzle puzzle;
    DigitSet others = DigitSet::all(9);
    others.erase(3);
    puzzle.set_candidates(30, others);
    EXPECT_EQ(by_method(puzzle), number("741211528002341437440") * 8);
}

TEST(ThreeBands, PuzzlesWithoutASolutionHaveNone) {
    EXPECT_EQ(by_method(tests::puzzle_of(tests::kNorvigImpossible)), Tally(0));
    Puzzle no_candidate;
    no_candidate.set_candidates(8, {});
    EXPECT_EQ(by_method(no_candidate), Tally(0));
    Puzzle no_place;  // 8 nines in a column's peers
    for (Cell cell = 0; cell < 8; ++cell) no_place.set_given(cell, cell + 1);
    no_place.set_given(17, 9);
    EXPECT_EQ(by_method(no_place), Tally(0));
}

TEST(ThreeBands, AProperPuzzleHasOneSolution) {
    EXPECT_EQ(by_method(tests::puzzle_of(tests::kInkala)), Tally(1));
    EXPECT_EQ(by_method(tests::puzzle_of(tests::kEasterMonster)), Tally(1));
    EXPECT_EQ(by_method(solution()), Tally(1));
}

TEST(ThreeBands, StopsWithABoundWhenTheBudgetRunsOut) {
    Puzzle puzzle;
    for (Cell cell = 0; cell < 81; cell += 20) puzzle.set_given(cell, cell / 10 + 1);
    const auto method = totals::method_for(puzzle);
    const Budget budget = Budget::of_nodes(200'000);
    model::Meter meter(budget);
    const totals::Total total = method->count(meter);
    EXPECT_FALSE(total.is_complete);
    EXPECT_GT(total.sum, Tally(1'000'000));
    EXPECT_LT(total.sum, number("83805357975422976"));
}

}  // namespace
}  // namespace huisu
