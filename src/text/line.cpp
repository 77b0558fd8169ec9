// "line": all cells in one line.
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,Wikipedia,1.2
//
// Before the cells there may be other fields; what follows is the tail. Up to 61x61; of a puzzle whose line would be
// taken for pencilmarks (8x8 or 27x27, with very few digits) nothing is written.
#include "text/capacity.h"
#include "text/cell_alphabet.h"
#include "text/grid_run.h"
#include "text/grid_text.h"
#include "text/plain_cells.h"

namespace huisu::text {
namespace {

bool is_continuation_byte(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::size_t character_length(std::string_view text, std::size_t i) {
    std::size_t length = 1;
    while (i + length < text.size() && is_continuation_byte(text[i + length])) ++length;
    return length;
}

// The first run of characters without a separator: what a line that is no puzzle is measured by.
GridRun first_run(std::string_view text, int size) {
    GridRun run;
    run.size = size;
    while (run.begin < text.size() && is_delimiter(text[run.begin])) ++run.begin;
    while (run.begin + run.length < text.size() && !is_delimiter(text[run.begin + run.length])) ++run.length;
    return run;
}

std::optional<ParseError> wrong_count(const RecordText& record, const GridRun& run) {
    const auto expected = static_cast<std::size_t>(run.size * run.size);
    std::size_t found = 0;
    std::size_t place = run.begin + run.length;  // behind the last cell, or the first cell too many
    for (std::size_t i = run.begin; i < run.begin + run.length; i += character_length(record.text, i)) {
        if (found == expected) place = i;
        ++found;
    }
    if (found == expected) return std::nullopt;
    return error_at(record, place, ParseErrorKind::kWrongCellCount, {}, found, expected);
}

}  // namespace

Expected<Record, ParseError> read_line(const RecordText& record, const ParseOptions& options) {
    std::optional<GridRun> found = find_grid_run(record.text, options.shape);
    if (!found || !found->fits)
        if (const std::optional<GridRun> spread = find_spread_run(record.text, options.shape)) found = spread;
    const GridRun run = found ? *found : first_run(record.text, options.shape ? options.shape->size() : 9);
    if (run.length == 0) return error_at(record, 0, ParseErrorKind::kEmpty);
    if (!run.is_spread)
        if (const std::optional<ParseError> error = wrong_count(record, run)) return *error;

    const std::optional<Shape> shape = options.shape ? options.shape : Shape::of_size(run.size);
    const std::string_view cells = std::string_view(record.text).substr(run.begin, run.length);
    CellAlphabet alphabet(run.size);
    alphabet.see(cells);
    Record result;
    result.puzzle = Puzzle(*shape);
    bool has_blank = false;
    Cell cell = 0;
    for (std::size_t i = 0; i < cells.size(); ++cell) {
        if (run.is_spread)
            while (i < cells.size() && is_delimiter(cells[i])) ++i;
        if (i == cells.size()) break;
        const std::size_t length = character_length(cells, i);
        if (alphabet.is_blank(cells[i])) {
            if (!has_blank) result.layout.blank = cells[i];
            has_blank = true;
        } else if (const std::optional<Digit> digit = alphabet.digit(cells[i])) {
            result.puzzle.set_given(cell, *digit);
        } else {
            return bad_cell(record, run.begin + i, cells.substr(i, length), run.size);
        }
        i += length;
    }
    result.layout.format = TextFormat::kLine;
    result.line = record.line;
    result.tail = trim_tail(std::string_view(record.text).substr(run.begin + run.length));
    return result;
}

Expected<std::string, ParseError> write_line(const Puzzle& puzzle, const Layout& layout) {
    if (const std::optional<ParseError> error = misfit_of_digits(puzzle)) return *error;
    char blank = blank_of(layout, puzzle.size());
    if (blank == '-' && puzzle.filled_count() == 0) blank = '.';  // nothing but dashes is a border
    std::string text = characters_of(puzzle, blank);
    const std::optional<GridRun> run = find_grid_run(text, std::nullopt);
    if (run && run->is_marks) return field_misfit("pencilmarks");
    return text + '\n';
}

}  // namespace huisu::text
