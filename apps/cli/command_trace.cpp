// huisu trace: the events of plain backtracking, as they happen.
#include "answering.h"
#include "command.h"
#include "huisu/backtrack.h"

namespace huisu::cli {
namespace {

std::string_view kind_word(TraceKind kind) {
    switch (kind) {
        case TraceKind::kTry: return "try";
        case TraceKind::kUndo: return "undo";
        case TraceKind::kSolved: return "solved";
        case TraceKind::kNone: break;
    }
    return "none";
}

bool has_cell(const TraceEvent& event) {
    return event.kind == TraceKind::kTry || event.kind == TraceKind::kUndo;
}

std::string event_line(const TraceEvent& event, int size) {
    if (!has_cell(event)) return std::string(kind_word(event.kind)) + "\n";
    return fmt::format("{} {} {}\n", kind_word(event.kind), cell_name(event.cell, size), event.digit);
}

/// By hand, since there may be hundreds of millions; all its values are plain words and numbers.
std::string event_json(const TraceEvent& event, int size) {
    std::string text = fmt::format(R"({{"kind":"{}")", kind_word(event.kind));
    if (has_cell(event))
        text += fmt::format(R"(,"cell":"{}","row":{},"column":{},"digit":{})", cell_name(event.cell, size),
                            event.cell / size + 1, event.cell % size + 1, event.digit);
    return text + fmt::format(R"(,"depth":{},"tries":{},"undos":{}}})", event.depth, event.tries, event.undos) + "\n";
}

int answer_trace(const Run& run, const InputItem& item) {
    Answer answer;
    if (!item.record) {
        answer = answer_unreadable(run, item);
    } else {
        const Puzzle& puzzle = item.record->puzzle;
        TraceOptions options;
        options.order = run.settings.cells;
        options.events = run.settings.limit.value_or(options.events);
        options.solutions = run.settings.solutions;
        options.budget = run.budget_here();
        std::uint64_t events = 0;
        const auto print = [&](const TraceEvent& event) {
            run.output.out(run.settings.json ? event_json(event, puzzle.size()) : event_line(event, puzzle.size()));
            run.output.end_answer();
            if (++events % 1024 == 0) run.progress.tick_again();
            return !is_stopping();
        };
        const TraceResult result = trace(puzzle, print, options);
        if (result.rule_break) {
            const std::string sentence = describe(*result.rule_break, puzzle.shape(), run.messages.language());
            complain(answer, item, sentence);
            answer.out = run.settings.json ? json_line({{"kind", "invalid"}, {"message", sentence}}) : "invalid\n";
        } else if (result.is_complete && result.solutions == 0) {
            raise(answer, kNotProper);
        } else if (!result.is_complete && events < options.events && !is_stopping()) {
            raise(answer, kTimeIsOver);
            answer.out = run.settings.json ? "{\"kind\":\"unknown\"}\n" : "unknown\n";
        }
    }
    run.output.out(answer.out);
    run.output.err(answer.err);
    run.output.end_answer();
    return answer.status;
}

}  // namespace

int run_trace(Run& run) {
    Input input(run.settings.files, run.settings.parse);
    return run_streaming(run, input, [&](const InputItem& item) { return answer_trace(run, item); });
}

}  // namespace huisu::cli
