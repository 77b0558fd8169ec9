// check: what is right and wrong with a puzzle, and with the digits that a player has placed.
//
// As for a hint, the givens decide the solution; where they alone leave several, the candidates may be part of the
// puzzle, and the whole state is asked. Placed digits are held against the solution, and against each other.
#include "huisu/check.h"

#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/verb.h"

namespace huisu::json {
namespace {

CheckResult checked(const Puzzle& state, const CheckOptions& options) {
    CheckResult of_givens = check(Puzzle(state.givens()), options);
    if (of_givens.verdict != Verdict::kMany || !state.has_pencilmarks()) return of_givens;
    CheckResult of_state = check(state, options);
    return of_state.verdict == Verdict::kUnique || of_state.verdict == Verdict::kStopped ? of_state : of_givens;
}

Json breaks_json(const Puzzle& state, Language language) {
    Json json = Json::array();
    for (const RuleBreak& one : rule_breaks(state)) json.push_back(rule_break_json(one, state.shape(), language));
    return json;
}

Json wrong_cells(const Puzzle& state, const Grid& solution) {
    std::vector<int> cells;
    for (Cell cell = 0; cell < state.cells(); ++cell)
        if (state.is_placed(cell) && state.digit(cell) != solution[cell]) cells.push_back(cell);
    return Json::of_numbers(cells);
}

}  // namespace

Json answer_check(Call& call) {
    const Puzzle state = take_puzzle(call.request());
    const CheckOptions options{.minimal = call.request().flag("minimal"), .budget = call.budget()};
    if (!call.is_fine()) return {};
    const CheckResult result = checked(state, options);
    const auto rule_break =
        result.rule_breaks.empty() ? std::nullopt : std::optional<RuleBreak>(result.rule_breaks.front());
    Json json = verdict_json(result.verdict, rule_break, state.shape(), call.language());
    json["givens"] = result.givens;
    if (result.solution) json["solution"] = grid_json(*result.solution);
    if (result.solution && result.second) {
        json["other"] = grid_json(*result.second);
        json["differs"] = Json::of_numbers(result.differing);
    }
    if (result.redundant) {
        json["minimal"] = result.redundant->empty();
        json["redundant"] = Json::of_numbers(*result.redundant);
    }
    if (result.verdict == Verdict::kUnique && result.solution) json["wrong"] = wrong_cells(state, *result.solution);
    json["rule_breaks"] = breaks_json(state, call.language());
    return json;
}

}  // namespace huisu::json
