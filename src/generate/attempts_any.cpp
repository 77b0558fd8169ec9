#include "generate/attempts_any.h"

#include <algorithm>
#include <numeric>

#include "search/search.h"

namespace huisu::generating {
namespace {

// Nodes for one test whether some givens can go. Up to 16x16 nearly every test needs fewer; beyond, those that need
// more take minutes.
std::uint64_t nodes_for(const Shape& shape) {
    return shape.size() <= 16 ? 20'000 : 200;
}

struct Test {
    Verdict verdict = Verdict::kStopped;
    Grid other;  ///< kMany: a solution that is not the one in mind
};

Test test(const Puzzle& puzzle, const Grid& solution) {
    const Budget budget = Budget::of_nodes(nodes_for(puzzle.shape()));
    search::Search search(puzzle, budget);
    for (bool has_met = false;;) {
        const search::Step step = search.next();
        if (step == search::Step::kStopped) return {};
        if (step == search::Step::kExhausted) return {has_met ? Verdict::kUnique : Verdict::kNone, {}};
        Grid found = search.solution();
        if (found != solution) return {Verdict::kMany, std::move(found)};
        has_met = true;
    }
}

Puzzle part_of(const Grid& grid, const std::vector<Cell>& cells) {
    Puzzle puzzle(grid.shape);
    for (const Cell cell : cells) puzzle.set_given(cell, grid[cell]);
    return puzzle;
}

}  // namespace

AttemptsAny::AttemptsAny(const GenerateOptions& options, const std::function<bool()>& is_stopped)
    : options_(options),
      is_stopped_(is_stopped),
      orbits_(orbits_of(options.shape, options.symmetries)),
      grids_(options.shape) {}

Attempts::Outcome AttemptsAny::run(std::uint64_t first, std::size_t count) {
    Outcome outcome;
    for (std::uint64_t number = first; number < first + count; ++number) {
        if (auto made = attempt(number, outcome.seen)) outcome.puzzles.push_back(std::move(*made));
        if (is_stopped_()) {
            outcome.is_complete = false;
            return outcome;
        }
    }
    return outcome;
}

std::optional<Generated> AttemptsAny::attempt(std::uint64_t number, Seen& seen) {
    model::Random random = random_of(options_.seed, number);
    Generated made;
    made.attempt = number;
    made.solution = grids_.next(random);
    made.puzzle = Puzzle(made.solution);
    if (options_.is_full) return made;
    if (options_.pattern) {
        made.puzzle = part_of(made.solution, *options_.pattern);
        if (test(made.puzzle, made.solution).verdict != Verdict::kUnique) return std::nullopt;
        return made;
    }
    if (!dig(made, random)) {
        if (options_.clues) widen(seen.clues, made.puzzle.given_count());
        return std::nullopt;
    }
    if (options_.clues && !fit_clues(made, random, seen)) return std::nullopt;
    return made;
}

// Whether the puzzle has, or has been given, as many givens as wanted.
bool AttemptsAny::fit_clues(Generated& made, model::Random& random, Seen& seen) {
    const Range& wanted = *options_.clues;
    int clues = made.puzzle.given_count();
    widen(seen.clues, clues);
    if (clues >= wanted.least) return clues <= wanted.most;
    const int most_minimal = options_.shape.cells() * (options_.symmetries.empty() ? 38 : 44) / 100;
    if (wanted.least <= most_minimal) return false;
    const auto span = static_cast<std::uint64_t>(std::min(wanted.most, options_.shape.cells()) - wanted.least) + 1;
    const int enough = wanted.least + static_cast<int>(random.below(span));
    std::vector<std::uint16_t> order(orbits_.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    shuffle(std::span(order), random);
    for (const std::uint16_t index : order) {
        const Orbit& orbit = orbits_[index];
        if (made.puzzle.is_given(orbit.front()) || clues + static_cast<int>(orbit.size()) > enough) continue;
        for (const Cell cell : orbit) made.puzzle.set_given(cell, made.solution[cell]);
        clues += static_cast<int>(orbit.size());
    }
    made.is_minimal = false;
    return clues >= wanted.least;
}

// False where it was stopped.
bool AttemptsAny::dig(Generated& made, model::Random& random) {
    std::vector<std::uint16_t> order(orbits_.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    shuffle(std::span(order), random);
    DigPlan plan;
    plan.begin(std::move(order));
    made.is_minimal = options_.symmetries.empty();
    while (!plan.is_done()) {
        if (is_stopped_()) return false;
        Puzzle puzzle = made.puzzle;
        for (const std::uint16_t orbit : plan.group())
            for (const Cell cell : orbits_[orbit]) puzzle.clear(cell);
        const Test result = test(puzzle, made.solution);
        if (result.verdict == Verdict::kUnique) {
            made.puzzle = std::move(puzzle);
            plan.note_gone();
        } else if (result.verdict == Verdict::kMany) {
            plan.note_needed([&](std::uint16_t orbit) {
                return std::any_of(orbits_[orbit].begin(), orbits_[orbit].end(),
                                   [&](Cell cell) { return result.other[cell] != made.solution[cell]; });
            });
        } else {
            if (plan.group().size() == 1) made.is_minimal = false;
            plan.note_unknown();
        }
    }
    return true;
}

}  // namespace huisu::generating
