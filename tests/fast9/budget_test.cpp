// A budget that runs out: what is not proved is not said, and every answer is written all the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "fast9/flat.h"

namespace huisu {
namespace {

using tests::Batch;
using tests::Way;

// So many that any budget below is far too small for all.
std::vector<Puzzle9> long_batch() {
    model::Random random(51);
    std::vector<Puzzle9> puzzles;
    for (int i = 0; i < 700; ++i)
        puzzles.push_back(i % 3 == 0 ? tests::random_of_any_kind(random)
                                     : tests::random_shuffle_of(tests::kEasterMonster, random));
    return puzzles;
}

constexpr std::uint64_t kLimit = 100;

struct LongBatch {
    std::vector<Puzzle9> puzzles = long_batch();
    Batch whole = tests::solve_in(tests::every_way().front(), puzzles, kLimit);
};

const LongBatch& the_long_batch() {
    static const LongBatch batch;
    return batch;
}

// Every answer is either the true one or says that it is not decided; gives how many do.
std::size_t expect_stopped_or_true(const Way& way, const Batch& batch) {
    const LongBatch& all = the_long_batch();
    std::size_t stopped = 0;
    for (std::size_t i = 0; i < all.puzzles.size(); ++i) {
        const Answer9& answer = batch.answers[i];
        const Answer9& truth = all.whole.answers[i];
        tests::expect_sound(all.puzzles[i], answer, kLimit);
        EXPECT_LE(answer.solutions, truth.solutions);
        if (answer.verdict == Verdict::kStopped)
            ++stopped;
        else
            EXPECT_EQ(answer.verdict, truth.verdict) << way.name() << " " << i;
        if (answer.solutions >= 1) {
            EXPECT_EQ(answer.digits, truth.digits) << way.name() << " " << i;
        }
    }
    EXPECT_LT(batch.report.stats.nodes, all.whole.report.stats.nodes) << way.name();
    return stopped;
}

void expect_early_end(const Budget& budget) {
    for (const Way& way : tests::every_way()) {
        const Batch batch = tests::solve_in(way, the_long_batch().puzzles, kLimit, budget);
        EXPECT_GT(expect_stopped_or_true(way, batch), the_long_batch().puzzles.size() / 10) << way.name();
        EXPECT_EQ(batch.answers.back(), Answer9{}) << way.name() << ": nobody has come so far";
    }
}

TEST(BatchBudget, AStopFlagThatIsSetEndsTheCall) {
    const std::atomic<bool> stop = true;
    Budget budget;
    budget.stop = &stop;
    expect_early_end(budget);
}

TEST(BatchBudget, ADeadlineThatHasPassedEndsTheCall) {
    Budget budget;
    budget.deadline = Budget::Clock::now() - std::chrono::seconds(1);
    expect_early_end(budget);
}

TEST(BatchBudget, TheNodesEndTheCall) {
    for (const std::uint64_t nodes : {0U, 1U, 10U, 500U, 5000U}) expect_early_end(Budget::of_nodes(nodes));
}

TEST(BatchBudget, TheNodesAreHardlyOverrun) {
    constexpr std::uint64_t kMostLanes = 32;
    for (const std::uint64_t nodes : {0U, 1U, 10U, 500U, 5000U, 20000U}) {
        for (const Way& way : tests::every_way()) {
            const Batch batch = tests::solve_in(way, the_long_batch().puzzles, kLimit, Budget::of_nodes(nodes));
            const std::uint64_t most =
                way.threads == 1 ? nodes : std::min<std::uint64_t>(nodes, 4096) * way.threads + nodes;
            EXPECT_GE(batch.report.stats.nodes, nodes);
            EXPECT_LE(batch.report.stats.nodes, most + kMostLanes * way.threads) << way.name();
        }
    }
}

TEST(BatchBudget, AProgressCallbackThatSaysNoEndsTheCall) {
    for (const Way& way : tests::every_way()) {
        int calls = 0;
        Budget budget;
        budget.progress = [&](const Progress& now) {
            EXPECT_GT(now.nodes, 0U);
            ++calls;
            return false;
        };
        const Batch batch = tests::solve_in(way, the_long_batch().puzzles, kLimit, budget);
        EXPECT_EQ(calls, 1) << way.name() << ": a no is final";
        EXPECT_GT(expect_stopped_or_true(way, batch), 0U) << way.name();
    }
}

TEST(BatchBudget, ProgressGoesOnlyForwardAndOneCallAtATime) {
    const LongBatch& all = the_long_batch();
    for (const Way& way : tests::every_way()) {
        std::atomic<int> inside = 0;
        int calls = 0;
        Progress last;
        Budget budget;
        budget.progress = [&](const Progress& now) {
            EXPECT_EQ(++inside, 1);
            EXPECT_GT(now.nodes, last.nodes);
            EXPECT_GE(now.solutions, last.solutions);
            last = now;
            ++calls;
            --inside;
            return true;
        };
        const Batch batch = tests::solve_in(way, all.puzzles, kLimit, budget);
        EXPECT_GT(calls, 3) << way.name();
        EXPECT_LE(last.nodes, batch.report.stats.nodes) << way.name();
        EXPECT_TRUE(batch.answers == all.whole.answers) << way.name();
    }
}

TEST(BatchBudget, OfAllNodesEndsNothing) {
    const LongBatch& all = the_long_batch();
    Budget budget = Budget::of_nodes(all.whole.report.stats.nodes + 1);
    const std::atomic<bool> stop = false;
    budget.stop = &stop;
    budget.deadline = Budget::Clock::now() + std::chrono::hours(1);
    for (const Way& way : tests::every_way()) {
        const Batch batch = tests::solve_in(way, all.puzzles, kLimit, budget);
        EXPECT_TRUE(batch.answers == all.whole.answers) << way.name();
        EXPECT_EQ(batch.report.stats.nodes, all.whole.report.stats.nodes) << way.name();
    }
}

TEST(BatchBudget, ASearchThatIsStoppedKeepsTheSolutionsItHasFound) {
    // An empty grid has more than anybody finds, so the budget always comes first.
    const std::vector<Puzzle9> puzzles(40);
    for (const Way& way : tests::every_way()) {
        const Batch batch = tests::solve_in(way, puzzles, ~std::uint64_t{0}, Budget::of_nodes(20000));
        const Answer9& answer = batch.answers.front();
        EXPECT_EQ(answer.verdict, Verdict::kMany) << way.name();
        EXPECT_GT(answer.solutions, 2U);
        for (std::size_t i = 0; i < puzzles.size(); ++i) tests::expect_sound(puzzles[i], batch.answers[i], ~0ULL);
        EXPECT_LT(batch.report.stats.nodes, 100000U);
    }
}

}  // namespace
}  // namespace huisu
