// Holds a Budget against the work done. The search asks before every try; the answer is one comparison, except every
// few thousand tries, when the stop flag, the clock and the progress callback are looked at too.
#pragma once

#include <algorithm>
#include <cstdint>

#include "huisu/budget.h"

namespace huisu::model {

class Meter {
public:
    static constexpr std::uint64_t kInterval = 4096;

    /// Looks at flag and clock every `interval` nodes. The budget must outlive the meter.
    explicit Meter(const Budget& budget, std::uint64_t interval = kInterval) : budget_(budget), interval_(interval) {}

    /// Whether another node may be spent after `nodes` of them.
    bool allows(std::uint64_t nodes, std::uint64_t solutions) {
        return nodes < next_check_ || passes_check(nodes, solutions);
    }
    /// Looks at flag and clock before the next node: for when something else (a visitor) may have taken long.
    void check_soon() { next_check_ = 0; }
    /// The same after a look at flag and clock: for where a node takes long.
    bool allows_now(std::uint64_t nodes, std::uint64_t solutions) {
        check_soon();
        return allows(nodes, solutions);
    }
    /// Whether allows() has said no.
    bool is_stopped() const { return is_stopped_; }

private:
    bool passes_check(std::uint64_t nodes, std::uint64_t solutions) {
        next_check_ = std::min(budget_.nodes, nodes + interval_);
        is_stopped_ = nodes >= budget_.nodes || is_told_to_stop() || is_late() || !may_go_on(nodes, solutions);
        return !is_stopped_;
    }
    bool is_told_to_stop() const { return budget_.stop != nullptr && budget_.stop->load(std::memory_order_relaxed); }
    bool is_late() const {
        return budget_.deadline != Budget::Clock::time_point::max() && Budget::Clock::now() >= budget_.deadline;
    }
    bool may_go_on(std::uint64_t nodes, std::uint64_t solutions) {
        if (!budget_.progress || nodes < next_progress_) return true;
        next_progress_ = nodes + kInterval;
        return budget_.progress(Progress{nodes, solutions});
    }

    const Budget& budget_;
    std::uint64_t interval_;
    std::uint64_t next_check_ = 0;
    std::uint64_t next_progress_ = kInterval;
    bool is_stopped_ = false;
};

}  // namespace huisu::model
