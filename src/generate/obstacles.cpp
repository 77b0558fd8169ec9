#include "generate/obstacles.h"

#include <algorithm>
#include <array>

#include "generate/judge.h"
#include "generate/orbits.h"

namespace huisu::generating {
namespace {

// The fewest givens of a puzzle with one solution: proved for 4x4, 6x6, 8x8 and 9x9 (McGuire, Tugemann and Civario
// 2012; Lass 2012). For other sizes only this is sure: all digits but one appear.
int fewest_clues(const Shape& shape) {
    if (shape == Shape{}) return 17;
    switch (shape.size()) {
        case 4: return shape.box_rows() == 2 ? 4 : shape.size() - 1;
        case 6: return shape.box_rows() == 2 || shape.box_rows() == 3 ? 8 : shape.size() - 1;
        case 8: return shape.box_rows() == 2 || shape.box_rows() == 4 ? 14 : shape.size() - 1;
        default: return shape.size() - 1;
    }
}

bool is_known(const Range& range) {
    return range.least <= range.most;
}

// Two rows of a band, or two columns of a stack, without givens can change places.
bool has_empty_lines(const Shape& shape, const std::vector<bool>& given) {
    const auto is_empty = [&](HouseKind kind, int index) {
        for (int i = 0; i < shape.size(); ++i)
            if (given[static_cast<std::size_t>(shape.cell_in({kind, index}, i))]) return false;
        return true;
    };
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
        const int together = kind == HouseKind::kRow ? shape.box_rows() : shape.box_cols();
        for (int first = 0; first < shape.size(); first += together) {
            int empty = 0;
            for (int i = 0; i < together; ++i) empty += is_empty(kind, first + i) ? 1 : 0;
            if (empty > 1) return true;
        }
    }
    return false;
}

Obstacle obstacle_to_pattern(const GenerateOptions& options) {
    const std::vector<Cell>& cells = *options.pattern;
    std::vector<bool> given(static_cast<std::size_t>(options.shape.cells()));
    for (const Cell cell : cells) {
        if (cell < 0 || cell >= options.shape.cells() || given[static_cast<std::size_t>(cell)])
            return Obstacle::kPatternCells;
        given[static_cast<std::size_t>(cell)] = true;
    }
    const int clues = static_cast<int>(cells.size());
    if (options.clues && (clues < options.clues->least || clues > options.clues->most)) return Obstacle::kPatternClues;
    if (clues < fewest_clues(options.shape)) return Obstacle::kPatternFew;
    if (has_empty_lines(options.shape, given)) return Obstacle::kPatternLines;
    for (const Orbit& orbit : orbits_of(options.shape, options.symmetries)) {
        const auto here =
            std::count_if(orbit.begin(), orbit.end(), [&](Cell cell) { return given[static_cast<std::size_t>(cell)]; });
        if (here != 0 && here != static_cast<std::ptrdiff_t>(orbit.size())) return Obstacle::kPatternSymmetry;
    }
    return Obstacle::kNone;
}

Obstacle obstacle_to_clues(const GenerateOptions& options) {
    if (options.clues->most < fewest_clues(options.shape)) return Obstacle::kFewClues;
    if (options.clues->least > options.shape.cells()) return Obstacle::kManyClues;
    const Range within{std::max(options.clues->least, fewest_clues(options.shape)), options.clues->most};
    return reaches(orbits_of(options.shape, options.symmetries), within) ? Obstacle::kNone : Obstacle::kOrbits;
}

// The lowest difficulty of a step of the technique, in tenths.
int least_er_of(Technique technique) {
    constexpr std::array<std::uint8_t, kTechniques> kLeast = {
        10, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45,  // hidden single to unique loop
        50, 52, 54, 56, 62, 65, 65, 70, 66, 70, 75, 75, 85, 85, 80, 80};     // naked quad to region forcing
    return kLeast[static_cast<std::size_t>(technique)];
}

// Ratings below 4.5 are those of single techniques; from there on nearly all tenths occur.
bool has_rating(const Range& range) {
    constexpr int kDense = 45;
    // The highest base of a chain, and what a chain of a million statements would add to it.
    constexpr int kMost = 110 + 40;
    constexpr std::array kRatings = {10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44};
    if (range.least > range.most || range.least > kMost) return false;
    const auto is_within = [&](int rating) { return range.least <= rating && rating <= range.most; };
    return range.most >= kDense || std::any_of(kRatings.begin(), kRatings.end(), is_within);
}

// The ratings that the level, the range and the technique leave.
Range ratings_for(const GenerateOptions& options) {
    constexpr int kBeyondSingles = 17;
    Range range = er_within(options.level, options.er);
    if (options.level == Level::kMedium) range.least = std::max(range.least, kBeyondSingles);
    if (options.technique) range.least = std::max(range.least, least_er_of(*options.technique));
    return range;
}

}  // namespace

Obstacle obstacle_to(const GenerateOptions& options) {
    const bool is_graded = options.level || options.er || options.technique || options.is_rated;
    const bool is_placed = options.clues || options.pattern || !options.symmetries.empty();
    if (options.shape.size() > 25) return Obstacle::kShape;
    if (options.shape != Shape{} && (is_graded || options.is_unbiased)) return Obstacle::kOnlyNine;
    if ((options.clues && !is_known(*options.clues)) || (options.er && !is_known(*options.er)))
        return Obstacle::kRanges;
    if (options.is_full && (is_graded || is_placed || options.is_unbiased)) return Obstacle::kMixed;
    if (options.is_unbiased && (is_placed || is_graded)) return Obstacle::kMixed;
    if (is_graded && !has_rating(ratings_for(options))) return Obstacle::kRating;
    if (options.clues) {
        const Obstacle obstacle = obstacle_to_clues(options);
        if (obstacle != Obstacle::kNone) return obstacle;
    }
    return options.pattern ? obstacle_to_pattern(options) : Obstacle::kNone;
}

}  // namespace huisu::generating
