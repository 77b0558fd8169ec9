// Exploring: is the puzzle proper, then what was asked for.
#include "huisu/explore.h"

#include <algorithm>
#include <numeric>

#include "explore/backdoors.h"
#include "explore/minimise.h"
#include "explore/neighbours.h"
#include "explore/unavoidable.h"
#include "huisu/solve.h"
#include "model/random.h"

namespace huisu {
namespace {

Digits9 flat(const Grid& grid) {
    Digits9 digits;
    std::copy(grid.digits.begin(), grid.digits.end(), digits.begin());
    return digits;
}

Grid grid_of(const Digits9& digits) {
    Grid grid;
    std::copy(digits.begin(), digits.end(), grid.digits.begin());
    return grid;
}

// Whether the puzzle is proper, and its solution; the state says why not.
std::optional<Grid> solution_of(const Puzzle& puzzle, const Budget& budget, ExploreState& state) {
    const SolveResult solved = solve(puzzle, {.budget = budget});
    state.verdict = solved.verdict;
    state.rule_break = solved.rule_break;
    if (solved.verdict == Verdict::kUnique) return solved.solution;
    state.end = solved.verdict == Verdict::kStopped ? ExploreEnd::kStopped : ExploreEnd::kNotProper;
    return std::nullopt;
}

// The same for what knows 9x9 without candidates only.
std::optional<Digits9> solution9_of(const Puzzle& puzzle, const Budget& budget, ExploreState& state) {
    state.end = puzzle.shape() != Shape{}  ? ExploreEnd::kBadShape
                : puzzle.has_pencilmarks() ? ExploreEnd::kPencilmarks
                                           : ExploreEnd::kComplete;
    if (state.end != ExploreEnd::kComplete) return std::nullopt;
    const std::optional<Grid> solution = solution_of(puzzle, budget, state);
    return solution ? std::optional(flat(*solution)) : std::nullopt;
}

ExploreEnd end_of(bool is_complete) {
    return is_complete ? ExploreEnd::kComplete : ExploreEnd::kStopped;
}

std::vector<Cell> order_of_cells(int cells, const std::optional<std::uint64_t>& seed) {
    std::vector<Cell> order(static_cast<std::size_t>(cells));
    std::iota(order.begin(), order.end(), 0);
    if (!seed) return order;
    model::Random random(*seed);
    for (std::size_t left = order.size(); left > 1; --left) std::swap(order[left - 1], order[random.below(left)]);
    return order;
}

}  // namespace

MinimiseResult minimise(const Puzzle& puzzle, const MinimiseOptions& options) {
    MinimiseResult result;
    result.puzzle = puzzle;
    if (!solution_of(puzzle, options.budget, result)) return result;
    const auto is_proper = [&](const Puzzle& less) -> std::optional<bool> {
        const Verdict verdict = solve(less, {.budget = options.budget}).verdict;
        return verdict == Verdict::kStopped ? std::nullopt : std::optional(verdict == Verdict::kUnique);
    };
    auto minimal = explore::minimise(puzzle, order_of_cells(puzzle.cells(), options.seed), is_proper);
    result.end = end_of(minimal.has_value());
    if (minimal) result.puzzle = std::move(*minimal);
    return result;
}

class NeighbourSearch::State {
public:
    explore::Neighbours neighbours;
};

NeighbourSearch::NeighbourSearch() : state_(std::make_unique<State>()) {}
NeighbourSearch::~NeighbourSearch() = default;
NeighbourSearch::NeighbourSearch(NeighbourSearch&&) noexcept = default;
NeighbourSearch& NeighbourSearch::operator=(NeighbourSearch&&) noexcept = default;

NeighbourResult NeighbourSearch::find(const Puzzle& puzzle, const NeighbourOptions& options) {
    NeighbourResult result;
    const auto solution = solution9_of(puzzle, options.budget, result);
    if (!solution) return result;
    explore::Neighbours& neighbours = state_->neighbours;
    const int minus = std::max(options.minus, 1);
    const int plus = std::max(options.plus, 1);
    result.end = end_of(neighbours.find(flat(puzzle.digits()), *solution, minus, plus, options.budget));
    for (const Digits9& form : neighbours.forms()) result.puzzles.push_back(grid_of(form));
    return result;
}

NeighbourResult neighbours(const Puzzle& puzzle, const NeighbourOptions& options) {
    return NeighbourSearch().find(puzzle, options);
}

BackdoorResult backdoors(const Puzzle& puzzle, int max_size, const Budget& budget) {
    BackdoorResult result;
    const auto solution = solution9_of(puzzle, budget, result);
    if (!solution) return result;
    const auto found = explore::smallest_backdoors(flat(puzzle.digits()), *solution, max_size, budget);
    result.end = end_of(found.is_complete);
    for (const explore::BackdoorSet& set : found.sets) result.sets.emplace_back(set.begin(), set.end());
    return result;
}

UnavoidableResult unavoidable_sets(const Puzzle& puzzle, int max_size, const Budget& budget) {
    UnavoidableResult result;
    const auto solution = solution9_of(puzzle, budget, result);
    if (!solution) return result;
    result.solution = grid_of(*solution);
    explore::Unavoidable search;
    result.end = end_of(search.find(*solution, max_size, budget));
    for (const explore::CellSet81& set : search.sets()) {
        std::vector<Cell>& cells = result.sets.emplace_back();
        for (std::size_t cell = 0; cell < set.size(); ++cell)
            if (set.test(cell)) cells.push_back(static_cast<Cell>(cell));
    }
    return result;
}

}  // namespace huisu
