// Partial sums against all 2^n subsets, in order, with the extremes of 64 bits, and on inputs only pruning can finish.
// And the memory that prunes: never wrong, never larger than allowed.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "backtrack/failed_states.h"
#include "backtrack/subset_sums.h"
#include "backtrack/tail_sums.h"
#include "huisu/backtrack.h"

namespace huisu {
namespace {

using Numbers = std::vector<std::int64_t>;
using Subsets = std::vector<std::vector<int>>;

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();
const auto kGoOn = [](std::span<const int>) { return true; };

SubsetSumOptions within(Budget budget) {
    SubsetSumOptions options;
    options.budget = std::move(budget);
    return options;
}

Subsets subsets_of(const Numbers& numbers, std::int64_t target, const backtrack::PruningMemory& memory = {}) {
    Subsets subsets;
    const auto keep = [&](std::span<const int> indices) {
        subsets.emplace_back(indices.begin(), indices.end());
        return true;
    };
    const SubsetSumResult result = backtrack::subset_sums_within(memory, numbers, target, keep);
    EXPECT_TRUE(result.is_complete);
    EXPECT_FALSE(result.is_stopped);
    EXPECT_EQ(result.found, subsets.size());
    return subsets;
}

// However much memory the pruning has, it finds the same.
void expect_with_any_memory(const Numbers& numbers, std::int64_t target, const Subsets& expected) {
    for (const std::size_t tail_sums : {std::size_t{1}, std::size_t{8}, backtrack::TailSums::kMostSums})
        for (const std::size_t failed_buckets : {std::size_t{1}, std::size_t{4}, backtrack::FailedStates::kMostBuckets})
            EXPECT_EQ(subsets_of(numbers, target, {tail_sums, failed_buckets}), expected)
                << testing::PrintToString(numbers) << " for " << target << " with " << tail_sums << " and "
                << failed_buckets;
}

// The method without any pruning. Numbers small enough to add.
void taught(const Numbers& numbers, std::size_t i, std::int64_t remaining, std::vector<int>& chosen, Subsets& found) {
    if (i == numbers.size()) {
        if (remaining == 0) found.push_back(chosen);
        return;
    }
    chosen.push_back(static_cast<int>(i));
    taught(numbers, i + 1, remaining - numbers[i], chosen, found);
    chosen.pop_back();
    taught(numbers, i + 1, remaining, chosen, found);
}

TEST(SubsetSums, FindsTheExampleOfTheCommandLine) {
    EXPECT_EQ(subsets_of({1, 2, 4, 7}, 13), (Subsets{{1, 2, 3}}));
}

TEST(SubsetSums, TakesFirstAndGivesTheEmptySubsetLast) {
    EXPECT_EQ(subsets_of({3, 1, 2, 3}, 3), (Subsets{{0}, {1, 2}, {3}}));
    EXPECT_EQ(subsets_of({1, -1, 0}, 0), (Subsets{{0, 1, 2}, {0, 1}, {2}, {}}));
    EXPECT_EQ(subsets_of({0, 0}, 0), (Subsets{{0, 1}, {0}, {1}, {}}));
    EXPECT_EQ(subsets_of({}, 0), (Subsets{{}}));
    EXPECT_EQ(subsets_of({}, 1), Subsets{});
    EXPECT_EQ(subsets_of({5}, 5), (Subsets{{0}}));
    EXPECT_EQ(subsets_of({5}, 4), Subsets{});
}

TEST(SubsetSums, AgreesWithAllSubsets) {
    std::mt19937 random(20);
    for (int round = 0; round < 400; ++round) {
        const int spread = 1 + static_cast<int>(random() % 12);
        Numbers numbers(random() % 13);
        for (std::int64_t& number : numbers) number = static_cast<int>(random() % 25) * spread / 12 - spread;
        const std::int64_t target = static_cast<int>(random() % 31) - 15;
        Subsets expected;
        std::vector<int> chosen;
        taught(numbers, 0, target, chosen, expected);
        expect_with_any_memory(numbers, target, expected);
    }
}

TEST(SubsetSums, NeverOverflows) {
    EXPECT_EQ(subsets_of({kHighest, kHighest, kLowest, kLowest, 2}, 0), (Subsets{{0, 1, 2, 3, 4}, {}}));
    EXPECT_EQ(subsets_of({kHighest, kHighest, 2}, 0), (Subsets{{}})) << "wrapped around, all three would make 0";
    EXPECT_EQ(subsets_of({kLowest, kLowest}, 0), (Subsets{{}}));
    EXPECT_EQ(subsets_of({kLowest, -1}, kHighest), Subsets{});
    EXPECT_EQ(subsets_of({kHighest, 1}, kLowest), Subsets{});
    EXPECT_EQ(subsets_of({1, kLowest, kHighest, -1}, kLowest), (Subsets{{0, 1, 3}, {1}}));
    EXPECT_EQ(subsets_of({kHighest, kLowest}, -1), (Subsets{{0, 1}}));
    EXPECT_EQ(subsets_of(Numbers(8, kHighest), kHighest).size(), 8U);
}

TEST(SubsetSums, AgreesWithAllSubsetsOfExtremes) {
    std::mt19937 random(21);
    const Numbers extremes{kLowest, kLowest + 1, -1, 0, 1, kHighest - 1, kHighest};
    for (int round = 0; round < 200; ++round) {
        Numbers numbers(1 + random() % 9);
        for (std::int64_t& number : numbers) number = extremes[random() % extremes.size()];
        const std::int64_t target = extremes[random() % extremes.size()];
        Subsets expected;
        for (unsigned mask = (1U << numbers.size()); mask-- > 0;) {
            // 2^63 * 9 in two halves: high * 2^32 + low.
            std::int64_t high = -(target >> 32), low = -(target & 0xFFFFFFFF);
            std::vector<int> chosen;
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                if ((mask >> (numbers.size() - 1 - i) & 1U) == 0) continue;
                high += numbers[i] >> 32;
                low += numbers[i] & 0xFFFFFFFF;
                chosen.push_back(static_cast<int>(i));
            }
            if (low % (std::int64_t{1} << 32) == 0 && high + low / (std::int64_t{1} << 32) == 0)
                expected.push_back(chosen);
        }
        expect_with_any_memory(numbers, target, expected);
    }
}

TEST(SubsetSums, FinishesWhereOnlyPruningCan) {
    Numbers evens;
    for (int i = 0; i < 60; ++i) evens.push_back(2 * (7 * i % 101) + 2);
    const SubsetSumResult odd = subset_sums(evens, 1501, kGoOn);
    EXPECT_TRUE(odd.is_complete);
    EXPECT_EQ(odd.found, 0U);

    for (std::size_t i = 0; i < evens.size(); i += 3) evens[i] = -evens[i];
    EXPECT_EQ(subset_sums(evens, 1, kGoOn).found, 0U);
    const backtrack::PruningMemory no_tails{1, backtrack::FailedStates::kMostBuckets};
    EXPECT_EQ(backtrack::subset_sums_within(no_tails, evens, 1, kGoOn).found, 0U) << "the memory of failures alone";
    EXPECT_EQ(subset_sums(evens, 1'000'000, kGoOn).tries, 0U) << "beyond the sum of the positive numbers";

    EXPECT_EQ(subset_sums(Numbers(1'000'000, 1), 1'000'000, kGoOn).found, 1U) << "a million numbers deep";
}

TEST(FailedStates, HoldsWhatWasPutInAndNothingElse) {
    backtrack::FailedStates states;
    for (int index = 0; index < 100; ++index)
        for (std::int64_t remaining = -40; remaining < 40; remaining += 2) states.insert(index, remaining);
    std::size_t held = 0;
    for (int index = 0; index < 100; ++index)
        for (std::int64_t remaining = -40; remaining < 40; ++remaining) {
            const bool found = states.contains(index, remaining);
            held += found;
            EXPECT_FALSE(found && remaining % 2 != 0);
        }
    EXPECT_EQ(held, states.size());
    EXPECT_GT(held, 3600U) << "it grows before it forgets";
}

TEST(FailedStates, ForgetsTheLeastWorkWhenItIsFull) {
    backtrack::FailedStates states(2);
    for (int index = 100; index-- > 0;) states.insert(index, kLowest);
    EXPECT_EQ(states.size(), 2 * backtrack::FailedStates::kWays);
    for (int index = 0; index < 4; ++index) EXPECT_TRUE(states.contains(index, kLowest)) << index;
    EXPECT_FALSE(states.contains(99, kLowest));
    EXPECT_FALSE(states.contains(0, 0));
}

TEST(TailSums, ListsWhatTheLastNumbersMake) {
    const Numbers numbers{3, -1, 4};
    const backtrack::TailSums tails(numbers);
    const auto made_from = [&](std::size_t i) {
        Numbers made;
        for (std::int64_t sum = -10; sum <= 10; ++sum)
            if (tails.can_make(i, sum)) made.push_back(sum);
        return made;
    };
    EXPECT_TRUE(tails.covers(0));
    EXPECT_EQ(made_from(0), (Numbers{-1, 0, 2, 3, 4, 6, 7}));
    EXPECT_EQ(made_from(1), (Numbers{-1, 0, 3, 4}));
    EXPECT_EQ(made_from(2), (Numbers{0, 4}));
    EXPECT_EQ(made_from(3), (Numbers{0}));
}

TEST(TailSums, StopsWhereMemoryOrSixtyFourBitsEnd) {
    const backtrack::TailSums few(Numbers{1, 2, 4, 8, 16}, 7);  // 1 + 2 + 4 sums
    EXPECT_TRUE(few.covers(3));
    EXPECT_FALSE(few.covers(2));
    EXPECT_TRUE(few.can_make(3, 24));
    const backtrack::TailSums high(Numbers{1, 1, kHighest - 1});
    EXPECT_TRUE(high.covers(1));
    EXPECT_FALSE(high.covers(0));
    const backtrack::TailSums low(Numbers{-1, kLowest});
    EXPECT_TRUE(low.covers(1));
    EXPECT_FALSE(low.covers(0));
}

TEST(SubsetSums, IsLazyWhereThereAreVeryManyAnswers) {
    int visits = 0;
    const SubsetSumResult result =
        subset_sums(Numbers(100, 0), 0, [&](std::span<const int> indices) { return !indices.empty() && ++visits < 7; });
    EXPECT_EQ(visits, 7);
    EXPECT_EQ(result.found, 7U);
    EXPECT_FALSE(result.is_complete);
    EXPECT_FALSE(result.is_stopped);
}

TEST(SubsetSums, HonoursItsBudget) {
    const Numbers numbers(40, 1);
    for (const std::uint64_t nodes : {0U, 1U, 4096U, 5000U}) {
        const SubsetSumResult result = subset_sums(numbers, 20, kGoOn, within(Budget::of_nodes(nodes)));
        EXPECT_EQ(result.tries, nodes);
        EXPECT_TRUE(result.is_stopped);
        EXPECT_FALSE(result.is_complete);
    }
    const std::atomic<bool> stop = true;
    Budget budget;
    budget.stop = &stop;
    EXPECT_TRUE(subset_sums(numbers, 20, kGoOn, within(budget)).is_stopped);

    Budget impatient;
    int reports = 0;
    impatient.progress = [&](const Progress& progress) {
        EXPECT_GT(progress.solutions, 0U);
        return ++reports < 2;
    };
    const SubsetSumResult result = subset_sums(numbers, 20, kGoOn, within(impatient));
    EXPECT_EQ(reports, 2);
    EXPECT_TRUE(result.is_stopped);
}

}  // namespace
}  // namespace huisu
