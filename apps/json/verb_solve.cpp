// solve: the solution, or the two of many and where they differ. Placed digits and candidates are part of the puzzle.
#include "huisu/solve.h"

#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/verb.h"

namespace huisu::json {
namespace {

std::vector<int> differing(const Grid& a, const Grid& b) {
    std::vector<int> cells;
    for (Cell cell = 0; cell < a.shape.cells(); ++cell)
        if (a[cell] != b[cell]) cells.push_back(cell);
    return cells;
}

}  // namespace

Json answer_solve(Call& call) {
    const Puzzle puzzle = take_puzzle(call.request());
    if (!call.is_fine()) return {};
    const SolveResult result = solve(puzzle, {.budget = call.budget()});
    Json json = verdict_json(result.verdict, result.rule_break, puzzle.shape(), call.language());
    if (result.solution) json["solution"] = grid_json(*result.solution);
    if (result.solution && result.second) {
        json["other"] = grid_json(*result.second);
        json["differs"] = Json::of_numbers(differing(*result.solution, *result.second));
    }
    json["nodes"] = result.stats.nodes;
    return json;
}

}  // namespace huisu::json
