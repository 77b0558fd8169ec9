// huisu explain: the steps of a puzzle as numbered sentences.
#include "command.h"
#include "json/step_json.h"
#include "steps.h"

namespace huisu::cli {
namespace {

class ExplainAnswer {
public:
    ExplainAnswer(const Run& run, const InputItem& item)
        : run_(run), item_(item), result_(explain(item.record->puzzle, explain_options(run))) {}

    Answer answer() {
        if (item_.index > 0 && !run_.settings.json) answer_.out += "\n";
        if (run_.settings.json) json_ = describe_record(item_);
        if (is_refused()) {
            refuse_puzzle();
        } else {
            if (result_.verdict != Verdict::kUnique) raise(answer_, kNotProper);
            if (run_.settings.json)
                add_json();
            else
                add_text();
        }
        if (run_.settings.json) answer_.out += json_line(json_);
        return std::move(answer_);
    }

private:
    bool is_refused() const {
        return result_.end == ExplainEnd::kNotProper || result_.end == ExplainEnd::kBadShape ||
               result_.verdict == Verdict::kStopped;
    }

    void refuse_puzzle() {
        const bool is_other_size = result_.end == ExplainEnd::kBadShape;
        const Refusal refusal =
            is_other_size ? Refusal{"invalid", run_.messages(Word::kOnlyNine)}
                          : refusal_of(run_, item_, result_.verdict, result_.rule_break, Word::kManySolutions);
        refuse(run_, item_, refusal, json_, answer_);
    }

    bool is_out_of_time() const {
        return result_.end == ExplainEnd::kStopped && result_.steps.size() != run_.settings.steps;
    }

    std::string_view end_word() const {
        switch (result_.end) {
            case ExplainEnd::kSolved: return "solved";
            case ExplainEnd::kStuck: return "stuck";
            default: break;
        }
        return is_out_of_time() ? "unknown" : "stopped";
    }

    void add_json() {
        json_["end"] = end_word();
        json_["grid"] = line_of(result_.last.digits());
        Json steps = Json::array();
        for (const Step& step : result_.steps) steps.push_back(json::step_json(step, json::CellNaming::kName));
        json_["steps"] = std::move(steps);
        if (is_out_of_time()) raise(answer_, kTimeIsOver);
    }

    void add_text() {
        const StepText options{.full = run_.settings.full};
        std::size_t number = 0;
        if (result_.verdict != Verdict::kUnique) answer_.out += run_.messages(Word::kForced) + "\n";
        for (const Step& step : result_.steps)
            answer_.out += fmt::format("{}. {}\n", ++number, describe(step, run_.messages.language(), options));
        answer_.out += closing() + "\n";
        if (is_out_of_time()) raise(answer_, kTimeIsOver);
    }

    std::string closing() const {
        const Puzzle& last = result_.last;
        if (result_.steps.empty() && result_.end == ExplainEnd::kSolved) return run_.messages(Word::kIsComplete);
        if (result_.end == ExplainEnd::kSolved)
            return run_.messages(Word::kStepsSolved, result_.steps.size(), line_of(last.digits()));
        const std::string left =
            run_.messages(Word::kStepsLeft, result_.steps.size(), last.cells() - last.filled_count());
        if (is_out_of_time()) return run_.messages(Word::kTimeOver) + "\n" + left;
        return result_.end == ExplainEnd::kStuck ? run_.messages(Word::kIsStuck) + "\n" + left : left;
    }

    const Run& run_;
    const InputItem& item_;
    ExplainResult result_;
    Answer answer_;
    Json json_ = Json::object();
};

Answer answer_explain(const Run& run, const InputItem& item) {
    if (item.record) return ExplainAnswer(run, item).answer();
    return answer_unreadable_steps(run, item);
}

}  // namespace

int run_explain(Run& run) {
    Input input(run.settings.files, run.settings.parse);
    return run_in_order(run, input, [&](const InputItem& item, const HandOver&) { return answer_explain(run, item); });
}

}  // namespace huisu::cli
