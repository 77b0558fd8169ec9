// explain: all steps to the solution.
#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/step_json.h"
#include "json/step_options.h"

namespace huisu::json {
namespace {

std::string_view end_word(ExplainEnd end) {
    switch (end) {
        case ExplainEnd::kSolved: return "solved";
        case ExplainEnd::kNotProper: return "not_proper";
        case ExplainEnd::kStuck: return "stuck";
        case ExplainEnd::kBadShape: return "bad_shape";
        case ExplainEnd::kStopped: break;
    }
    return "stopped";
}

/// Why there are no further steps; empty where the grid is full.
std::string sentence_of(const Say& say, const ExplainResult& result, std::size_t max_steps) {
    switch (result.end) {
        case ExplainEnd::kSolved: return {};
        case ExplainEnd::kNotProper: return refusal_sentence(say, result.verdict, result.rule_break);
        case ExplainEnd::kStuck: return stuck_sentence(say);
        case ExplainEnd::kBadShape: return only_nine_sentence(say);
        case ExplainEnd::kStopped: break;
    }
    const bool is_asked_for = max_steps != 0 && result.steps.size() == max_steps;
    return is_asked_for ? say("as many steps as were asked for", "已达到所要的步数") : time_over_sentence(say);
}

}  // namespace

Json answer_explain(Call& call) {
    constexpr std::uint64_t kMostSteps = 100'000;
    const Puzzle puzzle = take_puzzle(call.request());
    StepOptions options = take_step_options(call);
    options.explain.max_steps = static_cast<std::size_t>(call.request().whole("max_steps", 1, kMostSteps).value_or(0));
    if (!call.is_fine()) return {};
    const ExplainResult result = explain(puzzle, options.explain);
    Json json = verdict_json(result.verdict, result.rule_break, puzzle.shape(), call.language());
    json["end"] = end_word(result.end);
    const std::string message = sentence_of(call.say(), result, options.explain.max_steps);
    if (!message.empty()) json["message"] = message;
    Json steps = Json::array();
    for (const Step& step : result.steps) steps.push_back(told_step_json(step, call.language(), options.is_full));
    json["steps"] = std::move(steps);
    json["last"] = state_json(result.last);
    return json;
}

}  // namespace huisu::json
