// hint: the next step from a state, or what is wrong with the state.
#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/step_json.h"
#include "json/step_options.h"

namespace huisu::json {
namespace {

std::string_view end_word(HintEnd end) {
    switch (end) {
        case HintEnd::kStep: return "step";
        case HintEnd::kMistake: return "mistake";
        case HintEnd::kComplete: return "complete";
        case HintEnd::kNotProper: return "not_proper";
        case HintEnd::kStuck: return "stuck";
        case HintEnd::kBadShape: return "bad_shape";
        case HintEnd::kStopped: break;
    }
    return "stopped";
}

std::string list_of(const std::vector<Candidate>& candidates, int size) {
    std::string text;
    for (const Candidate& candidate : candidates)
        text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", cell_name(candidate.cell, size), candidate.digit);
    return text;
}

std::string mistake_sentence(const Say& say, const HintResult& result, int size) {
    if (!result.wrong_digits.empty())
        return say("these digits are wrong: {}", "这些数字填错了：{}", list_of(result.wrong_digits, size));
    return say("these candidates were lost, and the solution needs them: {}", "这些候选数不该删去，解中需要它们：{}",
               list_of(result.lost_candidates, size));
}

std::string sentence_of(const Say& say, const HintResult& result, int size) {
    switch (result.end) {
        case HintEnd::kStep: return {};
        case HintEnd::kMistake: return mistake_sentence(say, result, size);
        case HintEnd::kComplete: return say("the grid is complete and correct", "盘面已经填满，而且正确");
        case HintEnd::kNotProper: return refusal_sentence(say, result.verdict, result.rule_break);
        case HintEnd::kStuck: return stuck_sentence(say);
        case HintEnd::kBadShape: return only_nine_sentence(say);
        case HintEnd::kStopped: break;
    }
    return time_over_sentence(say);
}

}  // namespace

Json answer_hint(Call& call) {
    const Puzzle state = take_puzzle(call.request());
    const StepOptions options = take_step_options(call);
    const auto last = call.request().whole("last", 0, static_cast<std::uint64_t>(state.cells()) - 1);
    if (!call.is_fine()) return {};
    const HintResult result =
        hint(state, options.explain, last ? std::optional(static_cast<Cell>(*last)) : std::nullopt);
    Json json = verdict_json(result.verdict, result.rule_break, state.shape(), call.language());
    json["end"] = end_word(result.end);
    if (result.step) json["step"] = told_step_json(*result.step, call.language(), options.is_full);
    if (result.end == HintEnd::kMistake) {
        json["wrong_digits"] = candidates_json(result.wrong_digits, CellNaming::kIndex);
        json["lost_candidates"] = candidates_json(result.lost_candidates, CellNaming::kIndex);
    }
    const std::string message = sentence_of(call.say(), result, state.size());
    if (!message.empty()) json["message"] = message;
    return json;
}

}  // namespace huisu::json
