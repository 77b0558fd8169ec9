#include "text/grid_text.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "text/alphabet.h"
#include "text/cell_alphabet.h"
#include "text/line_kind.h"

namespace huisu::text {
namespace {

bool is_all_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

struct SourceLine {
    std::size_t begin = 0;
    std::string_view text;
};

std::vector<SourceLine> lines_of(std::string_view text) {
    std::vector<SourceLine> lines;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back({begin, text.substr(begin, end - begin)});
        begin = end + 1;
    }
    return lines;
}

bool is_all_dashes(std::string_view text) {
    return !text.empty() && text.find_first_not_of('-') == std::string_view::npos;
}

// The length of the rows that have dashes for blanks; 0 when there are none. A line of so many dashes is such a row.
std::size_t dash_row_length(const std::vector<SourceLine>& lines) {
    for (const SourceLine& line : lines) {
        const std::string_view text = trim(line.text);
        if (text.find('-') == std::string_view::npos || is_border(text)) continue;
        return text.find_first_of(" \t|,") == std::string_view::npos ? text.size() : 0;
    }
    return 0;
}

// The most frequent number of cells in a row; of several, the one that comes first.
int usual_length(const std::vector<GridRow>& rows) {
    int best = 0;
    std::ptrdiff_t best_count = 0;
    for (const GridRow& row : rows) {
        const std::size_t length = row.cells.cells.size();
        const auto count = std::count_if(rows.begin(), rows.end(),
                                         [&](const GridRow& other) { return other.cells.cells.size() == length; });
        if (count > best_count) {
            best = static_cast<int>(length);
            best_count = count;
        }
    }
    return best;
}

// Rows that may be read in two ways are read a character a cell if that makes the grid as wide as it is high.
int size_by_characters(const std::vector<GridRow>& rows) {
    const int height = static_cast<int>(rows.size());
    const auto fits = [&](const GridRow& row) {
        return row.cells.characters == height || static_cast<int>(row.cells.cells.size()) == height;
    };
    return std::all_of(rows.begin(), rows.end(), fits) ? height : 0;
}

// Where the error of a row with a cell too many or too few is shown: at the first cell too many, or behind the last.
std::size_t wrong_length_index(const GridRow& row, int size) {
    const auto length = static_cast<std::size_t>(size);
    if (row.cells.cells.size() > length) return row.index(length);
    const std::size_t end = without_remark(row.line).find_last_not_of(" \t|");
    return row.begin + (end == std::string_view::npos ? 0 : end + 1);
}

std::optional<ParseError> wrong_rows(const RecordText& record, const GridText& grid) {
    const auto size = static_cast<std::size_t>(grid.size);
    for (const GridRow& row : grid.rows)
        if (row.cells.cells.size() != size)
            return error_at(record, wrong_length_index(row, grid.size), ParseErrorKind::kWrongRowLength, {},
                            row.cells.cells.size(), size);
    if (grid.rows.size() > size)
        return error_at(record, grid.rows[size].begin, ParseErrorKind::kWrongCellCount, {}, grid.rows.size() * size,
                        size * size);
    if (grid.rows.size() == size) return std::nullopt;
    const GridRow& last = grid.rows.back();
    const std::size_t end = last.begin + last.line.size();
    // A piece of a one-line puzzle looks like the first row of a huge grid.
    const bool is_piece = grid.rows.size() == 1 && last.cells.style == RowStyle::kCharacters && size > 9 &&
                          std::all_of(last.line.begin(), last.line.end(),
                                      [](char c) { return digit_of(c, 9) || is_blank(c, 9) || c == ' ' || c == '\t'; });
    if (is_piece) return error_at(record, end, ParseErrorKind::kWrongCellCount, {}, size, 81);
    return error_at(record, end, ParseErrorKind::kMissingRows, {}, grid.rows.size(), size);
}

// Cells between two bars, the same everywhere and more than one; 0 when bars do not show boxes.
int box_width(const GridText& grid) {
    int width = 0;
    for (const GridRow& row : grid.rows) {
        if (row.cells.box_widths.size() < 2) return 0;
        for (const int w : row.cells.box_widths) {
            if (width == 0) width = w;
            if (w != width) return 0;
        }
    }
    return width > 1 ? width : 0;
}

// Rows between two borders, the same everywhere; 0 when there are no borders inside.
int box_height(const GridText& grid) {
    std::vector<int> inside;
    for (const GridBorder& border : grid.borders) {
        const int rows = static_cast<int>(border.rows_above);
        if (rows > 0 && rows < grid.size && (inside.empty() || inside.back() != rows)) inside.push_back(rows);
    }
    if (inside.empty() || grid.size % inside[0] != 0) return 0;
    const int height = inside[0];
    if (static_cast<int>(inside.size()) != grid.size / height - 1) return 0;
    for (std::size_t i = 0; i < inside.size(); ++i)
        if (inside[i] != height * static_cast<int>(i + 1)) return 0;
    return height;
}

// Rows in a stanza, of a grid with blank lines in it; 0 when there are none.
int stanza_height(const GridText& grid, std::string_view text) {
    for (std::size_t r = 1; r < grid.rows.size(); ++r) {
        const GridRow& above = grid.rows[r - 1];
        const std::size_t from = above.begin + above.line.size() + 1;
        if (from < grid.rows[r].begin && trim(text.substr(from, grid.rows[r].begin - from - 1)).empty())
            return grid.size % static_cast<int>(r) == 0 ? static_cast<int>(r) : 0;
    }
    return 0;
}

Expected<Puzzle, ParseError> read_numbers(const RecordText& record, const GridText& grid, const Shape& shape,
                                          char& blank) {
    Puzzle puzzle(shape);
    blank = '\0';
    for (std::size_t r = 0; r < grid.rows.size(); ++r)
        for (std::size_t c = 0; c < grid.rows.size(); ++c) {
            const GridRow& row = grid.rows[r];
            const std::string_view text = row.text(c);
            const bool is_open = text.empty() || (text.size() == 1 && is_blank(text[0], shape.size())) ||
                                 (is_all_digits(text) && text.find_first_not_of('0') == std::string_view::npos);
            if (is_open) {
                if (blank == '\0') blank = text.empty() ? ' ' : text[0];
                continue;
            }
            int digit = 0;
            if (is_all_digits(text) && text.size() <= 4)
                std::from_chars(text.data(), text.data() + text.size(), digit);
            else if (text.size() == 1)
                digit = digit_of(text[0], shape.size()).value_or(0);
            if (digit < 1 || digit > shape.size()) return bad_cell(record, row.index(c), text, shape.size());
            puzzle.set_given(shape.cell_at(static_cast<int>(r), static_cast<int>(c)), digit);
        }
    return puzzle;
}

Expected<Puzzle, ParseError> read_characters(const RecordText& record, const GridText& grid, const Shape& shape,
                                             char& blank) {
    CellAlphabet alphabet(shape.size());
    std::string seen;
    for (const GridRow& row : grid.rows)
        for (std::size_t c = 0; c < row.cells.cells.size(); ++c) seen += row.text(c);
    alphabet.see(seen);

    Puzzle puzzle(shape);
    blank = '\0';
    for (std::size_t r = 0; r < grid.rows.size(); ++r)
        for (std::size_t c = 0; c < grid.rows.size(); ++c) {
            const GridRow& row = grid.rows[r];
            const std::string_view text = row.text(c);
            if (text.empty() || (text.size() == 1 && alphabet.is_blank(text[0]))) {
                if (blank == '\0') blank = text.empty() ? ' ' : text[0];
                continue;
            }
            const std::optional<Digit> digit = text.size() == 1 ? alphabet.digit(text[0]) : std::nullopt;
            if (!digit) return bad_cell(record, row.index(c), text, shape.size());
            puzzle.set_given(shape.cell_at(static_cast<int>(r), static_cast<int>(c)), *digit);
        }
    return puzzle;
}

}  // namespace

