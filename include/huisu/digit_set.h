// A set of digits 1..64 in one 64-bit word: bit d-1 stands for digit d.
#pragma once

#include <bit>
#include <cstdint>

#include "huisu/cell.h"

namespace huisu {

class DigitSet {
public:
    constexpr DigitSet() = default;

    static constexpr DigitSet from_bits(std::uint64_t bits) { return DigitSet(bits); }
    static constexpr DigitSet of(Digit digit) { return DigitSet(std::uint64_t{1} << (digit - 1)); }
    /// The digits 1..size.
    static constexpr DigitSet all(int size) {
        return DigitSet(size >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << size) - 1);
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Digit digit) const { return (bits_ >> (digit - 1) & 1) != 0; }
    /// The smallest digit of a set that is not empty.
    constexpr Digit first() const { return std::countr_zero(bits_) + 1; }
    constexpr bool is_single() const { return std::has_single_bit(bits_); }

    constexpr void insert(Digit digit) { bits_ |= std::uint64_t{1} << (digit - 1); }
    constexpr void erase(Digit digit) { bits_ &= ~(std::uint64_t{1} << (digit - 1)); }

    friend constexpr DigitSet operator|(DigitSet a, DigitSet b) { return DigitSet(a.bits_ | b.bits_); }
    friend constexpr DigitSet operator&(DigitSet a, DigitSet b) { return DigitSet(a.bits_ & b.bits_); }
    /// The digits of `a` that are not in `b`.
    friend constexpr DigitSet operator-(DigitSet a, DigitSet b) { return DigitSet(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(DigitSet, DigitSet) = default;

    /// Iterates over the digits in ascending order.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Digit operator*() const { return std::countr_zero(rest_) + 1; }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit DigitSet(std::uint64_t bits) : bits_(bits) {}
    std::uint64_t bits_ = 0;
};

}  // namespace huisu
