// Cuts JSON into boards: an object, or an array of rows or of cells. An array of those is a collection, whose brackets
// are passed over, so that a collection of any length is read board by board. A line that is a
// record by itself, and cannot be part of JSON, ends a board that is not closed.
//
//   [ [["5","3",...],...], [[...],...] ]      two boards          {"puzzle":"..."}      one
#pragma once

#include <cstddef>
#include <optional>

#include "text/format.h"
#include "text/line_queue.h"
#include "text/record_builder.h"

namespace huisu::text {

class JsonCutter {
public:
    explicit JsonCutter(LineQueue& queue) : queue_(queue) {}

    /// Whether the reader is inside a collection.
    bool is_inside() const { return depth_ > 0; }

    /// The next board, taken from the queue; nothing when the collection, or the line, holds no more. An error is about
    /// text that has been taken from the queue as well.
    std::optional<Expected<RecordText, ParseError>> next();

private:
    struct Place {
        std::size_t line = 0;  // ahead in the queue
        std::size_t index = 0;
    };

    bool is_record_ahead();
    bool skip_separators();
    char after(Place& place);
    bool is_collection();
    Expected<RecordText, ParseError> take_board();
    void take_to(std::size_t index, bool ends_line);
    void leave_line();

    LineQueue& queue_;
    RecordBuilder builder_;
    std::size_t depth_ = 0;  // open brackets of collections
    ParseError unclosed_;    // about the outermost of them
};

}  // namespace huisu::text
