// Short ways to read texts in tests of the reader.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "huisu/text.h"

namespace huisu {

using Item = Expected<Record, ParseError>;

/// A source over a string, in pieces of at most that many bytes.
inline RecordReader::Source source_of(std::string_view text, std::size_t piece = 1 << 16) {
    return [rest = text, piece](std::span<char> buffer) mutable {
        const std::size_t count = std::min({buffer.size(), rest.size(), piece});
        std::copy_n(rest.data(), count, buffer.data());
        rest.remove_prefix(count);
        return count;
    };
}

inline std::vector<Item> read_all(std::string_view text, const ParseOptions& options = {},
                                  std::size_t piece = 1 << 16) {
    RecordReader reader(source_of(text, piece), options);
    std::vector<Item> items;
    while (auto item = reader.next()) items.push_back(std::move(*item));
    return items;
}

/// The digits in one line; "error" and its kind's number for an error.
inline std::string line_of(const Item& item) {
    if (!item) return "error " + std::to_string(static_cast<int>(item.error().kind)) + ": " + describe(item.error());
    std::string text;
    for (Cell cell = 0; cell < item->puzzle.cells(); ++cell) {
        const Digit digit = item->puzzle.digit(cell);
        text += digit == 0 ? '.' : static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
    }
    return text;
}

/// The one record of a text, as a line.
inline std::string only(std::string_view text, const ParseOptions& options = {}) {
    const std::vector<Item> items = read_all(text, options);
    if (items.size() != 1) return std::to_string(items.size()) + " items";
    return line_of(items[0]);
}

inline std::optional<TextFormat> format_of(std::string_view text) {
    const std::vector<Item> items = read_all(text);
    if (items.size() != 1 || !items[0]) return std::nullopt;
    return items[0]->layout.format;
}

/// The n-th item, which must be an error.
inline ParseError error_in(const std::vector<Item>& items, std::size_t n) {
    if (n >= items.size()) {
        ADD_FAILURE() << "only " << items.size() << " items";
        return {};
    }
    EXPECT_FALSE(items[n].has_value()) << line_of(items[n]);
    return items[n] ? ParseError{} : items[n].error();
}

inline std::string repeat(std::string_view text, std::size_t count) {
    std::string result;
    for (; count > 0; --count) result += text;
    return result;
}

/// The puzzle of the Wikipedia article.
inline constexpr std::string_view kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// That line in rows, each row with its end.
inline std::string in_rows(std::string_view line, std::size_t size = 9) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); i += size) text += std::string(line.substr(i, size)) + '\n';
    return text;
}

}  // namespace huisu
