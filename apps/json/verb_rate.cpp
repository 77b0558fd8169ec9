// rate: ER, EP and ED on the scale of Sudoku Explainer 1.2.1.
#include "huisu/rate.h"

#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/step_options.h"

namespace huisu::json {
namespace {

std::string_view end_word(RateEnd end) {
    switch (end) {
        case RateEnd::kRated: return "rated";
        case RateEnd::kNotProper: return "not_proper";
        case RateEnd::kAbove: return "above";
        case RateEnd::kBadShape: return "bad_shape";
        case RateEnd::kStopped: break;
    }
    return "stopped";
}

std::string sentence_of(const Say& say, const RateResult& result) {
    switch (result.end) {
        case RateEnd::kRated:
        case RateEnd::kAbove: return {};
        case RateEnd::kNotProper: return refusal_sentence(say, result.verdict, result.rule_break);
        case RateEnd::kBadShape: return say("only 9x9 puzzles can be rated", "只能给 9x9 的题评级");
        case RateEnd::kStopped: break;
    }
    return time_over_sentence(say);
}

}  // namespace

Json answer_rate(Call& call) {
    const Puzzle puzzle = take_puzzle(call.request());
    RateOptions options;
    options.force = call.request().flag("force");
    options.budget = call.budget();
    if (!call.is_fine()) return {};
    const RateResult result = rate(puzzle, options);
    Json json = verdict_json(result.verdict, result.rule_break, puzzle.shape(), call.language());
    json["end"] = end_word(result.end);
    if (result.end == RateEnd::kRated) {
        json["er"] = result.rating.er / 10.0;
        json["ep"] = result.rating.ep / 10.0;
        json["ed"] = result.rating.ed / 10.0;
        json["steps"] = result.steps;
    }
    const std::string message = sentence_of(call.say(), result);
    if (!message.empty()) json["message"] = message;
    return json;
}

}  // namespace huisu::json
