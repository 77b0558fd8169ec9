// Which character stands for which digit: 1-9, then A-Z, then a-z (sizes above 35 tell letters apart by case; above 61
// there are not enough characters, and only wide text serves).
#pragma once

#include <optional>

#include "huisu/cell.h"

namespace huisu::text {

inline constexpr int kMaxCharacterSize = 61;

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// The character of a digit 1..61.
constexpr char character_of(Digit digit) {
    if (digit <= 9) return static_cast<char>('0' + digit);
    if (digit <= 35) return static_cast<char>('A' + digit - 10);
    return static_cast<char>('a' + digit - 36);
}

/// The digit a character stands for in a grid of that size; nothing when it is none.
constexpr std::optional<Digit> digit_of(char c, int size) {
    Digit digit = 0;
    if (c >= '1' && c <= '9')
        digit = c - '0';
    else if (c >= 'A' && c <= 'Z')
        digit = c - 'A' + 10;
    else if (c >= 'a' && c <= 'z')
        digit = size <= 35 ? c - 'a' + 10 : c - 'a' + 36;
    else
        return std::nullopt;
    if (digit > size) return std::nullopt;
    return digit;
}

/// What may stand for an open cell; a letter only where it is no digit of that size.
constexpr bool is_blank(char c, int size) {
    switch (c) {
        case '.':
        case '0':
        case '*':
        case '_':
        case '-':
        case '?': return true;
        case 'x':
        case 'X': return !digit_of(c, size);
        default: return false;
    }
}

}  // namespace huisu::text
