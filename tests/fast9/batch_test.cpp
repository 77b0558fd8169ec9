// Batches of every size and kind: the same answers and the same nodes on every instruction set, with both engines, with
// any number of threads, in any order and one puzzle at a time.
#include <gtest/gtest.h>

#include <numeric>

#include "fast9/flat.h"
#include "fast9/referee9.h"

namespace huisu {
namespace {

using tests::Batch;
using tests::Way;

void expect_all_sound(const std::vector<Puzzle9>& puzzles, const Batch& batch, std::uint64_t limit) {
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        tests::expect_sound(puzzles[i], batch.answers[i], limit);
        if (batch.answers[i].solutions < 2) {
            ASSERT_EQ(batch.seconds[i], tests::kRubbishDigits) << "left alone";
            continue;
        }
        ASSERT_NE(batch.seconds[i], batch.answers[i].digits);
        ASSERT_TRUE(is_solution_of(tests::grid_of(batch.seconds[i]), tests::general(puzzles[i])));
    }
}

// Solved in every way; what the first gives is checked and returned.
Batch solve_in_every_way(const std::vector<Puzzle9>& puzzles, std::uint64_t limit = 2) {
    const std::vector<Way> ways = tests::every_way();
    Batch first = tests::solve_in(ways.front(), puzzles, limit);
    expect_all_sound(puzzles, first, limit);
    for (const Way& way : ways) {
        const Batch other = tests::solve_in(way, puzzles, limit);
        EXPECT_EQ(other.report.engine, way.engine);
        EXPECT_EQ(other.report.stats.nodes, first.report.stats.nodes) << way.name();
        EXPECT_TRUE(other.answers == first.answers) << way.name();
        EXPECT_TRUE(other.seconds == first.seconds) << way.name();
    }
    return first;
}

class BatchOfSize : public testing::TestWithParam<std::size_t> {};

TEST_P(BatchOfSize, IsTheSameInEveryWay) {
    solve_in_every_way(tests::mixture(GetParam(), GetParam() + 1));
}

INSTANTIATE_TEST_SUITE_P(Batch, BatchOfSize,
                         testing::Values(0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 191,
                                         1000),
                         testing::PrintToStringParamName());

TEST(Batch, OfTenThousandAndSevenIsTheSameInEveryWay) {
    const std::vector<Puzzle9> puzzles = tests::mixture(10007, 1);
    const Batch batch = solve_in_every_way(puzzles);
    EXPECT_GE(batch.report.stats.nodes, puzzles.size()) << "each has at least one";
}

TEST(Batch, TheReferenceAgreesOnEveryVerdict) {
    const std::vector<Puzzle9> puzzles = tests::mixture(600, 2);
    const Batch batch = solve_in_every_way(puzzles);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        EXPECT_EQ(batch.answers[i].solutions, tests::Referee9(puzzles[i]).count(2))
            << *format(tests::general(puzzles[i]));
}

TEST(Batch, InvalidPuzzlesHaveNoSolution) {
    model::Random random(1);
    std::vector<Puzzle9> puzzles;
    for (int i = 0; i < 300; ++i) puzzles.push_back(tests::random_invalid(random));
    for (const Answer9& answer : solve_in_every_way(puzzles).answers) EXPECT_EQ(answer.verdict, Verdict::kNone);
}

TEST(Batch, EveryPairOfEqualGivensInAHouseIsSeen) {
    std::vector<Puzzle9> puzzles;
    for (Cell first = 0; first < 81; ++first) {
        for (Cell second = first + 1; second < 81; ++second) {
            puzzles.emplace_back();
            puzzles.back().set_given(first, 1 + first % 9);
            puzzles.back().set_given(second, 1 + first % 9);
        }
    }
    const Batch batch = solve_in_every_way(puzzles);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const bool is_broken = !rule_breaks(tests::general(puzzles[i])).empty();
        EXPECT_EQ(batch.answers[i].verdict, is_broken ? Verdict::kNone : Verdict::kMany);
    }
}

TEST(Batch, ContradictoryPuzzlesHaveNoSolution) {
    model::Random random(2);
    std::vector<Puzzle9> puzzles;
    for (int i = 0; i < 200; ++i) puzzles.push_back(tests::random_contradiction(random));
    for (const Answer9& answer : solve_in_every_way(puzzles).answers) EXPECT_EQ(answer.verdict, Verdict::kNone);
}

TEST(Batch, EmptyGridsAllGetTheSameTwoSolutions) {
    const std::vector<Puzzle9> puzzles(100);
    const Batch batch = solve_in_every_way(puzzles);
    EXPECT_EQ(batch.answers, std::vector<Answer9>(100, batch.answers.front()));
    EXPECT_EQ(batch.answers.front().verdict, Verdict::kMany);
}

TEST(Batch, SolvedGridsAreTheirOwnSolutionInOneNode) {
    model::Random random(3);
    std::vector<Puzzle9> puzzles;
    for (int i = 0; i < 200; ++i) puzzles.push_back(tests::random_shuffle_of(tests::kInkalaSolution, random));
    const Batch batch = solve_in_every_way(puzzles);
    EXPECT_EQ(batch.report.stats.nodes, puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(batch.answers[i].verdict, Verdict::kUnique);
        EXPECT_EQ(Puzzle(tests::grid_of(batch.answers[i].digits)), tests::general(puzzles[i]));
    }
}

TEST(Batch, TheOrderOfThePuzzlesDoesNotMatter) {
    const std::vector<Puzzle9> puzzles = tests::mixture(500, 4);
    const Way way = tests::every_way().front();
    const Batch batch = tests::solve_in(way, puzzles, 2);
    model::Random random(5);
    std::vector<std::size_t> order(puzzles.size());
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    std::vector<Puzzle9> shuffled;
    for (const std::size_t i : order) shuffled.push_back(puzzles[i]);
    const Batch again = solve_in_every_way(shuffled);
    EXPECT_EQ(again.report.stats.nodes, batch.report.stats.nodes);
    for (std::size_t i = 0; i < order.size(); ++i) EXPECT_EQ(again.answers[i], batch.answers[order[i]]);
}

TEST(Batch, OneByOneIsTheSame) {
    const std::vector<Puzzle9> puzzles = tests::mixture(500, 6);
    const Batch batch = tests::solve_in(tests::every_way().front(), puzzles, 2);
    for (const Engine9 engine : {Engine9::kLanes, Engine9::kSingle}) {
        Solver9 solver(engine);
        std::uint64_t nodes = 0;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            Answer9 answer = tests::kRubbish;
            nodes += solver.solve_batch({&puzzles[i], 1}, {&answer, 1}).stats.nodes;
            EXPECT_EQ(answer, batch.answers[i]);
            EXPECT_EQ(solver.solve(puzzles[i]), batch.answers[i]);
        }
        EXPECT_EQ(nodes, batch.report.stats.nodes);
    }
}

TEST(Batch, AThreadForEachCoreIsTheSame) {
    const std::vector<Puzzle9> puzzles = tests::mixture(1000, 7);
    const Batch one = tests::solve_in({simd_targets().front(), Engine9::kAuto, 1}, puzzles, 2);
    for (const unsigned threads : {0U, 100U}) {
        const Batch other = tests::solve_in({simd_targets().front(), Engine9::kAuto, threads}, puzzles, 2);
        EXPECT_EQ(other.answers, one.answers);
        EXPECT_EQ(other.report.stats.nodes, one.report.stats.nodes);
    }
}

}  // namespace
}  // namespace huisu
