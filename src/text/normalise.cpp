#include "text/normalise.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>

namespace huisu::text {
namespace {

bool is_ascii(std::string_view text) {
    std::size_t i = 0;
    for (; i + 8 <= text.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + i, 8);
        if ((word & 0x8080808080808080U) != 0) return false;
    }
    for (; i < text.size(); ++i)
        if (static_cast<unsigned char>(text[i]) >= 0x80U) return false;
    return true;
}

struct Decoded {
    char32_t code = 0;
    std::size_t length = 1;  // bytes taken, also when they are no character
    bool is_valid = false;
};

// One character of UTF-8 at the start of the text: no overlong forms, no surrogates, nothing above U+10FFFF.
Decoded decode(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return {lead, 1, true};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4) return {};
    char32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if (i == text.size() || (byte(i) & 0xC0U) != 0x80U) return {0, i, false};
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const char32_t least = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000;
    const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < least || code > 0x10FFFF || is_surrogate) return {0, length, false};
    return {code, length, true};
}

// The zeros of the decimal digits of other scripts; the nine digits follow each.
constexpr std::array<char32_t, 20> kZeros{0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6,  0x0A66, 0x0AE6,
                                          0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66,  0x0E50, 0x0ED0,
                                          0x0F20, 0x1040, 0x17E0, 0x1810, 0x1D7CE, 0x1D7D8};

char box_drawing_character(char32_t code) {
    switch (code) {
        case 0x2500:
        case 0x2501:
        case 0x2504:
        case 0x2505:
        case 0x2508:
        case 0x2509:
        case 0x254C:
        case 0x254D:
        case 0x2550:
        case 0x2574:
        case 0x2576:
        case 0x2578:
        case 0x257A: return '-';
        case 0x2502:
        case 0x2503:
        case 0x2506:
        case 0x2507:
        case 0x250A:
        case 0x250B:
        case 0x254E:
        case 0x254F:
        case 0x2551:
        case 0x2575:
        case 0x2577:
        case 0x2579:
        case 0x257B: return '|';
        default: return '+';
    }
}

// The ASCII character that means the same in a Sudoku; nothing when there is none.
std::optional<char> ascii_of(char32_t code) {
    if (code >= 0xFF01 && code <= 0xFF5E) return static_cast<char>(code - 0xFF01 + '!');
    if (code >= 0x2500 && code <= 0x257F) return box_drawing_character(code);
    if (code >= 0x2460 && code <= 0x2468) return static_cast<char>(code - 0x2460 + '1');  // circled digits
    if ((code >= 0x2000 && code <= 0x200A) || code == 0xA0 || code == 0x202F || code == 0x205F || code == 0x3000)
        return ' ';
    if ((code >= 0x2010 && code <= 0x2015) || code == 0x2212) return '-';
    if (code == 0xB7 || code == 0x2022 || code == 0x30FB || code == 0x3002 || code == 0x25A1) return '.';
    for (const char32_t zero : kZeros)
        if (code >= zero && code <= zero + 9) return static_cast<char>(code - zero + '0');
    return std::nullopt;
}

std::string hexadecimal(std::string_view bytes) {
    static constexpr char kDigits[] = "0123456789ABCDEF";
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (!text.empty()) text += ' ';
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

}  // namespace

void normalise(std::string_view raw, bool at_line_start, NormalText& result) {
    result.text.clear();
    result.origins.clear();
    result.bad_bytes.clear();
    while (!raw.empty() && (raw.back() == '\0' || raw.back() == '\x1A')) raw.remove_suffix(1);
    if (is_ascii(raw)) {
        result.text.assign(raw);
        return;
    }
    result.text.reserve(raw.size());
    result.origins.reserve(raw.size());
    const auto add = [&](char c, std::size_t origin) {
        result.text += c;
        result.origins.push_back(origin);
    };
    std::size_t i = at_line_start && raw.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    while (i < raw.size()) {
        const Decoded decoded = decode(raw.substr(i));
        if (!decoded.is_valid) {
            if (result.bad_bytes.empty()) result.bad_bytes = hexadecimal(raw.substr(i, decoded.length));
            add(kBadByte, i);
        } else if (const std::optional<char> c = ascii_of(decoded.code)) {
            add(*c, i);
        } else {
            for (std::size_t k = 0; k < decoded.length; ++k) add(raw[i + k], i + k);
        }
        i += decoded.length;
    }
}

}  // namespace huisu::text
