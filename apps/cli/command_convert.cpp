// huisu convert: the same puzzles in another layout.
#include "answering.h"
#include "command.h"
#include "huisu/check.h"

namespace huisu::cli {
namespace {

Layout layout_of(const Settings& settings) {
    const TextFormat fallback = settings.json ? TextFormat::kJson : TextFormat::kLine;
    return {settings.output.value_or(fallback), settings.style, settings.blank};
}

/// Whether the whole output is one document, which a word in place of a puzzle would spoil.
bool is_document(const Layout& layout) {
    return !is_readable(layout.format) || !format_begin(layout).empty();
}

/// `word` stands in its place, if anything does.
void leave_out(Answer& answer, const Layout& layout, std::string_view word) {
    answer.out = is_document(layout) ? "" : fmt::format("{}\n", word);
}

std::optional<std::string> broken_rule(const Run& run, const Puzzle& puzzle) {
    const auto breaks = rule_breaks(puzzle);
    if (breaks.empty()) return std::nullopt;
    return describe(breaks.front(), puzzle.shape(), run.messages.language());
}

bool keeps_tail(TextFormat format) {
    return format == TextFormat::kLine || format == TextFormat::kSdm;
}

Answer answer_convert(const Run& run, const InputItem& item) {
    const Layout layout = layout_of(run.settings);
    if (!item.record) {
        Answer answer = answer_unreadable(run, item);
        if (is_document(layout)) answer.out.clear();
        return answer;
    }
    const Record& record = *item.record;
    Answer answer;
    if (run.is_time_over()) {
        raise(answer, kTimeIsOver);
        leave_out(answer, layout, "unknown");
        return answer;
    }
    auto text = format(record.puzzle, layout);
    if (!text.has_value()) {
        complain(answer, item, describe(text.error(), run.messages.language()));
        leave_out(answer, layout, "invalid");
        return answer;
    }
    if (const auto sentence = broken_rule(run, record.puzzle)) complain(answer, item, *sentence);
    if (keeps_tail(layout.format) && !record.tail.empty()) text->insert(text->size() - 1, "\t" + record.tail);
    if (!is_document(layout)) answer.out = empty_line_before(item, layout);
    answer.out += *text;
    return answer;
}

}  // namespace

int run_convert(Run& run) {
    const Layout layout = layout_of(run.settings);
    Input input(run.settings.files, run.settings.parse);
    run.output.out(format_begin(layout));
    const int status =
        run_in_order(run, input, [&](const InputItem& item, const HandOver&) { return answer_convert(run, item); });
    if (!is_stopping()) run.output.out(format_end(layout));
    return status;
}

}  // namespace huisu::cli
