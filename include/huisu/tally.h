// An exact, large, non-negative number of solutions.
//
// 256 bits: the number of complete 9x9 grids needs 73, that of 12x12 grids 157. A sum or product that does not fit
// sets the number to "overflowed", which prints as such and stays so; it never wraps.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace huisu {

class Tally {
public:
    constexpr Tally() = default;
    constexpr Tally(std::uint64_t value) : limbs_{value, 0, 0, 0} {}  // implicit: a count compares with a number

    /// Reads a decimal number; nothing when it is not one or does not fit.
    static std::optional<Tally> from_decimal(std::string_view digits);
    /// Decimal digits without separators; "overflow" when a sum did not fit.
    std::string to_decimal() const;

    Tally& operator+=(const Tally& other);
    friend Tally operator+(Tally a, const Tally& b) { return a += b; }
    Tally& operator*=(std::uint64_t factor);
    friend Tally operator*(Tally a, std::uint64_t factor) { return a *= factor; }

    constexpr bool overflowed() const { return overflowed_; }
    constexpr bool fits_u64() const { return !overflowed_ && limbs_[1] == 0 && limbs_[2] == 0 && limbs_[3] == 0; }
    /// Only when fits_u64().
    constexpr std::uint64_t to_u64() const { return limbs_[0]; }

    friend bool operator==(const Tally&, const Tally&) = default;
    /// An overflowed tally is larger than every other.
    friend std::strong_ordering operator<=>(const Tally& a, const Tally& b);

private:
    std::array<std::uint64_t, 4> limbs_{};  // least significant first
    bool overflowed_ = false;
};

}  // namespace huisu
