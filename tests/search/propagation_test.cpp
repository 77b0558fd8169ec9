#include "search/propagation.h"

#include <gtest/gtest.h>

#include <vector>

#include "puzzles.h"
#include "search/locked_sets.h"

namespace huisu::search {
namespace {

using board::bit;

void keep_only(Propagation& state, Cell cell, Mask digits) {
    for (int digit = 0; digit < state.board().size(); ++digit)
        if ((digits & bit(digit)) == 0) state.remove(cell, digit);
}

std::vector<Mask> candidates_of(const Propagation& state) {
    std::vector<Mask> all;
    for (Cell cell = 0; cell < state.board().cells(); ++cell) all.push_back(state.board().candidates(cell));
    return all;
}

TEST(Propagation, ANakedSingleClearsItsPeers) {
    Propagation state(board::geometry_of(Shape{}));
    state.assign(40, 4);
    ASSERT_TRUE(state.propagate());
    for (const Cell peer : {36, 44, 4, 76, 30, 50}) EXPECT_EQ(state.board().candidates(peer) & bit(4), 0U);
    EXPECT_NE(state.board().candidates(0) & bit(4), 0U);
    EXPECT_EQ(state.solved_cells(), 1);
}

TEST(Propagation, ADigitWithOnePlaceInAHouseGoesThere) {
    Propagation state(board::geometry_of(Shape{}));
    for (Cell cell = 1; cell < 9; ++cell) state.remove(cell, 7);
    ASSERT_TRUE(state.propagate());
    EXPECT_EQ(state.board().candidates(0), bit(7));
}

TEST(Propagation, ADigitLockedInABoxLeavesTheRestOfTheLine) {
    Propagation state(board::geometry_of(Shape{}));
    for (const Cell cell : {9, 10, 11, 18, 19, 20}) state.remove(cell, 2);  // box 1 keeps digit 3 in row 1 only
    ASSERT_TRUE(state.propagate());
    for (Cell cell = 3; cell < 9; ++cell) EXPECT_EQ(state.board().candidates(cell) & bit(2), 0U);
}

TEST(Propagation, ADigitLockedInALineLeavesTheRestOfTheBox) {
    Propagation state(board::geometry_of(*Shape::make(2, 3)));
    for (const Cell cell : {0, 6, 24, 30}) state.remove(cell, 1);  // column 1 keeps digit 2 in rows 3 and 4 only
    ASSERT_TRUE(state.propagate());
    for (const Cell cell : {13, 14, 19, 20}) EXPECT_EQ(state.board().candidates(cell) & bit(1), 0U);
    EXPECT_NE(state.board().candidates(12) & bit(1), 0U);
}

TEST(Propagation, ANakedPairClearsItsHouse) {
    Propagation state(board::geometry_of(Shape{}));
    keep_only(state, 0, bit(0) | bit(1));
    keep_only(state, 5, bit(0) | bit(1));
    ASSERT_TRUE(state.propagate());
    ASSERT_TRUE(clear_locked_sets(state));
    for (const Cell cell : {1, 4, 8}) EXPECT_EQ(state.board().candidates(cell), board::low_bits(9) & ~Mask{3});
    EXPECT_FALSE(clear_locked_sets(state)) << "nothing new the second time";
}

TEST(Propagation, AHiddenPairClearsItsCells) {
    Propagation state(board::geometry_of(Shape{}));
    for (const Cell cell : {0, 2, 3, 4, 6, 7, 8}) {
        state.remove(cell, 0);
        state.remove(cell, 1);
    }
    ASSERT_TRUE(state.propagate());
    ASSERT_TRUE(clear_locked_sets(state));
    EXPECT_EQ(state.board().candidates(1), Mask{3});
    EXPECT_EQ(state.board().candidates(5), Mask{3});
}

TEST(Propagation, ANakedTripleIsFoundOnLargeGrids) {
    Propagation state(board::geometry_of(*Shape::make(4, 4)));
    keep_only(state, 0, bit(0) | bit(1));
    keep_only(state, 5, bit(1) | bit(2));
    keep_only(state, 10, bit(0) | bit(2));
    ASSERT_TRUE(state.propagate());
    ASSERT_TRUE(clear_locked_sets(state));
    EXPECT_EQ(state.board().candidates(15), board::low_bits(16) & ~Mask{7});
}

TEST(Propagation, AContradictionIsFoundAndCanBeUndone) {
    Propagation state(board::geometry_of(Shape{}));
    state.assign(0, 0);
    ASSERT_TRUE(state.propagate());
    const std::vector<Mask> before = candidates_of(state);
    const std::size_t trail = state.trail_size();
    for (int digit = 0; digit < 9; ++digit) state.remove(80, digit);
    EXPECT_FALSE(state.propagate());
    state.undo_to(trail);
    EXPECT_EQ(candidates_of(state), before);
    EXPECT_EQ(state.solved_cells(), 1);
    EXPECT_TRUE(state.propagate());
}

TEST(Propagation, AnyNumberOfStepsCanBeUndoneExactly) {
    model::Random random(7);
    for (const Shape shape : {*Shape::make(2, 2), *Shape::make(2, 3), Shape{}, *Shape::make(4, 4)}) {
        Propagation state(board::geometry_of(shape));
        for (int round = 0; round < 200; ++round) {
            const std::vector<Mask> before = candidates_of(state);
            const int solved = state.solved_cells();
            const std::size_t trail = state.trail_size();
            bool is_alive = true;
            for (int i = 0; i < 10 && is_alive; ++i) {
                const Cell cell = static_cast<Cell>(random.below(static_cast<std::uint64_t>(shape.cells())));
                state.remove(cell, static_cast<int>(random.below(static_cast<std::uint64_t>(shape.size()))));
                is_alive = state.propagate();
                if (is_alive) clear_locked_sets(state);
                is_alive = is_alive && state.propagate();
            }
            if (is_alive && random.below(2) == 0) continue;
            state.undo_to(trail);
            ASSERT_EQ(candidates_of(state), before);
            ASSERT_EQ(state.solved_cells(), solved);
        }
    }
}

TEST(Propagation, NeverRemovesACandidateOfASolution) {
    const Grid solution = tests::grid_of(tests::kInkalaSolution);
    model::Random random(3);
    for (int round = 0; round < 300; ++round) {
        Propagation state(board::geometry_of(Shape{}));
        const Puzzle puzzle = tests::thinned(Puzzle(solution), 30 + round % 60, random);
        for (Cell cell = 0; cell < 81; ++cell)
            if (!puzzle.is_open(cell)) state.assign(cell, puzzle.digit(cell) - 1);
        ASSERT_TRUE(state.propagate());
        while (clear_locked_sets(state)) ASSERT_TRUE(state.propagate());
        for (Cell cell = 0; cell < 81; ++cell) ASSERT_NE(state.board().candidates(cell) & bit(solution[cell] - 1), 0U);
    }
}

}  // namespace
}  // namespace huisu::search
