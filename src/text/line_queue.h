// The lines ahead: normalised, classified once, and kept only as long as somebody may still want to look at them.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "text/line_kind.h"
#include "text/line_source.h"
#include "text/normalise.h"

namespace huisu::text {

struct Line {
    NormalText normal;
    std::size_t start = 0;  ///< index in normal.text: what stands before has been used up
    std::size_t number = 1;
    std::size_t offset = 0;
    std::size_t column = 1;
    std::size_t size = 0;  ///< bytes in the stream, without the line end
    bool is_too_long = false;
    bool is_continued = false;
    LineInfo info;

    std::string_view text() const { return std::string_view(normal.text).substr(start); }
    /// The column of the character at an index. Cheap for one index after another, as in a line with many records.
    std::size_t column_at(std::size_t index);

    std::size_t counted_index = 0;  ///< column_at() counts on from here
    std::size_t counted_column = 0;
};

class LineQueue {
public:
    LineQueue(RecordReader::Source source, std::optional<Shape> shape) : source_(std::move(source)), shape_(shape) {}

    /// The i-th line ahead (0 is the next one); null when the stream ends before.
    Line* peek(std::size_t i);
    /// Takes the first `count` lines away.
    void drop(std::size_t count);

    /// Only while empty(): the next line as it is in the stream, without classification. It is gone unless put back at
    /// once with push().
    bool next_raw(RawLine& raw) { return source_.next(raw); }
    void push(const RawLine& raw);
    /// Only while empty(): the stream itself, to step over many lines at once.
    LineSource& source() { return source_; }
    bool empty() const { return lines_.empty(); }

    std::uint64_t bytes_read() const { return source_.bytes_read(); }

private:
    LineSource source_;
    std::optional<Shape> shape_;
    std::deque<Line> lines_;
    std::vector<Line> spares_;  // their strings keep their memory
};

}  // namespace huisu::text
