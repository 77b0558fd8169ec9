// The line on standard error that says how far the work is: done, rate, and the time left where the input's size is
// known.
//
// tick() costs one look at the clock; call it as often as there is something to tell. It also sends
// out the answers that wait, and notices when nobody reads them any more.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "output.h"
#include "settings.h"
#include "words.h"

namespace huisu::cli {

class Progress {
public:
    Progress(const Settings& settings, const Messages& messages, Output& output);

    /// `bytes` of `total_bytes` of the input are done; a total of 0 is unknown.
    void tick(std::uint64_t done, std::uint64_t bytes = 0, std::uint64_t total_bytes = 0);
    /// The same state as at the last tick, or a little later.
    void tick_again() { tick(done_, bytes_, total_bytes_); }
    /// What the line says besides, behind the rate.
    void note(std::string text) { note_ = std::move(text); }
    /// The last line, when the progress was asked for.
    void finish();

private:
    using Clock = std::chrono::steady_clock;

    double seconds_so_far(Clock::time_point now) const;
    std::string line(double seconds) const;

    const Messages& messages_;
    Output& output_;
    bool is_asked_for_;
    bool is_wanted_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_;
    std::string note_;
    std::uint64_t done_ = 0;
    std::uint64_t bytes_ = 0;
    std::uint64_t total_bytes_ = 0;
};

}  // namespace huisu::cli
