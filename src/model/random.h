// Seeded random numbers, the same on every platform: SplitMix64 (Steele, Lea and Flood, 2014). The standard library's
// distributions are not portable, so the few that are needed are here.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>

namespace huisu::model {

class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    /// 64 random bits.
    constexpr std::uint64_t next() {
        state_ += 0x9E37'79B9'7F4A'7C15U;
        std::uint64_t z = state_;
        z = (z ^ z >> 30) * 0xBF58'476D'1CE4'E5B9U;
        z = (z ^ z >> 27) * 0x94D0'49BB'1331'11EBU;
        return z ^ z >> 31;
    }

    /// A number from 0 to bound-1, each equally likely; bound is at least 1.
    template <std::integral Number>
    constexpr Number below(Number bound) {
        const auto wide = static_cast<std::uint64_t>(bound);
        const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(wide | 1U);
        std::uint64_t drawn = next() & mask;
        while (drawn >= wide) drawn = next() & mask;  // fewer than two draws in the mean
        return static_cast<Number>(drawn);
    }

private:
    std::uint64_t state_;
};

}  // namespace huisu::model
