// The method this project comes from: try, recurse, undo. On a Sudoku, on the permutations of a word, on partial sums.
//
// docs/backtracking.md explains it with its own traces. Every function here visits lazily: a visitor that returns false
// stops the work at once.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"

namespace huisu {

enum class TraceKind : std::uint8_t {
    kTry,     ///< a digit goes into a cell
    kUndo,    ///< and comes out again
    kSolved,  ///< no cell is open: a solution
    kNone,    ///< every possibility was tried (and no solution found)
};

struct TraceEvent {
    TraceKind kind = TraceKind::kTry;
    Cell cell = 0;            ///< kTry, kUndo
    Digit digit = kNoDigit;   ///< kTry, kUndo
    int depth = 0;            ///< digits on the grid that were tried and not undone, after the event
    std::uint64_t tries = 0;  ///< so far, with this event
    std::uint64_t undos = 0;  ///< so far, with this event
};

/// Which open cell is filled next.
enum class TraceOrder : std::uint8_t {
    kReading,  ///< the first in reading order: the method as it is taught
    kFewest,   ///< the first of those into which the fewest digits can go now
};

struct TraceOptions {
    TraceOrder order = TraceOrder::kReading;
    std::uint64_t events = std::numeric_limits<std::uint64_t>::max();  ///< stop after so many
    std::uint64_t solutions = 1;  ///< stop at the n-th solution; 2 also shows the proof that there is only one
    Budget budget = {};           ///< nodes: tries
};

struct TraceResult {
    std::uint64_t solutions = 0;
    /// Everything was tried, or the n-th solution reached. False: a limit, the budget or the visitor ended it before.
    bool is_complete = false;
    std::optional<Grid> solution;         ///< the first
    std::optional<RuleBreak> rule_break;  ///< set: the givens break a rule, nothing was tried
    SearchStats stats;                    ///< nodes: tries
};

/// Solves by plain backtracking (digits ascending) and reports each event.
TraceResult trace(const Puzzle& puzzle, const std::function<bool(const TraceEvent&)>& visit,
                  const TraceOptions& options = {});

/// A swap of two different positions (counted from 0), its undoing, or a finished permutation.
enum class SwapKind : std::uint8_t { kSwap, kUndo, kFound };
struct SwapEvent {
    SwapKind kind = SwapKind::kSwap;
    int first = 0;
    int second = 0;
};

struct PermuteOptions {
    bool distinct = false;  ///< leave out what repeated characters would give again
    /// Called for every event when set; returning false stops. The permutation of a kFound is visited right after.
    std::function<bool(const SwapEvent&)> trace;
};

/// All permutations of the characters (sorted first), made by swapping each later character into place and undoing it.
/// Returns false when the visitor stopped it.
bool permute(std::u32string_view word, const std::function<bool(std::u32string_view)>& visit,
             const PermuteOptions& options = {});

/// A decision to take or leave the number at an index (counted from 0), its undoing, or a subset found.
enum class SubsetKind : std::uint8_t { kTake, kLeave, kUndo, kFound };
struct SubsetEvent {
    SubsetKind kind = SubsetKind::kTake;
    int index = 0;  ///< kTake, kLeave, kUndo
};

struct SubsetSumOptions {
    /// Called for every event when set; returning false stops. The subset of a kFound is visited right after. Every
    /// decision is undone in the end; at once where the numbers left cannot reach the target, and a trace shows no
    /// cleverer pruning than that.
    std::function<bool(const SubsetEvent&)> trace;
    Budget budget = {};  ///< nodes: tries
};

struct SubsetSumResult {
    std::uint64_t found = 0;
    bool is_complete = false;  ///< every subset was considered; false: the visitor or the budget stopped it
    bool is_stopped = false;   ///< it was the budget
    std::uint64_t tries = 0;   ///< decisions to take or leave a number
};

/// Visits the subsets of the numbers that have the sum `target`, each as ascending indices: take the first number or
/// leave it, then the next. Taking comes first, so the empty subset (for target 0) comes last. Sums never overflow.
SubsetSumResult subset_sums(std::span<const std::int64_t> numbers, std::int64_t target,
                            const std::function<bool(std::span<const int> indices)>& visit,
                            const SubsetSumOptions& options = {});

}  // namespace huisu
