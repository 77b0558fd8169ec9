// Backdoors against plainly written singles.
#include <gtest/gtest.h>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

// Whether naked and hidden singles fill the grid; written for obviousness.
bool is_filled_by_singles(Grid grid) {
    const Shape& shape = grid.shape;
    const auto is_allowed = [&](Cell cell, Digit digit) {
        if (grid[cell] != 0) return false;
        for (Cell other = 0; other < 81; ++other) {
            const bool sees = shape.row_of(cell) == shape.row_of(other) || shape.col_of(cell) == shape.col_of(other) ||
                              shape.box_of(cell) == shape.box_of(other);
            if (sees && grid[other] == digit) return false;
        }
        return true;
    };
    bool has_found = true;
    const auto place = [&](Cell cell, Digit digit) {
        grid.set(cell, digit);
        has_found = true;
    };
    while (has_found) {
        has_found = false;
        for (Cell cell = 0; cell < 81; ++cell) {
            std::vector<Digit> digits;
            for (Digit digit = 1; digit <= 9; ++digit)
                if (is_allowed(cell, digit)) digits.push_back(digit);
            if (digits.size() == 1) place(cell, digits[0]);
        }
        for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox})
            for (int index = 0; index < 9; ++index)
                for (Digit digit = 1; digit <= 9; ++digit) {
                    std::vector<Cell> places;
                    for (int i = 0; i < 9; ++i)
                        if (const Cell cell = shape.cell_in({kind, index}, i); is_allowed(cell, digit))
                            places.push_back(cell);
                    if (places.size() == 1) place(places[0], digit);
                }
    }
    return grid.is_complete();
}

Grid with(const Grid& grid, const std::vector<Cell>& cells, const Grid& solution) {
    Grid result = grid;
    for (const Cell cell : cells) result.set(cell, solution[cell]);
    return result;
}

TEST(Backdoors, AreAllCellsThatLeaveSingles) {
    for (const char* line : {"..5.........589.4....7..13..7..1...94....78...6.3..7...382.1.....4......51..9....",
                             ".3.9........6..8....7.5..1.8...4..65.9.....8...65......23...6.4.8..2.3.......7..."}) {
        const Puzzle puzzle = tests::puzzle_of(line);
        const Grid solution = *solve(puzzle).solution;
        const BackdoorResult result = backdoors(puzzle, 1);
        std::vector<std::vector<Cell>> expected;
        for (Cell cell = 0; cell < 81; ++cell)
            if (puzzle.is_open(cell) && is_filled_by_singles(with(puzzle.digits(), {cell}, solution)))
                expected.push_back({cell});
        EXPECT_FALSE(expected.empty());
        EXPECT_EQ(result.sets, expected);
    }
}

TEST(Backdoors, AreOfTheSmallestSizeThereIs) {
    const Puzzle puzzle = tests::puzzle_of(tests::kEasterMonster);
    const Grid solution = *solve(puzzle).solution;
    EXPECT_TRUE(backdoors(puzzle, 1).sets.empty());
    EXPECT_TRUE(backdoors(puzzle).sets.empty());
    const BackdoorResult result = backdoors(puzzle, 3);
    EXPECT_EQ(result.end, ExploreEnd::kComplete);
    ASSERT_FALSE(result.sets.empty());
    for (std::size_t i = 0; i < result.sets.size(); i += 50) {
        EXPECT_EQ(result.sets[i].size(), 3U);
        EXPECT_TRUE(is_filled_by_singles(with(puzzle.digits(), result.sets[i], solution)));
    }
}

TEST(Backdoors, APuzzleOfSinglesNeedsNone) {
    const BackdoorResult result = backdoors(
        tests::puzzle_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    EXPECT_EQ(result.sets, std::vector<std::vector<Cell>>{{}});
}

TEST(Backdoors, WhatHasNoneIsRefused) {
    EXPECT_EQ(backdoors(Puzzle()).end, ExploreEnd::kNotProper);
    EXPECT_EQ(backdoors(Puzzle(*Shape::make(4, 4))).end, ExploreEnd::kBadShape);
}

}  // namespace
}  // namespace huisu
