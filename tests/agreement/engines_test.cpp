// Every engine gives the same answer; plain backtracking is the referee.
#include <gtest/gtest.h>

#include <algorithm>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

std::vector<Grid> sorted_solutions(const Puzzle& puzzle, Engine engine, std::uint64_t limit) {
    std::vector<Grid> found;
    EnumerateOptions options;
    options.engine = engine;
    options.limit = limit;
    enumerate(
        puzzle,
        [&](const Grid& grid) {
            found.push_back(grid);
            return true;
        },
        options);
    std::sort(found.begin(), found.end(), [](const Grid& a, const Grid& b) { return a.digits < b.digits; });
    return found;
}

// `solutions`: all of the puzzle, or `limit` of them.
void expect_agreement_of_fast9(const Puzzle& puzzle, const std::vector<Grid>& solutions, std::uint64_t limit) {
    const auto flat = Puzzle9::from(puzzle);
    if (!flat) return;  // another shape
    for (const Engine9 engine : {Engine9::kLanes, Engine9::kSingle}) {
        const Answer9 answer = Solver9(engine).solve(*flat, limit);
        EXPECT_EQ(answer.solutions, solutions.size());
        if (solutions.empty() || solutions.size() == limit) continue;
        Grid found;
        std::copy(answer.digits.begin(), answer.digits.end(), found.digits.begin());
        EXPECT_NE(std::find(solutions.begin(), solutions.end(), found), solutions.end());
    }
}

void expect_agreement(const Puzzle& puzzle) {
    constexpr std::uint64_t kMore = 3000;
    const std::vector<Grid> general = sorted_solutions(puzzle, Engine::kGeneral, kMore);
    const std::vector<Grid> referee = sorted_solutions(puzzle, Engine::kBacktrack, kMore);
    ASSERT_EQ(general.size(), referee.size());
    if (general.size() < kMore) {
        EXPECT_EQ(general, referee);
    }
    expect_agreement_of_fast9(puzzle, general, kMore);
    for (const Engine engine : {Engine::kGeneral, Engine::kBacktrack}) {
        SolveOptions options;
        options.engine = engine;
        const SolveResult result = solve(puzzle, options);
        EXPECT_EQ(result.verdict, general.empty()       ? Verdict::kNone
                                  : general.size() == 1 ? Verdict::kUnique
                                                        : Verdict::kMany);
    }
}

class EnginesAgree : public testing::TestWithParam<Shape> {};

TEST_P(EnginesAgree, OnThinnedGridsWithNoneOneOrManySolutions) {
    model::Random random(2);
    const Shape shape = GetParam();
    const Grid full = tests::cyclic_grid(shape);
    ASSERT_TRUE(is_solution(full));
    for (int i = 0; i < 60; ++i) {
        Puzzle puzzle = tests::Shuffle(shape, random.next())(Puzzle(full));
        puzzle = tests::thinned(puzzle, 35 + i % 25, random);
        if (i % 3 == 0) {  // a digit moved elsewhere: mostly no solution, sometimes a broken rule
            const Cell cell = static_cast<Cell>(random.below(static_cast<std::uint64_t>(shape.cells())));
            puzzle.set_given(cell, static_cast<Digit>(random.below(static_cast<std::uint64_t>(shape.size()))) + 1);
            if (solve(puzzle).rule_break) continue;
        }
        expect_agreement(puzzle);
    }
}

TEST_P(EnginesAgree, OnPencilmarkPuzzles) {
    model::Random random(3);
    const Shape shape = GetParam();
    const Grid full = tests::cyclic_grid(shape);
    for (int i = 0; i < 60; ++i) {
        Puzzle puzzle(shape);
        for (Cell cell = 0; cell < shape.cells(); ++cell) {
            DigitSet candidates = i % 4 == 0 ? DigitSet{} : DigitSet::of(full[cell]);
            for (Digit digit = 1; digit <= shape.size(); ++digit)
                if (random.below(3) == 0) candidates.insert(digit);
            puzzle.set_candidates(cell, candidates);
        }
        expect_agreement(puzzle);
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, EnginesAgree,
                         testing::Values(*Shape::make(2, 2), *Shape::make(2, 3), *Shape::make(3, 2), *Shape::make(1, 5),
                                         *Shape::make(2, 4), Shape{}));

}  // namespace
}  // namespace huisu
