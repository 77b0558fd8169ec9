// Building the lists by merging, and looking a sum up in one of them.
#include "backtrack/tail_sums.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace huisu::backtrack {
namespace {

/// Whether every sum of the ascending list plus the number fits in 64 bits.
bool can_move(const std::vector<std::int64_t>& sums, std::int64_t number) {
    return number < 0 ? sums.front() >= std::numeric_limits<std::int64_t>::min() - number
                      : sums.back() <= std::numeric_limits<std::int64_t>::max() - number;
}

/// The sums without the number and those with it.
std::vector<std::int64_t> extended(const std::vector<std::int64_t>& sums, std::int64_t number) {
    std::vector<std::int64_t> moved(sums);
    for (std::int64_t& sum : moved) sum += number;
    std::vector<std::int64_t> merged;
    merged.reserve(2 * sums.size());
    std::set_union(sums.begin(), sums.end(), moved.begin(), moved.end(), std::back_inserter(merged));
    merged.shrink_to_fit();
    return merged;
}

}  // namespace

TailSums::TailSums(std::span<const std::int64_t> numbers, std::size_t most_sums) : first_(numbers.size()) {
    by_length_.push_back({0});
    for (std::size_t stored = 1; first_ > 0 && can_move(by_length_.back(), numbers[first_ - 1]);) {
        std::vector<std::int64_t> longer = extended(by_length_.back(), numbers[first_ - 1]);
        stored += longer.size();
        if (stored > most_sums) return;
        by_length_.push_back(std::move(longer));
        --first_;
    }
}

bool TailSums::can_make(std::size_t i, std::int64_t sum) const {
    const std::size_t longest = by_length_.size() - 1;
    const std::vector<std::int64_t>& sums = by_length_[longest - (i - first_)];
    return std::binary_search(sums.begin(), sums.end(), sum);
}

}  // namespace huisu::backtrack
