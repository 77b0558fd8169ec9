// Numbers by std::from_chars, which knows no locale; UTF-8 by hand: shortest forms only, no surrogates, up to U+10FFFF.
#include "values.h"

#include <charconv>
#include <cmath>

namespace huisu::cli {

std::optional<std::uint64_t> count_of(std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (value < least || value > most) return std::nullopt;
    return value;
}

std::optional<int> tenths_of(std::string_view text) {
    constexpr std::uint64_t kMost = 99;
    const std::size_t point = text.find('.');
    const auto whole = count_of(text.substr(0, point), 0, kMost);
    if (!whole) return std::nullopt;
    const auto tenth = point == std::string_view::npos ? 0 : count_of(text.substr(point + 1), 0, 9);
    const bool is_one_digit = point == std::string_view::npos || text.size() == point + 2;
    if (!tenth || !is_one_digit) return std::nullopt;
    return static_cast<int>(*whole * 10 + *tenth);
}

std::optional<double> seconds_of(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (!std::isfinite(value) || value < 0) return std::nullopt;
    return value;
}

NumberTrouble read_number(std::string_view text, std::int64_t& number) {
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end != text.data() + text.size() || error == std::errc::invalid_argument) return NumberTrouble::kNotANumber;
    return error == std::errc{} ? NumberTrouble::kNone : NumberTrouble::kTooLarge;
}

namespace {

/// The length of a UTF-8 sequence by its first byte; 0 when no sequence begins with it.
std::size_t sequence_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xF0 && first < 0xF5) return 4;
    return 0;
}

bool is_shortest_form(char32_t character, std::size_t length) {
    constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    return character >= kLeast[length];
}

}  // namespace

std::optional<std::u32string> decode_utf8(std::string_view text) {
    std::u32string characters;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = sequence_length(first);
        if (length == 0 || length > text.size() - i) return std::nullopt;
        char32_t character = length == 1 ? first : first & (0xFFU >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            const auto byte = static_cast<unsigned char>(text[i + k]);
            if ((byte & 0xC0) != 0x80) return std::nullopt;
            character = character << 6 | (byte & 0x3FU);
        }
        const bool is_surrogate = character >= 0xD800 && character < 0xE000;
        if (is_surrogate || character > 0x10FFFF || !is_shortest_form(character, length)) return std::nullopt;
        characters.push_back(character);
        i += length;
    }
    return characters;
}

void append_utf8(std::string& text, char32_t character) {
    const auto put = [&text](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (character < 0x80) {
        put(character);
    } else if (character < 0x800) {
        put(0xC0 | character >> 6);
        put(0x80 | (character & 0x3F));
    } else if (character < 0x10000) {
        put(0xE0 | character >> 12);
        put(0x80 | (character >> 6 & 0x3F));
        put(0x80 | (character & 0x3F));
    } else {
        put(0xF0 | character >> 18);
        put(0x80 | (character >> 12 & 0x3F));
        put(0x80 | (character >> 6 & 0x3F));
        put(0x80 | (character & 0x3F));
    }
}

std::string encode_utf8(std::u32string_view characters) {
    std::string text;
    for (const char32_t character : characters) append_utf8(text, character);
    return text;
}

std::string joined(std::span<const std::string> words, std::string_view separator) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += separator;
        text += word;
    }
    return text;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result;
    for (;;) {
        const std::size_t place = text.find(from);
        result += text.substr(0, place);
        if (place == std::string_view::npos) return result;
        result += to;
        text.remove_prefix(place + from.size());
    }
}

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> lines_of(std::string_view text) {
    return parts_of(text, '\n');
}

}  // namespace huisu::cli
