// The lines around and between boxes, in each BoxStyle, for boxed grids and candidate grids.
//
//   top       .-------.-------.-------.     *-----------*       (kPlain and kQqwing have none)
//   row       | 1 2 3 | 4 5 6 | 7 8 9 |     |123|456|789|
//   middle    :-------+-------+-------:     |---+---+---|
//   bottom    '-------'-------'-------'     *-----------*
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "huisu/shape.h"
#include "huisu/text.h"
#include "text/grid_text.h"

namespace huisu::text {

class BoxFrame {
public:
    /// `widths`: of the widest cell of each column. Compact rows have no blanks between cells.
    BoxFrame(BoxStyle style, const Shape& shape, std::vector<std::size_t> widths, bool is_compact);

    /// Whole lines for all rows, `cells` in reading order.
    std::string draw(std::span<const std::string> cells) const;

private:
    std::string row(std::span<const std::string> cells) const;
    std::string border(std::string_view left, std::string_view joint, std::string_view right) const;
    std::size_t part_width(int part) const;

    BoxStyle style_;
    Shape shape_;
    std::vector<std::size_t> widths_;
    bool is_compact_;
};

/// Whether rows of that style are drawn without blanks between the cells.
bool is_compact(BoxStyle style);

/// The style a grid was drawn in.
BoxStyle style_of(const RecordText& record, const GridText& grid);

}  // namespace huisu::text
