// 256-bit unsigned sums, schoolbook; decimal conversion works on 32-bit halves, so that no 128-bit type is needed.
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

}  // namespace

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
    for (std::size_t i = 0; i < 4; ++i) tally.limbs_[i] = halves[2 * i + 1] << 32 | halves[2 * i];
    return tally;
}

std::strong_ordering operator<=>(const Tally& a, const Tally& b) {
    if (a.overflowed_ != b.overflowed_) return a.overflowed_ <=> b.overflowed_;
    for (std::size_t i = a.limbs_.size(); i-- > 0;)
        if (a.limbs_[i] != b.limbs_[i]) return a.limbs_[i] <=> b.limbs_[i];
    return std::strong_ordering::equal;
}

}  // namespace huisu
