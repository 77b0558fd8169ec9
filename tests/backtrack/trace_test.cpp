// The events: listed by hand for a small puzzle, replayed on a grid for others, and cut short in every way there is.
#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <vector>

#include "backtrack/puzzles.h"
#include "huisu/backtrack.h"

namespace huisu {
namespace {

using namespace backtrack_test;

std::string sentence_of(const TraceEvent& event, int size) {
    switch (event.kind) {
        case TraceKind::kTry: return "try " + cell_name(event.cell, size) + " " + std::to_string(event.digit);
        case TraceKind::kUndo: return "undo " + cell_name(event.cell, size) + " " + std::to_string(event.digit);
        case TraceKind::kSolved: return "solved";
        case TraceKind::kNone: return "none";
    }
    return {};
}

struct Recorded {
    std::vector<TraceEvent> events;
    std::vector<std::string> sentences;
    TraceResult result;
};

Recorded record(const Puzzle& puzzle, const TraceOptions& options = {}) {
    Recorded recorded;
    recorded.result = trace(
        puzzle,
        [&](const TraceEvent& event) {
            recorded.events.push_back(event);
            recorded.sentences.push_back(sentence_of(event, puzzle.size()));
            return true;
        },
        options);
    return recorded;
}

// Follows the events on a grid of its own and holds every number in them against its own count.
void expect_replays(const Puzzle& puzzle, const Recorded& recorded) {
    Grid grid = puzzle.digits();
    std::vector<Cell> stack;
    std::uint64_t tries = 0, undos = 0, solutions = 0;
    for (const TraceEvent& event : recorded.events) {
        if (event.kind == TraceKind::kTry) {
            ASSERT_EQ(grid[event.cell], kNoDigit);
            ASSERT_TRUE(puzzle.candidates(event.cell).contains(event.digit));
            ASSERT_TRUE(stack.empty() || stack.back() < event.cell) << "reading order";
            grid.set(event.cell, event.digit);
            stack.push_back(event.cell);
            ++tries;
        } else if (event.kind == TraceKind::kUndo) {
            ASSERT_FALSE(stack.empty());
            ASSERT_EQ(event.cell, stack.back()) << "the last try comes out first";
            ASSERT_EQ(event.digit, grid[event.cell]);
            grid.set(event.cell, kNoDigit);
            stack.pop_back();
            ++undos;
        } else if (event.kind == TraceKind::kSolved) {
            ASSERT_TRUE(grid.is_complete());
            if (++solutions == 1) {
                ASSERT_EQ(recorded.result.solution, grid);
            }
        } else {
            ASSERT_EQ(&event, &recorded.events.back());
            ASSERT_TRUE(stack.empty());
        }
        ASSERT_EQ(event.depth, static_cast<int>(stack.size()));
        ASSERT_EQ(event.tries, tries);
        ASSERT_EQ(event.undos, undos);
    }
    EXPECT_EQ(recorded.result.stats.nodes, tries);
    EXPECT_EQ(recorded.result.stats.undos, undos);
    EXPECT_EQ(recorded.result.solutions, solutions);
}

TEST(Trace, TellsEveryTryAndUndoOfASmallPuzzle) {
    const Recorded recorded = record(small_puzzle());
    EXPECT_EQ(
        recorded.sentences,
        (std::vector<std::string>{"try r1c1 2", "try r1c2 3", "undo r1c2 3", "try r1c2 4", "undo r1c2 4", "undo r1c1 2",
                                  "try r1c1 4", "try r1c2 2", "undo r1c2 2", "try r1c2 3", "try r1c3 2", "try r1c4 1",
                                  "try r2c1 2", "try r2c4 3", "try r3c2 4", "try r4c2 2", "solved"}));
    EXPECT_EQ(line_of(*recorded.result.solution), kSmallSolution);
    EXPECT_EQ(recorded.result.solutions, 1U);
    EXPECT_TRUE(recorded.result.is_complete);
    EXPECT_EQ(recorded.result.stats.nodes, 12U);
    EXPECT_EQ(recorded.result.stats.undos, 4U);
    expect_replays(small_puzzle(), recorded);
}

TEST(Trace, ReplaysOnAGridAndEndsInSolvedOrNone) {
    for (const std::string_view line : {"................", "1...............", ".2..3....4....1.", "12....3.........",
                                        "123....4........", "1..2.3..........", "..1.4......2.3.."}) {
        SCOPED_TRACE(line);
        const Recorded recorded = record(small_puzzle(line));
        expect_replays(small_puzzle(line), recorded);
        ASSERT_FALSE(recorded.events.empty());
        EXPECT_TRUE(recorded.result.is_complete);
        EXPECT_EQ(recorded.events.back().kind, recorded.result.solutions == 1 ? TraceKind::kSolved : TraceKind::kNone);
    }
    const Recorded recorded = record(puzzle_of(kInkala2012));
    expect_replays(puzzle_of(kInkala2012), recorded);
    EXPECT_EQ(recorded.events.back().tries, 49'558U);
    EXPECT_EQ(recorded.events.size(), 49'558U + 49'498U + 1U);
}

TEST(Trace, ShowsThatThereIsNoSecondSolution) {
    TraceOptions options;
    options.solutions = 2;
    const Recorded recorded = record(small_puzzle(), options);
    expect_replays(small_puzzle(), recorded);
    EXPECT_TRUE(recorded.result.is_complete);
    EXPECT_EQ(recorded.result.solutions, 1U);
    EXPECT_EQ(line_of(*recorded.result.solution), kSmallSolution);
    EXPECT_EQ(recorded.events.back().kind, TraceKind::kUndo);
    EXPECT_EQ(recorded.events.back().depth, 0);
    EXPECT_EQ(recorded.events.back().undos, recorded.events.back().tries);
}

TEST(Trace, StopsAtTheSolutionAskedFor) {
    TraceOptions options;
    options.solutions = 3;
    const Recorded recorded = record(small_puzzle("1..............."), options);
    expect_replays(small_puzzle("1..............."), recorded);
    EXPECT_EQ(recorded.result.solutions, 3U);
    EXPECT_TRUE(recorded.result.is_complete);
    EXPECT_EQ(recorded.events.back().kind, TraceKind::kSolved);

    options.solutions = 0;
    EXPECT_TRUE(record(small_puzzle(), options).events.empty());
}

TEST(Trace, EndsAfterExactlyTheEventsAskedFor) {
    const std::size_t all = record(small_puzzle()).events.size();
    for (std::size_t limit = 0; limit <= all + 1; ++limit) {
        TraceOptions options;
        options.events = limit;
        const Recorded recorded = record(small_puzzle(), options);
        EXPECT_EQ(recorded.events.size(), std::min(limit, all));
        EXPECT_EQ(recorded.result.is_complete, limit >= all);
        EXPECT_EQ(recorded.result.solution.has_value(), limit >= all);
        expect_replays(small_puzzle(), recorded);
    }
}

TEST(Trace, EndsWhenTheVisitorSaysNo) {
    int calls = 0;
    const TraceResult result = trace(small_puzzle(), [&](const TraceEvent&) { return ++calls < 3; });
    EXPECT_EQ(calls, 3);
    EXPECT_FALSE(result.is_complete);
    EXPECT_EQ(result.stats.nodes, 2U);
    EXPECT_EQ(result.stats.undos, 1U);
}

TEST(Trace, OfACompleteGridIsOneEvent) {
    const Recorded recorded = record(puzzle_of(kInkala2012Solution));
    EXPECT_EQ(recorded.sentences, std::vector<std::string>{"solved"});
    EXPECT_EQ(recorded.result.stats.nodes, 0U);
    EXPECT_EQ(line_of(*recorded.result.solution), kInkala2012Solution);
    EXPECT_TRUE(recorded.result.is_complete);
}

TEST(Trace, OfAPuzzleWithoutSolutionEndsInNone) {
    const Recorded recorded = record(small_puzzle("2....14.3.121.34"));  // the wrong digit of the small puzzle's r1c1
    EXPECT_EQ(recorded.sentences,
              (std::vector<std::string>{"try r1c2 3", "undo r1c2 3", "try r1c2 4", "undo r1c2 4", "none"}));
    EXPECT_FALSE(recorded.result.solution.has_value());
    EXPECT_TRUE(recorded.result.is_complete);
    EXPECT_FALSE(recorded.result.rule_break.has_value());
    EXPECT_EQ(record(small_puzzle("123....4........")).sentences, std::vector<std::string>{"none"});
}

TEST(Trace, NeverStartsOnAGridThatBreaksARule) {
    struct Case {
        std::string_view line;
        RuleBreak expected;
    };
    for (const Case& broken : {Case{".1.1............", {{HouseKind::kRow, 0}, 1, 1, 3}},
                               Case{"..2.......2.....", {{HouseKind::kColumn, 2}, 2, 2, 10}},
                               Case{"..4....4........", {{HouseKind::kBox, 1}, 4, 2, 7}},
                               Case{"3...3.......2..2", {{HouseKind::kRow, 3}, 2, 12, 15}}}) {
        SCOPED_TRACE(broken.line);
        const Recorded recorded = record(small_puzzle(broken.line));
        EXPECT_TRUE(recorded.events.empty());
        EXPECT_EQ(recorded.result.rule_break, broken.expected);
        EXPECT_EQ(recorded.result.solutions, 0U);
        EXPECT_FALSE(recorded.result.is_complete);
        EXPECT_EQ(recorded.result.stats.nodes, 0U);
    }
}

TEST(Trace, TriesOnlyPencilmarks) {
    Puzzle puzzle = small_puzzle();
    puzzle.set_candidates(0, DigitSet::of(4));
    puzzle.set_candidates(1, DigitSet::of(3));
    const Recorded recorded = record(puzzle);
    expect_replays(puzzle, recorded);
    EXPECT_EQ(recorded.result.stats.undos, 0U);
    EXPECT_EQ(recorded.result.stats.nodes, 8U);

    puzzle.set_candidates(0, DigitSet::of(2));
    EXPECT_EQ(record(puzzle).sentences,
              (std::vector<std::string>{"try r1c1 2", "try r1c2 3", "undo r1c2 3", "undo r1c1 2", "none"}));
}

TEST(Trace, HonoursItsBudget) {
    TraceOptions options;
    options.budget.nodes = 0;
    EXPECT_TRUE(record(small_puzzle(), options).events.empty());
    EXPECT_FALSE(record(small_puzzle(), options).result.is_complete);

    options.budget.nodes = 3;  // the third try, and what is undone before a fourth
    EXPECT_EQ(record(small_puzzle(), options).sentences.back(), "undo r1c1 2");
    EXPECT_EQ(record(small_puzzle(), options).result.stats.nodes, 3U);

    const std::atomic<bool> stop = true;
    TraceOptions stopped;
    stopped.budget.stop = &stop;
    EXPECT_TRUE(record(small_puzzle(), stopped).events.empty());
    EXPECT_FALSE(record(small_puzzle(), stopped).result.is_complete);
}

TEST(Trace, LooksAtTheStopFlagBeforeEveryTry) {
    std::atomic<bool> stop = false;
    TraceOptions options;
    options.budget.stop = &stop;
    int events = 0;
    trace(
        Puzzle(),
        [&](const TraceEvent&) {
            stop = ++events == 5;
            return true;
        },
        options);
    EXPECT_EQ(events, 5);
}

}  // namespace
}  // namespace huisu
