// The decisions of partial sums: those of the example in docs/backtracking.md one by one, and others replayed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "huisu/backtrack.h"

namespace huisu {
namespace {

using Numbers = std::vector<std::int64_t>;

struct RecordedSums {
    std::vector<SubsetEvent> events;
    std::vector<std::vector<int>> subsets;  // as they were visited
    SubsetSumResult result;
};

RecordedSums record(const Numbers& numbers, std::int64_t target, Budget budget = {}) {
    RecordedSums recorded;
    SubsetSumOptions options;
    options.budget = std::move(budget);
    options.trace = [&](const SubsetEvent& event) {
        recorded.events.push_back(event);
        return true;
    };
    const auto keep = [&](std::span<const int> indices) {
        EXPECT_EQ(recorded.events.back().kind, SubsetKind::kFound) << "the event comes right before its subset";
        recorded.subsets.emplace_back(indices.begin(), indices.end());
        return true;
    };
    recorded.result = subset_sums(numbers, target, keep, options);
    return recorded;
}

std::string sentence_of(const SubsetEvent& event) {
    const std::string index = std::to_string(event.index);
    switch (event.kind) {
        case SubsetKind::kTake: return "take " + index;
        case SubsetKind::kLeave: return "leave " + index;
        case SubsetKind::kUndo: return "undo " + index;
        case SubsetKind::kFound: break;
    }
    return "found";
}

std::vector<std::string> sentences_of(const std::vector<SubsetEvent>& events) {
    std::vector<std::string> sentences;
    for (const SubsetEvent& event : events) sentences.push_back(sentence_of(event));
    return sentences;
}

// Follows the decisions: each concerns the next number, and the last one is undone first.
void expect_replays(const RecordedSums& recorded) {
    std::vector<SubsetEvent> stack;
    std::vector<std::vector<int>> found;
    std::uint64_t tries = 0;
    for (const SubsetEvent& event : recorded.events) {
        if (event.kind == SubsetKind::kFound) {
            found.emplace_back();
            for (const SubsetEvent& decision : stack)
                if (decision.kind == SubsetKind::kTake) found.back().push_back(decision.index);
        } else if (event.kind == SubsetKind::kUndo) {
            ASSERT_FALSE(stack.empty());
            ASSERT_EQ(stack.back().index, event.index);
            stack.pop_back();
        } else {
            ASSERT_EQ(event.index, static_cast<int>(stack.size()));
            stack.push_back(event);
            ++tries;
        }
    }
    EXPECT_EQ(found, recorded.subsets);
    EXPECT_EQ(tries, recorded.result.tries);
    EXPECT_EQ(stack.empty(), recorded.result.is_complete);
}

TEST(SubsetTrace, TellsTheTreeOfTheExample) {
    const RecordedSums recorded = record({1, 2, 4, 7}, 13);
    EXPECT_THAT(sentences_of(recorded.events),
                testing::ElementsAre("take 0", "take 1", "take 2", "take 3", "undo 3", "leave 3", "undo 3", "undo 2",
                                     "leave 2", "undo 2", "undo 1", "leave 1", "undo 1", "undo 0",  // with the 1
                                     "leave 0", "take 1", "take 2", "take 3", "found", "undo 3", "leave 3", "undo 3",
                                     "undo 2", "leave 2", "undo 2", "undo 1", "leave 1", "undo 1", "undo 0"));
    EXPECT_EQ(recorded.subsets, (std::vector<std::vector<int>>{{1, 2, 3}}));
    expect_replays(recorded);
}

TEST(SubsetTrace, OfATargetOutOfReachIsEmpty) {
    EXPECT_TRUE(record({1, 2, 4, 7}, 15).events.empty());
    EXPECT_TRUE(record({}, 1).events.empty());
    EXPECT_EQ(sentences_of(record({}, 0).events), std::vector<std::string>{"found"});
}

TEST(SubsetTrace, FindsWhatIsFoundWithoutIt) {
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        Numbers numbers(random() % 10);
        for (std::int64_t& number : numbers) number = static_cast<std::int64_t>(random() % 13) - 6;
        const auto target = static_cast<std::int64_t>(random() % 11) - 3;
        std::vector<std::vector<int>> expected;
        subset_sums(numbers, target, [&](std::span<const int> indices) {
            expected.emplace_back(indices.begin(), indices.end());
            return true;
        });
        const RecordedSums recorded = record(numbers, target);
        EXPECT_EQ(recorded.subsets, expected);
        EXPECT_TRUE(recorded.result.is_complete);
        expect_replays(recorded);
    }
}

TEST(SubsetTrace, EndsWhereTheBudgetDoes) {
    const RecordedSums recorded = record(Numbers(30, 1), 15, Budget::of_nodes(1000));
    EXPECT_TRUE(recorded.result.is_stopped);
    EXPECT_EQ(recorded.result.tries, 1000U);
    expect_replays(recorded);
}

TEST(SubsetTrace, EndsWhenTheVisitorSaysNoAtAnyEvent) {
    const Numbers numbers{3, 1, 2, -1, 4};
    const std::size_t all = record(numbers, 4).events.size();
    for (std::size_t limit = 1; limit <= all; ++limit) {
        std::size_t events = 0;
        SubsetSumOptions options;
        options.trace = [&](const SubsetEvent&) { return ++events < limit; };
        const SubsetSumResult result = subset_sums(
            numbers, 4, [](std::span<const int>) { return true; }, options);
        EXPECT_EQ(events, limit);
        EXPECT_FALSE(result.is_complete);
        EXPECT_FALSE(result.is_stopped);
    }
}

}  // namespace
}  // namespace huisu
