#include "board/board.h"

#include <bit>
#include <utility>

namespace huisu::board {

Board::Board(std::shared_ptr<const Geometry> geometry)
    : geometry_(std::move(geometry)),
      candidates_(static_cast<std::size_t>(cells()), low_bits(size())),
      places_(static_cast<std::size_t>(geometry_->houses() * size()), low_bits(size())) {}

Grid Board::solution() const {
    Grid grid(geometry_->shape());
    for (Cell cell = 0; cell < cells(); ++cell) grid.set(cell, std::countr_zero(candidates(cell)) + 1);
    return grid;
}

}  // namespace huisu::board
