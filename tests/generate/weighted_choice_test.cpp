// Choosing by exact weights, for every number there is.
#include "generate/weighted_choice.h"

#include <gtest/gtest.h>

#include "model/random.h"

namespace huisu::generating {
namespace {

TEST(WeightedChoice, GivesEachThingAsManyNumbersAsItWeighs) {
    model::Random random(5);
    for (const std::size_t size : {1U, 2U, 7U, 100U}) {
        for (const std::uint64_t most : {2U, 50U}) {
            std::vector<std::uint64_t> weights;
            for (std::size_t i = 0; i < size; ++i) weights.push_back(random.below(most));
            weights[size / 2] = most;
            const WeightedChoice choice(weights);
            std::uint64_t number = 0;
            for (std::size_t i = 0; i < size; ++i) {
                for (std::uint64_t rest = 0; rest < weights[i]; ++rest, ++number) {
                    EXPECT_EQ(choice.of(number).index, i);
                    EXPECT_EQ(choice.of(number).rest, rest);
                }
            }
            EXPECT_EQ(choice.total(), number);
        }
    }
}

TEST(WeightedChoice, TakesWeightsOfNearly64Bits) {
    const std::uint64_t large = std::uint64_t{1} << 62;
    const WeightedChoice choice(std::vector<std::uint64_t>{large, 1, large});
    EXPECT_EQ(choice.of(large - 1).index, 0U);
    EXPECT_EQ(choice.of(large).index, 1U);
    EXPECT_EQ(choice.of(large + 1).index, 2U);
    EXPECT_EQ(choice.of(2 * large).rest, large - 1);
}

}  // namespace
}  // namespace huisu::generating
