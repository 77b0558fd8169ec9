// The rows of the matrix that a solution chooses must cover every column once.
#include <map>
#include <set>
#include <sstream>

#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kExactCover = TextFormat::kExactCover;

struct Matrix {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
};

Matrix matrix_of(const std::string& text) {
    Matrix matrix;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('|')) continue;
        std::istringstream words(line);
        std::vector<std::string> names;
        for (std::string word; words >> word;) names.push_back(word);
        if (matrix.columns.empty())
            matrix.columns = names;
        else
            matrix.rows.push_back(names);
    }
    return matrix;
}

/// Whether the rows that set the grid's digits cover every column exactly once.
bool covers(const Matrix& matrix, const Grid& grid) {
    std::set<std::pair<std::string, std::string>> wanted;  // the first two columns say cell and digit
    for (Cell cell = 0; cell < grid.shape.cells(); ++cell)
        wanted.emplace(cell_name(cell, grid.shape.size()),
                       "r" + std::to_string(grid.shape.row_of(cell) + 1) + "#" + std::to_string(grid[cell]));
    std::map<std::string, int> covered;
    for (const auto& row : matrix.rows)
        if (wanted.count({row[0], row[1]}) != 0)
            for (const std::string& column : row) ++covered[column];
    for (const std::string& column : matrix.columns)
        if (covered[column] != 1) return false;
    return covered.size() == matrix.columns.size();
}

TEST(ExactCover, HasFourColumnsForEachCellAndFourEntriesInEachRow) {
    for (const Shape& shape : sample_shapes()) {
        if (shape.size() > 16) continue;
        const Matrix matrix = matrix_of(written_as(kExactCover, Puzzle(shape)));
        const auto cells = static_cast<std::size_t>(shape.cells());
        EXPECT_EQ(matrix.columns.size(), 4 * cells);
        EXPECT_EQ(std::set<std::string>(matrix.columns.begin(), matrix.columns.end()).size(), 4 * cells);
        EXPECT_EQ(matrix.rows.size(), cells * static_cast<std::size_t>(shape.size()));
        for (const auto& row : matrix.rows) ASSERT_EQ(row.size(), 4U);
    }
}

TEST(ExactCover, IsSolvedByTheSolution) {
    EXPECT_TRUE(covers(matrix_of(written_as(kExactCover, known_puzzle())), puzzle_of(kKnownSolution).digits()));
    for (const Shape& shape : {*Shape::make(2, 2), *Shape::make(3, 2), *Shape::make(3, 4)})
        for (const Puzzle& puzzle : sample_puzzles(shape))
            EXPECT_TRUE(covers(matrix_of(written_as(kExactCover, puzzle)), full_grid(shape))) << shape_name(shape);
}

TEST(ExactCover, IsNotSolvedByAGridThatBreaksARuleOrThePuzzle) {
    const Shape shape = *Shape::make(2, 2);
    Grid grid = full_grid(shape);
    Puzzle other(shape);
    other.set_given(3, grid[3] % 4 + 1);
    EXPECT_FALSE(covers(matrix_of(written_as(kExactCover, other)), grid));
    Puzzle marked(shape);
    marked.set_candidates(3, DigitSet::all(4) - DigitSet::of(grid[3]));
    EXPECT_FALSE(covers(matrix_of(written_as(kExactCover, marked)), grid));
    grid.set(3, grid[3] % 4 + 1);
    EXPECT_FALSE(covers(matrix_of(written_as(kExactCover, Puzzle(shape))), grid));
}

TEST(ExactCover, HasOneRowForAFilledCellAndOneForEachCandidate) {
    Puzzle puzzle(*Shape::make(2, 2));
    puzzle.set_given(0, 1);
    puzzle.set_placed(1, 2);
    puzzle.set_candidates(2, DigitSet::from_bits(0b1100));
    EXPECT_EQ(matrix_of(written_as(kExactCover, puzzle)).rows.size(), 1U + 1 + 2 + 13 * 4);
    EXPECT_NE(written_as(kExactCover, puzzle).find("\nr1c3 r1#4 c3#4 b2#4\n"), std::string::npos);
}

}  // namespace
}  // namespace huisu::text
