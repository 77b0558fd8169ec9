// What must follow when a puzzle is renamed, turned, shuffled, or given one digit more of its solution.
#include <gtest/gtest.h>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

using tests::puzzle_of;
using tests::Shuffle;

constexpr std::array kPuzzles{tests::kOrigin, tests::kInkala, tests::kEasterMonster, tests::kNorvigImpossible};

TEST(Symmetry, SolutionsFollowTurnsAndReflections) {
    for (const std::string_view text : kPuzzles) {
        const SolveResult plain = solve(puzzle_of(text));
        for (int which = 0; which < 8; ++which) {
            const SolveResult turned = solve(tests::oriented(puzzle_of(text), which));
            EXPECT_EQ(turned.verdict, plain.verdict);
            if (plain.solution) {
                EXPECT_EQ(turned.solution, tests::oriented(Puzzle(*plain.solution), which).digits());
            }
        }
    }
}

TEST(Symmetry, SolutionsFollowRenamingAndShuffling) {
    for (const std::string_view text : kPuzzles) {
        const SolveResult plain = solve(puzzle_of(text));
        for (std::uint64_t seed = 0; seed < 25; ++seed) {
            const Shuffle shuffle(Shape{}, seed);
            const SolveResult shuffled = solve(shuffle(puzzle_of(text)));
            EXPECT_EQ(shuffled.verdict, plain.verdict);
            if (plain.solution) {
                EXPECT_EQ(shuffled.solution, shuffle(*plain.solution));
            }
        }
    }
}

TEST(Symmetry, TheNumberOfSolutionsFollowsRenamingAndShuffling) {
    model::Random random(9);
    for (const Shape shape : {*Shape::make(2, 3), Shape{}, *Shape::make(2, 5)}) {
        for (int i = 0; i < 10; ++i) {
            const Puzzle puzzle = tests::thinned(Puzzle(tests::cyclic_grid(shape)), 62, random);
            CountOptions options;
            options.limit = 200000;
            const CountResult plain = count(puzzle, options);
            const CountResult shuffled = count(Shuffle(shape, random.next())(puzzle), options);
            EXPECT_EQ(shuffled.count, plain.count);
        }
    }
}

TEST(Symmetry, ARedundantGivenChangesNothing) {
    const Puzzle puzzle = puzzle_of(tests::kInkala);
    const Grid solution = *solve(puzzle).solution;
    for (Cell cell = 0; cell < 81; ++cell) {
        Puzzle with = puzzle;
        with.set_given(cell, solution[cell]);
        EXPECT_EQ(solve(with).solution, solution);
    }
}

TEST(Symmetry, AWrongGivenLeavesNoSolution) {
    const Puzzle puzzle = puzzle_of(tests::kInkala);
    const Grid solution = *solve(puzzle).solution;
    for (Cell cell = 0; cell < 81; ++cell) {
        if (puzzle.is_given(cell)) continue;
        Puzzle with = puzzle;
        with.set_given(cell, solution[cell] % 9 + 1);
        EXPECT_EQ(solve(with).verdict, Verdict::kNone);
    }
}

TEST(Symmetry, AGivenTakenAwayNeverLosesASolution) {
    model::Random random(4);
    for (int i = 0; i < 30; ++i) {
        const Puzzle puzzle = tests::thinned(puzzle_of(tests::kOriginSolution), 50, random);
        CountOptions options;
        options.limit = 100000;
        const Tally before = count(puzzle, options).count;
        EXPECT_GE(count(tests::thinned(puzzle, 10, random), options).count, before);
    }
}

}  // namespace
}  // namespace huisu
