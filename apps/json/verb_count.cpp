// count: how many solutions, exactly or at least.
#include "huisu/count.h"

#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/verb.h"

namespace huisu::json {
namespace {

Verdict verdict_of(const CountResult& result) {
    if (result.count > Tally(1)) return Verdict::kMany;
    if (!result.is_exact) return Verdict::kStopped;
    return result.count == Tally(1) ? Verdict::kUnique : Verdict::kNone;
}

}  // namespace

Json answer_count(Call& call) {
    const Puzzle puzzle = take_puzzle(call.request());
    CountOptions options{.budget = call.budget()};
    options.limit = call.request().whole("limit", 1, options.limit).value_or(options.limit);
    if (!call.is_fine()) return {};
    const CountResult result = count(puzzle, options);
    Json json = verdict_json(verdict_of(result), result.rule_break, puzzle.shape(), call.language());
    json["count"] = result.count.to_decimal();
    json["exact"] = result.is_exact;
    if (!result.is_exact) json["reason"] = result.is_stopped ? "time" : "limit";
    return json;
}

}  // namespace huisu::json
