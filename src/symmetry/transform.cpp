// The group: drawing from it, composing, inverting, applying.
#include "huisu/transform.h"

#include <cassert>
#include <numeric>
#include <utility>

#include "symmetry/random_transform.h"

namespace huisu {
namespace {

using Permutation = std::vector<std::uint8_t>;

Permutation identity(int size) {
    Permutation result(static_cast<std::size_t>(size));
    std::iota(result.begin(), result.end(), std::uint8_t{0});
    return result;
}

// i -> outer[inner[i]]
Permutation compose(const Permutation& outer, const Permutation& inner) {
    Permutation result;
    result.reserve(inner.size());
    for (const std::uint8_t i : inner) result.push_back(outer[i]);
    return result;
}

Permutation inverse_of(const Permutation& permutation) {
    Permutation result(permutation.size());
    for (std::size_t i = 0; i < permutation.size(); ++i) result[permutation[i]] = static_cast<std::uint8_t>(i);
    return result;
}

bool is_permutation(const Permutation& values, int size) {
    if (values.size() != static_cast<std::size_t>(size)) return false;
    std::uint64_t seen[2] = {};
    for (const std::uint8_t value : values) {
        if (value >= size || (seen[value / 64] >> value % 64 & 1) != 0) return false;
        seen[value / 64] |= std::uint64_t{1} << value % 64;
    }
    return true;
}

// Whether lines that lie in a chute (of `width` lines) together stay together.
bool keeps_chutes(const Permutation& lines, int width) {
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i] / width != lines[i - i % static_cast<std::size_t>(width)] / width) return false;
    return true;
}

void shuffle(model::Random& random, Permutation& values, std::size_t first, std::size_t count) {
    for (std::size_t left = count; left > 1; --left)
        std::swap(values[first + left - 1], values[first + random.below(left)]);
}

Permutation random_lines(model::Random& random, int size, int width) {
    Permutation chutes = identity(size / width);
    shuffle(random, chutes, 0, chutes.size());
    Permutation lines;
    for (const std::uint8_t chute : chutes) {
        for (int i = 0; i < width; ++i) lines.push_back(static_cast<std::uint8_t>(chute * width + i));
        shuffle(random, lines, lines.size() - static_cast<std::size_t>(width), static_cast<std::size_t>(width));
    }
    return lines;
}

void append(std::string& text, char name, const Permutation& values, std::size_t first, int offset) {
    text += name;
    for (std::size_t i = first; i < values.size(); ++i) {
        if (i > first && values.size() - first > 9) text += ',';
        text += std::to_string(values[i] + offset);
    }
}

}  // namespace

namespace symmetry {

Transform random_transform(model::Random& random, const Shape& shape) {
    Transform::Parts parts;
    parts.is_transposed = shape.box_rows() == shape.box_cols() && random.below(2) == 1;
    parts.rows = random_lines(random, shape.size(), shape.box_rows());
    parts.columns = random_lines(random, shape.size(), shape.box_cols());
    parts.digits = identity(shape.size() + 1);
    shuffle(random, parts.digits, 1, static_cast<std::size_t>(shape.size()));
    return *Transform::make(shape, std::move(parts));
}

}  // namespace symmetry

Transform::Transform(const Shape& shape)
    : shape_(shape), parts_{false, identity(shape.size()), identity(shape.size()), identity(shape.size() + 1)} {}

std::optional<Transform> Transform::make(const Shape& shape, Parts parts) {
    const int size = shape.size();
    if (parts.is_transposed && shape.box_rows() != shape.box_cols()) return std::nullopt;
    if (!is_permutation(parts.rows, size) || !keeps_chutes(parts.rows, shape.box_rows())) return std::nullopt;
    if (!is_permutation(parts.columns, size) || !keeps_chutes(parts.columns, shape.box_cols())) return std::nullopt;
    if (!is_permutation(parts.digits, size + 1) || parts.digits[0] != 0) return std::nullopt;
    Transform transform(shape);
    transform.parts_ = std::move(parts);
    return transform;
}

Transform Transform::random(const Shape& shape, std::uint64_t seed) {
    model::Random random(seed);
    return symmetry::random_transform(random, shape);
}

Transform Transform::then(const Transform& next) const {
    assert(shape_ == next.shape_);
    const Parts& a = parts_;
    const Parts& b = next.parts_;
    Transform result(shape_);
    Parts& parts = result.parts_;
    parts.is_transposed = a.is_transposed != b.is_transposed;
    parts.rows = compose(b.is_transposed ? a.columns : a.rows, b.rows);
    parts.columns = compose(b.is_transposed ? a.rows : a.columns, b.columns);
    parts.digits = compose(b.digits, a.digits);
    return result;
}

Transform Transform::inverse() const {
    Transform result(shape_);
    Parts& parts = result.parts_;
    parts.is_transposed = parts_.is_transposed;
    parts.rows = inverse_of(parts_.is_transposed ? parts_.columns : parts_.rows);
    parts.columns = inverse_of(parts_.is_transposed ? parts_.rows : parts_.columns);
    parts.digits = inverse_of(parts_.digits);
    return result;
}

DigitSet Transform::digits_for(DigitSet digits) const {
    DigitSet result;
    for (const Digit digit : digits) result.insert(digit_for(digit));
    return result;
}

Grid Transform::apply(const Grid& grid) const {
    assert(grid.shape == shape_);
    Grid result(shape_);
    for (Cell cell = 0; cell < shape_.cells(); ++cell) result.set(cell, digit_for(grid[source_of(cell)]));
    return result;
}

Puzzle Transform::apply(const Puzzle& puzzle) const {
    assert(puzzle.shape() == shape_);
    Puzzle result(shape_);
    for (Cell cell = 0; cell < shape_.cells(); ++cell) {
        const Cell source = source_of(cell);
        if (puzzle.is_placed(source))
            result.set_placed(cell, digit_for(puzzle.digit(source)));
        else if (puzzle.is_given(source))
            result.set_given(cell, digit_for(puzzle.digit(source)));
        else if (puzzle.has_pencilmarks())
            result.set_candidates(cell, digits_for(puzzle.candidates(source)));
    }
    return result;
}

std::string Transform::text() const {
    std::string text = parts_.is_transposed ? "t" : "";
    append(text, 'r', parts_.rows, 0, 1);
    append(text, 'c', parts_.columns, 0, 1);
    append(text, 'd', parts_.digits, 1, 0);
    return text;
}

}  // namespace huisu
