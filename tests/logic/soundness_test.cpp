// Whatever a finder finds while puzzles are solved agrees with the solution.
#include <gtest/gtest.h>

#include <set>

#include "huisu/solve.h"
#include "logic/scales/simple_order.h"
#include "logic/techniques/aligned_exclusion.h"
#include "model/random.h"
#include "puzzles.h"

namespace huisu::logic::tests {
namespace {

bool has_one_solution(const Puzzle& puzzle) {
    return solve(puzzle).verdict == Verdict::kUnique;
}

// Opens cells of a solution in random order while the solution stays the only one.
Puzzle made_from(const Grid& solution, std::uint64_t seed) {
    model::Random random(seed);
    Puzzle puzzle(solution);
    for (int attempt = 0; attempt < 90; ++attempt) {
        const Cell cell = static_cast<Cell>(random.below(kCells));
        Puzzle fewer = puzzle;
        fewer.clear(cell);
        if (has_one_solution(fewer)) puzzle = fewer;
    }
    return puzzle;
}

void expect_sound(const Step& step, const Grid& solution) {
    EXPECT_TRUE(step.placement || !step.eliminations.empty());
    if (step.placement) {
        EXPECT_EQ(step.placement->digit, solution[step.placement->cell]) << technique_name(step.technique);
    }
    for (const Candidate& gone : step.eliminations)
        EXPECT_NE(gone.digit, solution[gone.cell]) << technique_name(step.technique);
}

// Where no finder finds anything, the next digit is given away.
void solve_soundly(const Puzzle& puzzle, const Grid& solution, std::set<Technique>& used) {
    CandidateGrid grid(puzzle);
    while (!grid.is_complete()) {
        std::optional<Step> step = first_simple_step(grid);
        if (!step) step = find_aligned_triplet(grid);
        if (step) {
            expect_sound(*step, solution);
            used.insert(step->technique);
            const CandidateGrid before = grid;
            grid.apply(*step);
            ASSERT_NE(grid, before);
        } else {
            Cell cell = 0;
            while (!grid.is_open(cell)) ++cell;
            grid.place(cell, solution[cell] - 1);
        }
    }
    EXPECT_EQ(grid.digits(), solution);
}

TEST(SimpleSteps, AgreeWithTheSolution) {
    std::set<Technique> used;
    for (const auto& [puzzle, solution] : {std::pair{huisu::tests::kInkala, huisu::tests::kInkalaSolution},
                                           std::pair{huisu::tests::kOrigin, huisu::tests::kOriginSolution}}) {
        const Grid grid = huisu::tests::grid_of(solution);
        solve_soundly(huisu::tests::puzzle_of(puzzle), grid, used);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) solve_soundly(made_from(grid, seed), grid, used);
    }
    EXPECT_GE(used.size(), 12U);
}

}  // namespace
}  // namespace huisu::logic::tests
