// Puts a RecordText together from pieces of lines.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "text/format.h"
#include "text/line_queue.h"

namespace huisu::text {

class RecordBuilder {
public:
    /// Characters begin..end of the line's whole text. Nothing but the next characters may follow, as far as columns
    /// and offsets are to be right.
    void add(Line& line, std::size_t begin, std::size_t end);
    /// The end of the line, which becomes part of the text when more is added.
    void end_line(Line& line);

    std::size_t size() const { return record_.text.size(); }
    bool empty() const { return !has_begun_; }
    std::string_view text() const { return record_.text; }
    /// The bytes that were not UTF-8, if there were some.
    const std::string& bad_bytes() const { return bad_bytes_; }
    const RecordText& record() const { return record_; }
    void clear();

private:
    void begin(Line& line, std::size_t index);
    void append(char c, std::size_t offset);
    void add_line_end();

    RecordText record_;
    std::string bad_bytes_;
    bool has_begun_ = false;
    std::optional<std::size_t> line_end_;  // offset of one that is still to be added
};

}  // namespace huisu::text
