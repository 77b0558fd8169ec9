// The searches for canonical forms against trying all 3,359,232 moves.
#include <gtest/gtest.h>

#include "huisu/huisu.h"
#include "puzzles.h"
#include "symmetry/brute_force.h"

namespace huisu {
namespace {

void expect_like_brute_force(const Grid& grid) {
    const tests::BruteForm expected = tests::brute_form(grid);
    const CanonicalForm actual = min_lex(Puzzle(grid));
    EXPECT_EQ(actual.form.digits, expected.digits);
    EXPECT_EQ(actual.automorphisms, expected.automorphisms);
}

// The solution without all but some of its digits.
Grid some_of(const Grid& solution, int count, model::Random& random) {
    Grid grid(solution.shape);
    for (int left = count; left > 0;) {
        const auto cell = static_cast<Cell>(random.below(static_cast<std::uint64_t>(solution.shape.cells())));
        if (grid[cell] != 0) continue;
        grid.set(cell, solution[cell]);
        --left;
    }
    return grid;
}

TEST(Twin, SolvedGridsHaveTheSameFormsAsByBruteForce) {
    expect_like_brute_force(tests::grid_of(tests::kInkalaSolution));
    expect_like_brute_force(tests::grid_of(tests::kOriginSolution));
    expect_like_brute_force(tests::cyclic_grid(Shape{}));
}

TEST(Twin, PuzzlesHaveTheSameFormsAsByBruteForce) {
    for (const std::string_view text :
         {tests::kOrigin, tests::kInkala, tests::kEasterMonster, tests::kNorvigImpossible})
        expect_like_brute_force(tests::grid_of(text));
}

TEST(Twin, FewGivensHaveTheSameFormsAsByBruteForce) {
    model::Random random(5);
    const Grid solution = tests::grid_of(tests::kOriginSolution);
    for (const int count : {0, 1, 2, 3, 4, 6, 8, 11, 14}) expect_like_brute_force(some_of(solution, count, random));
}

TEST(Twin, ManyGivensHaveTheSameFormsAsByBruteForce) {
    model::Random random(6);
    const Grid solution = tests::cyclic_grid(Shape{});
    for (const int count : {40, 55, 70, 78, 80}) expect_like_brute_force(some_of(solution, count, random));
}

TEST(Twin, SymmetricPatternsHaveTheSameFormsAsByBruteForce) {
    for (const auto& keeps : {+[](int r, int) { return r < 3; },                       // a band
                              +[](int r, int c) { return r < 3 && c < 3; },            // a box
                              +[](int r, int c) { return r / 3 == c / 3; },            // three boxes
                              +[](int r, int c) { return r % 3 == 1 && c % 3 == 1; },  // the middles
                              +[](int r, int c) { return (r + c) % 2 == 0; }}) {
        Grid grid = tests::cyclic_grid(Shape{});
        for (Cell cell = 0; cell < 81; ++cell)
            if (!keeps(cell / 9, cell % 9)) grid.set(cell, 0);
        expect_like_brute_force(grid);
    }
}

TEST(Twin, OtherShapesHaveTheSameFormsAsByBruteForce) {
    model::Random random(7);
    for (const Shape& shape : {*Shape::make(2, 2), *Shape::make(2, 3), *Shape::make(3, 2)}) {
        const Grid solution = tests::cyclic_grid(shape);
        for (int i = 0; i < 60; ++i)
            expect_like_brute_force(some_of(
                solution, static_cast<int>(random.below(static_cast<std::uint64_t>(shape.cells()) + 1)), random));
    }
}

}  // namespace
}  // namespace huisu
