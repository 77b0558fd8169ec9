#include "huisu/shape.h"

#include <charconv>

namespace huisu {

std::string shape_name(const Shape& shape) {
    return std::to_string(shape.box_rows()) + "x" + std::to_string(shape.box_cols());
}

std::optional<Shape> shape_from_name(const std::string& name) {
    int rows = 0;
    int cols = 0;
    const char* const end = name.data() + name.size();
    const auto left = std::from_chars(name.data(), end, rows);
    if (left.ec != std::errc{} || left.ptr == end || (*left.ptr != 'x' && *left.ptr != 'X')) return std::nullopt;
    const auto right = std::from_chars(left.ptr + 1, end, cols);
    if (right.ec != std::errc{} || right.ptr != end) return std::nullopt;
    return Shape::make(rows, cols);
}

}  // namespace huisu
