// The shape of a grid: boxes of R rows and C columns make a grid of size R*C with R*C digits.
//
//   3x3 boxes -> 9x9        2x3 boxes (2 rows, 3 columns) -> 6x6        4x4 boxes -> 16x16
#pragma once

#include <optional>
#include <string>

#include "huisu/cell.h"

namespace huisu {

class Shape {
public:
    /// The usual 9x9 grid with 3x3 boxes.
    constexpr Shape() = default;

    /// Boxes of `box_rows` rows and `box_cols` columns; nothing when their product is not a size from 4 to 64.
    static constexpr std::optional<Shape> make(int box_rows, int box_cols) {
        if (box_rows < 1 || box_cols < 1 || box_rows > kMaxSize || box_cols > kMaxSize) return std::nullopt;
        if (box_rows * box_cols < kMinSize || box_rows * box_cols > kMaxSize) return std::nullopt;
        return Shape(box_rows, box_cols);
    }

    /// The shape meant where only the size is known: the most nearly square box, wider than high (6 -> 2x3, 12 -> 3x4).
    static constexpr std::optional<Shape> of_size(int size) {
        if (size < kMinSize || size > kMaxSize) return std::nullopt;
        int rows = 1;
        for (int r = 1; r * r <= size; ++r)
            if (size % r == 0) rows = r;
        return Shape(rows, size / rows);
    }

    constexpr int box_rows() const { return box_rows_; }
    constexpr int box_cols() const { return box_cols_; }
    constexpr int size() const { return box_rows_ * box_cols_; }
    constexpr int cells() const { return size() * size(); }

    constexpr int row_of(Cell cell) const { return cell / size(); }
    constexpr int col_of(Cell cell) const { return cell % size(); }
    constexpr int box_of(Cell cell) const { return row_of(cell) / box_rows_ * box_rows_ + col_of(cell) / box_cols_; }
    constexpr Cell cell_at(int row, int col) const { return row * size() + col; }

    /// The i-th cell (0..size-1) of a house, in reading order.
    constexpr Cell cell_in(House house, int i) const {
        switch (house.kind) {
            case HouseKind::kRow: return cell_at(house.index, i);
            case HouseKind::kColumn: return cell_at(i, house.index);
            case HouseKind::kBox: break;
        }
        const int boxes_across = box_rows_;  // a grid of size R*C has R boxes side by side, each C columns wide
        const int top = house.index / boxes_across * box_rows_;
        const int left = house.index % boxes_across * box_cols_;
        return cell_at(top + i / box_cols_, left + i % box_cols_);
    }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;

private:
    constexpr Shape(int box_rows, int box_cols) : box_rows_(box_rows), box_cols_(box_cols) {}
    int box_rows_ = 3;
    int box_cols_ = 3;
};

/// "3x3": the box's rows and columns.
std::string shape_name(const Shape& shape);
/// Reads "3x4" (rows x columns of a box); nothing when it is not a shape.
std::optional<Shape> shape_from_name(const std::string& name);

}  // namespace huisu
