// How long a call may take. Every long call takes one; the default has no end.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>

namespace huisu {

struct Progress {
    std::uint64_t nodes = 0;      ///< search nodes so far
    std::uint64_t solutions = 0;  ///< solutions so far
};

struct Budget {
    using Clock = std::chrono::steady_clock;

    /// At most so many search nodes (for the backtracking engine: tries).
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// Not beyond this moment.
    Clock::time_point deadline = Clock::time_point::max();
    /// Ends the call soon after another thread sets it. Not owned; may be null.
    const std::atomic<bool>* stop = nullptr;
    /// Called every few thousand nodes from the thread that searches; returning false ends the call.
    std::function<bool(const Progress&)> progress;

    static Budget of_seconds(double seconds) {
        Budget budget;
        const auto span = std::chrono::duration<double>(seconds);
        // A span beyond the clock's range means "no end".
        if (span < std::chrono::hours(24 * 365 * 100))
            budget.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(span);
        return budget;
    }
    static Budget of_nodes(std::uint64_t nodes) {
        Budget budget;
        budget.nodes = nodes;
        return budget;
    }
};

}  // namespace huisu
