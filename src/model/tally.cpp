// 256-bit unsigned sums and products, schoolbook; decimal conversion works on 32-bit halves, so that no 128-bit type is
// needed.
#include "huisu/tally.h"

#include <algorithm>

namespace huisu {
namespace {

constexpr std::uint64_t kLowHalf = 0xFFFF'FFFFU;

using Halves = std::array<std::uint64_t, 8>;  // 32 bits each, least significant first

Halves split(const std::array<std::uint64_t, 4>& limbs) {
    Halves halves{};
    for (std::size_t i = 0; i < 4; ++i) {
        halves[2 * i] = limbs[i] & kLowHalf;
        halves[2 * i + 1] = limbs[i] >> 32;
    }
    return halves;
}

std::array<std::uint64_t, 4> joined(const Halves& halves) {
    std::array<std::uint64_t, 4> limbs{};
    for (std::size_t i = 0; i < 4; ++i) limbs[i] = halves[2 * i + 1] << 32 | halves[2 * i];
    return limbs;
}

/// The number times 2^32, when it fits.
std::optional<std::array<std::uint64_t, 4>> shifted(const std::array<std::uint64_t, 4>& limbs) {
    if (limbs[3] >> 32 != 0) return std::nullopt;
    std::array<std::uint64_t, 4> result{};
    for (std::size_t i = 0; i < 4; ++i) result[i] = limbs[i] << 32 | (i == 0 ? 0 : limbs[i - 1] >> 32);
    return result;
}

/// The number times one of 32 bits, when it fits.
std::optional<std::array<std::uint64_t, 4>> times(const std::array<std::uint64_t, 4>& limbs, std::uint64_t factor) {
    Halves halves = split(limbs);
    std::uint64_t carry = 0;
    for (std::uint64_t& half : halves) {
        const std::uint64_t value = half * factor + carry;
        half = value & kLowHalf;
        carry = value >> 32;
    }
    if (carry != 0) return std::nullopt;
    return joined(halves);
}

}  // namespace

Tally& Tally::operator*=(std::uint64_t factor) {
    const auto low = times(limbs_, factor & kLowHalf);
    const auto high = times(limbs_, factor >> 32);
    const auto shifted_high = high ? shifted(*high) : high;
    const bool fits = !overflowed_ && low && shifted_high;
    Tally sum;
    sum.overflowed_ = !fits;
    if (fits) {
        Tally rest;
        sum.limbs_ = *low;
        rest.limbs_ = *shifted_high;
        sum += rest;
    }
    return *this = sum;
}

Tally& Tally::operator+=(const Tally& other) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < limbs_.size(); ++i) {
        const std::uint64_t partial = limbs_[i] + other.limbs_[i];
        const std::uint64_t sum = partial + carry;
        carry = static_cast<std::uint64_t>(partial < limbs_[i]) | static_cast<std::uint64_t>(sum < partial);
        limbs_[i] = sum;
    }
    overflowed_ = overflowed_ || other.overflowed_ || carry != 0;
    if (overflowed_) limbs_ = {};  // one representation, so that overflowed tallies compare equal
    return *this;
}

std::string Tally::to_decimal() const {
    if (overflowed_) return "overflow";
    Halves halves = split(limbs_);
    std::string digits;
    do {
        std::uint64_t remainder = 0;
        for (std::size_t i = halves.size(); i-- > 0;) {
            const std::uint64_t value = remainder << 32 | halves[i];
            halves[i] = value / 10;
            remainder = value % 10;
        }
        digits.push_back(static_cast<char>('0' + remainder));
    } while (std::any_of(halves.begin(), halves.end(), [](std::uint64_t half) { return half != 0; }));
    std::reverse(digits.begin(), digits.end());
    return digits;
}

std::optional<Tally> Tally::from_decimal(std::string_view digits) {
    if (digits.empty()) return std::nullopt;
    Halves halves{};
    for (const char c : digits) {
        if (c < '0' || c > '9') return std::nullopt;
        std::uint64_t carry = static_cast<std::uint64_t>(c - '0');
        for (std::uint64_t& half : halves) {
            const std::uint64_t value = half * 10 + carry;
            half = value & kLowHalf;
            carry = value >> 32;
        }
        if (carry != 0) return std::nullopt;
    }
    Tally tally;
    tally.limbs_ = joined(halves);
    return tally;
}

std::strong_ordering operator<=>(const Tally& a, const Tally& b) {
    if (a.overflowed_ != b.overflowed_) return a.overflowed_ <=> b.overflowed_;
    for (std::size_t i = a.limbs_.size(); i-- > 0;)
        if (a.limbs_[i] != b.limbs_[i]) return a.limbs_[i] <=> b.limbs_[i];
    return std::strong_ordering::equal;
}

}  // namespace huisu
