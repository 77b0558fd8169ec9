#include "text/cut_json.h"

#include <string>

#include "text/line_source.h"
#include "text/normalise.h"

namespace huisu::text {
namespace {

constexpr std::size_t kMaxBoardBytes = kMaxLineBytes;

bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}

char first_mark(std::string_view text) {
    const std::size_t i = text.find_first_not_of(" \t");
    return i == std::string_view::npos ? '\0' : text[i];
}

// Follows brackets and strings through the text of a board.
class Balance {
public:
    // True when c closes the board.
    bool closes(char c) {
        if (in_string_) {
            if (escaped_)
                escaped_ = false;
            else if (c == '\\')
                escaped_ = true;
            else if (c == '"')
                in_string_ = false;
        } else if (c == '"') {
            in_string_ = true;
        } else if (c == '[' || c == '{') {
            ++depth_;
        } else if (c == ']' || c == '}') {
            --depth_;
        }
        if (!is_space(c)) last_ = c;
        return depth_ == 0;
    }
    // Whether the board cannot go on in a line that begins like that: no string spans lines, and two values have a
    // comma between them.
    bool is_torn_before(char first) const {
        if (in_string_) return true;
        const bool expects_value = last_ == ',' || last_ == ':' || last_ == '[' || last_ == '{';
        const bool continues = first == ',' || first == ':' || first == ']' || first == '}' || first == '\0';
        return !expects_value && !continues;
    }

private:
    long depth_ = 0;
    bool in_string_ = false;
    bool escaped_ = false;
    char last_ = '\0';
};

}  // namespace

// Uses up the line ahead to `index`; whole lines that are used up leave the queue.
void JsonCutter::take_to(std::size_t index, bool ends_line) {
    queue_.peek(0)->start = index;
    if (ends_line) queue_.drop(1);
}

void JsonCutter::leave_line() {
    depth_ = 0;
    while (const Line* line = queue_.peek(0)) {
        const bool goes_on = line->is_continued;
        queue_.drop(1);
        if (!goes_on) return;
    }
}

// Whether a whole line ahead holds a grid outside quotes, as no line of JSON does: between commas there are only
// numbers.
bool JsonCutter::is_record_ahead() {
    constexpr std::size_t kFewestCells = 16;
    const Line* line = queue_.peek(0);
    if (line == nullptr || line->start > 0 || line->column > 1 || !is_whole_record(line->info)) return false;
    const std::string_view text = trim(line->text());
    const std::string_view field = text.substr(0, text.find(','));
    return field.size() >= kFewestCells && field.find_first_of("\"[]{}") == std::string_view::npos;
}

// Steps over blanks, commas and closed collections; false at the end of the stream, or of the line outside a
// collection.
bool JsonCutter::skip_separators() {
    while (Line* line = queue_.peek(0)) {
        const std::string& text = line->normal.text;
        std::size_t i = line->start;
        for (; i < text.size(); ++i) {
            if (text[i] == ']' && depth_ > 0)
                --depth_;
            else if (!is_space(text[i]) && text[i] != ',')
                break;
        }
        line->start = i;
        if (i < text.size()) return true;
        const bool goes_on = line->is_continued;
        queue_.drop(1);
        if (depth_ == 0 && !goes_on) return false;
    }
    return false;
}

// The next character that is no blank behind a place, within a few lines.
char JsonCutter::after(Place& place) {
    ++place.index;
    for (std::size_t lines = 0; lines < 8;) {
        const Line* line = queue_.peek(place.line);
        if (line == nullptr) return '\0';
        const std::string& text = line->normal.text;
        while (place.index < text.size() && is_space(text[place.index])) ++place.index;
        if (place.index < text.size()) return text[place.index];
        ++place.line;
        ++lines;
        place.index = 0;
    }
    return '\0';
}

// At a bracket: whether it opens a collection, not a board.
bool JsonCutter::is_collection() {
    Place place{0, queue_.peek(0)->start};
    const char first = after(place);
    if (first == '{') return true;
    if (first != '[') return false;
    const char second = after(place);
    return second == '[' || second == '{';
}

Expected<RecordText, ParseError> JsonCutter::take_board() {
    builder_.clear();
    Balance balance;
    const auto finish = [&]() -> Expected<RecordText, ParseError> {
        const std::size_t bad = builder_.text().find(kBadByte);
        if (bad != std::string_view::npos)
            return error_at(builder_.record(), bad, ParseErrorKind::kBadEncoding, builder_.bad_bytes());
        return builder_.record();
    };
    while (Line* line = queue_.peek(0)) {
        const std::string& text = line->normal.text;
        if (!builder_.empty() && is_record_ahead()) {
            depth_ = 0;
            break;
        }
        if (line->is_too_long || (!builder_.empty() && line->column == 1 && balance.is_torn_before(first_mark(text))))
            break;
        std::size_t i = line->start;
        const std::size_t begin = i;
        bool is_closed = false;
        while (i < text.size() && !is_closed) is_closed = balance.closes(text[i++]);
        builder_.add(*line, begin, i);
        if (is_closed) {
            take_to(i, false);
            return finish();
        }
        if (builder_.size() > kMaxBoardBytes) {
            const ParseError error = error_at(builder_.record(), 0, ParseErrorKind::kBadJson, "]");
            leave_line();
            return error;
        }
        if (!line->is_continued) builder_.end_line(*line);
        take_to(i, true);
    }
    return finish();  // not closed: the format says what is wrong with it
}

std::optional<Expected<RecordText, ParseError>> JsonCutter::next() {
    while (skip_separators()) {
        if (depth_ > 0 && is_record_ahead()) break;
        Line* line = queue_.peek(0);
        const char c = line->normal.text[line->start];
        const bool opens_collection = c == '[' && is_collection();
        if (!opens_collection && (c == '[' || c == '{')) return take_board();
        if (depth_ == 0 && !opens_collection) return std::nullopt;
        RecordBuilder rest;
        line = queue_.peek(0);
        rest.add(*line, line->start, line->start + 1);
        const ParseError error = error_at(rest.record(), 0, ParseErrorKind::kBadJson, std::string(1, c));
        if (opens_collection) {
            if (depth_ == 0) unclosed_ = error;
            ++depth_;
            ++line->start;
            continue;
        }
        leave_line();
        return error;
    }
    if (depth_ == 0) return std::nullopt;
    depth_ = 0;
    return unclosed_;
}

}  // namespace huisu::text
