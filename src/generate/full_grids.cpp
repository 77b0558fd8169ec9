#include "generate/full_grids.h"

#include <algorithm>
#include <numeric>

#include "generate/dig_plan.h"
#include "generate/uniform_9x9.h"
#include "generate/uniform_small.h"
#include "search/search.h"

namespace huisu::generating {
namespace {

bool is_small(const Shape& shape) {
    return std::min(shape.box_rows(), shape.box_cols()) == 2 && shape.size() <= 8;
}

std::vector<int> shuffled(int size, model::Random& random) {
    std::vector<int> order(static_cast<std::size_t>(size));
    std::iota(order.begin(), order.end(), 0);
    shuffle(std::span<int>(order), random);
    return order;
}

// The lines of a grid in a random order that keeps those of a band together: new place -> old place.
std::vector<int> shuffled_lines(int size, int together, model::Random& random) {
    std::vector<int> lines;
    for (const int band : shuffled(size / together, random))
        for (const int line : shuffled(together, random)) lines.push_back(band * together + line);
    return lines;
}

Grid rearranged(const Grid& from, model::Random& random) {
    const Shape& shape = from.shape;
    const std::vector<int> rows = shuffled_lines(shape.size(), shape.box_rows(), random);
    const std::vector<int> cols = shuffled_lines(shape.size(), shape.box_cols(), random);
    const std::vector<int> names = shuffled(shape.size(), random);
    Grid grid(shape);
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        const Cell old = shape.cell_at(rows[static_cast<std::size_t>(shape.row_of(cell))],
                                       cols[static_cast<std::size_t>(shape.col_of(cell))]);
        grid.set(cell, names[static_cast<std::size_t>(from[old] - 1)] + 1);
    }
    return grid;
}

}  // namespace

FullGrids::FullGrids(const Shape& shape) : shape_(shape) {
    if (shape == Shape()) Uniform9x9::all();
    if (is_small(shape)) small_ = std::make_unique<const UniformSmall>(shape);
}

FullGrids::~FullGrids() = default;

bool FullGrids::is_uniform(const Shape& shape) {
    return shape == Shape() || is_small(shape);
}

Grid FullGrids::next(model::Random& random) const {
    if (small_) return small_->grid(random);
    if (shape_ != Shape()) return rearranged(search(random), random);
    Grid grid(shape_);
    const Digits9 digits = Uniform9x9::all().grid(random);
    std::copy(digits.begin(), digits.end(), grid.digits.begin());
    return grid;
}

// Boxes on the diagonal see nothing of each other. Should they leave no solution, or one too hard to find, fewer do.
Grid FullGrids::search(model::Random& random) const {
    constexpr std::uint64_t kNodes = 100'000;
    const int boxes_down = shape_.box_cols();
    const int boxes_across = shape_.box_rows();
    for (int filled = std::min(boxes_down, boxes_across);; --filled) {
        Puzzle puzzle(shape_);
        for (int i = 0; i < filled; ++i) {
            const House box{HouseKind::kBox, i * boxes_across + i};
            const std::vector<int> digits = shuffled(shape_.size(), random);
            for (int place = 0; place < shape_.size(); ++place)
                puzzle.set_given(shape_.cell_in(box, place), digits[static_cast<std::size_t>(place)] + 1);
        }
        const Budget budget = filled > 0 ? Budget::of_nodes(kNodes) : Budget{};
        search::Search search(puzzle, budget);
        if (search.next() == search::Step::kSolution) return search.solution();
    }
}

}  // namespace huisu::generating
