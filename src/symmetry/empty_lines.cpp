#include "symmetry/empty_lines.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace huisu::symmetry {
namespace {

using Permutation = std::vector<std::uint8_t>;

// Every permutation that moves only the given places, the identity first, at most `limit` (1 at least).
std::vector<Permutation> permutations_of(const std::vector<std::uint8_t>& places, std::size_t size, std::size_t limit) {
    Permutation identity(size);
    std::iota(identity.begin(), identity.end(), std::uint8_t{0});
    std::vector<Permutation> result;
    std::vector<std::uint8_t> order = places;
    do {
        Permutation permutation = identity;
        for (std::size_t i = 0; i < places.size(); ++i) permutation[places[i]] = order[i];
        result.push_back(std::move(permutation));
    } while (result.size() < limit && std::next_permutation(order.begin(), order.end()));
    return result;
}

// Each of `outer` after each of `inner`.
std::vector<Permutation> products(const std::vector<Permutation>& inner, const std::vector<Permutation>& outer,
                                  std::size_t limit) {
    std::vector<Permutation> result;
    for (const Permutation& first : inner)
        for (const Permutation& second : outer) {
            if (result.size() == limit) return result;
            Permutation both;
            for (const std::uint8_t i : second) both.push_back(first[i]);
            result.push_back(std::move(both));
        }
    return result;
}

// Of the rows, or the columns, of a grid: which are empty, and how many lie in a band, or a stack.
std::vector<Permutation> line_swaps(const std::vector<bool>& is_empty, std::size_t width, std::size_t limit) {
    const std::size_t size = is_empty.size();
    std::vector<Permutation> swaps = permutations_of({}, size, 1);
    std::vector<std::uint8_t> empty_chutes;
    for (std::size_t first = 0; first < size; first += width) {
        std::vector<std::uint8_t> empty;
        for (std::size_t line = first; line < first + width; ++line)
            if (is_empty[line]) empty.push_back(static_cast<std::uint8_t>(line));
        if (empty.size() == width) empty_chutes.push_back(static_cast<std::uint8_t>(first / width));
        swaps = products(swaps, permutations_of(empty, size, limit), limit);
    }
    std::vector<Permutation> chutes;
    for (const Permutation& order : permutations_of(empty_chutes, size / width, limit)) {
        Permutation lines;
        for (const std::uint8_t chute : order)
            for (std::size_t i = 0; i < width; ++i) lines.push_back(static_cast<std::uint8_t>(chute * width + i));
        chutes.push_back(std::move(lines));
    }
    return products(swaps, chutes, limit);
}

}  // namespace

std::vector<Transform> swaps_of_empty_lines(const Grid& grid, std::size_t limit) {
    const Shape& shape = grid.shape;
    const auto size = static_cast<std::size_t>(shape.size());
    std::vector<bool> empty_rows(size, true), empty_columns(size, true);
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        if (grid[cell] == kNoDigit) continue;
        empty_rows[static_cast<std::size_t>(shape.row_of(cell))] = false;
        empty_columns[static_cast<std::size_t>(shape.col_of(cell))] = false;
    }
    const auto rows = line_swaps(empty_rows, static_cast<std::size_t>(shape.box_rows()), limit);
    const auto columns = line_swaps(empty_columns, static_cast<std::size_t>(shape.box_cols()), limit);
    const Transform identity(shape);
    std::vector<Transform> result;
    for (const Permutation& row_order : rows)
        for (const Permutation& column_order : columns) {
            if (result.size() == limit) return result;
            Transform::Parts parts = identity.parts();
            parts.rows = row_order;
            parts.columns = column_order;
            result.push_back(*Transform::make(shape, std::move(parts)));
        }
    return result;
}

}  // namespace huisu::symmetry
