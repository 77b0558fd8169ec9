// The search takes no memory once it has been set up: every allocation of this program is counted.
#include <gtest/gtest.h>

#include "puzzles.h"
#include "search/allocation_counter.h"
#include "search/search.h"

namespace huisu::search {
namespace {

TEST(Allocation, ASearchAllocatesNothingAfterItsSetUp) {
    const Budget budget = Budget::of_nodes(20000);
    for (const Puzzle& puzzle :
         {tests::puzzle_of(tests::kEasterMonster), Puzzle{}, Puzzle(*Shape::make(4, 4)), Puzzle(*Shape::make(5, 6))}) {
        Search search(puzzle, budget);
        const std::uint64_t before = tests::allocations_so_far();
        std::uint64_t solutions = 0;
        while (search.next() == Step::kSolution) ++solutions;
        EXPECT_EQ(tests::allocations_so_far(), before);
        EXPECT_GT(solutions, 0U);
    }
}

TEST(Allocation, TheCounterCounts) {
    const std::uint64_t before = tests::allocations_so_far();
    const Budget budget;
    const Search search(Puzzle{}, budget);
    EXPECT_GT(tests::allocations_so_far(), before);
}

}  // namespace
}  // namespace huisu::search
