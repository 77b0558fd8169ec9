// "sdk": a SadMan Sudoku file.
//
//   #ASomebody               headers, passed over
//   [Puzzle]                 the givens, nine lines
//   53..7....
//   ...
//   [State]                  givens and placed digits, if the game has begun
//   534.7....
//   ...
//
// Other sections (pencilmarks, colours) are passed over. A file of SudoCue has no brackets, only the givens; it is
// recognised as "grid". The boxes are those of the size or of ParseOptions::shape.
#include <algorithm>

#include "text/capacity.h"
#include "text/grid_text.h"
#include "text/line_kind.h"
#include "text/plain_cells.h"

namespace huisu::text {
namespace {

enum class Section { kPuzzle, kState, kOther };

Section section_of(std::string_view line) {
    std::string name;
    for (const char c : line.substr(0, line.find(']')))
        if (c != '[' && c != ' ') name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (name == "puzzle") return Section::kPuzzle;
    return name == "state" ? Section::kState : Section::kOther;
}

// The record with blanks in place of everything that is not in the section: places stay what they were.
RecordText only_section(const RecordText& record, Section wanted) {
    RecordText part = record;
    Section section = Section::kPuzzle;
    std::size_t begin = 0;
    while (begin < part.text.size()) {
        const std::size_t end = std::min(part.text.find('\n', begin), part.text.size());
        const std::string_view line = trim(std::string_view(record.text).substr(begin, end - begin));
        const bool is_title = line.starts_with('[');
        if (is_title) section = section_of(line);
        if (is_title || line.starts_with('#') || section != wanted)
            std::fill(part.text.begin() + static_cast<std::ptrdiff_t>(begin),
                      part.text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        begin = end + 1;
    }
    return part;
}

// A section without a row.
ParseError missing_rows(const RecordText& record, const ParseOptions& options) {
    const int size = options.shape.value_or(Shape{}).size();
    return error_at(record, 0, ParseErrorKind::kMissingRows, {}, 0, static_cast<std::size_t>(size));
}

bool is_blank_text(std::string_view text) {
    return text.find_first_not_of(" \t\n") == std::string_view::npos;
}

Expected<Puzzle, ParseError> read_section(const RecordText& part, const ParseOptions& options, char& blank) {
    const Expected<GridText, ParseError> grid = split_grid(part, options);
    if (!grid) return grid.error();
    const std::optional<Shape> shape = options.shape ? options.shape : Shape::of_size(grid->size);
    return read_givens(part, *grid, *shape, blank);
}

// Digits of the state that are no givens become placed. Where a given reads differently there, the first error.
std::optional<ParseError> add_state(const RecordText& part, const ParseOptions& options, const Puzzle& state,
                                    Puzzle& puzzle) {
    const Expected<GridText, ParseError> grid = split_grid(part, options);
    if (state.shape() != puzzle.shape())
        return error_at(part, grid->rows[0].begin, ParseErrorKind::kBadShape, {},
                        static_cast<std::size_t>(state.size()));
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (state.is_open(cell) || state.digit(cell) == puzzle.digit(cell)) continue;
        if (puzzle.is_open(cell)) {
            puzzle.set_placed(cell, state.digit(cell));
            continue;
        }
        const GridRow& row = grid->rows[static_cast<std::size_t>(cell / puzzle.size())];
        const auto column = static_cast<std::size_t>(cell % puzzle.size());
        return error_at(part, row.index(column), ParseErrorKind::kBadField, std::string(row.text(column)));
    }
    return std::nullopt;
}

}  // namespace

Expected<Record, ParseError> read_sdk(const RecordText& record, const ParseOptions& options) {
    Record result;
    result.layout.format = TextFormat::kSdk;
    result.line = record.line;
    const RecordText givens = only_section(record, Section::kPuzzle);
    const RecordText entries = only_section(record, Section::kState);
    const bool has_state = !is_blank_text(entries.text);
    if (is_blank_text(givens.text) && !has_state) return missing_rows(record, options);

    char state_blank = '.';
    Expected<Puzzle, ParseError> puzzle = is_blank_text(givens.text)
                                              ? read_section(entries, options, result.layout.blank)
                                              : read_section(givens, options, result.layout.blank);
    if (!puzzle) return puzzle.error();
    if (has_state) {
        const Expected<Puzzle, ParseError> state = read_section(entries, options, state_blank);
        if (!state) return state.error();
        if (const std::optional<ParseError> error = add_state(entries, options, *state, *puzzle)) return *error;
    }
    result.puzzle = std::move(*puzzle);
    return result;
}

Expected<std::string, ParseError> write_sdk(const Puzzle& puzzle, const Layout& layout) {
    if (const std::optional<ParseError> error = misfit_of_digits(puzzle)) return *error;
    char blank = blank_of(layout, puzzle.size());
    const Puzzle givens(puzzle.givens());
    if (blank == '-' && has_open_row(givens)) blank = '.';
    std::string text = "[Puzzle]\n" + characters_of(givens, blank, puzzle.size()) + '\n';
    if (givens.digits() != puzzle.digits()) text += "[State]\n" + characters_of(puzzle, blank, puzzle.size()) + '\n';
    return text;
}

}  // namespace huisu::text