bool GridText::has_bars() const {
    return std::any_of(rows.begin(), rows.end(), [](const GridRow& row) { return row.cells.style == RowStyle::kBars; });
}

bool GridText::is_compact() const {
    return std::any_of(rows.begin(), rows.end(), [](const GridRow& row) { return row.cells.is_compact; });
}

bool GridText::has_words() const {
    return std::any_of(rows.begin(), rows.end(), [](const GridRow& row) {
        return !row.cells.is_compact && std::any_of(row.cells.cells.begin(), row.cells.cells.end(),
                                                    [](const CellText& cell) { return cell.length > 1; });
    });
}

Expected<GridText, ParseError> split_grid(const RecordText& record, const ParseOptions& options,
                                          std::optional<RowStyle> forced) {
    GridText grid;
    const std::vector<SourceLine> lines = lines_of(record.text);
    const std::size_t dash_length = dash_row_length(lines);
    const std::optional<int> asked = options.shape ? std::optional(options.shape->size()) : std::nullopt;
    for (const SourceLine& line : lines) {
        const std::string_view text = trim(line.text);
        const bool is_dash_row = is_all_dashes(text) && text.size() == dash_length;
        if (text.empty() && (forced != RowStyle::kTabs || line.text.empty())) continue;
        if (!is_dash_row && is_border(text)) {
            grid.borders.push_back({grid.rows.size(), text});
            continue;
        }
        GridRow& row = grid.rows.emplace_back();
        row.begin = line.begin;
        row.line = line.text;
        split_row(line.text, asked, forced, row.cells);
    }
    if (grid.rows.empty()) return error_at(record, 0, ParseErrorKind::kEmpty);
    const int by_characters = asked ? 0 : size_by_characters(grid.rows);
    grid.size = asked ? *asked : by_characters != 0 ? by_characters : usual_length(grid.rows);
    // Now that the length is known, a row that could be split in two ways is split the right way.
    for (GridRow& row : grid.rows)
        if (static_cast<int>(row.cells.cells.size()) != grid.size) split_row(row.line, grid.size, forced, row.cells);
    if (grid.size == 0)  // lines too long for rows
        return error_at(record, grid.rows[0].begin, ParseErrorKind::kMissingRows, {}, 0,
                        static_cast<std::size_t>(Shape{}.size()));
    if (grid.size < kMinSize || grid.size > kMaxSize)
        return error_at(record, grid.rows[0].begin, ParseErrorKind::kBadShape, {}, static_cast<std::size_t>(grid.size));
    if (std::optional<ParseError> error = wrong_rows(record, grid)) return *error;
    return grid;
}

