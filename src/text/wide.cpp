// "wide": a line for each row, numbers separated by blanks, in columns; any size up to 64.
//
//    .  1 15  . 16 10  .  5  3  .  .  8  . 11  . 13
//
// Read are also letters for the digits beyond 9, and zeros in front (05).
#include "text/grid_text.h"
#include "text/plain_cells.h"
#include "text/separated.h"

namespace huisu::text {

Expected<Record, ParseError> read_wide(const RecordText& record, const ParseOptions& options) {
    return read_plain_grid(record, options, TextFormat::kWide);
}

Expected<std::string, ParseError> write_wide(const Puzzle& puzzle, const Layout& layout) {
    if (const std::optional<ParseError> error = misfit_of_digits(puzzle, kMaxSize)) return *error;
    return separated_rows(puzzle, blank_of(layout, puzzle.size()), ' ', puzzle.size() > 9 ? 2 : 1);
}

}  // namespace huisu::text
