#include "generate/orbits.h"

#include <algorithm>

namespace huisu::generating {
namespace {

Cell image(const Shape& shape, Cell cell, Symmetry symmetry) {
    const int last = shape.size() - 1;
    const int row = shape.row_of(cell);
    const int col = shape.col_of(cell);
    switch (symmetry) {
        case Symmetry::kRotate180: return shape.cell_at(last - row, last - col);
        case Symmetry::kRotate90: return shape.cell_at(col, last - row);
        case Symmetry::kMirror: return shape.cell_at(row, last - col);
        case Symmetry::kFlip: return shape.cell_at(last - row, col);
        case Symmetry::kDiagonal: return shape.cell_at(col, row);
        case Symmetry::kAntiDiagonal: return shape.cell_at(last - col, last - row);
    }
    return cell;
}

}  // namespace

Orbits orbits_of(const Shape& shape, std::span<const Symmetry> symmetries) {
    Orbits orbits;
    std::vector<bool> seen(static_cast<std::size_t>(shape.cells()));
    for (Cell first = 0; first < shape.cells(); ++first) {
        if (seen[static_cast<std::size_t>(first)]) continue;
        seen[static_cast<std::size_t>(first)] = true;
        Orbit orbit{first};
        for (std::size_t i = 0; i < orbit.size(); ++i) {
            for (const Symmetry symmetry : symmetries) {
                const Cell cell = image(shape, orbit[i], symmetry);
                if (seen[static_cast<std::size_t>(cell)]) continue;
                seen[static_cast<std::size_t>(cell)] = true;
                orbit.push_back(cell);
            }
        }
        std::sort(orbit.begin(), orbit.end());
        orbits.push_back(std::move(orbit));
    }
    return orbits;
}

bool reaches(const Orbits& orbits, const Range& cells) {
    std::vector<bool> sums{true};  // sums[n]: some of the orbits have n cells
    for (const Orbit& orbit : orbits) {
        std::vector<bool> next = sums;
        next.resize(sums.size() + orbit.size());
        for (std::size_t n = 0; n < sums.size(); ++n)
            if (sums[n]) next[n + orbit.size()] = true;
        sums = std::move(next);
    }
    for (int n = std::max(cells.least, 0); n <= cells.most && n < static_cast<int>(sums.size()); ++n)
        if (sums[static_cast<std::size_t>(n)]) return true;
    return false;
}

}  // namespace huisu::generating
