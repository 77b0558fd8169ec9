// One text, one puzzle: the reader over a string, with a second record being an error.
#include <algorithm>

#include "huisu/text.h"

namespace huisu {

Expected<Record, ParseError> parse_record(std::string_view text, const ParseOptions& options) {
    std::string_view rest = text;
    RecordReader reader(
        [&rest](std::span<char> buffer) {
            const std::size_t count = std::min(buffer.size(), rest.size());
            std::copy_n(rest.data(), count, buffer.data());
            rest.remove_prefix(count);
            return count;
        },
        options);
    std::optional<Expected<Record, ParseError>> first = reader.next();
    if (!first) return ParseError{};
    if (!*first) return first->error();
    const std::optional<Expected<Record, ParseError>> second = reader.next();
    if (!second) return std::move(**first);
    if (!*second) return second->error();
    ParseError error;
    error.kind = ParseErrorKind::kWrongCellCount;
    error.line = (*second)->line;
    std::size_t line = 1;
    for (std::size_t i = 0; i < text.size() && line < error.line; ++i) {
        const bool ends_line = text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'));
        if (!ends_line) continue;
        ++line;
        error.offset = i + 1;
    }
    error.expected = static_cast<std::size_t>((*first)->puzzle.cells());
    error.found = error.expected + static_cast<std::size_t>((*second)->puzzle.cells());
    return error;
}

Expected<Puzzle, ParseError> parse(std::string_view text, const ParseOptions& options) {
    Expected<Record, ParseError> record = parse_record(text, options);
    if (!record) return record.error();
    return std::move(record->puzzle);
}

}  // namespace huisu
