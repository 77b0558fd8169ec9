// For each finder a grid that holds its pattern and nothing else, and the same grid with one candidate more; each in
// all its images.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "image.h"
#include "logic/techniques/aligned_exclusion.h"
#include "logic/techniques/bug.h"
#include "logic/techniques/fish.h"
#include "logic/techniques/hidden_set.h"
#include "logic/techniques/hidden_single.h"
#include "logic/techniques/locking.h"
#include "logic/techniques/naked_set.h"
#include "logic/techniques/naked_single.h"
#include "logic/techniques/unique_loop.h"
#include "logic/techniques/wings.h"
#include "puzzles.h"

namespace huisu::logic::tests {
namespace {

/// How many candidates are told of; -1 where an image went wrong.
std::ptrdiff_t size_of(const std::string& told) {
    if (told.starts_with("image")) return -1;
    return std::count(told.begin(), told.end(), ':');
}

TEST(HiddenSingle, IsTheOnlyPlaceOfADigit) {
    CandidateGrid grid;
    confine(grid, kFirstBox, 1, {0, 1});
    EXPECT_EQ(found(find_hidden_single, grid), "none");
    grid.erase(0, 0);
    EXPECT_EQ(found(find_hidden_single, grid), "=1:1");
    EXPECT_EQ(find_hidden_single(grid)->difficulty, 1.2);
}

TEST(HiddenSingle, IsEasierInTheLastCellOfAHouseWhereverThatIs) {
    CandidateGrid grid;
    confine(grid, kFirstBox, 1, {1});
    for (Cell cell = 72; cell < 80; ++cell) grid.place(cell, cell - 72);
    EXPECT_EQ(found(find_hidden_single, grid), "=80:9");
    EXPECT_EQ(find_hidden_single(grid)->difficulty, 1.0);
}

TEST(NakedSingle, IsTheOnlyCandidateOfACell) {
    CandidateGrid grid;
    keep(grid, 40, "37");
    EXPECT_EQ(found(find_naked_single, grid), "none");
    grid.erase(40, 6);
    EXPECT_EQ(found(find_naked_single, grid), "=40:3");
}

TEST(DirectLocking, PlacesWhatHasOnePlaceOutsideOfTheCover) {
    CandidateGrid grid;
    confine(grid, kFirstBox, 1, {0, 1});
    confine(grid, kFirstBox + 1, 1, {3, 5, 12, 22});
    EXPECT_EQ(found(find_direct_locking, grid), "none");
    grid.erase(22, 0);
    EXPECT_EQ(found(find_direct_locking, grid), "=12:1");
    EXPECT_EQ(find_direct_locking(grid)->technique, Technique::kDirectPointing);
}

TEST(DirectLocking, AlsoClaimsABoxForALine) {
    CandidateGrid grid;
    grid.place(24, 0);  // else the third box would point along the third row
    confine(grid, kFirstRow, 1, {0, 1});
    confine(grid, kFirstRow + 1, 1, {9, 12, 13});
    EXPECT_EQ(found(find_direct_locking, grid), "none");
    grid.erase(13, 0);
    EXPECT_EQ(found(find_direct_locking, grid), "=12:1");
    EXPECT_EQ(find_direct_locking(grid)->technique, Technique::kDirectClaiming);
}

TEST(Locking, PointsFromABoxAlongALine) {
    CandidateGrid grid;
    confine(grid, kFirstBox, 1, {0, 1, 9});
    EXPECT_EQ(found(find_locking, grid), "none");
    grid.erase(9, 0);
    EXPECT_EQ(found(find_locking, grid), "3:1 4:1 5:1 6:1 7:1 8:1");
    EXPECT_EQ(find_locking(grid)->technique, Technique::kPointing);
}

TEST(Locking, ClaimsABoxForALine) {
    CandidateGrid grid;
    confine(grid, kFirstRow, 1, {0, 1, 3});
    EXPECT_EQ(found(find_locking, grid), "none");
    grid.erase(3, 0);
    EXPECT_EQ(found(find_locking, grid), "9:1 10:1 11:1 18:1 19:1 20:1");
    EXPECT_EQ(find_locking(grid)->technique, Technique::kClaiming);
}

TEST(HiddenSet, TakesOtherDigitsFromItsPlaces) {
    CandidateGrid grid;
    confine(grid, kFirstBox, 1, {0, 1});
    confine(grid, kFirstBox, 2, {0, 1, 2});
    EXPECT_EQ(found(find_hidden_pair, grid), "none");
    EXPECT_EQ(found(find_hidden_triplet, grid), "none");
    confine(grid, kFirstBox, 3, {0, 2});
    EXPECT_EQ(size_of(found(find_hidden_triplet, grid)), 18);
    EXPECT_EQ(found(find_hidden_quad, grid), "none");
    confine(grid, kFirstBox, 4, {2, 9});
    EXPECT_EQ(size_of(found(find_hidden_quad, grid)), 20);
    grid.erase(2, 1);
    EXPECT_EQ(found(find_hidden_pair, grid), "0:3 0:5 0:6 0:7 0:8 0:9 1:5 1:6 1:7 1:8 1:9");
}

TEST(HiddenSet, PlacesWhatHasOnePlaceOutsideOfIt) {
    CandidateGrid grid;
    confine(grid, kFirstBox, 1, {0, 1});
    confine(grid, kFirstBox, 2, {0, 1});
    confine(grid, kFirstBox, 3, {0, 2, 9});
    EXPECT_EQ(found(find_direct_hidden_pair, grid), "none");
    grid.erase(9, 2);
    EXPECT_EQ(found(find_direct_hidden_pair, grid), "=2:3");
    confine(grid, kFirstBox, 4, {0, 2, 10});
    EXPECT_EQ(found(find_direct_hidden_triplet, grid), "=10:4");
}

TEST(NakedSet, TakesItsDigitsFromTheOtherCellsOfTheHouse) {
    CandidateGrid grid;
    keep(grid, 0, "12");
    keep(grid, 1, "123");
    EXPECT_EQ(found(find_naked_pair, grid), "none");
    keep(grid, 2, "23");
    EXPECT_EQ(size_of(found(find_naked_triplet, grid)), 18);
    keep(grid, 9, "34");
    EXPECT_EQ(size_of(found(find_naked_quad, grid)), 20);
    grid.erase(1, 2);
    EXPECT_EQ(found(find_naked_pair, grid), "2:2 10:1 10:2 11:1 11:2 18:1 18:2 19:1 19:2 20:1 20:2");
}

TEST(Fish, ClearsTheCoversOfItsLines) {
    CandidateGrid grid;
    confine(grid, kFirstColumn, 1, {9, 45, 72});
    confine(grid, kFirstColumn + 4, 1, {13, 49});
    EXPECT_EQ(found(find_x_wing, grid), "none");
    confine(grid, kFirstColumn + 8, 1, {53, 80});
    EXPECT_EQ(size_of(found(find_swordfish, grid)), 18);
    confine(grid, kFirstColumn + 6, 1, {6, 78});
    EXPECT_EQ(size_of(found(find_jellyfish, grid)), 20);
    grid.erase(72, 0);
    EXPECT_EQ(found(find_x_wing, grid), "10:1 11:1 12:1 14:1 16:1 46:1 47:1 48:1 50:1 52:1 53:1");
}

TEST(Wings, TakeTheDigitOfBothFromCellsThatSeeThem) {
    CandidateGrid grid;
    keep(grid, 0, "12");
    keep(grid, 4, "13");
    keep(grid, 36, "234");
    EXPECT_EQ(found(find_xy_wing, grid), "none");
    grid.erase(36, 3);
    EXPECT_EQ(found(find_xy_wing, grid), "40:3");
}

TEST(Wings, WithAPivotOfThreeNeedAlsoSeeThePivot) {
    CandidateGrid grid;
    keep(grid, 0, "123");
    keep(grid, 4, "13");
    keep(grid, 9, "234");
    EXPECT_EQ(found(find_xyz_wing, grid), "none");
    grid.erase(9, 3);
    EXPECT_EQ(found(find_xyz_wing, grid), "1:3 2:3");
}

CandidateGrid rectangle(std::string_view third, std::string_view fourth) {
    CandidateGrid grid;
    keep(grid, 0, "12");
    keep(grid, 3, "12");
    keep(grid, 9, third);
    keep(grid, 12, fourth);
    return grid;
}

TEST(UniqueLoop, OfType1LeavesItsLastCellWhatIsFurther) {
    const CandidateGrid grid = rectangle("12", "123");
    EXPECT_EQ(found(find_unique_loop, grid), "12:1 12:2");
    EXPECT_TRUE(find_unique_loop(grid)->needs_uniqueness);
    EXPECT_EQ(found(find_unique_loop, rectangle("12", "23")), "none");
}

TEST(UniqueLoop, OfType2PlacesTheFurtherDigitInOneOfItsCells) {
    const std::optional<Step> step = find_unique_loop(rectangle("123", "123"));
    EXPECT_EQ(found(find_unique_loop, rectangle("123", "123")), "10:3 11:3 13:3 14:3 15:3 16:3 17:3");
    EXPECT_EQ(step->type, 2);
}

TEST(UniqueLoop, OfType3MakesANakedSetOfTheFurtherDigits) {
    CandidateGrid grid = rectangle("123", "124");
    EXPECT_EQ(found(find_unique_loop, grid), "none");
    keep(grid, 17, "34");
    const std::optional<Step> step = find_unique_loop(grid);
    EXPECT_EQ(found(find_unique_loop, grid), "10:3 10:4 11:3 11:4 13:3 13:4 14:3 14:4 15:3 15:4 16:3 16:4");
    EXPECT_EQ(step->type, 3);
    EXPECT_EQ(step->nested.at(0).cells, std::vector<Cell>{17});
}

TEST(UniqueLoop, OfType4LocksOneDigitOfThePair) {
    CandidateGrid grid = rectangle("123", "124");
    confine(grid, kFirstRow + 1, 1, {9, 12});
    EXPECT_EQ(found(find_unique_loop, grid), "9:2 12:2");
    EXPECT_EQ(find_unique_loop(grid)->type, 4);
}

TEST(UniqueLoop, InFourBoxesProvesNothing) {
    CandidateGrid grid;
    for (const Cell cell : {0, 3, 27}) keep(grid, cell, "12");
    keep(grid, 30, "123");
    EXPECT_EQ(found(find_unique_loop, grid), "none");
}

// Open cells are those of four digits of a solution: each could be swapped with its partner, 1 with 2 and 3 with 4. The
// first cells in reading order that hold 1 or 2 get a 3 as well, all in the same row.
CandidateGrid grave(int cells) {
    Puzzle puzzle = huisu::tests::puzzle_of(huisu::tests::kInkalaSolution);
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit digit = puzzle.digit(cell);
        if (digit > 4) continue;
        puzzle.clear(cell);
        DigitSet candidates = DigitSet::of(digit <= 2 ? 1 : 3) | DigitSet::of(digit <= 2 ? 2 : 4);
        if (digit <= 2 && cells-- > 0) candidates.insert(3);
        puzzle.set_candidates(cell, candidates);
    }
    return CandidateGrid(puzzle);
}

TEST(Bug, OfType1GivesTheCellItsFurtherDigit) {
    const std::optional<Step> step = find_bug(grave(1));
    EXPECT_EQ(found(find_bug, grave(1)), "1:1 1:2");
    EXPECT_EQ(step->type, 1);
}

TEST(Bug, OfType2TakesTheDigitFromCellsThatSeeAllOfThem) {
    const std::optional<Step> step = find_bug(grave(2));
    ASSERT_TRUE(step.has_value());
    EXPECT_EQ(step->type, 2);
    EXPECT_EQ(step->cells, (std::vector<Cell>{1, 2}));
    EXPECT_EQ(found(find_bug, grave(2)), told(step));
    for (const Candidate& gone : step->eliminations) EXPECT_EQ(gone.digit, 3);
}

// Without the 3 in cell 1 and the 1 in cell 2, the digits 1, 2 and 3 of a solution could each become the next.
TEST(Bug, OfType4LocksTheDigitThatItsTwoCellsShare) {
    Puzzle puzzle = huisu::tests::puzzle_of(huisu::tests::kInkalaSolution);
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit digit = puzzle.digit(cell);
        if (digit > 3) continue;
        puzzle.clear(cell);
        puzzle.set_candidates(cell, DigitSet::of(digit) | DigitSet::of(digit % 3 + 1));
    }
    for (const Cell cell : {1, 2}) puzzle.set_candidates(cell, DigitSet::all(3));
    const std::optional<Step> step = find_bug(CandidateGrid(puzzle));
    EXPECT_EQ(found(find_bug, CandidateGrid(puzzle)), "1:1 2:3");
    EXPECT_EQ(step->type, 4);
}

