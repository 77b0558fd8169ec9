// Few solutions are counted one by one, many without looking at them (src/count). Which it is shows itself: the search
// begins, and where it does not end soon, a method that would is asked for. Before a long calculation the search gets
// another, longer try, a part of what the calculation will take.
#include "huisu/count.h"

#include <algorithm>
#include <limits>

#include "api/engines.h"
#include "check/rules.h"
#include "count/total.h"

namespace huisu {
namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kFirstTry = 300'000;     // nodes
constexpr std::uint64_t kSecondTry = 2'000'000;  // at least, or it is left out
constexpr double kShareOfSecondTry = 0.25;

class Count {
public:
    Count(const Puzzle& puzzle, const CountOptions& options) : puzzle_(puzzle), options_(options) {}

    CountResult run() {
        if (options_.engine != Engine::kAuto) return search(options_.budget.nodes), result_;
        if (!search(kFirstTry)) return result_;
        const auto method = totals::method_for(puzzle_);
        const double nodes = method ? method->nodes() : 0;
        const bool is_in_reach = method && nodes < static_cast<double>(options_.budget.nodes - result_.stats.nodes);
        if (!is_in_reach) return search(options_.budget.nodes), result_;
        const auto second_try = static_cast<std::uint64_t>(nodes * kShareOfSecondTry);
        if (second_try >= kSecondTry && !search(second_try)) return result_;
        calculate(*method);
        return result_;
    }

private:
    /// What is left of the budget, at most so many nodes.
    Budget rest(std::uint64_t nodes) const {
        Budget budget = options_.budget;
        const std::uint64_t spent = result_.stats.nodes;
        budget.nodes = std::min(nodes, budget.nodes - std::min(spent, budget.nodes));
        if (budget.progress)
            budget.progress = [this, spent, seen = result_.count](const Progress& progress) {
                return options_.budget.progress(
                    {spent + progress.nodes, std::max(progress.solutions, seen.fits_u64() ? seen.to_u64() : 0)});
            };
        return budget;
    }

    /// Counts one by one with at most so many nodes; whether more of them would help.
    bool search(std::uint64_t nodes) {
        const Budget budget = rest(nodes);
        const CountResult before = result_;
        const api::Outcome outcome = api::count_solutions(puzzle_, options_.engine, budget, options_.limit);
        result_ = api::count_result_of(outcome);
        result_.count = std::max(result_.count, before.count);
        result_.stats.nodes += before.stats.nodes;
        result_.stats.undos += before.stats.undos;
        return outcome.is_stopped && outcome.stats.nodes >= budget.nodes && result_.stats.nodes < options_.budget.nodes;
    }

    void calculate(totals::Method& method) {
        const Budget budget = rest(options_.budget.nodes);
        model::Meter meter(budget);
        const totals::Total total = method.count(meter);
        result_.stats.nodes += total.nodes;
        const bool is_over_limit = options_.limit != kNoLimit && total.sum >= Tally(options_.limit);
        result_.is_exact = total.is_complete && !is_over_limit;
        result_.is_stopped = !total.is_complete && !is_over_limit;
        result_.count = is_over_limit ? Tally(options_.limit) : std::max(result_.count, total.sum);
    }

    const Puzzle& puzzle_;
    const CountOptions& options_;
    CountResult result_;
};

}  // namespace

CountResult count(const Puzzle& puzzle, const CountOptions& options) {
    CountResult result;
    result.rule_break = referee::first_rule_break(puzzle.digits());
    if (result.rule_break) return result;
    result.is_exact = false;
    if (options.limit == 0) return result;
    return Count(puzzle, options).run();
}

}  // namespace huisu
