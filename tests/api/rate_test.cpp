// Ratings against what Sudoku Explainer 1.2.1 gives, and what becomes of puzzles that cannot be rated.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <thread>

#include "api/leftover.h"
#include "huisu/huisu.h"
#include "logic/scales/se.h"

namespace huisu {
namespace {

struct Sample {
    std::string line;
    Rating rating;
};

int tenths_in(const std::string& text) {
    return static_cast<int>(std::stod(text) * 10 + 0.5);
}

std::vector<Sample> samples() {
    std::ifstream file(HUISU_ROOT "/data/se-sample.tsv");
    std::vector<Sample> all;
    for (std::string text; std::getline(file, text);) {
        if (text.starts_with("#")) continue;
        std::istringstream fields(text);
        std::string line, er, ep, ed;
        fields >> line >> er >> ep >> ed;
        all.push_back({line, {tenths_in(er), tenths_in(ep), tenths_in(ed)}});
    }
    return all;
}

Puzzle puzzle_from(const std::string& line) {
    return *parse(line);
}

RateOptions forced() {
    RateOptions options;
    options.force = true;
    return options;
}
RateOptions at_most(int er) {
    RateOptions options;
    options.max_er = er;
    return options;
}

// Every one of them in an optimised build; some, which is as much as a slow build can do, in others.
#ifdef NDEBUG
constexpr std::size_t kStride = 1;
#else
constexpr std::size_t kStride = 10;
#endif

TEST(Rate, EqualsTheReferenceOnTwoHundredPuzzlesOfAllRatings) {
    const std::vector<Sample> all = samples();
    ASSERT_EQ(all.size(), 200U);
    Rater rater;
    for (std::size_t i = 0; i < all.size(); i += kStride) {
        const RateResult result = rater.rate(puzzle_from(all[i].line));
        ASSERT_EQ(result.end, RateEnd::kRated);
        EXPECT_EQ(result.rating, all[i].rating) << all[i].line;
        EXPECT_LE(result.rating.ed, result.rating.ep);
        EXPECT_LE(result.rating.ep, result.rating.er);
    }
}

TEST(Rate, DoesNotDependOnThePuzzlesBefore) {
    const std::vector<Sample> all = samples();
    Rater rater;
    for (std::size_t i = all.size(); i > kStride; i -= std::min(i, 2 * kStride))
        EXPECT_EQ(rater.rate(puzzle_from(all[i - 1].line)).rating, all[i - 1].rating) << all[i - 1].line;
}

TEST(Rate, IsTheSameInTwoThreads) {
    const std::vector<Sample> all = samples();
    std::vector<Rating> ratings(all.size());
    {
        std::vector<std::jthread> threads;
        for (std::size_t first = 0; first < 2; ++first) {
            threads.emplace_back([&, first] {
                Rater rater;
                for (std::size_t i = first; i < all.size(); i += 5 * kStride + 1)
                    ratings[i] = rater.rate(puzzle_from(all[i].line)).rating;
            });
        }
    }
    for (std::size_t first = 0; first < 2; ++first)
        for (std::size_t i = first; i < all.size(); i += 5 * kStride + 1) EXPECT_EQ(ratings[i], all[i].rating);
}

TEST(Rate, RefusesAPuzzleWithSeveralSolutionsUnlessForced) {
    const Puzzle puzzle =
        puzzle_from("9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8");
    const RateResult refused = rate(puzzle);
    EXPECT_EQ(refused.end, RateEnd::kNotProper);
    EXPECT_EQ(refused.verdict, Verdict::kMany);
    const RateResult rated = rate(puzzle, forced());
    EXPECT_EQ(rated.end, RateEnd::kRated);
    EXPECT_EQ(rated.verdict, Verdict::kMany);
    EXPECT_EQ(rated.rating, (Rating{200, 12, 12}));
}

// A search through all nested levels would take hours.
TEST(Rate, ForcedEndsAtOnceWhereEveryCandidateIsInSomeSolution) {
    Puzzle few;
    for (const Cell cell : {0, 10, 20, 30, 40}) few.set_given(cell, cell / 10 + 1);
    for (const Puzzle& puzzle : {Puzzle(), few}) {
        const RateResult result = rate(puzzle, forced());
        EXPECT_EQ(result.end, RateEnd::kRated);
        EXPECT_EQ(result.verdict, Verdict::kMany);
        EXPECT_EQ(result.rating.er, 200);
    }
}

TEST(Rate, WhereEveryCandidateIsInSomeSolutionChainsFindNothing) {
    api::Leftover leftover;
    logic::SeOrder order;
    order.set_uniqueness(false);
    int states = 0;
    const std::vector<Sample> all = samples();
    for (std::size_t i = 0; i < all.size(); i += 20) {
        Puzzle puzzle = puzzle_from(all[i].line);
        for (Cell cell = 0, taken = 0; taken < 2; ++cell) {  // two givens less
            if (!puzzle.is_given(cell)) continue;
            puzzle.clear(cell);
            ++taken;
        }
        logic::CandidateGrid grid(puzzle);
        constexpr double kHardest = 9.0;
        while (leftover.has_any(grid)) {
            const std::optional<Step> step = order.next_step(grid, kHardest);
            if (!step) break;
            grid.apply(*step);
        }
        if (leftover.has_any(grid)) continue;
        ++states;
        EXPECT_FALSE(order.next_step(grid, kHardest)) << all[i].line;
    }
    EXPECT_GT(states, 5);
}

TEST(Rate, RefusesAPuzzleWithoutASolutionAndEndsWhenForced) {
    // The first sample with one given changed.
    const Puzzle none =
        puzzle_from("...43...8.39.8...6......2.157..2.9....1..38.2.2.195..796.3..18.4..7.....1.26.9..4");
    EXPECT_EQ(rate(none).end, RateEnd::kNotProper);
    EXPECT_EQ(rate(none).verdict, Verdict::kNone);
    EXPECT_EQ(rate(none, forced()).rating.er, 200);
}

TEST(Rate, RefusesTheEmptyGridBrokenRulesAndOtherSizes) {
    EXPECT_EQ(rate(Puzzle()).verdict, Verdict::kMany);
    Puzzle broken;
    broken.set_given(0, 5);
    broken.set_given(1, 5);
    const RateResult result = rate(broken);
    EXPECT_EQ(result.end, RateEnd::kNotProper);
    EXPECT_TRUE(result.rule_break);
    EXPECT_EQ(rate(broken, forced()).end, RateEnd::kNotProper);
    EXPECT_EQ(rate(Puzzle(*Shape::make(2, 2))).end, RateEnd::kBadShape);
}

TEST(Rate, ACompleteGridNeedsNoStep) {
    const auto solved = solve(puzzle_from(samples().front().line));
    const RateResult result = rate(Puzzle(*solved.solution));
    EXPECT_EQ(result.end, RateEnd::kRated);
    EXPECT_EQ(result.rating, Rating{});
    EXPECT_EQ(result.steps, 0);
}

TEST(Rate, LeavesAPuzzleAsSoonAsItIsAboveTheWantedRating) {
    const Puzzle hard = puzzle_from(samples().back().line);
    const RateResult left = rate(hard, at_most(20));
    const RateResult whole = rate(hard);
    EXPECT_EQ(left.end, RateEnd::kAbove);
    EXPECT_GT(left.rating.er, 20);
    EXPECT_LT(left.steps, whole.steps);
    EXPECT_EQ(rate(hard, at_most(whole.rating.er)).end, RateEnd::kRated);
}

TEST(Rate, PearlsAndDiamondsAreRatedToTheEndOthersEndWithTwenty) {
    int ended = 0;
    const std::vector<Sample> all = samples();
    for (std::size_t i = 0; i < all.size(); i += 4 * kStride) {
        const auto& [line, rating] = all[i];
        RateOptions to_pearl, to_diamond;
        to_pearl.is_pearl = true;
        to_diamond.is_diamond = true;
        const Rating pearl = rate(puzzle_from(line), to_pearl).rating;
        const Rating diamond = rate(puzzle_from(line), to_diamond).rating;
        EXPECT_EQ(pearl.er, rating.er > rating.ep ? 200 : rating.er) << line;
        EXPECT_EQ(diamond.er, rating.er > rating.ed ? 200 : rating.er) << line;
        ended += diamond.er == 200 ? 1 : 0;
    }
    EXPECT_GT(ended, 0);
}

TEST(Rate, StopsWhenTheBudgetRunsOut) {
    std::atomic<bool> stop = true;
    RateOptions options = forced();
    options.budget.stop = &stop;
    EXPECT_EQ(rate(puzzle_from(samples().back().line), options).end, RateEnd::kStopped);
}

}  // namespace
}  // namespace huisu