TextFormat recognise_grid(const GridText& grid) {
    bool has_long_word = false;  // more than a number can be
    bool has_placed = false;     // u5
    bool has_zero = false;       // 05
    for (const GridRow& row : grid.rows)
        for (std::size_t c = 0; c < row.cells.cells.size(); ++c) {
            const std::string_view word = row.text(c);
            if (word.size() < 2 || row.cells.is_compact) continue;
            has_long_word |= word.size() > 2 || !is_all_digits(word);
            has_placed |= word.size() == 2 && word[0] == 'u' && is_digit(word[1]);
            has_zero |= word.size() == 2 && word[0] == '0' && is_digit(word[1]);
        }
    const bool has_bars = grid.has_bars();
    if (has_placed && !has_bars) return TextFormat::kSdx;
    if (grid.has_words()) {
        if (has_long_word || (grid.size <= 9 && !has_zero)) return TextFormat::kCandidates;
        return has_bars ? TextFormat::kBoxed : TextFormat::kWide;
    }
    if (!has_bars && grid.borders.empty() && !grid.is_compact()) return TextFormat::kWide;
    const bool has_frame =
        std::any_of(grid.rows.begin(), grid.rows.end(), [](const GridRow& r) { return r.cells.has_outer_bars; });
    const bool has_dash_borders =
        !grid.borders.empty() && std::all_of(grid.borders.begin(), grid.borders.end(),
                                             [](const GridBorder& border) { return is_all_dashes(border.line); });
    if (has_bars && grid.is_compact() && !has_frame && has_dash_borders) return TextFormat::kSs;
    return TextFormat::kBoxed;
}

Expected<Shape, ParseError> shape_of(const RecordText& record, const GridText& grid, const ParseOptions& options) {
    const int width = box_width(grid);
    int height = box_height(grid);
    const bool has_bar_at_every_cell = grid.has_bars() && width == 0;
    if (has_bar_at_every_cell && height == 1) height = 0;
    if (width == 0 && height == 0) height = stanza_height(grid, record.text);
    const auto bad_shape = [&] {
        return error_at(record, grid.rows[0].begin, ParseErrorKind::kBadShape,
                        std::to_string(height) + "x" + std::to_string(width), static_cast<std::size_t>(grid.size));
    };
    if (options.shape) {
        const bool contradicts =
            (width != 0 && width != options.shape->box_cols()) || (height != 0 && height != options.shape->box_rows());
        if (contradicts) return bad_shape();
        return *options.shape;
    }
    std::optional<Shape> shape = Shape::of_size(grid.size);
    if (width != 0 && height != 0)
        shape = width * height == grid.size ? Shape::make(height, width) : std::nullopt;
    else if (width != 0)
        shape = grid.size % width == 0 ? Shape::make(grid.size / width, width) : std::nullopt;
    else if (height != 0)
        shape = Shape::make(height, grid.size / height);
    if (!shape) return bad_shape();
    return *shape;
}

Expected<Puzzle, ParseError> read_givens(const RecordText& record, const GridText& grid, const Shape& shape,
                                         char& blank) {
    Expected<Puzzle, ParseError> puzzle =
        grid.has_words() ? read_numbers(record, grid, shape, blank) : read_characters(record, grid, shape, blank);
    if (blank == '\0') blank = '.';
    return puzzle;
}

ParseError bad_cell(const RecordText& record, std::size_t index, std::string_view text, int size) {
    const bool is_digit_elsewhere =
        size > 9 ? std::all_of(text.begin(), text.end(),
                               [](char c) { return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); })
                 : is_all_digits(text);
    const ParseErrorKind kind = is_digit_elsewhere ? ParseErrorKind::kBadDigit : ParseErrorKind::kBadCharacter;
    const std::size_t expected = is_digit_elsewhere ? static_cast<std::size_t>(size) : 0;
    return error_at(record, index, kind, std::string(text.substr(0, 40)), 0, expected);
}

Expected<Record, ParseError> read_plain_grid(const RecordText& record, const ParseOptions& options, TextFormat format,
                                             std::optional<RowStyle> forced) {
    const Expected<GridText, ParseError> grid = split_grid(record, options, forced);
    if (!grid) return grid.error();
    const Expected<Shape, ParseError> shape = shape_of(record, *grid, options);
    if (!shape) return shape.error();
    Record result;
    Expected<Puzzle, ParseError> puzzle = read_givens(record, *grid, *shape, result.layout.blank);
    if (!puzzle) return puzzle.error();
    result.puzzle = std::move(*puzzle);
    result.layout.format = format;
    result.line = record.line;
    return result;
}

}  // namespace huisu::text
