// Turning words of the command line into values. Never depends on the locale.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace huisu::cli {

/// As many as a number can say.
inline constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

/// A decimal number from `least` to `most`.
std::optional<std::uint64_t> count_of(std::string_view text, std::uint64_t least, std::uint64_t most);
/// A difficulty, with at most one decimal, in tenths.
std::optional<int> tenths_of(std::string_view text);
/// A number of seconds, not negative, with or without a fraction.
std::optional<double> seconds_of(std::string_view text);

enum class NumberTrouble : std::uint8_t { kNone, kNotANumber, kTooLarge };
/// A decimal number with or without a sign.
NumberTrouble read_number(std::string_view text, std::int64_t& number);

/// The code points of a UTF-8 text; nothing when it is not valid UTF-8.
std::optional<std::u32string> decode_utf8(std::string_view text);
void append_utf8(std::string& text, char32_t character);
std::string encode_utf8(std::u32string_view characters);

std::string joined(std::span<const std::string> words, std::string_view separator);
std::string replaced(std::string_view text, std::string_view from, std::string_view to);
std::vector<std::string_view> parts_of(std::string_view text, char separator);
std::vector<std::string_view> lines_of(std::string_view text);

}  // namespace huisu::cli
