// "csv": a line for each row, cells separated by commas, digits beyond 9 as numbers, up to 64.
//
//   5,3,.,.,7,.,.,.,.
//
// Where the fields of open cells were empty, they are written empty again (Layout::blank is ' ').
#include "text/grid_text.h"
#include "text/plain_cells.h"
#include "text/separated.h"

namespace huisu::text {

Expected<Record, ParseError> read_csv(const RecordText& record, const ParseOptions& options) {
    return read_plain_grid(record, options, TextFormat::kCsv, RowStyle::kCommas);
}

Expected<std::string, ParseError> write_csv(const Puzzle& puzzle, const Layout& layout) {
    if (const std::optional<ParseError> error = misfit_of_digits(puzzle, kMaxSize)) return *error;
    const char blank = layout.blank == ' ' ? ' ' : blank_of(layout, puzzle.size());
    return separated_rows(puzzle, blank, ',');
}

}  // namespace huisu::text
