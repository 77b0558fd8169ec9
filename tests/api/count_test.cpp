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

TEST(Count, IsExactBeyondAnyEnumeration) {
    const CountResult all = count(Puzzle{});
    EXPECT_EQ(all.count.to_decimal(), "6670903752021072936960");
    EXPECT_TRUE(all.is_exact);
    Puzzle one_given;
    one_given.set_given(40, 7);
    EXPECT_EQ(count(one_given).count.to_decimal(), "741211528002341437440");
    EXPECT_EQ(count(Puzzle(*Shape::make(2, 4))).count, Tally(29'136'487'207'403'520));
}

TEST(Count, TheFirstTryAndTheCalculationAgree) {
    // Between a few hundred and some millions of solutions: on both sides of where the calculation takes over.
    model::Random random(16);
    int few = 0, many = 0;
    for (int i = 0; i < 20; ++i) {
        const Puzzle puzzle = tests::thinned(tests::puzzle_of(tests::kOriginSolution), 68 + i % 5, random);
        CountOptions options;
        options.limit = 3'000'000;
        options.engine = Engine::kSingle;
        const CountResult enumerated = count(puzzle, options);
        if (!enumerated.is_exact) continue;
        ++(enumerated.stats.nodes < 300'000 ? few : many);
        const CountResult result = count(puzzle);
        EXPECT_EQ(result.count, enumerated.count);
        EXPECT_TRUE(result.is_exact);
    }
    EXPECT_GE(few, 3);
    EXPECT_GE(many, 2);
}

TEST(Count, ALimitFarAwayIsReachedToo) {
    CountOptions options;
    options.limit = 1'000'000'000'000;
    const CountResult result = count(Puzzle{}, options);
    EXPECT_EQ(result.count, Tally(1'000'000'000'000));
    EXPECT_FALSE(result.is_exact);
    EXPECT_FALSE(result.is_stopped);
}

TEST(Count, AnEngineThatIsAskedForEnumerates) {
    CountOptions options;
    options.engine = Engine::kSingle;
    options.budget = Budget::of_nodes(400'000);
    const CountResult result = count(Puzzle{}, options);
    EXPECT_FALSE(result.is_exact);
    EXPECT_TRUE(result.is_stopped);
    EXPECT_LE(result.stats.nodes, 400'000U);
}

TEST(Count, ABudgetForMoreThanTheFirstTryGivesALargeBound) {
    Puzzle puzzle;
    puzzle.set_given(0, 1);
    puzzle.set_given(40, 2);
    std::uint64_t last_nodes = 0;
    CountOptions options;
    options.budget.progress = [&](const Progress& progress) {
        EXPECT_GE(progress.nodes, last_nodes);
        last_nodes = progress.nodes;
        return progress.nodes < 350'000;
    };
    const CountResult result = count(puzzle, options);
    EXPECT_FALSE(result.is_exact);
    EXPECT_TRUE(result.is_stopped);
    EXPECT_GT(result.count, Tally(1'000'000'000));
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
