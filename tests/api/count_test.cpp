#include "huisu/count.h"

#include <gtest/gtest.h>

#include "puzzles.h"

namespace huisu {
namespace {

TEST(Count, IsExactWhereTheSearchCanEnumerate) {
    Puzzle puzzle(*Shape::make(2, 3));
    for (Cell cell = 0; cell < 6; ++cell) puzzle.set_given(cell, cell + 1);
    const CountResult result = count(puzzle);
    EXPECT_EQ(result.count, Tally(39168));
    EXPECT_TRUE(result.is_exact);
}

TEST(Count, AtTheLimitSaysAtLeast) {
    CountOptions options;
    options.limit = 1000;
    const CountResult result = count(Puzzle{}, options);
    EXPECT_EQ(result.count, Tally(1000));
    EXPECT_FALSE(result.is_exact);
    EXPECT_FALSE(result.is_stopped);
}

TEST(Count, ALimitThatIsJustReachedIsNotExactEither) {
    CountOptions options;
    options.limit = 288;
    const Puzzle empty(*Shape::make(2, 2));
    EXPECT_FALSE(count(empty, options).is_exact);
    options.limit = 289;
    EXPECT_TRUE(count(empty, options).is_exact);
}

TEST(Count, AnUsedUpBudgetSaysAtLeastAndStopped) {
    CountOptions options;
    options.budget = Budget::of_nodes(2000);
    const CountResult result = count(Puzzle{}, options);
    EXPECT_GT(result.count, Tally(100));
    EXPECT_FALSE(result.is_exact);
    EXPECT_TRUE(result.is_stopped);
}

TEST(Count, ABrokenRuleHasZeroSolutionsAtOnce) {
    Puzzle puzzle;
    puzzle.set_given(0, 1);
    puzzle.set_given(10, 1);
    const CountResult result = count(puzzle);
    EXPECT_EQ(result.count, Tally(0));
    EXPECT_TRUE(result.is_exact);
    EXPECT_EQ(result.rule_break, (RuleBreak{{HouseKind::kBox, 0}, 1, 0, 10}));
    EXPECT_EQ(result.stats.nodes, 0U);
}

TEST(Count, BothEnginesGiveTheSameNumber) {
    model::Random random(11);
    for (int i = 0; i < 40; ++i) {
        const Puzzle puzzle = tests::thinned(tests::puzzle_of(tests::kOriginSolution), 55, random);
        CountOptions options;
        options.limit = 5000;
        const CountResult general = count(puzzle, options);
        options.engine = Engine::kBacktrack;
        EXPECT_EQ(count(puzzle, options).count, general.count);
    }
}

// Of ground-truth numbers: how many 4x4 puzzles with so many givens have exactly one solution.
TEST(Count, The4x4PuzzlesWithFourGivensAndOneSolutionAre25728) {
    std::uint64_t proper = 0;
    std::array<Digit, 4> digits{};
    for (int code = 0; code < 4 * 4 * 4 * 4; ++code) {
        for (std::size_t i = 0; i < 4; ++i) digits[i] = code >> 2 * i & 3;
        // Count each class of renamings once: digits appear in the order 1, 2, 3, 4.
        int next = 0;
        bool is_first = true;
        for (const Digit digit : digits) {
            is_first = is_first && digit <= next;
            next = std::max(next, digit + 1);
        }
        if (!is_first) continue;
        std::uint64_t renamings = 1;
        for (int i = 0; i < next; ++i) renamings *= static_cast<std::uint64_t>(4 - i);
        for (Cell a = 0; a < 16; ++a)
            for (Cell b = a + 1; b < 16; ++b)
                for (Cell c = b + 1; c < 16; ++c)
                    for (Cell d = c + 1; d < 16; ++d) {
                        Puzzle puzzle(*Shape::make(2, 2));
                        puzzle.set_given(a, digits[0] + 1);
                        puzzle.set_given(b, digits[1] + 1);
                        puzzle.set_given(c, digits[2] + 1);
                        puzzle.set_given(d, digits[3] + 1);
                        CountOptions options;
                        options.limit = 2;
                        if (count(puzzle, options).count == Tally(1)) proper += renamings;
                    }
    }
    EXPECT_EQ(proper, 25728U);
}

}  // namespace
}  // namespace huisu
