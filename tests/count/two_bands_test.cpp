// Counting grids with boxes of two rows or columns: against known numbers and against counting one by one.
#include "count/two_bands.h"

#include <gtest/gtest.h>

#include "one_by_one.h"

namespace huisu {
namespace {

using tests::by_method;
using tests::one_by_one;

TEST(TwoBands, CountAllGridsOfTheirShapes) {
    EXPECT_EQ(by_method(Puzzle(*Shape::make(2, 2))), Tally(288));
    for (const Shape shape : {*Shape::make(2, 3), *Shape::make(3, 2)})
        EXPECT_EQ(by_method(Puzzle(shape)), Tally(28'200'960));
    for (const Shape shape : {*Shape::make(2, 4), *Shape::make(4, 2)})
        EXPECT_EQ(by_method(Puzzle(shape)), Tally(29'136'487'207'403'520));
}

TEST(TwoBands, AFullRowOfA6x6GridLeavesTheTotalOverTheFactorial) {
    for (const Shape shape : {*Shape::make(2, 3), *Shape::make(3, 2)}) {
        Puzzle puzzle(shape);
        for (Cell cell = 0; cell < 6; ++cell) puzzle.set_given(6 + cell, cell + 1);
        EXPECT_EQ(by_method(puzzle), Tally(28'200'960 / 720));
    }
}

TEST(TwoBands, AFullRowOfAn8x8GridLeavesTheTotalOverTheFactorial) {
    for (const Shape shape : {*Shape::make(2, 4), *Shape::make(4, 2)}) {
        Puzzle puzzle(shape);
        for (Cell cell = 0; cell < 8; ++cell) puzzle.set_given(8 + cell, cell + 1);
        EXPECT_EQ(by_method(puzzle), Tally(29'136'487'207'403'520 / 40320));
    }
}

TEST(TwoBands, AgreesWithCountingOneByOne) {
    model::Random random(21);
    for (const auto& [rows, columns, percent] :
         {std::array{2, 2, 80}, {2, 3, 75}, {3, 2, 75}, {2, 4, 66}, {4, 2, 66}, {2, 5, 46}, {5, 2, 46}}) {
        const Shape shape = *Shape::make(rows, columns);
        int counted = 0;
        for (int i = 0; i < 8; ++i) {
            const Puzzle grid = tests::Shuffle(shape, random.next())(Puzzle(tests::cyclic_grid(shape)));
            Puzzle puzzle = tests::thinned(grid, percent + i % 3, random);
            if (i % 4 == 3) puzzle = tests::with_pencilmarks(puzzle, grid.digits(), 20, random);
            const auto sum = by_method(puzzle);
            const auto expected = one_by_one(puzzle);
            if (!sum || !expected) continue;
            ++counted;
            EXPECT_EQ(sum, expected) << rows << 'x' << columns << ' ' << i;
        }
        EXPECT_GE(counted, 6) << rows << 'x' << columns;
    }
}

TEST(TwoBands, PuzzlesWithoutASolutionHaveNone) {
    Puzzle puzzle(*Shape::make(2, 3));
    for (Cell cell = 0; cell < 5; ++cell) puzzle.set_given(cell, cell + 1);
    puzzle.set_given(11, 6);
    EXPECT_EQ(by_method(puzzle), Tally(0));
    Puzzle no_candidate(*Shape::make(2, 4));
    no_candidate.set_candidates(8, {});
    EXPECT_EQ(by_method(no_candidate), Tally(0));
}

TEST(TwoBands, OtherShapesHaveNoMethod) {
    for (const Shape shape : {*Shape::make(3, 4), *Shape::make(1, 9), *Shape::make(4, 4), *Shape::make(2, 6)})
        EXPECT_EQ(totals::method_for(Puzzle(shape)), nullptr);
}

// Types that exchanges make of one another have one canonical form.
TEST(TwoBands, CanonicalTypesDoNotDependOnNames) {
    const totals::Types types{0b0001, 0b0110, 0b1011, 0b1100, 0b0101, 0b0011, 0b1110, 0b1000};
    totals::Types exchanged{};
    for (std::size_t i = 0; i < 8; ++i) {  // digits in reverse, columns of stack 1 exchanged, stacks turned round
        const unsigned flipped = types[7 - i] ^ 0b0010U;
        exchanged[i] = static_cast<std::uint8_t>((flipped << 1 | flipped >> 3) & 0b1111U);
    }
    EXPECT_EQ(totals::canonical_types(exchanged, 4), totals::canonical_types(types, 4));
}

}  // namespace
}  // namespace huisu
