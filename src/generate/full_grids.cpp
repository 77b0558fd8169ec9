// See full_grids.h.
#include "generate/full_grids.h"

#include <algorithm>

#include "generate/random_fill.h"
#include "generate/uniform_9x9.h"
#include "generate/uniform_small.h"

namespace huisu::grids {
namespace {

bool is_small(const Shape& shape) {
    return std::min(shape.box_rows(), shape.box_cols()) == 2 && shape.size() <= 8;
}

}  // namespace

FullGrids::FullGrids(const Shape& shape, std::uint64_t seed) : shape_(shape), seed_(seed) {
    if (shape == Shape()) Uniform9x9::all();
    if (is_small(shape)) small_ = std::make_unique<const UniformSmall>(shape);
}

FullGrids::~FullGrids() = default;
FullGrids::FullGrids(FullGrids&&) noexcept = default;
FullGrids& FullGrids::operator=(FullGrids&&) noexcept = default;

bool FullGrids::is_uniform(const Shape& shape) {
    return shape == Shape() || is_small(shape);
}

std::optional<Grid> FullGrids::grid(std::uint64_t index, const Budget& budget) const {
    model::Random random = model::Random::stream(seed_, index);
    if (small_) return small_->grid(random);
    if (shape_ != Shape()) return random_fill(shape_, random, budget);
    const Digits9 digits = Uniform9x9::all().grid(random);
    Grid grid(shape_);
    std::ranges::copy(digits, grid.digits.begin());
    return grid;
}

Digits9 full_grid_9x9(std::uint64_t seed, std::uint64_t index) {
    model::Random random = model::Random::stream(seed, index);
    return Uniform9x9::all().grid(random);
}

}  // namespace huisu::grids
