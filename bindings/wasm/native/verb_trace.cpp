// trace: plain backtracking, event by event.
//
//     0 solved   1 everything was tried   2 + 2 * (cell * size + digit - 1) + (1 for an undo, 0 for a try)
#include "huisu/backtrack.h"

#include <limits>

#include "json/answer.h"
#include "json/puzzle_input.h"
#include "native/verbs.h"

namespace huisu::wasm {
namespace {

constexpr int kLargestSize = 31;  // of a grid whose events are numbers of 16 bits

std::uint32_t number_of(const TraceEvent& event, int size) {
    if (event.kind == TraceKind::kSolved) return 0;
    if (event.kind == TraceKind::kNone) return 1;
    const auto place = static_cast<std::uint32_t>(event.cell * size + event.digit - 1);
    return 2 + 2 * place + (event.kind == TraceKind::kUndo ? 1 : 0);
}

TraceOptions take_options(json::Call& call) {
    constexpr std::string_view kOrders[] = {"reading", "fewest"};
    TraceOptions options;
    const auto order = call.request().choice("order", kOrders);
    if (order == 1) options.order = TraceOrder::kFewest;
    options.solutions = call.request().whole("solutions", 1, std::numeric_limits<std::uint32_t>::max()).value_or(1);
    options.budget = call.budget();
    options.budget.deadline = Budget::Clock::time_point::max();
    return options;
}

}  // namespace

json::Json answer_trace(json::Call& call, EventLog& log) {
    json::Request& request = call.request();
    const Puzzle puzzle = json::take_puzzle(request);
    const TraceOptions options = take_options(call);
    const auto most = request.whole("events", 0, std::numeric_limits<std::uint32_t>::max() / 4);
    if (puzzle.size() > kLargestSize)
        request.fail({.code = "too_large",
                      .message = call.say()("trace takes grids up to {0}x{0}", "trace 只支持 {0}x{0} 以下的盘面",
                                            kLargestSize)});
    if (!call.is_fine()) return {};

    log.clear(static_cast<std::size_t>(most.value_or(EventLog::kMostEvents)));
    Patience patience(call.budget());
    const auto visit = [&](const TraceEvent& event) {
        log.add(number_of(event, puzzle.size()));
        return patience.lasts();
    };
    const TraceResult result = trace(puzzle, visit, options);
    json::Json json{{"kept", log.events().size()},
                    {"complete", result.is_complete},
                    {"solutions", result.solutions},
                    {"tries", result.stats.nodes},
                    {"undos", result.stats.undos}};
    if (result.solution) json["solution"] = json::grid_json(*result.solution);
    if (result.rule_break)
        json["rule_break"] = json::rule_break_json(*result.rule_break, puzzle.shape(), call.language());
    return json;
}

}  // namespace huisu::wasm
