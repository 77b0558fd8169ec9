// Recognises a stream record by record.
//
//   bytes -> LineSource -> LineQueue -> [what kind of line is this?] -> a cutter says how many lines -> RecordText
//         -> the format's read function -> Record
//
// A record is always taken from the queue as a whole before it is read, so that an error in it never touches the next
// one. Nothing is ever looked at more than a grid's height ahead, which keeps memory flat.
#include <optional>

#include "text/cut_json.h"
#include "text/cut_rows.h"
#include "text/cut_sdk.h"
#include "text/cut_xml.h"
#include "text/format.h"
#include "text/grid_text.h"
#include "text/usual_line.h"

namespace huisu {

using namespace text;

class RecordReader::State {
public:
    using Item = Expected<Record, ParseError>;

    State(Source source, const ParseOptions& options)
        : options_(options), queue_(std::move(source), options.shape), json_(queue_), xml_(queue_) {}

    std::optional<Item> next();
    LineRun take_lines(const std::function<std::size_t(std::string_view)>& accept, std::vector<char>* room);
    std::optional<LineStep> step_over_lines(std::size_t lines);
    void step_back_lines(std::size_t lines);
    std::uint64_t bytes_read() const { return queue_.bytes_read(); }

private:
    static constexpr std::size_t kLineBytes = 82;  // of 81 cells and a line feed

    bool takes_line_runs() const;
    bool takes_usual_lines() const;
    Item delivered(Item item);
    std::optional<Item> at_end();
    std::optional<Item> take(Line& line);
    std::optional<Item> take_recognised(Line& line);
    std::optional<Item> take_forced(Line& line);
    std::optional<Item> take_structured();
    std::optional<Item> take_json();
    std::optional<Item> take_xml();
    std::optional<Item> drop_line();
    Item take_lines(std::size_t count, std::optional<Read> read);
    Item take_grid();
    Item take_error(Line& line, ParseErrorKind kind, std::string text = {});
    void take_comment(const Line& line);
    bool is_grid_ahead();
    Item read_text(const RecordText& text, const std::string& bad_bytes, Read read, int size) const;
    ParseOptions options_for(int size) const;

