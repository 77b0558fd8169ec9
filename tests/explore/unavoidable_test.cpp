// Unavoidable sets against all solutions of a grid without some of its digits.
#include <gtest/gtest.h>

#include <algorithm>
#include <bitset>
#include <set>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

using Set = std::vector<Cell>;

// The minimal sets of cells with `digits` only, by enumerating what else fits into their cells.
std::vector<Set> sets_with_digits(const Grid& grid, DigitSet digits, std::size_t max_size) {
    Puzzle puzzle(grid);
    for (Cell cell = 0; cell < 81; ++cell)
        if (digits.contains(grid[cell])) puzzle.clear(cell);
    std::vector<Set> sets;
    enumerate(puzzle, [&](const Grid& other) {
        Set set;
        for (Cell cell = 0; cell < 81; ++cell)
            if (grid[cell] != other[cell]) set.push_back(cell);
        if (!set.empty() && set.size() <= max_size) sets.push_back(set);
        return true;
    });
    return sets;
}

std::set<Set> minimal_of(std::vector<Set> sets) {
    std::sort(sets.begin(), sets.end(), [](const Set& a, const Set& b) { return a.size() < b.size(); });
    std::set<Set> minimal;
    for (const Set& set : sets) {
        const auto is_inside = [&](const Set& smaller) {
            return std::includes(set.begin(), set.end(), smaller.begin(), smaller.end());
        };
        if (std::none_of(minimal.begin(), minimal.end(), is_inside)) minimal.insert(set);
    }
    return minimal;
}

void expect_all_with(const Grid& grid, int digit_count) {
    std::vector<Set> expected;
    for (unsigned bits = 0; bits < 512; ++bits)
        if (std::popcount(bits) == digit_count)
            for (Set& set : sets_with_digits(grid, DigitSet::from_bits(bits), 12)) expected.push_back(std::move(set));
    std::set<Set> found;
    for (const Set& set : unavoidable_sets(Puzzle(grid)).sets) {
        DigitSet digits;
        for (const Cell cell : set) digits.insert(grid[cell]);
        if (digits.size() <= digit_count) found.insert(set);
    }
    EXPECT_EQ(found, minimal_of(std::move(expected)));
}

TEST(Unavoidable, AllWithThreeDigitsAreThere) {
    expect_all_with(tests::grid_of(tests::kInkalaSolution), 3);
    expect_all_with(tests::grid_of(tests::kOriginSolution), 3);
    expect_all_with(tests::grid_of("123456789456789123789123456231564897564897231897231564312645978645978312978312645"),
                    3);
}

TEST(Unavoidable, AllWithFourDigitsAreThere) {
    expect_all_with(tests::grid_of(tests::kInkalaSolution), 4);
}

TEST(Unavoidable, EachHasAnotherSolutionAndNoSmallerOneInside) {
    const Grid grid = tests::grid_of(tests::kInkalaSolution);
    const UnavoidableResult result = unavoidable_sets(Puzzle(grid), 10);
    EXPECT_EQ(result.solution, grid);
    std::set<Set> different(result.sets.begin(), result.sets.end());
    EXPECT_EQ(different.size(), result.sets.size());
    for (const Set& set : result.sets) {
        EXPECT_LE(set.size(), 10U);
        Puzzle puzzle(grid);
        for (const Cell cell : set) puzzle.clear(cell);
        EXPECT_EQ(solve(puzzle).verdict, Verdict::kMany);
        for (const Cell cell : set) {
            Puzzle more = puzzle;
            more.set_given(cell, grid[cell]);
            EXPECT_EQ(solve(more).verdict, Verdict::kUnique);
        }
    }
}

TEST(Unavoidable, SetsOfIsomorphicGridsCorrespond) {
    const Grid grid = tests::grid_of(tests::kOriginSolution);
    const std::size_t count = unavoidable_sets(Puzzle(grid), 11).sets.size();
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        EXPECT_EQ(unavoidable_sets(Puzzle(Transform::random(Shape{}, seed).apply(grid)), 11).sets.size(), count);
}

TEST(Unavoidable, EveryProperPuzzleHasAGivenInEach) {
    const Puzzle puzzle = tests::puzzle_of(tests::kInkala);
    for (const Set& set : unavoidable_sets(puzzle).sets)
        EXPECT_TRUE(std::any_of(set.begin(), set.end(), [&](Cell cell) { return puzzle.is_given(cell); }));
}

TEST(Unavoidable, ABudgetEndsTheSearch) {
    const Puzzle grid(tests::grid_of(tests::kInkalaSolution));
    const UnavoidableResult result = unavoidable_sets(grid, 16, Budget::of_nodes(1000));
    EXPECT_EQ(result.end, ExploreEnd::kStopped);
    EXPECT_EQ(unavoidable_sets(Puzzle(), 4).end, ExploreEnd::kNotProper);
}

}  // namespace
}  // namespace huisu
