// Puzzles made to defeat the method: the published numbers of tries. And partial sums beyond what memory holds.
#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "backtrack/backtrack.h"
#include "backtrack/puzzles.h"
#include "huisu/backtrack.h"

namespace huisu::backtrack {
namespace {

using namespace backtrack_test;

struct Hard {
    std::string_view puzzle;
    std::string_view solution;
    std::uint64_t tries;
};

class BacktrackOnHard : public testing::TestWithParam<Hard> {};

TEST_P(BacktrackOnHard, NeedsThePublishedNumberOfTriesToTheFirstSolution) {
    std::string first;
    const Outcome outcome = for_each_solution(puzzle_of(GetParam().puzzle), {}, [&](const Grid& grid) {
        first = line_of(grid);
        return false;
    });
    EXPECT_EQ(first, GetParam().solution);
    EXPECT_EQ(outcome.stats.nodes, GetParam().tries);
}

TEST_P(BacktrackOnHard, ProvesThatTheSolutionIsTheOnlyOne) {
    const Outcome outcome = for_each_solution(puzzle_of(GetParam().puzzle), {}, [](const Grid&) { return true; });
    EXPECT_EQ(outcome.solutions, 1U);
    EXPECT_TRUE(outcome.is_complete);
}

INSTANTIATE_TEST_SUITE_P(
    MadeAgainstReadingOrder, BacktrackOnHard,
    testing::Values(Hard{".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
                         "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
                         26'590'293},
                    Hard{"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                         "987654321246173985351928746128537694634892157795461832519286473472319568863745219",
                         69'175'316}));

TEST(SubsetSumsSlow, StaysRightWhenItsMemoryIsFull) {
    // 42 numbers of 50 bits: two million sums of the last ones are listed, and above them more states fail than are
    // kept.
    std::mt19937_64 random(3);
    std::vector<std::int64_t> numbers;
    std::vector<int> planted;
    std::int64_t target = 0;
    for (int i = 0; i < 42; ++i) {
        numbers.push_back(3 * static_cast<std::int64_t>(random() >> 15));
        if (i % 3 == 1) {
            target += numbers.back();
            planted.push_back(i);
        }
    }
    std::vector<std::vector<int>> found;
    const SubsetSumResult result = subset_sums(numbers, target, [&](std::span<const int> indices) {
        found.emplace_back(indices.begin(), indices.end());
        return true;
    });
    EXPECT_TRUE(result.is_complete);
    EXPECT_EQ(found, std::vector<std::vector<int>>{planted});
}

}  // namespace
}  // namespace huisu::backtrack
