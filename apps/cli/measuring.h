// Measures a contender: several runs of equal work, and from them the median and the spread.
//
// A pass that nobody times comes first; it warms the caches, and says how many passes fill a twentieth of a second.
// That many make a run, so that short files are not measured by the grain of the clock. CPU time is that of the whole
// process, of all its threads.
#pragma once

#include <functional>
#include <optional>

#include "contender.h"

namespace huisu::cli {

/// Puzzles a second.
struct Rates {
    double median = 0;
    double least = 0;
    double most = 0;
};

/// Microseconds.
struct CallTimes {
    double p50 = 0;
    double p99 = 0;
};

struct Measurement {
    PassResult result;
    std::size_t runs = 0;    ///< complete ones; fewer than asked for, perhaps none, when the time was over
    std::size_t passes = 0;  ///< of a run
    Rates by_cpu;            ///< a second of CPU time
    Rates by_wall;           ///< a second of the clock on the wall
    std::optional<CallTimes> calls;
};

/// `after_pass` is called between passes, outside of what is timed; returning false ends it all.
Measurement measure(Contender& contender, std::size_t runs, const std::function<bool()>& after_pass);

}  // namespace huisu::cli
