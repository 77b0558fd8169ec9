// Showing the method at work: the same search with a watcher that turns every try, undo and solution into an event.
//
// The result always stands as it was after the last event: when the limit of events is reached, nothing more is tried.
#include <cstdint>

#include "backtrack/backtrack.h"
#include "backtrack/search.h"
#include "backtrack/used_digits.h"
#include "huisu/backtrack.h"
#include "model/meter.h"

namespace huisu::backtrack {
namespace {

class EventWatcher {
public:
    EventWatcher(const std::function<bool(const TraceEvent&)>& visit, const TraceOptions& options, TraceResult& result)
        : visit_(visit), options_(options), result_(result) {}

    bool on_try(Cell cell, Digit digit, int depth, const SearchStats& stats) {
        return emit({TraceKind::kTry, cell, digit, depth, stats.nodes, stats.undos});
    }
    bool on_undo(Cell cell, Digit digit, int depth, const SearchStats& stats) {
        return emit({TraceKind::kUndo, cell, digit, depth, stats.nodes, stats.undos});
    }
    bool on_solution(const Grid& grid, int depth, const SearchStats& stats) {
        if (result_.solutions == 0) result_.solution = grid;
        ++result_.solutions;
        const bool goes_on = emit({TraceKind::kSolved, 0, kNoDigit, depth, stats.nodes, stats.undos});
        return goes_on && result_.solutions < options_.solutions;
    }
    void on_exhausted(const SearchStats& stats) {
        if (result_.solutions == 0) emit({TraceKind::kNone, 0, kNoDigit, 0, stats.nodes, stats.undos});
    }

private:
    bool emit(const TraceEvent& event) {
        ++events_;
        return visit_(event) && events_ < options_.events;
    }

    const std::function<bool(const TraceEvent&)>& visit_;
    const TraceOptions& options_;
    TraceResult& result_;
    std::uint64_t events_ = 0;
};

template <TraceOrder kOrder>
void run_search(const Puzzle& puzzle, const UsedDigits& used, const std::function<bool(const TraceEvent&)>& visit,
                const TraceOptions& options, TraceResult& result) {
    // An event may take its visitor long (a picture of it, say), so the clock is looked at before every try.
    model::Meter meter(options.budget, 1);
    EventWatcher watcher(visit, options, result);
    Search<EventWatcher, kOrder> search(puzzle, used, meter, watcher);
    const bool is_exhausted = search.run();
    if (is_exhausted) watcher.on_exhausted(search.stats());
    result.is_complete = is_exhausted || result.solutions >= options.solutions;
    result.stats = search.stats();
}

}  // namespace

TraceResult trace_search(const Puzzle& puzzle, const std::function<bool(const TraceEvent&)>& visit,
                         const TraceOptions& options) {
    TraceResult result;
    UsedDigits used;
    result.rule_break = used.fill(puzzle.digits());
    if (result.rule_break || options.events == 0) return result;
    if (options.solutions == 0) {
        result.is_complete = true;
        return result;
    }
    if (options.order == TraceOrder::kFewest)
        run_search<TraceOrder::kFewest>(puzzle, used, visit, options, result);
    else
        run_search<TraceOrder::kReading>(puzzle, used, visit, options, result);
    return result;
}

}  // namespace huisu::backtrack
