// How far observed numbers are from expected ones.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>

namespace huisu::tests {

/// Standard deviations by which chi-square is above what it is in the mean; things expected less than five times are
/// taken together. Seeds are fixed, so that a test passes always or never.
inline double chi_square_excess(std::span<const std::uint64_t> observed, std::span<const double> expected) {
    double sum = 0, rare_observed = 0, rare_expected = 0;
    int cells = 0;
    const auto add = [&](double seen, double wanted) {
        sum += (seen - wanted) * (seen - wanted) / wanted;
        ++cells;
    };
    for (std::size_t i = 0; i < observed.size(); ++i) {
        if (expected[i] >= 5) {
            add(static_cast<double>(observed[i]), expected[i]);
        } else {
            rare_observed += static_cast<double>(observed[i]);
            rare_expected += expected[i];
        }
    }
    if (rare_expected > 0) add(rare_observed, rare_expected);
    const double freedom = cells - 1;
    return (sum - freedom) / std::sqrt(2 * freedom);
}

/// Standard deviations between how often something was seen in so many trials and its probability.
inline double deviation(std::uint64_t seen, std::uint64_t trials, double probability) {
    const double n = static_cast<double>(trials);
    return (static_cast<double>(seen) - n * probability) / std::sqrt(n * probability * (1 - probability));
}

}  // namespace huisu::tests