    ParseOptions options_;
    LineQueue queue_;
    JsonCutter json_;
    XmlCutter xml_;
    std::optional<Shape> hint_;  // from a comment, for the next record
    bool is_separated_ = false;  // a blank line came before
    bool is_qqwing_ = false;     // since the last header
    bool has_any_ = false;       // something was delivered
};

namespace {

using Kind = LineKind;

bool is_row_format(TextFormat format) {
    switch (format) {
        case TextFormat::kGrid:
        case TextFormat::kBoxed:
        case TextFormat::kCsv:
        case TextFormat::kTsv:
        case TextFormat::kWide:
        case TextFormat::kCandidates:
        case TextFormat::kSdk:
        case TextFormat::kSdx:
        case TextFormat::kSs: return true;
        default: return false;
    }
}

}  // namespace

RecordReader::State::Item RecordReader::State::delivered(Item item) {
    has_any_ = true;
    hint_.reset();
    if (item) item->separated = is_separated_;
    is_separated_ = false;
    return item;
}

std::optional<RecordReader::State::Item> RecordReader::State::at_end() {
    if (has_any_) return std::nullopt;
    has_any_ = true;
    return ParseError{};
}

// Whether a line of 81 cells is a 9x9 puzzle by itself, if nothing before it is left over.
bool RecordReader::State::takes_usual_lines() const {
    return !options_.format && (!options_.shape || *options_.shape == Shape{}) && !is_qqwing_ && !hint_;
}

// Whether each of any number of such lines is a puzzle by itself, whatever came before.
bool RecordReader::State::takes_line_runs() const {
    const bool is_between_records = !json_.is_inside() && !xml_.is_inside() && queue_.empty() && !is_separated_;
    return is_between_records && takes_usual_lines();
}

std::optional<RecordReader::LineStep> RecordReader::State::step_over_lines(std::size_t lines) {
    LineSource& source = queue_.source();
    if (!takes_line_runs() || !source.may_step_over(kLineBytes)) return std::nullopt;
    const std::size_t first_line = source.next_number();
    has_any_ = has_any_ || lines > 0;
    return LineStep{first_line, source.step_over_lines(lines, kLineBytes)};
}

void RecordReader::State::step_back_lines(std::size_t lines) {
    LineSource& source = queue_.source();
    source.step_back_lines(lines, kLineBytes);
    has_any_ = has_any_ && source.next_number() > 1;
}

RecordReader::LineRun RecordReader::State::take_lines(const std::function<std::size_t(std::string_view)>& accept,
                                                      std::vector<char>* room) {
    if (!takes_line_runs()) return {};
    LineSource& source = queue_.source();
    const std::string_view text = room == nullptr ? source.at_hand(kLineBytes) : source.at_hand(kLineBytes, *room);
    LineRun run{source.next_number(), 0};
    if (text.size() >= kLineBytes) run.lines = accept(text);
    source.skip_lines(run.lines, kLineBytes);
    if (room != nullptr) source.give_back(*room, kLineBytes);
    has_any_ = has_any_ || run.lines > 0;
    return run;
}

std::optional<RecordReader::State::Item> RecordReader::State::next() {
    if (options_.format && !is_readable(*options_.format)) {
        if (has_any_) return std::nullopt;
        has_any_ = true;
        ParseError error;
        error.kind = ParseErrorKind::kUnknownFormat;
        error.text = format_name(*options_.format);
        return error;
    }
    while (true) {
        std::optional<Item> item;
        if (json_.is_inside() || xml_.is_inside()) {
            item = take_structured();
        } else {
            if (queue_.empty()) {
                RawLine raw;
                if (!queue_.next_raw(raw)) return at_end();
                if (takes_usual_lines() && !raw.is_continued) {
                    if (std::optional<Record> record = read_usual_line(raw.text)) {
                        record->line = raw.number;
                        return delivered(std::move(*record));
                    }
                }
                queue_.push(raw);
            }
            item = take(*queue_.peek(0));
        }
        if (item) return delivered(std::move(*item));
    }
}

std::optional<RecordReader::State::Item> RecordReader::State::drop_line() {
    queue_.drop(1);
    return std::nullopt;
}

RecordReader::State::Item RecordReader::State::take_error(Line& line, ParseErrorKind kind, std::string text) {
    RecordBuilder builder;
    const std::size_t index = std::min(line.normal.text.find_first_not_of(" \t"), line.normal.text.size());
    const std::size_t bad = line.normal.text.find(kBadByte);
    const bool is_bad = bad != std::string::npos;
    builder.add(line, is_bad ? bad : index, is_bad ? bad : index);
    ParseError error = error_at(builder.record(), 0, is_bad ? ParseErrorKind::kBadEncoding : kind,
                                is_bad ? line.normal.bad_bytes : std::move(text));
    if (line.is_too_long) {
        error.found = line.size;
        error.expected = kMaxLineBytes;
    }
    // The pieces that follow are of the same line.
    bool goes_on = line.is_continued;
    queue_.drop(1);
    while (goes_on) {
        const Line* piece = queue_.peek(0);
        goes_on = piece != nullptr && piece->is_continued;
        if (piece != nullptr) queue_.drop(1);
    }
    return error;
}

std::optional<RecordReader::State::Item> RecordReader::State::take(Line& line) {
    if (line.is_too_long) return take_error(line, ParseErrorKind::kLineTooLong);
    if (line.start > 0 || line.column > 1) {  // the rest of a line of JSON or XML
        const std::string_view rest = trim(line.text());
        if (rest.starts_with('[') || rest.starts_with('{')) return take_json();
        if (XmlCutter::begins_here(rest)) return take_xml();
        return drop_line();
    }
    if (line.info.kind == Kind::kComment) {
        take_comment(line);
        return drop_line();
    }
    if (options_.format) return take_forced(line);
    return take_recognised(line);
}

void RecordReader::State::take_comment(const Line& line) {
    if (const std::optional<Shape> shape = shape_hint(line.text())) hint_ = shape;
}

ParseOptions RecordReader::State::options_for(int size) const {
    ParseOptions options = options_;
    if (!options.shape && hint_ && hint_->size() == size) options.shape = hint_;
    return options;
}

RecordReader::State::Item RecordReader::State::read_text(const RecordText& text, const std::string& bad_bytes,
                                                         Read read, int size) const {
    const std::size_t bad = text.text.find(kBadByte);
    if (bad != std::string::npos) return error_at(text, bad, ParseErrorKind::kBadEncoding, bad_bytes);
    Item item = read(text, options_for(size));
    if (item) item->line = text.line;
    return item;
}

// A record of that many lines; without a read function it is a grid whose format is yet to be seen.
RecordReader::State::Item RecordReader::State::take_lines(std::size_t count, std::optional<Read> read) {
    RecordBuilder builder;
    int size = 0;
    RowStyle style = RowStyle::kNone;
    for (std::size_t i = 0; i < count; ++i) {
        Line& line = *queue_.peek(i);
        const std::size_t begin = i == 0 && count == 1 ? line.start : 0;
        builder.add(line, begin, line.normal.text.size());
        if (i + 1 < count) builder.end_line(line);
        const bool is_first_row = size == 0 && line.info.kind != Kind::kBorder && line.info.cells > 0;
        if (is_first_row) {
            size = line.info.cells;
            style = line.info.style;
        }
    }
    queue_.drop(count);
    if (!read && style == RowStyle::kCharacters) read = read_grid;
    if (!read && style == RowStyle::kCommas) read = read_csv;
    if (!read && style == RowStyle::kTabs) read = read_tsv;
    if (!read && builder.text().find(kBadByte) == std::string_view::npos) {
        const Expected<GridText, ParseError> grid = split_grid(builder.record(), options_for(size));
        if (!grid) return grid.error();
        read = entry_of(recognise_grid(*grid)).read;
    }
    return read_text(builder.record(), builder.bad_bytes(), read.value_or(read_grid), size);
}

RecordReader::State::Item RecordReader::State::take_grid() {
    return take_lines(count_grid_lines(queue_, options_.shape, false), std::nullopt);
}

// Whether the border ahead is the upper edge of a grid, or a row of dashes.
bool RecordReader::State::is_grid_ahead() {
    if (queue_.peek(0)->info.is_dashes && is_dash_row(queue_, 0)) return true;
    const Line* next = queue_.peek(1);
    return next != nullptr && (next->info.kind == Kind::kRow || next->info.kind == Kind::kCells) &&
           next->info.style != RowStyle::kNone;
}

std::optional<RecordReader::State::Item> RecordReader::State::take_recognised(Line& line) {
    const auto one_line = [&](Read read) { return take_lines(1, read); };
    switch (line.info.kind) {
        case Kind::kBlank: {
            const Line* next = queue_.peek(1);
            const bool is_row_of_tabs = line.info.style == RowStyle::kTabs && next != nullptr &&
                                        next->info.style == RowStyle::kTabs && next->info.cells == line.info.cells;
            if (is_row_of_tabs) return take_grid();
            is_separated_ = true;
            return drop_line();
        }
        case Kind::kComment: return drop_line();
        case Kind::kHeader: is_qqwing_ = is_qqwing_header(trim(line.text())); return drop_line();
        case Kind::kBorder:
            if (is_grid_ahead()) return take_grid();
            return drop_line();
        case Kind::kSection: return take_lines(count_section_lines(queue_, options_.shape), read_sdk);
        case Kind::kXml:
            if (XmlCutter::begins_here(trim(line.text()))) return take_xml();
            return take_error(line, ParseErrorKind::kUnknownFormat);
        case Kind::kJson: return take_json();
        case Kind::kHodoku: return one_line(read_hodoku);
        case Kind::kSudokuwiki: return one_line(read_sudokuwiki);
        case Kind::kSudokuExchange: return one_line(read_sudokuexchange);
        case Kind::kSgt: return one_line(read_sgt);
        case Kind::kMarks: return one_line(read_pencilmarks);
        case Kind::kCells: {
            const std::optional<Shape> known = options_.shape ? options_.shape : hint_;
            if (is_row_of_big_grid(queue_, known)) return take_grid();
            return one_line(is_qqwing_ ? read_qqwing_csv : read_line);
        }
        case Kind::kRow: return take_grid();
        case Kind::kNearlyCells: return one_line(line.info.is_near_729 ? read_pencilmarks : read_line);
        case Kind::kUnknown: break;
    }
    return take_error(line, ParseErrorKind::kUnknownFormat);
}

std::optional<RecordReader::State::Item> RecordReader::State::take_forced(Line& line) {
    const TextFormat format = *options_.format;
    const Read read = entry_of(format).read;
    const std::string_view text = trim(line.text());
    if (text.empty() && !(format == TextFormat::kTsv && line.info.style == RowStyle::kTabs)) {
        is_separated_ = true;
        return drop_line();
    }
    if (format == TextFormat::kOpenSudoku) {
        if (XmlCutter::begins_here(text)) return take_xml();
        return take_error(line, ParseErrorKind::kBadXml, "<game>");
    }
    if (format == TextFormat::kJson || format == TextFormat::kLeetcode) {
        if (text.starts_with('[') || text.starts_with('{')) return take_json();
        return take_error(line, ParseErrorKind::kBadJson, std::string(text.substr(0, 1)));
    }
    if (line.info.kind == Kind::kHeader) return drop_line();
    if (format == TextFormat::kSdk && line.info.kind == Kind::kSection)
        return take_lines(count_section_lines(queue_, options_.shape), read);
    if (!is_row_format(format)) return take_lines(1, read);
    const Line* next = queue_.peek(1);
    const bool is_loose_border =
        line.info.kind == Kind::kBorder && !(line.info.is_dashes && is_dash_row(queue_, 0)) &&
        (next == nullptr || next->info.kind == Kind::kBlank || next->info.kind == Kind::kBorder ||
         next->info.kind == Kind::kComment || next->is_too_long);
    if (is_loose_border) return drop_line();
    return take_lines(count_grid_lines(queue_, options_.shape, true), read);
}

std::optional<RecordReader::State::Item> RecordReader::State::take_structured() {
    if (json_.is_inside()) return take_json();
    return take_xml();
}

std::optional<RecordReader::State::Item> RecordReader::State::take_json() {
    std::optional<Expected<RecordText, ParseError>> text = json_.next();
    if (!text) return std::nullopt;
    if (!*text) return text->error();
    const Read recognised = (*text)->text.starts_with('{') ? read_json : read_leetcode;
    return read_text(**text, {}, options_.format ? entry_of(*options_.format).read : recognised, 0);
}

std::optional<RecordReader::State::Item> RecordReader::State::take_xml() {
    std::optional<Expected<RecordText, ParseError>> text = xml_.next();
    if (!text) return std::nullopt;
    if (!*text) return text->error();
    return read_text(**text, {}, read_opensudoku, 0);
}

RecordReader::RecordReader(Source source, const ParseOptions& options)
    : state_(std::make_unique<State>(std::move(source), options)) {}
RecordReader::~RecordReader() = default;
RecordReader::RecordReader(RecordReader&&) noexcept = default;
RecordReader& RecordReader::operator=(RecordReader&&) noexcept = default;

std::optional<Expected<Record, ParseError>> RecordReader::next() {
    return state_->next();
}

RecordReader::LineRun RecordReader::take_lines(const std::function<std::size_t(std::string_view)>& accept) {
    return state_->take_lines(accept, nullptr);
}

RecordReader::LineRun RecordReader::take_lines(const std::function<std::size_t(std::string_view)>& accept,
                                               std::vector<char>& room) {
    return state_->take_lines(accept, &room);
}

std::optional<RecordReader::LineStep> RecordReader::step_over_lines(std::size_t lines) {
    return state_->step_over_lines(lines);
}

void RecordReader::step_back_lines(std::size_t lines) {
    state_->step_back_lines(lines);
}

std::uint64_t RecordReader::bytes_read() const {
    return state_->bytes_read();
}

}  // namespace huisu
