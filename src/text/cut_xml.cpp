#include "text/cut_xml.h"

#include "text/line_source.h"
#include "text/normalise.h"

namespace huisu::text {
namespace {

constexpr std::size_t kMaxElementBytes = kMaxLineBytes;

bool is_tag(std::string_view text, std::string_view name) {
    if (!text.starts_with('<') || !text.substr(1).starts_with(name)) return false;
    const std::string_view rest = text.substr(1 + name.size());
    return rest.empty() || std::string_view(" \t\n/>").find(rest[0]) != std::string_view::npos;
}

}  // namespace

bool XmlCutter::begins_here(std::string_view line) {
    return line.starts_with("<?xml") || is_tag(line, "opensudoku") || is_tag(line, "game");
}

void XmlCutter::leave_line() {
    is_inside_ = false;
    has_root_ = false;
    while (const Line* line = queue_.peek(0)) {
        const bool goes_on = line->is_continued;
        queue_.drop(1);
        if (!goes_on) return;
    }
}

// Whether a whole line ahead holds a grid and no tag.
bool XmlCutter::is_record_ahead(std::size_t i) {
    const Line* line = queue_.peek(i);
    return line != nullptr && line->start == 0 && line->column == 1 && is_whole_record(line->info) &&
           line->normal.text.find_first_of("<>\"") == std::string::npos;
}

// Moves to the next '<'; a single element is looked for in its own line only.
bool XmlCutter::find_tag() {
    while (Line* line = queue_.peek(0)) {
        const std::size_t i = line->normal.text.find('<', line->start);
        if (i != std::string::npos) {
            line->start = i;
            return true;
        }
        if (is_record_ahead()) return false;
        const bool goes_on = line->is_continued;
        queue_.drop(1);
        if (!is_inside_ && !goes_on) return false;
    }
    return false;
}

// Takes a comment away, however long, if one begins here.
bool XmlCutter::skip_comment() {
    if (!queue_.peek(0)->text().starts_with("<!--")) return false;
    queue_.peek(0)->start += 4;
    while (Line* line = queue_.peek(0)) {
        const std::size_t i = line->normal.text.find("-->", line->start);
        if (i != std::string::npos) {
            line->start = i + 3;
            return true;
        }
        queue_.drop(1);
    }
    return true;
}

// Takes the tag ahead into the builder, to its '>'. A '<' before that, even in quotes, tears it.
XmlCutter::Tag XmlCutter::take_tag() {
    char quote = '\0';
    bool is_first = true;
    while (Line* line = queue_.peek(0)) {
        // A grid on a line of its own may be the value of an attribute, if the quotes end behind it.
        if (!is_first && is_record_ahead()) {
            const Line* next = quote != '\0' ? queue_.peek(1) : nullptr;
            if (next == nullptr || !trim(next->text()).starts_with(quote)) return Tag::kTorn;
        }
        const std::string& text = line->normal.text;
        const std::size_t begin = line->start;
        for (std::size_t i = begin; i < text.size(); ++i) {
            const char c = text[i];
            if (c == '<' && !is_first) {
                builder_.add(*line, begin, i);
                line->start = i;
                return Tag::kTorn;
            }
            is_first = false;
            if (quote != '\0') {
                if (c == quote) quote = '\0';
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '>') {
                builder_.add(*line, begin, i + 1);
                line->start = i + 1;
                const std::string_view tag = builder_.text();
                if (is_tag(tag, "game")) return Tag::kGame;
                if (is_tag(tag, "opensudoku")) return Tag::kDocument;
                return is_tag(tag, "/opensudoku") ? Tag::kEnd : Tag::kOther;
            }
        }
        builder_.add(*line, begin, text.size());
        if (!line->is_continued) builder_.end_line(*line);
        const bool is_too_long = line->is_too_long || builder_.size() > kMaxElementBytes;
        queue_.drop(1);
        if (is_too_long) return Tag::kTorn;
    }
    return Tag::kTorn;
}

Expected<RecordText, ParseError> XmlCutter::finish() const {
    const std::size_t bad = builder_.text().find(kBadByte);
    if (bad == std::string_view::npos) return builder_.record();
    return error_at(builder_.record(), bad, ParseErrorKind::kBadEncoding, builder_.bad_bytes());
}

// With the tag <game ...> in the builder: the element up to </game>, unless the tag closes itself.
Expected<RecordText, ParseError> XmlCutter::take_game() {
    if (builder_.text().ends_with("/>")) return finish();
    while (Line* line = queue_.peek(0)) {
        const std::string& text = line->normal.text;
        const std::size_t begin = line->start;
        const std::size_t tag = text.find('<', begin);
        const bool is_end = tag != std::string::npos && std::string_view(text).substr(tag).starts_with("</game>");
        if (is_end) {
            builder_.add(*line, begin, tag + 7);
            line->start = tag + 7;
            return finish();
        }
        const std::string_view rest =
            tag == std::string::npos ? std::string_view() : std::string_view(text).substr(tag);
        const bool is_torn = is_tag(rest, "game") || is_tag(rest, "/folder") || is_tag(rest, "/opensudoku");
        if (is_torn || line->is_too_long || (tag == std::string::npos && is_record_ahead()) ||
            builder_.size() > kMaxElementBytes)
            break;
        const std::size_t end = tag == std::string::npos ? text.size() : tag + 1;
        builder_.add(*line, begin, end);
        line->start = end;
        if (tag != std::string::npos) continue;
        if (!line->is_continued) builder_.end_line(*line);
        queue_.drop(1);
    }
    return error_at(builder_.record(), 0, ParseErrorKind::kBadXml, "</game>");
}

std::optional<Expected<RecordText, ParseError>> XmlCutter::next() {
    if (!is_inside_) {
        Line* line = queue_.peek(0);
        has_game_ = false;
        is_inside_ = line->column == 1 && !is_tag(trim(line->text()), "game");
        RecordBuilder first;
        first.add(*line, line->start, line->start);
        nothing_found_ = error_at(first.record(), 0, ParseErrorKind::kBadXml, "<game>");
    }
    while (find_tag()) {
        if (skip_comment()) continue;
        builder_.clear();
        switch (take_tag()) {
            case Tag::kDocument: has_root_ = true; break;
            case Tag::kGame: has_game_ = true; return take_game();
            case Tag::kEnd:
                is_inside_ = has_root_ = false;
                if (!has_game_) return nothing_found_;
                return std::nullopt;
            case Tag::kTorn:
                if (!is_tag(builder_.text(), "game")) break;
                has_game_ = true;
                return error_at(builder_.record(), 0, ParseErrorKind::kBadXml, ">");
            case Tag::kOther:
                // Some other document: its lines are left to be recognised one by one.
                if (has_root_ || !is_inside_ || builder_.text().starts_with("<?") || builder_.text().starts_with("<!"))
                    break;
                leave_line();
                return nothing_found_;
        }
    }
    const bool found_nothing = is_inside_ && !has_game_;
    is_inside_ = has_root_ = false;
    if (found_nothing) return nothing_found_;
    return std::nullopt;
}

}  // namespace huisu::text
