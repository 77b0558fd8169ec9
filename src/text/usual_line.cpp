#include "text/usual_line.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "text/alphabet.h"
#include "text/grid_run.h"

namespace huisu::text {
namespace {

constexpr std::size_t kCells = 81;
constexpr std::uint8_t kNoCell = 0x80;

// 0 for a blank, 1 to 9 for a digit, kNoCell for anything else.
constexpr std::array<std::uint8_t, 256> kCellValues = [] {
    std::array<std::uint8_t, 256> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const char c = static_cast<char>(i);
        values[i] = kNoCell;
        if (is_blank(c, 9)) values[i] = 0;
        if (c >= '1' && c <= '9') values[i] = static_cast<std::uint8_t>(c - '0');
    }
    return values;
}();

bool is_printable_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return (c >= ' ' && c < '\x7F') || c == '\t'; });
}

}  // namespace

std::optional<Record> read_usual_line(std::string_view line) {
    if (line.size() < kCells) return std::nullopt;
    std::array<std::uint8_t, kCells> digits{};
    std::uint8_t seen = 0;
    for (std::size_t i = 0; i < kCells; ++i) {
        digits[i] = kCellValues[static_cast<unsigned char>(line[i])];
        seen |= digits[i];
    }
    if ((seen & kNoCell) != 0 || seen == 0) return std::nullopt;
    const std::string_view rest = line.substr(kCells);
    if (!rest.empty() && (!is_delimiter(rest[0]) || !is_printable_ascii(rest))) return std::nullopt;

    std::optional<Record> record(std::in_place);
    for (std::size_t i = 0; i < kCells; ++i)
        if (digits[i] != 0) record->puzzle.set_given(static_cast<Cell>(i), digits[i]);
    const auto blank = std::find(digits.begin(), digits.end(), std::uint8_t{0});
    if (blank != digits.end()) record->layout.blank = line[static_cast<std::size_t>(blank - digits.begin())];
    record->tail = trim_tail(rest);
    return record;
}

}  // namespace huisu::text
