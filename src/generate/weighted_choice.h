// Chooses among things with exact whole weights: a number below the sum of the weights belongs to one of them.
//
// The sums of the weights so far are searched from a place that the number's leading bits say, so that a choice takes
// one or two looks however many things there are. What is left of the number is below the weight of the chosen thing,
// each value equally likely, and can choose further: one random number goes through a whole tree of choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace huisu::generating {

class WeightedChoice {
public:
    explicit WeightedChoice(std::span<const std::uint64_t> weights);

    std::uint64_t total() const { return sums_.back(); }

    struct Choice {
        std::size_t index;
        std::uint64_t rest;  ///< below the weight
    };
    /// `number` is below total().
    Choice of(std::uint64_t number) const {
        std::size_t index = guide_[static_cast<std::size_t>(number >> shift_)];
        while (sums_[index + 1] <= number) ++index;
        return {index, number - sums_[index]};
    }

private:
    std::vector<std::uint64_t> sums_;   // of the weights before; one more than there are weights
    std::vector<std::uint32_t> guide_;  // [leading bits]: the thing of the least number with these
    int shift_ = 0;
};

}  // namespace huisu::generating
