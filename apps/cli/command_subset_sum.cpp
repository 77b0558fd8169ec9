// huisu subset-sum: which of the numbers make the target.
#include "command.h"
#include "huisu/backtrack.h"
#include "run.h"

namespace huisu::cli {
namespace {

std::string subset_line(const Settings& settings, std::span<const int> indices) {
    std::string text;
    for (const int index : indices) {
        if (!text.empty()) text += settings.json ? ',' : ' ';
        text += std::to_string(settings.numbers[static_cast<std::size_t>(index)]);
    }
    return settings.json ? "[" + text + "]\n" : text + "\n";
}

}  // namespace

int run_subset_sum(Run& run) {
    const Settings& settings = run.settings;
    std::uint64_t found = 0;
    const auto print = [&](std::span<const int> indices) {
        run.output.out(subset_line(settings, indices));
        run.output.end_answer();
        run.progress.tick(++found);
        return settings.all && !is_stopping();
    };
    Budget budget = run.budget_here();
    if (run.is_time_over()) budget.nodes = 0;
    const SubsetSumResult result = subset_sums(settings.numbers, settings.target, print, budget);
    if (is_stopping()) return kFine;
    if (result.is_stopped) {
        if (found == 0) run.output.out(settings.json ? "\"unknown\"\n" : "unknown\n");
        return kTimeIsOver;
    }
    if (found > 0) return kFine;
    run.output.out(settings.json ? "null\n" : "none\n");
    return kNotProper;
}

}  // namespace huisu::cli
