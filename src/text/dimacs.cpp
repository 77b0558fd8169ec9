// The puzzle in conjunctive normal form, for SAT solvers; only written.
//
// Variable size*(size*r + c) + d, with r and c from 0 and d from 1, says that the digit d stands in row r+1, column c+1
// (the "extended" encoding): every cell has a digit and not two, every row, column and box has every digit and not
// twice. Givens and placed digits are unit clauses, pencilmarks that are missing negative ones. The number of clauses
// grows with the fourth power of the size (12,000 for 9x9, 3 million for 36x36), so larger grids are refused.
#include <fmt/format.h>

#include <iterator>
#include <vector>

#include "text/capacity.h"
#include "text/format.h"

namespace huisu::text {
namespace {

constexpr int kMaxDimacsSize = 36;

class Clauses {
public:
    explicit Clauses(const Shape& shape) : shape_(shape) {}

    int variable(Cell cell, Digit digit) const { return shape_.size() * cell + digit; }

    /// One of the variables is true and no two are.
    void exactly_one(const std::vector<int>& variables) {
        for (const int variable : variables) fmt::format_to(std::back_inserter(text_), "{} ", variable);
        end_clause();
        for (std::size_t i = 0; i < variables.size(); ++i)
            for (std::size_t j = i + 1; j < variables.size(); ++j) {
                fmt::format_to(std::back_inserter(text_), "-{} -{} ", variables[i], variables[j]);
                end_clause();
            }
    }

    void unit(int literal) {
        fmt::format_to(std::back_inserter(text_), "{} ", literal);
        end_clause();
    }

    std::size_t count() const { return count_; }
    const std::string& text() const { return text_; }

private:
    void end_clause() {
        text_ += "0\n";
        ++count_;
    }

    Shape shape_;
    std::string text_;
    std::size_t count_ = 0;
};

void add_rules(Clauses& clauses, const Shape& shape) {
    const int size = shape.size();
    std::vector<int> variables(static_cast<std::size_t>(size));
    const auto at = [&](int i) -> int& { return variables[static_cast<std::size_t>(i)]; };
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        for (Digit digit = 1; digit <= size; ++digit) at(digit - 1) = clauses.variable(cell, digit);
        clauses.exactly_one(variables);
    }
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox})
        for (int index = 0; index < size; ++index)
            for (Digit digit = 1; digit <= size; ++digit) {
                for (int i = 0; i < size; ++i) at(i) = clauses.variable(shape.cell_in({kind, index}, i), digit);
                clauses.exactly_one(variables);
            }
}

void add_cells(Clauses& clauses, const Puzzle& puzzle) {
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (!puzzle.is_open(cell)) {
            clauses.unit(clauses.variable(cell, puzzle.digit(cell)));
            continue;
        }
        for (const Digit missing : DigitSet::all(puzzle.size()) - puzzle.candidates(cell))
            clauses.unit(-clauses.variable(cell, missing));
    }
}

}  // namespace

Expected<std::string, ParseError> write_dimacs(const Puzzle& puzzle, const Layout& /*layout*/) {
    const Capacity capacity{.max_size = kMaxDimacsSize, .placed = true, .pencilmarks = true};
    if (const auto error = misfit(puzzle, capacity)) return *error;
    const int size = puzzle.size();
    Clauses clauses(puzzle.shape());
    add_rules(clauses, puzzle.shape());
    add_cells(clauses, puzzle);
    std::string text = fmt::format(
        "c Sudoku {0}x{0}, boxes of {1} rows and {2} columns\n"
        "c Variable {0}*({0}*(row-1) + (column-1)) + digit: the digit stands in that row and column, all counted from "
        "1\n"
        "p cnf {3} {4}\n",
        size, puzzle.shape().box_rows(), puzzle.shape().box_cols(), puzzle.cells() * size, clauses.count());
    return text + clauses.text();
}

}  // namespace huisu::text
