// How much the length of a chain adds to its difficulty on the scale of Sudoku Explainer 1.2.1.
#pragma once

namespace huisu::logic {

/// A tenth for each of the lengths 4, 6, 8, 12, 16, 24, 32 ... that `complexity - 2` exceeds. The tenths are added one
/// by one, as doubles, since difficulties are compared that way.
constexpr double length_difficulty(int complexity) {
    double added = 0;
    bool is_odd = false;
    for (int step = 4; complexity - 2 > step; step = is_odd ? step * 4 / 3 : step * 3 / 2, is_odd = !is_odd)
        added += 0.1;
    return added;
}

}  // namespace huisu::logic
