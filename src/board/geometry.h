// The geometry of a shape, as tables: which cells make a house, where a cell lies in its three houses, and which
// positions of a house lie in the same segment, the piece it shares with a house of another kind.
//
// Houses are numbered 0..size-1 rows, size..2*size-1 columns, 2*size..3*size-1 boxes. A "place" is a position inside a
// house, 0..size-1 in reading order, so that the places of a digit in a house are one 64-bit mask.
//
//   row of a 9x9 grid        box of a 9x9 grid: place 0 1 2     line segments {0,1,2} {3,4,5} {6,7,8}
//   places 0..8                                       3 4 5     column segments {0,3,6} {1,4,7} {2,5,8}
//   segments {0,1,2} ...                              6 7 8
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "huisu/cell.h"
#include "huisu/shape.h"

namespace huisu::board {

using Mask = std::uint64_t;

constexpr Mask bit(int index) {
    return Mask{1} << index;
}
/// The lowest `count` bits.
constexpr Mask low_bits(int count) {
    return count >= 64 ? ~Mask{0} : bit(count) - 1;
}
/// At most one bit.
constexpr bool at_most_one(Mask mask) {
    return (mask & (mask - 1)) == 0;
}

/// Where a cell lies in its row, column and box.
struct CellLinks {
    std::array<std::uint16_t, 3> house;
    std::array<std::uint8_t, 3> place;
    std::array<std::uint32_t, 3> digits_at;  ///< house * size: index of the house's first digit in a table of places
    std::array<Mask, 3> place_bit;
    std::array<Mask, 3> house_bit;  ///< the house among those of its kind
};

/// What one place of a house shares with crossing houses. A row or column has one segment through a place, a box two.
struct Segments {
    std::array<Mask, 2> mask;           ///< the places of the segment; 0 where there is none
    std::array<std::uint16_t, 2> with;  ///< the house that shares it
    std::array<Mask, 2> mask_there;     ///< the same cells as places of that house
};

class Geometry {
public:
    explicit Geometry(const Shape& shape);

    const Shape& shape() const { return shape_; }
    int size() const { return size_; }
    int cells() const { return cells_; }
    int houses() const { return 3 * size_; }

    const CellLinks& links(Cell cell) const { return links_[static_cast<std::size_t>(cell)]; }
    Cell cell_at(int house, int place) const { return cell_at_[index(house, place)]; }
    const Segments& segments(int house, int place) const { return segments_[index(house, place)]; }

private:
    std::size_t index(int house, int place) const { return static_cast<std::size_t>(house * size_ + place); }

    Shape shape_;
    int size_;
    int cells_;
    std::vector<CellLinks> links_;
    std::vector<std::uint16_t> cell_at_;
    std::vector<Segments> segments_;
};

/// The geometry of a shape; that of 9x9 grids is made once.
std::shared_ptr<const Geometry> geometry_of(const Shape& shape);

}  // namespace huisu::board
