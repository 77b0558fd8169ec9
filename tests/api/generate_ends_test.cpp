// How generating ends: done, out of tries, stopped, or with a wish that nothing can meet.
#include <gtest/gtest.h>

#include <fstream>
#include <numeric>
#include <string>

#include "huisu/explain.h"
#include "huisu/generate.h"
#include "huisu/rate.h"
#include "huisu/text.h"

namespace huisu {
namespace {

GenerateReport report_of(const GenerateOptions& options) {
    return generate(options, [](const Generated&) { return true; });
}

Obstacle obstacle_to(const GenerateOptions& options) {
    const GenerateReport report = report_of(options);
    if (report.obstacle == Obstacle::kNone) return Obstacle::kNone;
    EXPECT_EQ(report.end, GenerateEnd::kImpossible);
    EXPECT_EQ(report.made, 0U);
    EXPECT_EQ(report.attempts, 0U);
    return report.obstacle;
}

/// For 9x9, with no puzzle to make where nothing stands in the way.
GenerateOptions nothing() {
    GenerateOptions options;
    options.count = 0;
    return options;
}
GenerateOptions with_clues(Range clues) {
    GenerateOptions options = nothing();
    options.clues = clues;
    return options;
}
GenerateOptions with_pattern(std::vector<Cell> cells) {
    GenerateOptions options = nothing();
    options.pattern = std::move(cells);
    return options;
}
GenerateOptions with_shape(int rows, int cols) {
    GenerateOptions options = nothing();
    options.shape = *Shape::make(rows, cols);
    return options;
}
std::vector<Cell> all_cells() {
    std::vector<Cell> cells(81);
    std::iota(cells.begin(), cells.end(), 0);
    return cells;
}

TEST(GenerateEnds, WithoutAnObstacleWhereThereIsNone) {
    EXPECT_EQ(obstacle_to(nothing()), Obstacle::kNone);
    EXPECT_EQ(obstacle_to(with_clues({17, 17})), Obstacle::kNone);
    EXPECT_EQ(obstacle_to(with_clues({0, 81})), Obstacle::kNone);
    EXPECT_EQ(obstacle_to(with_pattern(all_cells())), Obstacle::kNone);
    EXPECT_EQ(obstacle_to(with_shape(5, 5)), Obstacle::kNone);
}

TEST(GenerateEnds, AtOnceWithTooFewOrTooManyGivens) {
    EXPECT_EQ(obstacle_to(with_clues({0, 16})), Obstacle::kFewClues);
    EXPECT_EQ(obstacle_to(with_clues({82, 90})), Obstacle::kManyClues);
    EXPECT_EQ(obstacle_to(with_clues({30, 29})), Obstacle::kRanges);
}

TEST(GenerateEnds, AtOnceWithNumbersThatNoSymmetryHas) {
    GenerateOptions options = with_clues({18, 19});
    options.symmetries = {Symmetry::kRotate90};
    EXPECT_EQ(obstacle_to(options), Obstacle::kOrbits);
    options.clues = Range{18, 20};
    EXPECT_EQ(obstacle_to(options), Obstacle::kNone);
}

TEST(GenerateEnds, AtOnceWithPatternsThatNothingFits) {
    EXPECT_EQ(obstacle_to(with_pattern({0, 10, 20, 30, 40})), Obstacle::kPatternFew);
    EXPECT_EQ(obstacle_to(with_pattern({81})), Obstacle::kPatternCells);
    EXPECT_EQ(obstacle_to(with_pattern({-1})), Obstacle::kPatternCells);
    EXPECT_EQ(obstacle_to(with_pattern({0, 0})), Obstacle::kPatternCells);

    std::vector<Cell> cells = all_cells();
    cells.resize(63);  // the last two rows are empty
    EXPECT_EQ(obstacle_to(with_pattern(cells)), Obstacle::kPatternLines);

    GenerateOptions options = with_pattern(all_cells());
    options.pattern->pop_back();
    EXPECT_EQ(obstacle_to(options), Obstacle::kNone);
    options.symmetries = {Symmetry::kMirror};
    EXPECT_EQ(obstacle_to(options), Obstacle::kPatternSymmetry);
    options.symmetries.clear();
    options.clues = Range{81, 81};
    EXPECT_EQ(obstacle_to(options), Obstacle::kPatternClues);
}

TEST(GenerateEnds, AtOnceWithWishesForOtherSizes) {
    EXPECT_EQ(obstacle_to(with_shape(6, 6)), Obstacle::kShape);
    GenerateOptions options = with_shape(4, 4);
    options.is_rated = true;
    EXPECT_EQ(obstacle_to(options), Obstacle::kOnlyNine);
    options = with_shape(4, 4);
    options.level = Level::kEasy;
    EXPECT_EQ(obstacle_to(options), Obstacle::kOnlyNine);
    options = with_shape(1, 9);
    options.er = Range{12, 50};
    EXPECT_EQ(obstacle_to(options), Obstacle::kOnlyNine);
}

TEST(GenerateEnds, AtOnceWithWishesThatExcludeEachOther) {
    GenerateOptions options = nothing();
    options.is_full = true;
    EXPECT_EQ(obstacle_to(options), Obstacle::kNone);
    options.clues = Range{30, 40};
    EXPECT_EQ(obstacle_to(options), Obstacle::kMixed);
    options = nothing();
    options.is_unbiased = true;
    options.symmetries = {Symmetry::kFlip};
    EXPECT_EQ(obstacle_to(options), Obstacle::kMixed);
    for (int wish = 0; wish < 4; ++wish) {
        options = nothing();
        options.is_unbiased = true;
        if (wish == 0) options.level = Level::kEasy;
        if (wish == 1) options.er = Range{70, 79};
        if (wish == 2) options.technique = Technique::kXWing;
        options.is_rated = wish == 3;
        EXPECT_EQ(obstacle_to(options), Obstacle::kMixed) << wish;
    }
}

TEST(GenerateEnds, AtOnceWithRatingsThatNoPuzzleHas) {
    const auto with = [](std::optional<Level> level, std::optional<Range> er, std::optional<Technique> technique) {
        GenerateOptions options = nothing();
        options.level = level;
        options.er = er;
        options.technique = technique;
        return obstacle_to(options);
    };
    EXPECT_EQ(with({}, Range{990, 990}, {}), Obstacle::kRating);
    EXPECT_EQ(with({}, Range{21, 22}, {}), Obstacle::kRating);
    EXPECT_EQ(with({}, Range{0, 9}, {}), Obstacle::kRating);
    EXPECT_EQ(with(Level::kHard, Range{70, 79}, {}), Obstacle::kRating);
    EXPECT_EQ(with(Level::kMedium, Range{10, 15}, {}), Obstacle::kRating);
    EXPECT_EQ(with(Level::kEasy, {}, Technique::kSwordfish), Obstacle::kRating);
    EXPECT_EQ(with({}, Range{20, 36}, Technique::kSwordfish), Obstacle::kRating);
    EXPECT_EQ(with({}, Range{20, 38}, Technique::kSwordfish), Obstacle::kNone);
    EXPECT_EQ(with(Level::kEasy, {}, Technique::kDirectPointing), Obstacle::kNone);
    EXPECT_EQ(with(Level::kMedium, Range{17, 17}, {}), Obstacle::kNone);
    EXPECT_EQ(with({}, Range{119, 119}, {}), Obstacle::kNone);
    EXPECT_EQ(with(Level::kExtreme, {}, Technique::kPointing), Obstacle::kNone);
}

TEST(GenerateEnds, WithoutAnObstacleWhereAPuzzleIsRatedSo) {
    std::ifstream file(std::string(HUISU_ROOT) + "/data/se-sample.tsv");
    int puzzles = 0;
    for (std::string line; std::getline(file, line);) {
        const auto puzzle = parse(line.substr(0, line.find('\t')));
        if (!puzzle) continue;
        const int er = rate(*puzzle).rating.er;
        if (er >= 80) continue;
        ++puzzles;
        GenerateOptions options = nothing();
        options.er = Range{er, er};
        options.level = level(*puzzle);
        ExplainOptions se;
        se.order = StepOrder::kSudokuExplainer;
        for (const Step& step : explain(*puzzle, se).steps) {
            options.technique = step.technique;
            EXPECT_EQ(obstacle_to(options), Obstacle::kNone) << line << ' ' << technique_name(step.technique);
        }
    }
    EXPECT_GE(puzzles, 100);
}

TEST(GenerateEnds, WhenTheTriesAreUsedUpAndSaysWhatCameNearest) {
    GenerateOptions options;
    options.clues = Range{17, 17};
    options.symmetries = {Symmetry::kRotate90};
    options.tries = 5;
    const GenerateReport report = report_of(options);
    EXPECT_EQ(report.end, GenerateEnd::kTries);
    EXPECT_EQ(report.made, 0U);
    EXPECT_EQ(report.attempts, 5U);
    ASSERT_TRUE(report.clues_seen);
    EXPECT_GE(report.clues_seen->least, 18);
    EXPECT_LE(report.clues_seen->most, 50);
    EXPECT_FALSE(report.er_seen);
}

TEST(GenerateEnds, WithTheRatingsThatWereMet) {
    GenerateOptions options;
    options.er = Range{12, 50};
    options.technique = Technique::kNakedQuad;  // in few puzzles only
    options.tries = 300;
    const GenerateReport report = report_of(options);
    EXPECT_EQ(report.end, GenerateEnd::kTries);
    ASSERT_TRUE(report.er_seen);
    EXPECT_GE(report.er_seen->least, 12);
    EXPECT_LE(report.er_seen->most, 50);
}

TEST(GenerateEnds, WithWhatThereIsWhenTheTriesAreUsedUp) {
    GenerateOptions options;
    options.count = 100;
    options.tries = 30;
    const GenerateReport report = report_of(options);
    EXPECT_EQ(report.end, GenerateEnd::kTries);
    EXPECT_EQ(report.made, 30U);
}

TEST(GenerateEnds, WhenItIsToldTo) {
    GenerateOptions options;
    options.count = 100;
    int taken = 0;
    const GenerateReport report = generate(options, [&](const Generated&) { return ++taken < 3; });
    EXPECT_EQ(report.end, GenerateEnd::kStopped);
    EXPECT_EQ(report.made, 3U);
    EXPECT_EQ(taken, 3);
}

TEST(GenerateEnds, WhenTheBudgetIsUsedUp) {
    GenerateOptions options;
    options.count = 1'000'000'000;
    options.budget = Budget::of_seconds(0);
    EXPECT_EQ(report_of(options).end, GenerateEnd::kStopped);

    std::atomic<bool> stop = true;
    options.budget = {};
    options.budget.stop = &stop;
    EXPECT_EQ(report_of(options).end, GenerateEnd::kStopped);

    options.budget = {};
    std::uint64_t attempts = 0;
    options.budget.progress = [&](const Progress& progress) {
        attempts = progress.nodes;
        return false;
    };
    const GenerateReport report = report_of(options);
    EXPECT_EQ(report.end, GenerateEnd::kStopped);
    EXPECT_EQ(report.attempts, attempts);
}

TEST(GenerateEnds, AtOnceWhenNoneAreWanted) {
    const GenerateReport report = report_of(nothing());
    EXPECT_EQ(report.end, GenerateEnd::kDone);
    EXPECT_EQ(report.attempts, 0U);
}

TEST(GenerateEnds, NamesAreReadBack) {
    for (int i = 0; i < kSymmetries; ++i)
        EXPECT_EQ(symmetry_of(symmetry_name(static_cast<Symmetry>(i))), static_cast<Symmetry>(i));
    for (int i = 0; i < kLevels; ++i) EXPECT_EQ(level_of(level_name(static_cast<Level>(i))), static_cast<Level>(i));
    EXPECT_FALSE(symmetry_of("none"));
    EXPECT_FALSE(level_of("Easy"));
}

}  // namespace
}  // namespace huisu
