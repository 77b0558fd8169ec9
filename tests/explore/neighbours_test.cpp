// Neighbouring puzzles against trying every one of them.
#include <gtest/gtest.h>

#include <set>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

using Forms = std::set<std::vector<std::uint8_t>>;

Forms forms_of(const NeighbourResult& result) {
    EXPECT_EQ(result.end, ExploreEnd::kComplete);
    Forms forms;
    for (const Grid& grid : result.puzzles) forms.insert(grid.digits);
    EXPECT_EQ(forms.size(), result.puzzles.size());
    return forms;
}

// Tries everything, one puzzle after the other.
class BruteForce {
public:
    explicit BruteForce(std::string_view line) : puzzle_(line), own_(form_of(puzzle_)) {}

    Forms find(int minus, int plus) {
        std::string digits = puzzle_;
        take_away(digits, 0, minus, plus);
        return forms_;
    }

private:
    static std::vector<std::uint8_t> form_of(const std::string& line) {
        return min_lex(tests::puzzle_of(line)).form.digits;
    }
    bool is_proper(const std::string& line) {
        return solver_.solve(*Puzzle9::from_line(line)).verdict == Verdict::kUnique;
    }
    void take_away(std::string& line, std::size_t from, int minus, int plus) {
        if (minus == 0) return add(line, 0, plus);
        for (std::size_t cell = from; cell < line.size(); ++cell) {
            if (line[cell] == '.') continue;
            const char digit = line[cell];
            line[cell] = '.';
            take_away(line, cell + 1, minus - 1, plus);
            line[cell] = digit;
        }
    }
    void add(std::string& line, std::size_t from, int plus) {
        if (plus == 0) return look_at(line);
        for (std::size_t cell = from; cell < line.size(); ++cell) {
            if (line[cell] != '.') continue;
            for (char digit = '1'; digit <= '9'; ++digit) {
                if (digit == puzzle_[cell]) continue;
                line[cell] = digit;
                // Nothing can be added to what has no solution, nor to what is proper already.
                if (plus == 1 || solver_.solve(*Puzzle9::from_line(line)).verdict == Verdict::kMany)
                    add(line, cell + 1, plus - 1);
            }
            line[cell] = '.';
        }
    }
    void look_at(const std::string& line) {
        if (!is_proper(line)) return;
        for (std::size_t cell = 0; cell < line.size(); ++cell) {
            if (line[cell] == '.') continue;
            std::string less = line;
            less[cell] = '.';
            if (is_proper(less)) return;
        }
        if (auto form = form_of(line); form != own_) forms_.insert(std::move(form));
    }

    std::string puzzle_;
    std::vector<std::uint8_t> own_;
    Solver9 solver_{Engine9::kSingle};
    Forms forms_;
};

constexpr std::string_view kMinimal =
    "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361";

TEST(Neighbours, OneForOneAreTheOnesOfBruteForce) {
    NeighbourSearch search;
    for (const std::string_view line : {kMinimal, tests::kInkala, tests::kEasterMonster}) {
        const Forms expected = BruteForce(line).find(1, 1);
        EXPECT_EQ(forms_of(search.find(tests::puzzle_of(line))), expected);
    }
}

TEST(Neighbours, TwoForOneAreTheOnesOfBruteForce) {
    // 27 givens, so that some of its neighbours have 26.
    const Puzzle puzzle = minimise(Puzzle(tests::grid_of(tests::kInkalaSolution))).puzzle;
    std::string line;
    for (Cell cell = 0; cell < 81; ++cell)
        line += puzzle.is_open(cell) ? '.' : static_cast<char>('0' + puzzle.digit(cell));
    NeighbourSearch search;
    EXPECT_EQ(forms_of(search.find(puzzle, {.minus = 2})), BruteForce(line).find(2, 1));
}

TEST(Neighbours, OneForTwoAreTheOnesOfBruteForce) {
    NeighbourSearch search;
    const Forms found = forms_of(search.find(tests::puzzle_of(tests::kInkala), {.plus = 2}));
    EXPECT_EQ(found, BruteForce(tests::kInkala).find(1, 2));
    EXPECT_FALSE(found.empty());
}

TEST(Neighbours, AreProperAndMinimalAndOneMoveAway) {
    const NeighbourResult result = neighbours(tests::puzzle_of(kMinimal));
    EXPECT_FALSE(result.puzzles.empty());
    for (const Grid& grid : result.puzzles) {
        EXPECT_EQ(Puzzle(grid).given_count(), tests::puzzle_of(kMinimal).given_count());
        const CheckResult checked = check(Puzzle(grid), {.minimal = true});
        EXPECT_EQ(checked.verdict, Verdict::kUnique);
        EXPECT_TRUE(checked.redundant && checked.redundant->empty());
        EXPECT_EQ(min_lex(Puzzle(grid)).form, grid);
    }
}

TEST(Neighbours, OfIsomorphicPuzzlesAreTheSame) {
    const Puzzle puzzle = tests::puzzle_of(kMinimal);
    const Forms forms = forms_of(neighbours(puzzle));
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        EXPECT_EQ(forms_of(neighbours(Transform::random(Shape{}, seed).apply(puzzle))), forms);
}

TEST(Neighbours, WhatHasNoneIsRefused) {
    EXPECT_EQ(neighbours(Puzzle()).end, ExploreEnd::kNotProper);
    EXPECT_EQ(neighbours(Puzzle(*Shape::make(2, 3))).end, ExploreEnd::kBadShape);
    Puzzle pencilmarks = tests::puzzle_of(kMinimal);
    pencilmarks.set_candidates(0, DigitSet::of(1));
    EXPECT_EQ(neighbours(pencilmarks).end, ExploreEnd::kPencilmarks);
}

TEST(Neighbours, ABudgetEndsTheSearch) {
    EXPECT_EQ(neighbours(tests::puzzle_of(kMinimal), {.budget = Budget::of_nodes(50)}).end, ExploreEnd::kStopped);
}

}  // namespace
}  // namespace huisu