TEST(Bug, NeedsTwoCandidatesInEveryOtherCell) {
    CandidateGrid grid = grave(1);
    EXPECT_EQ(found(find_bug, grave(0)), "none");
    grid.erase(2, 0);
    EXPECT_EQ(found(find_bug, grid), "none");
}

TEST(AlignedExclusion, TakesADigitWithoutAPossiblePartner) {
    const auto grid_with = [](std::string_view last) {
        CandidateGrid grid;
        keep(grid, 0, "12");
        keep(grid, 1, "34");
        keep(grid, 4, "13");
        keep(grid, 5, last);
        for (const Cell cell : {2, 3, 6, 7, 8}) keep(grid, cell, "56789");
        for (const Cell cell : {12, 13, 14, 21, 22, 23}) grid.erase(cell, 0);
        return grid;
    };
    EXPECT_EQ(found(find_aligned_pair, grid_with("15")), "none");
    const std::optional<Step> step = find_aligned_pair(grid_with("14"));
    EXPECT_EQ(found(find_aligned_pair, grid_with("14")), "0:1");
    EXPECT_EQ(step->extras, (std::vector<Cell>{4, 5}));
}

TEST(AlignedExclusion, OfThreeCellsUsesExcludersOfThreeCandidates) {
    const auto grid_with = [](std::string_view last) {
        CandidateGrid grid;
        keep(grid, 0, "12");
        keep(grid, 1, "34");
        keep(grid, 2, "56");
        keep(grid, 4, "13");
        keep(grid, 5, "145");
        keep(grid, 6, last);
        for (const Cell cell : {3, 7, 8}) keep(grid, cell, "789");
        return grid;
    };
    EXPECT_EQ(found(find_aligned_triplet, grid_with("146")), "0:1");
    EXPECT_EQ(found(find_aligned_triplet, grid_with("1246")), "none");
}

}  // namespace
}  // namespace huisu::logic::tests
