// huisu solve: the solution in the layout of the puzzle, or one word in its place.
//
// --all prints as it finds and never holds more than a block, so it works in one thread; the rest goes through the
// pipeline.
#include <algorithm>

#include "answering.h"
#include "block_answer.h"
#include "command.h"
#include "huisu/check.h"
#include "huisu/solve.h"

namespace huisu::cli {
namespace {

Layout layout_for(const Run& run, const Record& record) {
    if (run.settings.output) return {*run.settings.output, run.settings.style, run.settings.blank};
    return answer_layout(record.layout);
}

/// JSON asks are answered with JSON objects: a puzzle from a JSON line as well as --json and --output json.
bool is_json(const Run& run, const Record& record) {
    return run.settings.json || layout_for(run, record).format == TextFormat::kJson;
}

/// "proper" and so on; nullptr when the word cannot stand for the result and a solution does.
std::string_view verdict_word(const Run& run, const SolveResult& result) {
    if (result.rule_break) return "invalid";
    if (run.settings.first && result.solution) return "solved";
    switch (result.verdict) {
        case Verdict::kNone: return "none";
        case Verdict::kUnique: return "proper";
        case Verdict::kMany: return "many";
        case Verdict::kStopped: break;
    }
    return "unknown";
}

int status_of(std::string_view verdict) {
    if (verdict == "none" || verdict == "many") return kNotProper;
    if (verdict == "invalid") return kBadInput;
    return verdict == "unknown" ? kTimeIsOver : kFine;
}

SolveResult solve_in_time(const Run& run, const Puzzle& puzzle) {
    if (!run.is_time_over()) return solve(puzzle, {!run.settings.first, run.settings.engine, run.budget()});
    // A broken rule is seen without a search; the rest is unknown.
    SolveResult result;
    if (const auto breaks = rule_breaks(puzzle); !breaks.empty()) result.rule_break = breaks.front();
    return result;
}

std::string solution_json(const InputItem& item, const SolveResult& result, std::string_view verdict,
                          std::string_view message) {
    Json json = describe_record(item);
    json["verdict"] = verdict;
    if (!message.empty()) json["message"] = message;
    if (result.solution) json["solution"] = line_of(*result.solution);
    if (result.second) json["second"] = line_of(*result.second);
    json["nodes"] = result.stats.nodes;
    return json_line(json);
}

Answer answer_solve(const Run& run, const InputItem& item) {
    if (!item.record) return answer_unreadable(run, item);
    const Record& record = *item.record;
    const SolveResult result = solve_in_time(run, record.puzzle);
    std::string_view verdict = verdict_word(run, result);
    Answer answer;
    raise(answer, status_of(verdict));
    std::string message;
    if (result.rule_break) message = describe(*result.rule_break, record.puzzle.shape(), run.messages.language());
    if (!message.empty()) complain(answer, item, message);
    if (is_json(run, record)) {
        answer.out = solution_json(item, result, verdict, message);
        return answer;
    }
    const Layout layout = layout_for(run, record);
    answer.out = empty_line_before(item, layout);
    if (verdict == "proper" || verdict == "solved") {
        const auto text = format(*result.solution, layout);
        if (text.has_value()) {
            answer.out += *text;
            return answer;
        }
        complain(answer, item, describe(text.error(), run.messages.language()));
        verdict = "invalid";
    }
    answer.out += verdict;
    answer.out += '\n';
    return answer;
}

/// Prints the solutions of one puzzle as they come.
class AllSolutions {
public:
    AllSolutions(const Run& run, const InputItem& item)
        : run_(run), item_(item), layout_(layout_for(run, *item.record)), is_json_(is_json(run, *item.record)) {}

    int print() {
        if (is_json_)
            begin_json();
        else
            run_.output.out(empty_line_before(item_, layout_));
        const CountResult result = search();
        if (is_stopping() && !is_json_) return kFine;  // but an object is closed, whatever it holds
        finish(result);
        run_.output.err(answer_.err);
        run_.output.end_answer();
        return answer_.status;
    }

private:
    CountResult search() {
        EnumerateOptions options;
        options.engine = run_.settings.engine;
        options.budget = run_.budget_here();
        if (run_.is_time_over()) options.budget.nodes = 0;
        return enumerate(
            item_.record->puzzle, [this](const Grid& grid) { return print_one(grid); }, options);
    }

