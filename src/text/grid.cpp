// "grid": a line of characters for each row.
//
//   53..7....
//   6..195...        and so on, as many lines as a line has characters, up to 61
//
// Sixteen lines of sixteen characters without a digit above 4 could as well be sixteen 4x4 puzzles; for such a grid a
// comment with the box is written above it.
#include <algorithm>

#include "text/grid_text.h"
#include "text/plain_cells.h"

namespace huisu::text {
namespace {

// Whether every row could be a whole grid of the size whose square it is.
bool looks_like_many_lines(const Puzzle& puzzle) {
    int small = kMinSize;
    while (small * small < puzzle.size()) ++small;
    if (small * small != puzzle.size()) return false;
    const std::vector<std::uint8_t>& digits = puzzle.digits().digits;
    return std::all_of(digits.begin(), digits.end(), [&](std::uint8_t digit) { return digit <= small; });
}

}  // namespace

Expected<Record, ParseError> read_grid(const RecordText& record, const ParseOptions& options) {
    return read_plain_grid(record, options, TextFormat::kGrid);
}

Expected<std::string, ParseError> write_grid(const Puzzle& puzzle, const Layout& layout) {
    if (const std::optional<ParseError> error = misfit_of_digits(puzzle)) return *error;
    char blank = blank_of(layout, puzzle.size());
    if (blank == '-' && has_open_row(puzzle)) blank = '.';
    std::string text;
    if (looks_like_many_lines(puzzle)) {
        const std::string size = std::to_string(puzzle.size());
        text = "# size " + size + " box " + shape_name(puzzle.shape()) + "\n";
    }
    return text + characters_of(puzzle, blank, puzzle.size()) + '\n';
}

}  // namespace huisu::text
