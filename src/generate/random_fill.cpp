// See random_fill.h. The search is random from its first choice on; what it still prefers (low rows, say) is wiped out
// by shuffling the lines and renaming the digits at the end.
#include "generate/random_fill.h"

#include <numeric>
#include <vector>

#include "search/search.h"

namespace huisu::grids {
namespace {

std::vector<int> permutation(int count, model::Random& random) {
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    return order;
}

/// Groups of `inside` lines each, and the lines of each group, in random order.
std::vector<int> shuffled_lines(int inside, int groups, model::Random& random) {
    std::vector<int> lines;
    for (const int group : permutation(groups, random))
        for (const int line : permutation(inside, random)) lines.push_back(group * inside + line);
    return lines;
}

}  // namespace

std::optional<Grid> random_fill(const Shape& shape, model::Random& random, const Budget& budget) {
    const Puzzle empty(shape);
    search::Search search(empty, budget);
    search.shuffle(random.next());
    if (search.next() != search::Step::kSolution) return std::nullopt;
    const Grid found = search.solution();
    const std::vector<int> rows = shuffled_lines(shape.box_rows(), shape.box_cols(), random);
    const std::vector<int> columns = shuffled_lines(shape.box_cols(), shape.box_rows(), random);
    const std::vector<int> names = permutation(shape.size(), random);
    Grid grid(shape);
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        const Cell from = shape.cell_at(rows[static_cast<std::size_t>(shape.row_of(cell))],
                                        columns[static_cast<std::size_t>(shape.col_of(cell))]);
        grid.set(cell, names[static_cast<std::size_t>(found[from] - 1)] + 1);
    }
    return grid;
}

}  // namespace huisu::grids
