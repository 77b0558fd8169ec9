// "boxed": rows with lines between the boxes, in one of the BoxStyles (see box_frame.h); a character a cell, up to
// 61x61. Read are also numbers in such a grid, and blank cells that are only found by their column. The lines say how
// high and wide the boxes are.
#include "text/box_frame.h"
#include "text/plain_cells.h"

namespace huisu::text {

Expected<Record, ParseError> read_boxed(const RecordText& record, const ParseOptions& options) {
    Expected<Record, ParseError> result = read_plain_grid(record, options, TextFormat::kBoxed);
    if (!result) return result;
    const Expected<GridText, ParseError> grid = split_grid(record, options);
    if (grid) result->layout.box_style = style_of(record, *grid);
    if (result->layout.blank == ' ') result->layout.blank = '.';
    return result;
}

Expected<std::string, ParseError> write_boxed(const Puzzle& puzzle, const Layout& layout) {
    if (const std::optional<ParseError> error = misfit_of_digits(puzzle)) return *error;
    const bool compact = is_compact(layout.box_style);
    char blank = blank_of(layout, puzzle.size());
    if (blank == '-' && compact) blank = '.';  // |---|---|---| is a border
    std::vector<std::string> cells;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) cells.emplace_back(1, character_at(puzzle, cell, blank));
    const std::vector<std::size_t> widths(static_cast<std::size_t>(puzzle.size()), 1);
    return BoxFrame(layout.box_style, puzzle.shape(), widths, compact).draw(cells);
}

}  // namespace huisu::text
