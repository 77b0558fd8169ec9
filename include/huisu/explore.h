// What lies around a puzzle and inside a grid: smaller puzzles, neighbouring ones, backdoors, unavoidable sets.
//
// minimise() takes every shape; the others 9x9.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"

namespace huisu {

enum class ExploreEnd : std::uint8_t {
    kComplete,
    kNotProper,    ///< the puzzle has no or several solutions: see the verdict
    kStopped,      ///< the budget ran out: what is there is right, but not all
    kBadShape,     ///< not 9x9
    kPencilmarks,  ///< the puzzle has candidates: only digits are understood
};

struct ExploreState {
    ExploreEnd end = ExploreEnd::kStopped;
    Verdict verdict = Verdict::kStopped;
    std::optional<RuleBreak> rule_break;
};

struct MinimiseOptions {
    /// Givens are tried in reading order; with a seed, in one of all orders.
    std::optional<std::uint64_t> seed;
    Budget budget = {};  ///< its nodes are those of each puzzle that is solved on the way
};
struct MinimiseResult : ExploreState {
    Puzzle puzzle;  ///< with a minimal set of the givens; the argument where the end is another one
};
/// A minimal puzzle inside a proper one: none of its givens can go. Placed digits stay.
MinimiseResult minimise(const Puzzle& puzzle, const MinimiseOptions& options = {});

struct NeighbourOptions {
    int minus = 1;       ///< givens taken away, at least 1
    int plus = 1;        ///< givens added, at least 1
    Budget budget = {};  ///< its nodes are those of each puzzle that is solved on the way
};
struct NeighbourResult : ExploreState {
    /// Min-lex forms, each once, without the form of the puzzle itself.
    std::vector<Grid> puzzles;
};
/// Every proper minimal puzzle that some givens less and some others more make of a proper one, up to isomorphism.
class NeighbourSearch {
public:
    NeighbourSearch();
    ~NeighbourSearch();
    NeighbourSearch(NeighbourSearch&&) noexcept;
    NeighbourSearch& operator=(NeighbourSearch&&) noexcept;

    /// Takes some megabytes, which it keeps. Used by one thread at a time.
    NeighbourResult find(const Puzzle& puzzle, const NeighbourOptions& options = {});

private:
    class State;
    std::unique_ptr<State> state_;
};
NeighbourResult neighbours(const Puzzle& puzzle, const NeighbourOptions& options = {});

struct BackdoorResult : ExploreState {
    /// All sets of the smallest size, each in ascending order; one empty set where singles solve the puzzle. None where
    /// every set is larger than asked for.
    std::vector<std::vector<Cell>> sets;
};
/// Sets of at most `max_size` cells whose digits, once known, leave naked and hidden singles only.
BackdoorResult backdoors(const Puzzle& puzzle, int max_size = 2, const Budget& budget = {});

struct UnavoidableResult : ExploreState {
    Grid solution;
    /// Minimal sets, by size; each in ascending order.
    std::vector<std::vector<Cell>> sets;
};
/// Sets of at most `max_size` cells that admit another solution once they are opened, without smaller ones inside:
/// every proper puzzle with this solution has a given in each. Of a solved grid, or of the solution of a proper puzzle.
UnavoidableResult unavoidable_sets(const Puzzle& puzzle, int max_size = 12, const Budget& budget = {});

}  // namespace huisu
