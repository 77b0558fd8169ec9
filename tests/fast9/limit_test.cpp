// How far a search goes: the limit of solutions, and the verdicts that go with it.
#include <gtest/gtest.h>

#include <set>

#include "fast9/flat.h"
#include "fast9/referee9.h"

namespace huisu {
namespace {

using tests::Batch;
using tests::Way;

TEST(Limit, SolutionsAreCountedUpToTheLimit) {
    const std::vector<Puzzle9> puzzles = tests::mixture(300, 31);
    constexpr std::uint64_t kMost = 1000;
    std::vector<std::uint64_t> counts;
    for (const Puzzle9& puzzle : puzzles) {
        CountOptions options;
        options.limit = kMost;
        options.engine = Engine::kGeneral;
        counts.push_back(count(tests::general(puzzle), options).count.to_u64());
    }
    for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, kMost}) {
        for (const Way& way : tests::every_way()) {
            const Batch batch = tests::solve_in(way, puzzles, limit);
            for (std::size_t i = 0; i < puzzles.size(); ++i) {
                const Answer9& answer = batch.answers[i];
                ASSERT_EQ(answer.solutions, std::min(counts[i], limit)) << way.name() << " " << i;
                tests::expect_sound(puzzles[i], answer, limit);
                const Verdict full = counts[i] == 0   ? Verdict::kNone
                                     : counts[i] == 1 ? Verdict::kUnique
                                                      : Verdict::kMany;
                ASSERT_EQ(answer.verdict, limit == 1 && counts[i] != 0 ? Verdict::kStopped : full);
            }
        }
    }
}

TEST(Limit, TheReferenceCountsTheSame) {
    model::Random random(32);
    std::vector<Puzzle9> puzzles;
    for (int i = 0; i < 60; ++i) puzzles.push_back(tests::random_thinned(random));
    const Batch batch = tests::solve_in(tests::every_way().front(), puzzles, 300);
    std::set<std::uint64_t> different;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(batch.answers[i].solutions, tests::Referee9(puzzles[i]).count(300));
        different.insert(batch.answers[i].solutions);
    }
    EXPECT_GT(different.size(), 5U) << "not all of a kind";
}

TEST(Limit, NoneIsTheSameAsOne) {
    const std::vector<Puzzle9> puzzles = tests::mixture(100, 33);
    for (const Way& way : tests::every_way()) {
        const Batch none = tests::solve_in(way, puzzles, 0);
        const Batch one = tests::solve_in(way, puzzles, 1);
        EXPECT_EQ(none.answers, one.answers) << way.name();
    }
}

TEST(Limit, TheNodesOfALimitAreTheSameInEveryWay) {
    const std::vector<Puzzle9> puzzles = tests::mixture(300, 34);
    std::uint64_t last = 0;
    for (const std::uint64_t limit : {1U, 2U, 3U, 1000U}) {
        const Batch first = tests::solve_in(tests::every_way().front(), puzzles, limit);
        EXPECT_GT(first.report.stats.nodes, last) << "more work for more solutions";
        last = first.report.stats.nodes;
        for (const Way& way : tests::every_way()) {
            const Batch other = tests::solve_in(way, puzzles, limit);
            EXPECT_EQ(other.report.stats.nodes, first.report.stats.nodes) << way.name();
            EXPECT_EQ(other.answers, first.answers) << way.name();
            EXPECT_EQ(other.seconds, first.seconds) << way.name();
        }
    }
}

TEST(Limit, OfAHundredThousandCountsThatManyOfTheEmptyGrid) {
    const std::vector<Puzzle9> puzzles(1);
    for (const Engine9 engine : {Engine9::kLanes, Engine9::kSingle}) {
        const Batch batch = tests::solve_in({simd_targets().front(), engine, 1}, puzzles, 100'000);
        EXPECT_EQ(batch.answers.front().solutions, 100'000U);
        EXPECT_EQ(batch.answers.front().verdict, Verdict::kMany);
    }
}

TEST(Limit, AllSolutionsOfASmallCountAreCountedExactly) {
    // Two rows and two columns of a solved grid open: the general engine counts them all, too.
    Puzzle puzzle = tests::puzzle_of(tests::kOriginSolution);
    for (Cell cell = 0; cell < 81; ++cell)
        if (cell / 9 % 4 == 0 || cell % 9 % 4 == 1) puzzle.clear(cell);
    const CountResult all = count(puzzle);
    ASSERT_TRUE(all.is_exact);
    Solver9 solver;
    const Answer9 answer = solver.solve(*Puzzle9::from(puzzle), ~std::uint64_t{0});
    EXPECT_EQ(all.count, Tally(answer.solutions));
    EXPECT_GT(answer.solutions, 2U);
}

}  // namespace
}  // namespace huisu
