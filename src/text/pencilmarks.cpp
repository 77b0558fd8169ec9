// "pencilmarks": size^3 characters in one line (729 for 9x9), also called a sukaku line. Cell by cell, the d-th
// character of a cell is d where it may take d, otherwise a sign for "not".
//
//   1.3......   the cell may take 1 or 3
//
// What the givens would forbid is not taken away: the line says what it says. A cell with one candidate is no given. Up
// to 61x61. A 4x4 puzzle with a cell without candidates is not written: 64 characters are then taken for an 8x8 line.
#include <algorithm>

#include "text/alphabet.h"
#include "text/capacity.h"
#include "text/grid_run.h"
#include "text/grid_text.h"
#include "text/plain_cells.h"

namespace huisu::text {

Expected<Record, ParseError> read_pencilmarks(const RecordText& record, const ParseOptions& options) {
    std::size_t begin = 0;
    std::size_t length = 0;
    int size = options.shape ? options.shape->size() : 9;
    if (const std::optional<GridRun> run = find_grid_run(record.text, options.shape)) {
        begin = run->begin;
        length = run->length;
        if (run->is_marks) size = run->size;
    }
    if (options.shape == std::nullopt && length == 64) size = 4;
    const auto expected = static_cast<std::size_t>(size * size * size);
    if (length != expected) {
        const std::size_t place = begin + std::min(length, expected);
        return error_at(record, place, ParseErrorKind::kWrongCellCount, {}, length, expected);
    }
    const std::string_view marks = std::string_view(record.text).substr(begin, length);
    Record result;
    result.puzzle = Puzzle(options.shape ? *options.shape : *Shape::of_size(size));
    bool has_blank = false;
    for (Cell cell = 0; cell < result.puzzle.cells(); ++cell) {
        DigitSet candidates;
        for (Digit digit = 1; digit <= size; ++digit) {
            const std::size_t i = static_cast<std::size_t>(cell * size + digit - 1);
            if (digit_of(marks[i], size) == digit) {
                candidates.insert(digit);
            } else if (is_blank(marks[i], size)) {
                if (!has_blank) result.layout.blank = marks[i];
                has_blank = true;
            } else {
                return error_at(record, begin + i, ParseErrorKind::kBadCharacter, std::string(marks.substr(i, 1)));
            }
        }
        result.puzzle.set_candidates(cell, candidates);
    }
    result.layout.format = TextFormat::kPencilmarks;
    result.line = record.line;
    result.tail = trim_tail(std::string_view(record.text).substr(begin + length));
    return result;
}

Expected<std::string, ParseError> write_pencilmarks(const Puzzle& puzzle, const Layout& layout) {
    if (puzzle.size() > kMaxCharacterSize) return shape_misfit(puzzle.shape());
    const char blank = blank_of(layout, puzzle.size());
    std::string text;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const DigitSet candidates = puzzle.candidates(cell);
        if (candidates.empty() && puzzle.size() == 4) return field_misfit("pencilmarks");
        for (Digit digit = 1; digit <= puzzle.size(); ++digit)
            text += candidates.contains(digit) ? character_of(digit) : blank;
    }
    return text + '\n';
}

}  // namespace huisu::text
