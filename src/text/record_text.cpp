// From a place in a record's text back to the place in the stream.
//
// A record's text keeps every line of the stream it covers (a dropped comment leaves an empty line), and one character
// of the stream is one character of the text. So lines and columns can be counted in the text itself; only the byte
// offset needs the list of origins, because a full-width digit takes three bytes in the stream and one in the text.
#include <algorithm>
#include <cassert>

#include "text/format.h"

namespace huisu::text {
namespace {

bool is_continuation_byte(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::size_t distance_of(const RecordText& record, std::size_t index) {
    if (record.origins.empty()) return index;
    if (index < record.origins.size()) return record.origins[index];
    return record.origins.back() + 1 + (index - record.origins.size());
}

}  // namespace

ParseError error_at(const RecordText& record, std::size_t index, ParseErrorKind kind, std::string text,
                    std::size_t found, std::size_t expected) {
    assert(index <= record.text.size());
    const std::string_view before = std::string_view(record.text).substr(0, std::min(index, record.text.size()));
    const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 == 0
    const std::string_view in_line = before.substr(line_start);

    ParseError error;
    error.kind = kind;
    error.offset = record.offset + distance_of(record, before.size());
    error.line = record.line + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    error.column = (line_start == 0 ? record.column : 1) + in_line.size() -
                   static_cast<std::size_t>(std::count_if(in_line.begin(), in_line.end(), is_continuation_byte));
    error.found = found;
    error.expected = expected;
    error.text = std::move(text);
    return error;
}

}  // namespace huisu::text
