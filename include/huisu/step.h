// One step of a solution as a person would take it, with all that is needed to explain and to draw it.
//
// A step says what follows (a digit placed, candidates taken away) and why: the houses and cells of the pattern, and
// for chains every link. Nothing here is a sentence; text comes from describe().
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "huisu/cell.h"
#include "huisu/digit_set.h"

namespace huisu {

/// A digit that a cell may take.
struct Candidate {
    Cell cell = 0;
    Digit digit = kNoDigit;

    friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// In the order in which Sudoku Explainer 1.2.1 tries them, which is the order of its scale except for aligned
/// triplets.
enum class Technique : std::uint8_t {
    kHiddenSingle,
    kDirectPointing,
    kDirectClaiming,
    kDirectHiddenPair,
    kNakedSingle,
    kDirectHiddenTriplet,
    kPointing,
    kClaiming,
    kNakedPair,
    kXWing,
    kHiddenPair,
    kNakedTriplet,
    kSwordfish,
    kHiddenTriplet,
    kXyWing,
    kXyzWing,
    kUniqueLoop,  ///< of four cells it is a unique rectangle
    kNakedQuad,
    kJellyfish,
    kHiddenQuad,
    kBug,  ///< bivalue universal grave
    kAlignedPair,
    kXCycle,
    kYCycle,
    kXyCycle,
    kForcingXChain,
    kForcingChain,
    kAlignedTriplet,
    kNishio,
    kContradiction,  ///< dynamic: an assumption makes a candidate both true and false
    kDoubleForcing,  ///< dynamic: what follows from an assumption and from its opposite
    kCellForcing,    ///< what follows from every candidate of a cell
    kRegionForcing,  ///< what follows from every place of a digit in a house
};
inline constexpr int kTechniques = 33;

/// "naked_pair": the name that data and options use.
std::string_view technique_name(Technique technique);
std::optional<Technique> technique_of(std::string_view name);

/// Why a link of a chain holds.
enum class LinkReason : std::uint8_t {
    kAssumed,  ///< no link: the chain begins here
    kCell,     ///< true to false: one digit a cell. False to true: the only candidate left in the cell
    kBox,      ///< the same with places of a digit in a box, row or column
    kRow,
    kColumn,
    kRule,  ///< a step of its own, on the grid as the chain has left it: see Step::nested
};

/// A statement of a chain: the digit is in the cell, or is not.
struct ChainNode {
    Candidate candidate;
    bool is_true = false;
    LinkReason reason = LinkReason::kAssumed;
    /// Indices of earlier nodes of the same chain that it follows from; the first is the one that was followed.
    std::vector<int> parents;
    int nested = -1;  ///< kRule: index in Step::nested
};

/// Every node follows from earlier ones; the last is the conclusion. For cycles it equals the first.
struct Chain {
    std::vector<ChainNode> nodes;
};

struct Step {
    Technique technique = Technique::kHiddenSingle;
    /// Unique loops and BUG: type 1 to 4. Others 0.
    int type = 0;
    /// Chains: whether they draw on the grid as the assumption changes it, and how deep rules are nested (0 to 5).
    bool is_dynamic = false;
    int level = 0;
    /// On the scale of Sudoku Explainer 1.2.1, as the exact sum of its doubles; printed rounded to one decimal.
    double difficulty = 0;
    /// Chains: statements in all, as that scale counts them.
    int complexity = 0;
    /// Rests on the puzzle having only one solution.
    bool needs_uniqueness = false;

    std::optional<Candidate> placement;
    std::vector<Candidate> eliminations;

    /// The pattern: its houses (base houses first, `covers` after them), its cells and digits. Loops: `extras` are the
    /// cells with further candidates. Wings: the pivot is the first cell. Aligned exclusion: `extras` are the cells
    /// that forbid combinations.
    std::vector<House> houses;
    std::vector<House> covers;
    std::vector<Cell> cells;
    std::vector<Cell> extras;
    DigitSet digits;
    DigitSet extra_digits;
    std::vector<Chain> chains;
    std::vector<Step> nested;
};

}  // namespace huisu
