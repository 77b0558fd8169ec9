// Seeded random numbers, the same on every platform: SplitMix64 (Steele, Lea and Flood, 2014). The standard library's
// distributions are not portable, so the few that are needed are here.
#pragma once

#include <bit>
#include <cstdint>

namespace huisu::model {

class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}
    /// One of many streams of a seed, each as good as a seed of its own: for work that threads share out among them.
    static constexpr Random stream(std::uint64_t seed, std::uint64_t index) {
        return Random(Random(seed).next() ^ Random(~index).next());
    }

    /// 64 random bits.
    constexpr std::uint64_t next() {
        state_ += 0x9E37'79B9'7F4A'7C15U;
        std::uint64_t z = state_;
        z = (z ^ z >> 30) * 0xBF58'476D'1CE4'E5B9U;
        z = (z ^ z >> 27) * 0x94D0'49BB'1331'11EBU;
        return z ^ z >> 31;
    }

    /// A number from 0 to bound-1, each equally likely; bound is at least 1.
    constexpr std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(bound | 1U);
        std::uint64_t drawn = next() & mask;
        while (drawn >= bound) drawn = next() & mask;  // fewer than two draws in the mean
        return drawn;
    }

private:
    std::uint64_t state_;
};

}  // namespace huisu::model
