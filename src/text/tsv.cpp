// "tsv": a line for each row, cells separated by tabs, digits beyond 9 as numbers, up to 64.
//
//   5 <tab> 3 <tab> . <tab> . <tab> 7 ...
//
// Where the fields of open cells were empty, they are written empty again (Layout::blank is ' '). A file whose first
// row has no digit and empty fields is still known by the tabs in it.
#include "text/grid_text.h"
#include "text/plain_cells.h"
#include "text/separated.h"

namespace huisu::text {

Expected<Record, ParseError> read_tsv(const RecordText& record, const ParseOptions& options) {
    return read_plain_grid(record, options, TextFormat::kTsv, RowStyle::kTabs);
}

Expected<std::string, ParseError> write_tsv(const Puzzle& puzzle, const Layout& layout) {
    if (const std::optional<ParseError> error = misfit_of_digits(puzzle, kMaxSize)) return *error;
    const char blank = layout.blank == ' ' ? ' ' : blank_of(layout, puzzle.size());
    return separated_rows(puzzle, blank, '\t');
}

}  // namespace huisu::text