    /// One solution past the limit is looked for, but not printed: it tells "proper" from "many".
    bool print_one(const Grid& grid) {
        if (run_.settings.limit && found_ >= *run_.settings.limit) {
            has_more_ = true;
            return false;
        }
        if (is_json_) {
            run_.output.out(found_ == 0 ? "\"" : ",\"");
            run_.output.out(line_of(grid));
            run_.output.out("\"");
        } else {
            const auto text = format(grid, layout_);
            if (!text.has_value()) {
                complain(answer_, item_, describe(text.error(), run_.messages.language()));
                is_unfit_ = true;
                return false;
            }
            if (found_ > 0 && is_multiline(layout_.format)) run_.output.out("\n");
            run_.output.out(*text);
        }
        ++found_;
        run_.output.end_answer();
        run_.progress.tick_again();
        return !is_stopping();
    }

    void begin_json() {
        std::string begin = json_line(describe_record(item_));
        begin.resize(begin.size() - 2);  // the brace and the line end
        run_.output.out(begin + ",\"solutions\":[");
    }

    void finish(const CountResult& result) {
        std::string_view verdict = "proper";
        if (result.rule_break)
            verdict = "invalid";
        else if (is_unfit_)
            verdict = "invalid";
        else if (found_ >= 2 || (found_ == 1 && has_more_))
            verdict = "many";
        else if (!result.is_exact)
            verdict = "unknown";
        else if (found_ == 0)
            verdict = "none";
        raise(answer_, status_of(verdict));
        if (result.is_stopped) raise(answer_, kTimeIsOver);
        std::string message;
        if (result.rule_break) {
            message = describe(*result.rule_break, item_.record->puzzle.shape(), run_.messages.language());
            complain(answer_, item_, message);
        }
        if (is_json_) {
            Json rest{{"count", std::to_string(found_)}, {"exact", result.is_exact}, {"verdict", verdict}};
            if (!message.empty()) rest["message"] = message;
            run_.output.out("]," + json_line(rest).substr(1));
        } else if (verdict != "many" && (verdict != "proper")) {
            if (found_ == 0) run_.output.out(std::string(verdict) + "\n");
        }
    }

    const Run& run_;
    const InputItem& item_;
    Layout layout_;
    bool is_json_;
    Answer answer_;
    std::uint64_t found_ = 0;
    bool has_more_ = false;
    bool is_unfit_ = false;
};

int stream_all(const Run& run, const InputItem& item) {
    if (item.record) return AllSolutions(run, item).print();
    const Answer answer = answer_unreadable(run, item);
    run.output.out(answer.out);
    run.output.err(answer.err);
    run.output.end_answer();
    return answer.status;
}

/// A solution or `many`; the rest, which takes a look at the rules, is left.
void write_grids(std::span<const Answer9> answers, std::string& out) {
    constexpr std::size_t kLine = Puzzle9::kCells + 1;
    out.resize(out.size() + answers.size() * kLine);
    char* line = out.data() + out.size() - answers.size() * kLine;
    for (const Answer9& answer : answers) {
        for (std::size_t i = 0; i < Puzzle9::kCells; ++i) line[i] = static_cast<char>('0' + answer.digits[i]);
        line[Puzzle9::kCells] = '\n';
        line += kLine;
    }
}

std::size_t write_solved(std::span<const Answer9> answers, bool first, Answer& out) {
    const auto has_grid = [first](const Answer9& answer) {
        return answer.verdict == Verdict::kUnique || (first && answer.solutions > 0);
    };
    auto next = answers.begin();
    while (next != answers.end()) {
        const auto end = std::find_if_not(next, answers.end(), has_grid);
        write_grids({next, end}, out.out);
        next = end;
        if (next == answers.end() || next->verdict != Verdict::kMany) break;
        out.out += "many\n";
        raise(out, kNotProper);
        ++next;
    }
    return static_cast<std::size_t>(next - answers.begin());
}

}  // namespace

int run_solve(Run& run) {
    const auto blocks = blocks_for(run);
    Input input(run.settings.files, run.settings.parse);
    if (run.settings.all)
        return run_streaming(run, input, [&](const InputItem& item) { return stream_all(run, item); });
    if (blocks) input.use_blocks(*blocks);
    const bool first = run.settings.first;
    const BlockRule rule{first ? 1U : 2U, [first](std::span<const Answer9> answers, std::span<const Puzzle9>,
                                                  Answer& out) { return write_solved(answers, first, out); }};
    const auto one = [&](const InputItem& item) { return answer_solve(run, item); };
    return run_in_order(run, input, work_with_blocks(run, rule, one));
}

}  // namespace huisu::cli
