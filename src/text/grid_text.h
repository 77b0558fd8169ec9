// The text of one grid, split into rows and cells: what all formats with a line for each row have in common.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/format.h"
#include "text/row_cells.h"

namespace huisu::text {

struct GridRow {
    std::size_t begin = 0;  ///< index in the record
    std::string_view line;
    RowCells cells;

    std::string_view text(std::size_t column) const {
        return line.substr(cells.cells[column].begin, cells.cells[column].length);
    }
    std::size_t index(std::size_t column) const { return begin + cells.cells[column].begin; }
};

struct GridBorder {
    std::size_t rows_above = 0;
    std::string_view line;  ///< trimmed
};

/// Views into the RecordText it was made from.
struct GridText {
    std::vector<GridRow> rows;
    std::vector<GridBorder> borders;
    int size = 0;

    bool has_bars() const;
    bool is_compact() const;
    /// Whether some cell is a number or a list: longer than one character.
    bool has_words() const;
};

/// Rows of equal length, as many as a row has cells; or why they are not.
Expected<GridText, ParseError> split_grid(const RecordText& record, const ParseOptions& options,
                                          std::optional<RowStyle> forced = {});

/// The format of a grid whose rows are not simply characters, commas or tabs.
TextFormat recognise_grid(const GridText& grid);

/// The shape asked for, or the one the borders show, or the usual one of the size. kBadShape when they contradict.
Expected<Shape, ParseError> shape_of(const RecordText& record, const GridText& grid, const ParseOptions& options);

/// Fills in the givens: characters, or numbers when some cell has two. `blank` is set to the first sign for an open
/// cell.
Expected<Puzzle, ParseError> read_givens(const RecordText& record, const GridText& grid, const Shape& shape,
                                         char& blank);

/// What is wrong with the cell: kBadDigit for a digit too big for the grid, otherwise kBadCharacter.
ParseError bad_cell(const RecordText& record, std::size_t index, std::string_view text, int size);

/// split_grid(), shape_of() and read_givens() in one: a record in that format.
Expected<Record, ParseError> read_plain_grid(const RecordText& record, const ParseOptions& options, TextFormat format,
                                             std::optional<RowStyle> forced = {});

}  // namespace huisu::text
