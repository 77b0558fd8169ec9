// huisu count: a decimal integer a puzzle, or >= and a lower bound.
#include <algorithm>

#include "answering.h"
#include "block_answer.h"
#include "command.h"
#include "huisu/count.h"

namespace huisu::cli {
namespace {

CountResult count_in_time(const Run& run, const Puzzle& puzzle, bool was_over) {
    CountOptions options;
    options.engine = run.settings.engine;
    options.budget = run.budget();
    options.limit = run.settings.limit.value_or(options.limit);
    if (was_over) options.budget.nodes = 0;
    return count(puzzle, options);
}

Answer answer_count(const Run& run, const InputItem& item) {
    if (!item.record) return answer_unreadable(run, item);
    const Record& record = *item.record;
    const bool was_over = run.is_time_over();
    const CountResult result = count_in_time(run, record.puzzle, was_over);
    Answer answer;
    // A bound of 0 or 1 leaves open whether the puzzle is proper.
    const bool is_open = !result.is_exact && result.count <= Tally(1);
    raise(answer, is_open || result.count == Tally(1) ? kFine : kNotProper);
    if (is_open || result.is_stopped) raise(answer, kTimeIsOver);
    // Said once for each puzzle that the end of the time found half counted, not for all that follow.
    if (result.is_stopped && !was_over) answer.err += place_of(item) + run.messages(Word::kTimeOver) + "\n";
    std::string message;
    if (result.rule_break) {
        message = describe(*result.rule_break, record.puzzle.shape(), run.messages.language());
        complain(answer, item, message);
    }
    if (run.settings.json) {
        Json json = describe_record(item);
        json["count"] = result.count.to_decimal();
        json["exact"] = result.is_exact;
        if (!result.is_exact) json["reason"] = result.is_stopped ? "time" : "limit";
        if (!message.empty()) json["message"] = message;
        json["nodes"] = result.stats.nodes;
        answer.out = json_line(json);
    } else {
        answer.out = (result.is_exact ? "" : ">=") + result.count.to_decimal() + "\n";
    }
    return answer;
}

/// So many solutions are counted in a block; a puzzle with more is then counted by itself, which may take any time.
constexpr std::uint64_t kBlockLimit = 1000;

bool write_count(const Answer9& answer, std::optional<std::uint64_t> limit, Answer& out) {
    const bool is_bound = !answer.is_exact && limit && answer.solutions == *limit && answer.solutions >= 2;
    if (answer.solutions == 0 || (!answer.is_exact && !is_bound)) return false;
    if (is_bound) out.out += ">=";
    out.out += std::to_string(answer.solutions);
    out.out += '\n';
    raise(out, answer.solutions == 1 ? kFine : kNotProper);
    return true;
}

}  // namespace

int run_count(Run& run) {
    const std::optional<std::uint64_t> limit = run.settings.limit;
    const auto blocks = blocks_for(run);
    Input input(run.settings.files, run.settings.parse);
    if (blocks && limit != 0) input.use_blocks(*blocks);
    const BlockRule rule{std::min(limit.value_or(kBlockLimit), kBlockLimit),
                         [limit](std::span<const Answer9> answers, std::span<const Puzzle9>, Answer& out) {
                             std::size_t i = 0;
                             while (i < answers.size() && write_count(answers[i], limit, out)) ++i;
                             return i;
                         }};
    const auto one = [&](const InputItem& item) { return answer_count(run, item); };
    return run_in_order(run, input, work_with_blocks(run, rule, one));
}

}  // namespace huisu::cli
