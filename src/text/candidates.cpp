// "candidates": a candidate grid, for each cell the digits it may take.
//
//   .----------------.-----------.
//   | 137  4    8    | 15  6  2  |
//
// A digit alone is a list of one candidate, never a given: the layout does not tell them apart. So a puzzle read back
// has the same candidates as the one written, but no givens. A single sign for an open cell allows every digit. Marks
// beside the digits are dropped: * # @ and, up to 9x9, letters; a digit marked for deletion (-8) goes with its mark.
// Not written are cells without any candidate, and grids beyond 9x9 in which every list would look like a number.
#include <algorithm>

#include "text/alphabet.h"
#include "text/box_frame.h"
#include "text/capacity.h"

namespace huisu::text {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// The list, or the index in the word of a character that has no place in it.
Expected<DigitSet, std::size_t> read_list(std::string_view word, int size) {
    DigitSet digits;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = word[i];
        if (const std::optional<Digit> digit = digit_of(c, size))
            digits.insert(*digit);
        else if (c == '-' && i + 1 < word.size() && digit_of(word[i + 1], size))
            ++i;
        else if (c != '*' && c != '#' && c != '@' && !(size <= 9 && is_letter(c)))
            return i;
    }
    return digits;
}

std::string list_of(DigitSet digits) {
    std::string text;
    for (const Digit digit : digits) text += character_of(digit);
    return text;
}

bool looks_like_a_number(const std::string& word) {
    return word.size() <= 2 && std::all_of(word.begin(), word.end(), is_digit);
}

}  // namespace

Expected<Record, ParseError> read_candidates(const RecordText& record, const ParseOptions& options) {
    const Expected<GridText, ParseError> grid = split_grid(record, options);
    if (!grid) return grid.error();
    const Expected<Shape, ParseError> shape = shape_of(record, *grid, options);
    if (!shape) return shape.error();
    Record result;
    result.puzzle = Puzzle(*shape);
    for (int r = 0; r < grid->size; ++r)
        for (int c = 0; c < grid->size; ++c) {
            const GridRow& row = grid->rows[static_cast<std::size_t>(r)];
            const std::string_view word = row.text(static_cast<std::size_t>(c));
            if (word.empty() || (word.size() == 1 && is_blank(word[0], grid->size))) continue;
            const Expected<DigitSet, std::size_t> list = read_list(word, grid->size);
            const std::size_t index = row.index(static_cast<std::size_t>(c));
            if (!list) return bad_cell(record, index + list.error(), word.substr(list.error(), 1), grid->size);
            result.puzzle.set_candidates(shape->cell_at(r, c), *list);
        }
    result.layout.format = TextFormat::kCandidates;
    result.layout.box_style = style_of(record, *grid);
    result.line = record.line;
    return result;
}

Expected<std::string, ParseError> write_candidates(const Puzzle& puzzle, const Layout& layout) {
    if (puzzle.size() > kMaxCharacterSize) return shape_misfit(puzzle.shape());
    std::vector<std::string> cells;
    std::vector<std::size_t> widths(static_cast<std::size_t>(puzzle.size()), 1);
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (puzzle.candidates(cell).empty()) return field_misfit("pencilmarks");
        cells.push_back(list_of(puzzle.candidates(cell)));
        std::size_t& width = widths[static_cast<std::size_t>(cell % puzzle.size())];
        width = std::max(width, cells.back().size());
    }
    if (puzzle.size() > 9 && std::all_of(cells.begin(), cells.end(), looks_like_a_number))
        return field_misfit("pencilmarks");
    return BoxFrame(layout.box_style, puzzle.shape(), widths, false).draw(cells);
}

}  // namespace huisu::text
