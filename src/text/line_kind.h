// What a line is, looked at by itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "huisu/shape.h"
#include "text/grid_run.h"
#include "text/row_cells.h"

namespace huisu::text {

enum class LineKind : std::uint8_t {
    kBlank,
    kComment,  ///< begins with # ; % or //
    kHeader,   ///< the names of columns, or a title such as "Grid 07"
    kBorder,   ///< drawn between rows
    kSection,  ///< [Puzzle]
    kXml,
    kJson,
    kHodoku,
    kSudokuwiki,
    kSudokuExchange,
    kSgt,
    kCells,        ///< a whole grid
    kMarks,        ///< the pencilmarks of a whole grid
    kRow,          ///< one row of a grid
    kNearlyCells,  ///< a whole grid, were it not for its length or some characters
    kUnknown,
};

struct LineInfo {
    LineKind kind = LineKind::kUnknown;
    /// How it splits into the cells of a row (kCells, kRow and kUnknown).
    RowStyle style = RowStyle::kNone;
    int cells = 0;
    /// A row that may as well be read a character a cell has so many characters; otherwise 0.
    int characters = 0;
    bool is_near_729 = false;  ///< kNearlyCells: meant to be pencilmarks
    bool is_dashes = false;    ///< kBorder: nothing but dashes, so perhaps a row of open cells
    bool has_dash = false;     ///< a row with a dash
};

/// A grid or its pencilmarks in one line, which no broken piece before it may take in.
inline bool is_whole_record(const LineInfo& info) {
    return info.kind == LineKind::kCells || info.kind == LineKind::kMarks;
}

LineInfo classify(std::string_view line, const std::optional<Shape>& shape);

/// The line without blanks around it.
std::string_view trim(std::string_view text);

/// Borders are drawn with - = + | * : . ' and hold at least `---`, `===` or a corner such as `-+-`.
bool is_border(std::string_view line);

/// The shape a comment tells: "size 16 box 4x4".
std::optional<Shape> shape_hint(std::string_view comment);

/// Whether a header is the one of qqwing's CSV.
bool is_qqwing_header(std::string_view line);

}  // namespace huisu::text
