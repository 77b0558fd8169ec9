// A Solver9 takes all its memory when it is made: every allocation of this program is counted.
#include <gtest/gtest.h>

#include "fast9/flat.h"
#include "search/allocation_counter.h"

namespace huisu {
namespace {

using tests::allocations_so_far;

TEST(Solver9Allocation, NoCallAllocatesAnything) {
    const std::vector<Puzzle9> puzzles = tests::mixture(300, 71);
    std::vector<Answer9> answers(puzzles.size());
    std::vector<Digits9> seconds(puzzles.size());
    BatchOptions options;
    options.limit = 100;
    options.seconds = seconds;
    for (const std::string& target : simd_targets()) {
        for (const Engine9 engine : {Engine9::kLanes, Engine9::kSingle}) {
            Solver9 solver(engine, target);
            const std::uint64_t before = allocations_so_far();
            std::uint64_t solutions = 0;
            for (const Puzzle9& puzzle : puzzles) solutions += solver.solve(puzzle).solutions;
            solver.solve_batch(puzzles, answers, options);
            EXPECT_EQ(allocations_so_far(), before) << target;
            EXPECT_GT(solutions, 0U);
        }
    }
}

TEST(Solver9Allocation, MakingOneDoes) {
    for (const Engine9 engine : {Engine9::kLanes, Engine9::kSingle}) {
        const std::uint64_t before = allocations_so_far();
        const Solver9 solver(engine);
        EXPECT_GE(allocations_so_far(), before + 3) << "the state, the engine and its nodes";
    }
}

TEST(ReadLinesAllocation, TakesNoMemoryForTheLines) {
    std::string text;
    for (int i = 0; i < 1000; ++i) text += std::string(tests::kInkala) + "\n";
    std::vector<Puzzle9> puzzles(1000);
    const std::uint64_t before = allocations_so_far();
    EXPECT_EQ(read_lines(text, puzzles), 1000U);
    EXPECT_LE(allocations_so_far(), before + 8) << "the list of targets, and nothing that grows with the text";
}

}  // namespace
}  // namespace huisu
