// See weighted_choice.h.
#include "generate/weighted_choice.h"

namespace huisu::generating {

WeightedChoice::WeightedChoice(std::span<const std::uint64_t> weights) : sums_(1, 0) {
    for (const std::uint64_t weight : weights) sums_.push_back(sums_.back() + weight);
    while (total() >> shift_ >= 2 * weights.size()) ++shift_;
    std::uint32_t index = 0;
    for (std::uint64_t leading = 0; leading <= total() >> shift_; ++leading) {
        while (index + 1U < weights.size() && sums_[index + 1U] <= leading << shift_) ++index;
        guide_.push_back(index);
    }
}

}  // namespace huisu::generating
