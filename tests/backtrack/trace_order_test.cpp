// Fewest candidates first: against a recursion that looks for the cell anew each time, on every kind of puzzle.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "backtrack/puzzles.h"
#include "huisu/backtrack.h"
#include "huisu/solve.h"

namespace huisu {
namespace {

using namespace backtrack_test;

// The same order without any bookkeeping: what is used is looked up on the grid.
class Twin {
public:
    Twin(const Puzzle& puzzle, std::size_t most_events) : puzzle_(puzzle), grid_(puzzle.digits()), most_(most_events) {}

    /// False at the solution, or when there are enough events.
    bool solve() {
        const Cell cell = next_cell();
        if (cell < 0) return tell("solved") && false;
        for (const Digit digit : fitting(cell)) {
            const std::string where = cell_name(cell, puzzle_.size()) + " " + std::to_string(digit);
            grid_.set(cell, digit);
            if (!tell("try " + where) || !solve()) return false;
            grid_.set(cell, kNoDigit);
            if (!tell("undo " + where)) return false;
        }
        return true;
    }

    std::vector<std::string> events;

private:
    bool tell(const std::string& event) {
        events.push_back(event);
        return events.size() < most_;
    }

    DigitSet fitting(Cell cell) const {
        const Shape& shape = puzzle_.shape();
        DigitSet digits = puzzle_.candidates(cell);
        for (Cell other = 0; other < puzzle_.cells(); ++other) {
            const bool sees = shape.row_of(cell) == shape.row_of(other) || shape.col_of(cell) == shape.col_of(other) ||
                              shape.box_of(cell) == shape.box_of(other);
            if (sees && grid_[other] != kNoDigit) digits.erase(grid_[other]);
        }
        return digits;
    }

    Cell next_cell() const {
        Cell best = -1;
        int fewest = puzzle_.size() + 1;
        for (Cell cell = 0; cell < puzzle_.cells(); ++cell) {
            if (grid_[cell] != kNoDigit || fitting(cell).size() >= fewest) continue;
            best = cell;
            fewest = fitting(cell).size();
        }
        return best;
    }

    const Puzzle& puzzle_;
    Grid grid_;
    std::size_t most_;
};

TraceOptions fewest_first(std::uint64_t events = 3000) {
    TraceOptions options;
    options.order = TraceOrder::kFewest;
    options.events = events;
    return options;
}

std::vector<std::string> sentences_of(const Puzzle& puzzle, const TraceOptions& options,
                                      TraceResult* result = nullptr) {
    std::vector<std::string> sentences;
    const TraceResult traced = trace(
        puzzle,
        [&](const TraceEvent& event) {
            const std::string where = cell_name(event.cell, puzzle.size()) + " " + std::to_string(event.digit);
            sentences.push_back(event.kind == TraceKind::kTry    ? "try " + where
                                : event.kind == TraceKind::kUndo ? "undo " + where
                                : event.kind == TraceKind::kNone ? "none"
                                                                 : "solved");
            return true;
        },
        options);
    if (result != nullptr) *result = traced;
    return sentences;
}

void expect_as_twin(const Puzzle& puzzle) {
    Twin twin(puzzle, 3000);
    if (twin.solve()) twin.events.emplace_back("none");
    EXPECT_EQ(sentences_of(puzzle, fewest_first()), twin.events);
}

TEST(FewestFirst, TakesTheCellsInTheOrderOfItsTwin) {
    for (const std::string_view line :
         {"................", "1...............", ".2..3....4....1.", "12....3.........", "123....4........",
          "1..2.3..........", "..1.4......2.3..", ".....14.3.121.34", "2....14.3.121.34", "4321214334121234"}) {
        SCOPED_TRACE(line);
        expect_as_twin(small_puzzle(line));
    }
    expect_as_twin(puzzle_of(kInkala2012));
    expect_as_twin(puzzle_of("000000010400000000020000000000050407008000300001090000300400200050100000000806000"));
    expect_as_twin(Puzzle());
    expect_as_twin(Puzzle(*Shape::make(2, 3)));
    expect_as_twin(Puzzle(*Shape::make(4, 4)));
}

TEST(FewestFirst, LooksAtPencilmarks) {
    Puzzle puzzle = small_puzzle("................");
    puzzle.set_candidates(9, DigitSet::of(3));
    puzzle.set_candidates(6, DigitSet::of(2) | DigitSet::of(4));
    expect_as_twin(puzzle);
    const auto sentences = sentences_of(puzzle, fewest_first());
    EXPECT_EQ(sentences[0], "try r3c2 3");
    EXPECT_EQ(sentences[1], "try r2c3 2");
}

TEST(FewestFirst, MeetsNoDeadEndInTheExample) {
    TraceResult result;
    const auto sentences = sentences_of(small_puzzle(), fewest_first(), &result);
    EXPECT_EQ(sentences.front(), "try r1c3 2");
    EXPECT_EQ(result.stats.nodes, 8U);
    EXPECT_EQ(result.stats.undos, 0U);
    EXPECT_EQ(line_of(*result.solution), kSmallSolution);
}

TEST(FewestFirst, ProvesWithFewTriesWhatReadingOrderProvesWithMillions) {
    const Puzzle puzzle =
        puzzle_of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    TraceOptions options = fewest_first(10'000'000);
    options.solutions = 2;
    TraceResult result;
    sentences_of(puzzle, options, &result);
    EXPECT_TRUE(result.is_complete);
    EXPECT_EQ(result.solutions, 1U);
    EXPECT_EQ(result.solution, solve(puzzle).solution);
    EXPECT_EQ(result.stats.nodes, 73'482U);
    EXPECT_EQ(result.stats.undos, 73'482U);
}

}  // namespace
}  // namespace huisu
