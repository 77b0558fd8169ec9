// The board of LeetCode's problems 36 and 37: [["5","3",".",...],...]. Written in exactly that form, a board a line,
// digits beyond 9 as letters and beyond 61 as numbers in strings. Read are all forms of json_board.cpp that are arrays.
// Only givens can be held; the boxes are those of the size or of ParseOptions::shape.
#include "text/alphabet.h"
#include "text/capacity.h"
#include "text/json_board.h"

namespace huisu::text {

Expected<Record, ParseError> read_leetcode(const RecordText& record, const ParseOptions& options) {
    if (trimmed(record.text).empty()) return error_at(record, 0, ParseErrorKind::kEmpty);
    const auto board = parse_json(record);
    if (!board) return board.error();
    if (!board->is_array()) return error_at(record, 0, ParseErrorKind::kBadJson, shown(*board));
    auto puzzle = board_of(*board, options.shape);
    if (!puzzle) return board_error(record, 0, *board, puzzle.error());

    Record result;
    result.puzzle = std::move(*puzzle);
    result.layout.format = TextFormat::kLeetcode;
    result.line = record.line;
    return result;
}

Expected<std::string, ParseError> write_leetcode(const Puzzle& puzzle, const Layout& /*layout*/) {
    if (const auto error = misfit(puzzle, {})) return *error;
    const Shape& shape = puzzle.shape();
    const bool has_characters = puzzle.size() <= kMaxCharacterSize;
    std::string text = "[";
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const bool begins_row = shape.col_of(cell) == 0;
        if (begins_row)
            text += cell == 0 ? "[" : "],[";
        else
            text += ',';
        text += '"';
        if (puzzle.is_open(cell))
            text += '.';
        else if (has_characters)
            text += character_of(puzzle.digit(cell));
        else
            text += std::to_string(puzzle.digit(cell));
        text += '"';
    }
    return text + "]]\n";
}

}  // namespace huisu::text
