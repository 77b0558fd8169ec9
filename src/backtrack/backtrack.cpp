// Plain solving: the search with a watcher that only waits for solutions.
#include "backtrack/backtrack.h"

#include <cassert>
#include <optional>

#include "backtrack/search.h"
#include "backtrack/used_digits.h"
#include "model/meter.h"

namespace huisu::backtrack {
namespace {

class SolutionWatcher {
public:
    explicit SolutionWatcher(const std::function<bool(const Grid&)>& on_solution) : on_solution_(on_solution) {}

    static constexpr bool on_try(Cell, Digit, int, const SearchStats&) { return true; }
    static constexpr bool on_undo(Cell, Digit, int, const SearchStats&) { return true; }
    bool on_solution(const Grid& grid, int, const SearchStats&) {
        ++solutions_;
        return on_solution_(grid);
    }

    std::uint64_t solutions() const { return solutions_; }

private:
    const std::function<bool(const Grid&)>& on_solution_;
    std::uint64_t solutions_ = 0;
};

}  // namespace

Outcome for_each_solution(const Puzzle& puzzle, const Budget& budget,
                          const std::function<bool(const Grid&)>& on_solution) {
    UsedDigits used;
    [[maybe_unused]] const std::optional<RuleBreak> rule_break = used.fill(puzzle.digits());
    assert(!rule_break);

    model::Meter meter(budget);
    SolutionWatcher watcher(on_solution);
    Search search(puzzle, used, meter, watcher);
    Outcome outcome;
    outcome.is_complete = search.run();
    outcome.is_stopped = meter.is_stopped();
    outcome.solutions = watcher.solutions();
    outcome.stats = search.stats();
    return outcome;
}

}  // namespace huisu::backtrack
