// Time comes from clock_gettime: steady, in nanoseconds.
#include "measuring.h"

#include <algorithm>
#include <cmath>
#include <ctime>

namespace huisu::cli {
namespace {

constexpr double kLeastSeconds = 0.05;
constexpr std::size_t kMostCalls = 1'000'000;

struct Times {
    double cpu = 0;
    double wall = 0;
};

double seconds_on(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

Times time_pass(Contender& contender) {
    const double wall = seconds_on(CLOCK_MONOTONIC);
    const double cpu = seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    contender.pass();
    return {seconds_on(CLOCK_PROCESS_CPUTIME_ID) - cpu, seconds_on(CLOCK_MONOTONIC) - wall};
}

Rates rates_of(double puzzles, std::vector<double> seconds) {
    if (seconds.empty()) return {};
    std::sort(seconds.begin(), seconds.end());
    const std::size_t half = seconds.size() / 2;
    const double median = seconds.size() % 2 == 1 ? seconds[half] : (seconds[half - 1] + seconds[half]) / 2;
    const auto rate = [puzzles](double time) { return puzzles / std::max(time, 1e-9); };
    return {rate(median), rate(seconds.back()), rate(seconds.front())};
}

/// The smallest value that a share of all does not exceed. Sorts up to there.
double percentile(std::vector<float>& values, double share) {
    const auto count = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(count, 1) - 1);
    std::nth_element(values.begin(), place, values.end());
    return static_cast<double>(*place);
}

std::optional<CallTimes> time_calls(Contender& contender, std::size_t passes, const std::function<bool()>& after_pass) {
    std::vector<float> times;
    for (std::size_t pass = 0; pass < passes && times.size() < kMostCalls; ++pass) {
        contender.time_calls(kMostCalls, times);
        if (times.empty() || !after_pass()) return std::nullopt;
    }
    const double p50 = percentile(times, 0.5);
    return CallTimes{p50, percentile(times, 0.99)};
}

}  // namespace

Measurement measure(Contender& contender, std::size_t runs, const std::function<bool()>& after_pass) {
    Measurement found;
    contender.pass();
    const Times first = time_pass(contender);
    found.result = contender.outcome();
    const double passes = std::ceil(kLeastSeconds / std::clamp(first.wall, 1e-7, kLeastSeconds));
    found.passes = static_cast<std::size_t>(passes);
    std::vector<double> cpu, wall;
    bool goes_on = found.result.is_complete && after_pass();
    while (goes_on && cpu.size() < runs) {
        Times sum;
        for (std::size_t pass = 0; pass < found.passes && goes_on; ++pass) {
            const Times times = time_pass(contender);
            sum = {sum.cpu + times.cpu, sum.wall + times.wall};
            goes_on = contender.outcome().is_complete && after_pass();
        }
        if (!goes_on) break;
        cpu.push_back(sum.cpu);
        wall.push_back(sum.wall);
    }
    found.runs = cpu.size();
    const double puzzles = passes * static_cast<double>(contender.size());
    found.by_cpu = rates_of(puzzles, std::move(cpu));
    found.by_wall = rates_of(puzzles, std::move(wall));
    if (goes_on) found.calls = time_calls(contender, found.passes, after_pass);
    return found;
}

}  // namespace huisu::cli
