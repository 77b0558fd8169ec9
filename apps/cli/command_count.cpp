// huisu count: a decimal integer a puzzle, or >= and a lower bound.
#include "answering.h"
#include "command.h"
#include "huisu/count.h"

namespace huisu::cli {
namespace {

CountResult count_in_time(const Run& run, const Puzzle& puzzle) {
    CountOptions options;
    options.engine = run.settings.engine;
    options.budget = run.budget();
    options.limit = run.settings.limit.value_or(options.limit);
    if (run.is_time_over()) options.budget.nodes = 0;
    return count(puzzle, options);
}

Answer answer_count(const Run& run, const InputItem& item) {
    if (!item.record) return answer_unreadable(run, item);
    const Record& record = *item.record;
    const CountResult result = count_in_time(run, record.puzzle);
    Answer answer;
    // A bound of 0 or 1 leaves open whether the puzzle is proper.
    const bool is_open = !result.is_exact && result.count <= Tally(1);
    raise(answer, is_open || result.count == Tally(1) ? kFine : kNotProper);
    if (is_open || result.is_stopped) raise(answer, kTimeIsOver);
    std::string message;
    if (result.rule_break) {
        message = describe(*result.rule_break, record.puzzle.shape(), run.messages.language());
        complain(answer, item, message);
    }
    if (run.settings.json) {
        Json json = describe_record(item);
        json["count"] = result.count.to_decimal();
        json["exact"] = result.is_exact;
        if (!message.empty()) json["message"] = message;
        json["nodes"] = result.stats.nodes;
        answer.out = json_line(json);
    } else {
        answer.out = (result.is_exact ? "" : ">=") + result.count.to_decimal() + "\n";
    }
    return answer;
}

}  // namespace

int run_count(Run& run) {
    Input input(run.settings.files, run.settings.parse);
    return run_in_order(run, input, [&](const InputItem& item) { return answer_count(run, item); });
}

}  // namespace huisu::cli
