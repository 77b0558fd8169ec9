// New puzzles and complete grids: proper, minimal, of the wanted kind, and the same for the same seed everywhere.
//
// Puzzles come from attempts that are numbered from 0. An attempt depends on the seed, the options and its number
// alone, so what comes out does not depend on threads, instruction sets or time; an attempt that meets every wish
// gives a puzzle (an unbiased one may give several), any other none. Each begins with a complete grid, all grids being
// equally likely where the size is 4x4, 6x6, 8x8 or 9x9, from which givens are taken in a random order as long as there
// is one solution.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/rate.h"
#include "huisu/step.h"

namespace huisu {

/// What the pattern of givens looks the same after. Several together make the group they generate.
enum class Symmetry : std::uint8_t {
    kRotate180,
    kRotate90,
    kMirror,        ///< left and right change places
    kFlip,          ///< top and bottom change places
    kDiagonal,      ///< rows and columns change places
    kAntiDiagonal,  ///< the same at the other diagonal
};
inline constexpr int kSymmetries = 6;
/// "rotate180".
std::string_view symmetry_name(Symmetry symmetry);
std::optional<Symmetry> symmetry_of(std::string_view name);

/// How hard, by what a solver needs. ER is the scale of rate().
enum class Level : std::uint8_t {
    kEasy,     ///< hidden and naked singles are enough
    kMedium,   ///< not enough; ER up to 3.4: pointing, claiming, pairs, X-wings
    kHard,     ///< ER 3.5 to 6.4: triplets, quads, larger fish, XY-wings, unique rectangles, BUG
    kExpert,   ///< ER 6.5 to 7.9: cycles and chains
    kExtreme,  ///< ER 8.0 and more: chains from many cases, dynamic and nested ones
};
inline constexpr int kLevels = 5;
std::string_view level_name(Level level);
std::optional<Level> level_of(std::string_view name);
/// The level of a proper 9x9 puzzle; nothing for others, or when the budget ran out.
std::optional<Level> level(const Puzzle& puzzle, const Budget& budget = {});

/// Both ends included.
struct Range {
    int least = 0;
    int most = 0;

    friend bool operator==(const Range&, const Range&) = default;
};

/// The ER, in tenths, of puzzles of the level; the last has no end that is known.
Range er_of(Level level);

struct GenerateOptions {
    Shape shape;
    std::uint64_t seed = 0;
    std::uint64_t count = 1;
    /// Numbers of givens. Where that is more than puzzles without a redundant given have, some are left in.
    std::optional<Range> clues;
    std::vector<Symmetry> symmetries;
    /// The givens are in these cells and no others.
    std::optional<std::vector<Cell>> pattern;
    // The next three, and is_rated, are for 9x9 puzzles.
    std::optional<Level> level;
    std::optional<Range> er;  ///< tenths
    /// The steps of the scale use it.
    std::optional<Technique> technique;
    bool is_rated = false;
    /// Every minimal 9x9 puzzle is equally likely (Berthier's controlled-bias method, 2009, made exact by rejection)
    /// but those with more than 32 givens, one in a hundred thousand, which never come;
    /// takes seconds a puzzle. Goes with none of the wishes above.
    bool is_unbiased = false;
    /// Complete grids, no puzzles. Goes with none of the wishes above.
    bool is_full = false;
    /// Attempts at most; 0 for the default, some minutes of one core in vain.
    std::uint64_t tries = 0;
    /// Threads at work; 0 for one a core.
    unsigned threads = 1;
    /// The nodes are not looked at. The progress callback gets attempts as nodes and puzzles as solutions, and comes
    /// from any of the threads, one at a time.
    Budget budget;
};

struct Generated {
    Puzzle puzzle;  ///< for is_full: no open cell
    Grid solution;
    bool is_minimal = false;       ///< proved: no given can go
    std::optional<Rating> rating;  ///< with is_rated
    std::uint64_t attempt = 0;
};

enum class GenerateEnd : std::uint8_t {
    kDone,        ///< as many as were asked for
    kTries,       ///< the attempts were used up
    kStopped,     ///< the budget ran out, or take() said so
    kImpossible,  ///< no such puzzle exists, or the options do not go together: `obstacle`
};

enum class Obstacle : std::uint8_t {
    kNone,
    kShape,            ///< sizes from 4x4 to 25x25
    kOnlyNine,         ///< level, er, technique, is_rated and is_unbiased are for 9x9
    kRanges,           ///< a range is empty
    kFewClues,         ///< with so few givens no puzzle of the size has one solution
    kManyClues,        ///< more givens than cells
    kPatternCells,     ///< the pattern names a cell that is not there, or no cell twice
    kPatternClues,     ///< the pattern has another number of cells than `clues` allows
    kPatternFew,       ///< too few cells for one solution
    kPatternLines,     ///< two rows of a band, or two columns of a stack, have no given: they can change places
    kPatternSymmetry,  ///< the pattern is not symmetric in the way asked for
    kOrbits,           ///< no number of givens in the range can be symmetric in the way asked for
    kRating,           ///< no rating lies in `er`, or none that goes with the level and the technique
    kMixed,            ///< is_full or is_unbiased with a wish that it cannot meet
};

struct GenerateReport {
    GenerateEnd end = GenerateEnd::kDone;
    Obstacle obstacle = Obstacle::kNone;
    std::uint64_t made = 0;
    std::uint64_t attempts = 0;
    /// What attempts that did not meet the wishes came to; nothing where none got so far.
    std::optional<Range> clues_seen;
    std::optional<Range> er_seen;
};

/// Hands each puzzle to `take` as soon as it and all before it are there, one at a time, in the order of the attempts;
/// stops early when that says false. The engine that dug each puzzle has proved its solution to be the
/// only one, and that it fits is checked once more.
GenerateReport generate(const GenerateOptions& options, const std::function<bool(const Generated&)>& take);

}  // namespace huisu
