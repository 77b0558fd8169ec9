// huisu hint: the next step from a state, or what is wrong with it.
#include "command.h"
#include "json/step_json.h"
#include "steps.h"

namespace huisu::cli {
namespace {

std::string candidate_list(const std::vector<Candidate>& candidates, int size) {
    std::string text;
    for (const Candidate& candidate : candidates)
        text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", cell_name(candidate.cell, size), candidate.digit);
    return text;
}

class HintAnswer {
public:
    HintAnswer(const Run& run, const InputItem& item)
        : run_(run), item_(item), result_(hint(item.record->puzzle, explain_options(run), run.settings.last)) {}

    Answer answer() {
        if (run_.settings.json) json_ = describe_record(item_);
        answer_end();
        if (run_.settings.json) answer_.out += json_line(json_);
        return std::move(answer_);
    }

private:
    void answer_end() {
        const auto say_end = [&](std::string_view word, Word sentence) { say(word, run_.messages(sentence) + "\n"); };
        if (result_.verdict != Verdict::kUnique && result_.end != HintEnd::kBadShape) raise(answer_, kNotProper);
        switch (result_.end) {
            case HintEnd::kStep: return give_step();
            case HintEnd::kMistake: return name_mistakes();
            case HintEnd::kComplete: return say_end("complete", Word::kIsComplete);
            case HintEnd::kStuck: return say_end("stuck", Word::kIsStuck);
            case HintEnd::kBadShape:
                return refuse(run_, item_, {"invalid", run_.messages(Word::kOnlyNine)}, json_, answer_);
            case HintEnd::kStopped:
                return refuse(run_, item_, {"unknown", run_.messages(Word::kTimeOver)}, json_, answer_);
            case HintEnd::kNotProper: break;
        }
        const Refusal refusal = refusal_of(run_, item_, result_.verdict, result_.rule_break, Word::kManySolutions);
        refuse(run_, item_, refusal, json_, answer_);
    }

    void say(std::string_view word, const std::string& text) {
        json_["end"] = word;
        if (!run_.settings.json) answer_.out += text;
    }

    void give_step() {
        const StepText options{.full = run_.settings.full};
        std::string text;
        if (result_.verdict != Verdict::kUnique) text = run_.messages(Word::kForced) + "\n";
        say("step", text + describe(*result_.step, run_.messages.language(), options) + "\n");
        json_["step"] = json::step_json(*result_.step, json::CellNaming::kName);
    }

    void name_mistakes() {
        const int size = item_.record->puzzle.size();
        std::string text;
        if (!result_.wrong_digits.empty())
            text += run_.messages(Word::kWrongDigits, candidate_list(result_.wrong_digits, size)) + "\n";
        if (!result_.lost_candidates.empty())
            text += run_.messages(Word::kLostCandidates, candidate_list(result_.lost_candidates, size)) + "\n";
        say("mistake", text);
        json_["wrong_digits"] = json::candidates_json(result_.wrong_digits, json::CellNaming::kName);
        json_["lost_candidates"] = json::candidates_json(result_.lost_candidates, json::CellNaming::kName);
        raise(answer_, kNotProper);
    }

    const Run& run_;
    const InputItem& item_;
    HintResult result_;
    Answer answer_;
    Json json_ = Json::object();
};

Answer answer_hint(const Run& run, const InputItem& item) {
    if (item.record) return HintAnswer(run, item).answer();
    return answer_unreadable_steps(run, item);
}

}  // namespace

int run_hint(Run& run) {
    Input input(run.settings.files, run.settings.parse);
    return run_in_order(run, input, [&](const InputItem& item, const HandOver&) { return answer_hint(run, item); });
}

}  // namespace huisu::cli
