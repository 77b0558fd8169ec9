// The clauses must be true of the solution, and of nothing that breaks a rule or the puzzle.
#include <sstream>

#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kDimacs = TextFormat::kDimacs;

struct Formula {
    int variables = 0;
    std::size_t promised = 0;
    std::vector<std::vector<int>> clauses;
};

Formula formula_of(const std::string& text) {
    Formula formula;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('c')) continue;
        std::istringstream words(line);
        if (line.starts_with('p')) {
            std::string p;
            std::string cnf;
            words >> p >> cnf >> formula.variables >> formula.promised;
            EXPECT_EQ(cnf, "cnf");
            continue;
        }
        formula.clauses.emplace_back();
        for (int literal = 0; words >> literal && literal != 0;) formula.clauses.back().push_back(literal);
    }
    return formula;
}

bool is_true_of(const Formula& formula, const Grid& grid) {
    const int size = grid.shape.size();
    for (const std::vector<int>& clause : formula.clauses) {
        bool holds = false;
        for (const int literal : clause) {
            const int variable = std::abs(literal) - 1;
            const bool stands = grid[variable / size] == variable % size + 1;
            holds = holds || stands == (literal > 0);
        }
        if (!holds) return false;
    }
    return true;
}

TEST(Dimacs, CountsItsVariablesAndClauses) {
    const Formula four = formula_of(written_as(kDimacs, Puzzle(*Shape::make(2, 2))));
    EXPECT_EQ(four.variables, 64);
    EXPECT_EQ(four.clauses.size(), 4U * 16 * (1 + 6));  // for each of 64 constraints one clause and six pairs
    for (const Shape& shape : {*Shape::make(2, 2), *Shape::make(2, 3)})
        for (const Puzzle& puzzle : sample_puzzles(shape)) {
            const Formula formula = formula_of(written_as(kDimacs, puzzle));
            EXPECT_EQ(formula.promised, formula.clauses.size());
            EXPECT_EQ(formula.variables, shape.cells() * shape.size());
        }
}

TEST(Dimacs, IsTrueOfTheSolution) {
    const Grid solution = puzzle_of(kKnownSolution).digits();
    EXPECT_TRUE(is_true_of(formula_of(written_as(kDimacs, known_puzzle())), solution));
    for (const Shape& shape : {*Shape::make(2, 2), *Shape::make(2, 3), *Shape::make(3, 2), *Shape::make(1, 7)})
        for (const Puzzle& puzzle : sample_puzzles(shape))
            EXPECT_TRUE(is_true_of(formula_of(written_as(kDimacs, puzzle)), full_grid(shape))) << shape_name(shape);
}

TEST(Dimacs, IsFalseOfAGridThatBreaksARule) {
    const Formula formula = formula_of(written_as(kDimacs, Puzzle(*Shape::make(2, 2))));
    Grid grid = full_grid(*Shape::make(2, 2));
    ASSERT_TRUE(is_true_of(formula, grid));
    for (Cell cell = 0; cell < 16; ++cell) {
        const Digit digit = grid[cell];
        for (Digit other = 0; other <= 4; ++other) {
            if (other == digit) continue;
            grid.set(cell, other);
            EXPECT_FALSE(is_true_of(formula, grid)) << cell << ' ' << other;
        }
        grid.set(cell, digit);
    }
    Grid latin = grid;  // rows and columns in order, boxes not
    for (Cell cell = 0; cell < 16; ++cell) latin.set(cell, (cell / 4 + cell % 4) % 4 + 1);
    EXPECT_FALSE(is_true_of(formula, latin));
}

TEST(Dimacs, IsFalseOfASolutionOfAnotherPuzzle) {
    const Shape shape = *Shape::make(2, 2);
    const Grid grid = full_grid(shape);
    Puzzle given(shape);
    given.set_given(5, grid[5] % 4 + 1);
    EXPECT_FALSE(is_true_of(formula_of(written_as(kDimacs, given)), grid));
    Puzzle placed(shape);
    placed.set_placed(5, grid[5] % 4 + 1);
    EXPECT_FALSE(is_true_of(formula_of(written_as(kDimacs, placed)), grid));
    Puzzle marked(shape);
    marked.set_candidates(5, DigitSet::all(4) - DigitSet::of(grid[5]));
    EXPECT_FALSE(is_true_of(formula_of(written_as(kDimacs, marked)), grid));
}

TEST(Dimacs, RefusesGridsWithTooManyClauses) {
    EXPECT_EQ(misfit_kind(kDimacs, Puzzle(*Shape::make(8, 8))), ParseErrorKind::kBadShape);
    EXPECT_TRUE(huisu::format(Puzzle(*Shape::make(5, 5)), Layout{.format = kDimacs}).has_value());
}

}  // namespace
}  // namespace huisu::text
