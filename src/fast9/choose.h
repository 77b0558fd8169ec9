// Where to branch, for one node: the plain twin of choose-inl.h, which does the same for a vector of nodes.
//
// Among the cells with two candidates, the one whose digits are most bound outside its box, in its row and column. Each
// of its two digits scores 1 point when another cell with two candidates there has it, and 2 points when some unsolved
// cell of the row and some of the column has it. Ties go to the first cell. Peers inside the box only blur the choice,
// since the sweeps have used most of what they say; docs/performance.md has what else was tried.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace huisu::fast9 {

// A cell with two candidates as a number that is larger the better the cell: points, then the earlier cell. 0: no cell.
using BranchKey = std::uint16_t;
constexpr int kKeyShift = 7;
constexpr BranchKey kKeyCells = 127;  // low bits: so much less the cell
constexpr BranchKey kPointsOffset = 4;

constexpr std::size_t cell_of(BranchKey key) {
    return static_cast<std::size_t>(kKeyCells - (key & kKeyCells));
}

/// A node at rest as branching sees it.
struct Branching {
    /// Two singles of a box are the same digit: the node has no solution. The sweeps leave that to this place.
    bool is_refuted = false;
    /// The best cell, and the best of the boxes in other bands and stacks than its own. 0 where there is none.
    std::array<BranchKey, 2> best{};
};
Branching branching_of(const std::uint16_t* cells);

/// Of the keys of nine boxes: see Branching.
std::array<BranchKey, 2> best_apart(const std::array<BranchKey, 9>& keys);

/// A cell and the digit to try there first, as a set.
struct BranchPlace {
    std::size_t cell = 0;
    std::uint16_t digit = 0;
};

/// The place that a key names, with the smallest digit of its cell.
inline BranchPlace place_of_key(BranchKey key, const std::uint16_t* cells) {
    const std::size_t cell = cell_of(key);
    return {cell, static_cast<std::uint16_t>(cells[cell] & -cells[cell])};
}

/// For a node without any cell with two candidates. Where digits have only two places in a house, the cell that is such
/// a place most often (counting its digits and its houses), with the digit that makes it so in most houses; otherwise
/// the first of the cells with the fewest candidates, with its smallest digit.
BranchPlace place_without_pairs(const std::uint16_t* cells);

}  // namespace huisu::fast9
