// The verbs that only this package has, because their answers are events and not only JSON. All others are those of
// the server.
#pragma once

#include "huisu/budget.h"
#include "json/json.h"
#include "json/verb.h"
#include "native/event_log.h"

namespace huisu::wasm {

json::Json answer_trace(json::Call& call, EventLog& log);
json::Json answer_race(json::Call& call, EventLog& log);
json::Json answer_permute(json::Call& call, EventLog& log);
json::Json answer_subset_sum(json::Call& call, EventLog& log);

/// A deadline for those who are called at every event: looking at a clock is slow here, so it is done now and then.
class Patience {
public:
    explicit Patience(const Budget& budget) : deadline_(budget.deadline) {}

    bool lasts() {
        constexpr std::uint32_t kInterval = 4096;
        if (++calls_ % kInterval != 0 || deadline_ == Budget::Clock::time_point::max()) return true;
        return Budget::Clock::now() < deadline_;
    }

private:
    Budget::Clock::time_point deadline_;
    std::uint32_t calls_ = 0;
};

}  // namespace huisu::wasm
