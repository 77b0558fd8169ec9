// race: the same question, "is there exactly one solution?", put to four methods; what each of them needs for it.
#include <array>
#include <chrono>

#include "huisu/backtrack.h"
#include "huisu/check.h"
#include "huisu/solve.h"
#include "json/answer.h"
#include "json/puzzle_input.h"
#include "native/verbs.h"

namespace huisu::wasm {
namespace {

struct Lap {
    Verdict verdict = Verdict::kStopped;
    std::optional<RuleBreak> rule_break;
    SearchStats stats;
};

Lap run_fewest(const Puzzle& puzzle, const Budget& budget) {
    TraceOptions options;
    options.order = TraceOrder::kFewest;
    options.solutions = 2;
    options.budget = budget;
    options.budget.deadline = Budget::Clock::time_point::max();
    Patience patience(budget);
    const TraceResult result = trace(
        puzzle, [&](const TraceEvent&) { return patience.lasts(); }, options);
    Lap lap{Verdict::kStopped, result.rule_break, result.stats};
    if (result.solutions == 2)
        lap.verdict = Verdict::kMany;
    else if (result.is_complete)
        lap.verdict = result.solutions == 1 ? Verdict::kUnique : Verdict::kNone;
    return lap;
}

Lap run_engine(const Puzzle& puzzle, Engine engine, const Budget& budget) {
    SolveOptions options;
    options.engine = engine;
    options.budget = budget;
    const SolveResult result = solve(puzzle, options);
    return {result.verdict, result.rule_break, result.stats};
}

}  // namespace

json::Json answer_race(json::Call& call, EventLog& /*log*/) {
    constexpr std::string_view kWays[] = {"reading", "fewest", "propagation", "fast"};
    constexpr std::array kEngines{Engine::kBacktrack, Engine::kBacktrack, Engine::kGeneral, Engine::kSingle};
    const Puzzle puzzle = json::take_puzzle(call.request());
    if (!call.request().has("way")) call.request().needed("way");
    const std::size_t way = call.request().choice("way", kWays).value_or(0);
    if (!call.is_fine()) return {};

    const auto start = Budget::Clock::now();
    const Lap lap =
        kWays[way] == "fewest" ? run_fewest(puzzle, call.budget()) : run_engine(puzzle, kEngines[way], call.budget());
    const std::chrono::duration<double> took = Budget::Clock::now() - start;
    json::Json json = json::verdict_json(lap.verdict, lap.rule_break, puzzle.shape(), call.language());
    json.update({{"tries", lap.stats.nodes},
                 {"undos", lap.stats.undos},
                 {"seconds", took.count()},
                 {"complete", lap.verdict != Verdict::kStopped}});
    return json;
}

}  // namespace huisu::wasm
