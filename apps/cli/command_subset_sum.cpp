// huisu subset-sum: which of the numbers make the target.
#include "command.h"
#include "huisu/backtrack.h"
#include "run.h"

namespace huisu::cli {
namespace {

class SubsetPrinter {
public:
    explicit SubsetPrinter(const Run& run) : run_(run), settings_(run.settings) {}

    /// Prints a subset; false when the work shall end.
    bool print(std::span<const int> indices) {
        std::string text;
        for (const int index : indices) {
            if (!text.empty()) text += settings_.json ? "," : " ";
            text += std::to_string(number(index));
        }
        if (settings_.json) text = "[" + text + "]";
        if (settings_.trace) text = settings_.json ? R"({"kind":"found","numbers":)" + text + "}" : "found " + text;
        print_line(text);
        run_.progress.tick(++found_);
        return settings_.all && !is_stopping();
    }

    /// Prints a decision or its undoing; the subset of a kFound is printed by the other one.
    bool print(const SubsetEvent& event) {
        if (event.kind == SubsetKind::kFound) return !is_stopping();
        const std::string_view kind = event.kind == SubsetKind::kTake    ? "take"
                                      : event.kind == SubsetKind::kLeave ? "leave"
                                                                         : "undo";
        const int position = event.index + 1;
        if (settings_.json)
            print_line(fmt::format(R"({{"kind":"{}","index":{},"number":{}}})", kind, position, number(event.index)));
        else
            print_line(fmt::format("{} {} {}", kind, position, number(event.index)));
        return !is_stopping();
    }

    /// What stands for an answer when no subset was found.
    void print_instead(std::string_view word, std::string_view json) {
        if (found_ == 0) print_line(settings_.json ? json : word);
    }

    bool has_found() const { return found_ > 0; }

private:
    std::int64_t number(int index) const { return settings_.numbers[static_cast<std::size_t>(index)]; }

    void print_line(std::string_view text) const {
        run_.output.out(text);
        run_.output.out("\n");
        run_.output.end_answer();
    }

    const Run& run_;
    const Settings& settings_;
    std::uint64_t found_ = 0;
};

}  // namespace

int run_subset_sum(Run& run) {
    const Settings& settings = run.settings;
    SubsetPrinter printer(run);
    SubsetSumOptions options;
    options.budget = run.budget_here();
    if (run.is_time_over()) options.budget.nodes = 0;
    if (settings.trace) options.trace = [&printer](const SubsetEvent& event) { return printer.print(event); };
    const SubsetSumResult result = subset_sums(
        settings.numbers, settings.target, [&printer](std::span<const int> found) { return printer.print(found); },
        options);
    if (is_stopping()) return kFine;
    if (result.is_stopped) {
        printer.print_instead("unknown", "\"unknown\"");
        return kTimeIsOver;
    }
    printer.print_instead("none", "null");
    return printer.has_found() ? kFine : kNotProper;
}

}  // namespace huisu::cli
