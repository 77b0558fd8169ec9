// Cuts an OpenSudoku document into its <game .../> elements; everything around them is passed over.
//
// Only one element is ever held. A document begins with <?xml or <opensudoku and ends with </opensudoku>; an element
// may also stand by itself. A line that is a record by itself ends a document that is not closed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "text/format.h"
#include "text/line_queue.h"
#include "text/record_builder.h"

namespace huisu::text {

class XmlCutter {
public:
    explicit XmlCutter(LineQueue& queue) : queue_(queue) {}

    /// Whether the line is one to begin with.
    static bool begins_here(std::string_view line);
    bool is_inside() const { return is_inside_; }

    /// The next element; nothing when the document (or the line of a single element) ends. A document without any
    /// element is an error.
    std::optional<Expected<RecordText, ParseError>> next();

private:
    enum class Tag { kDocument, kGame, kEnd, kOther, kTorn };

    bool is_record_ahead(std::size_t i = 0);
    bool find_tag();
    bool skip_comment();
    Tag take_tag();
    Expected<RecordText, ParseError> take_game();
    Expected<RecordText, ParseError> finish() const;
    void leave_line();

    LineQueue& queue_;
    RecordBuilder builder_;
    bool is_inside_ = false;
    bool has_root_ = false;
    bool has_game_ = false;
    ParseError nothing_found_;
};

}  // namespace huisu::text
