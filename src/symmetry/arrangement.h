// A geometric move and the names of the digits, flat, for shapes up to 9x9: what the searches for a min-lex form work
// with. The same meaning as Transform: result(r, c) = labels[ source(rows[r], columns[c]) ].
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "huisu/transform.h"

namespace huisu::symmetry {

inline constexpr std::size_t kMaxLines = 9;

struct Arrangement {
    bool is_transposed = false;
    std::array<std::uint8_t, kMaxLines> rows{};
    std::array<std::uint8_t, kMaxLines> columns{};
    std::array<std::uint8_t, kMaxLines + 1> labels{};  // 0 for a digit that does not occur
};

/// Digits that do not occur get the labels that are left, in ascending order.
Transform transform_of(const Arrangement& arrangement, const Shape& shape);

}  // namespace huisu::symmetry
