// See uniform_small.h.
#include "generate/uniform_small.h"

#include <numeric>

#include "count/row_fillings.h"

namespace huisu::generating {
namespace {

using totals::kMostDigits;
using totals::RowFillings;

totals::SmallBand open_band(const Shape& shape) {
    return (*totals::small_bands_of(Puzzle(shape)))[0];
}

}  // namespace

UniformSmall::UniformSmall(const Shape& shape)
    : shape_(shape), types_(types_of(shape)), choice_of_types_(choice_of(types_)) {}

std::vector<UniformSmall::Types> UniformSmall::types_of(const Shape& shape) {
    const totals::SmallBand band = open_band(shape);
    RowFillings fillings(band);
    std::vector<Types> found;
    totals::TwoBands({band, band}).for_each_choice([&](const totals::Types& types, std::uint64_t like) {
        const std::uint64_t ways = fillings.count(totals::columns_of(types, band.rows));
        found.push_back({types, ways, like * ways * ways, like});  // below, left and right are exchanged
        return true;
    });
    return found;
}

WeightedChoice UniformSmall::choice_of(const std::vector<Types>& types) {
    std::vector<std::uint64_t> weights;
    for (const Types& chosen : types) weights.push_back(chosen.weight);
    return WeightedChoice(weights);
}

Grid UniformSmall::grid(model::Random& random) const {
    const WeightedChoice::Choice choice = choice_of_types_.of(random.below(total()));
    const Types& chosen = types_[choice.index];
    const std::uint64_t both = choice.rest / chosen.like;
    RowFillings fillings(open_band(shape_));
    const int size = shape_.size(), rows = size / 2;
    const std::array<RowFillings::Filling, 2> bands{
        fillings.filling(totals::columns_of(chosen.types, rows), both / chosen.fillings),
        fillings.filling(totals::columns_of(totals::types_below(chosen.types, rows), rows), both % chosen.fillings)};
    std::array<Digit, kMostDigits> names{};
    std::iota(names.begin(), names.end(), 1);
    for (std::size_t i = static_cast<std::size_t>(size); i > 1; --i) std::swap(names[i - 1], names[random.below(i)]);
    const std::uint64_t exchanged = random.below(std::uint64_t{1} << rows);  // stacks whose columns change places
    const bool is_transposed = shape_.box_cols() != 2;
    Grid grid(shape_);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const int from = (exchanged >> column / 2 & 1U) != 0 ? column ^ 1 : column;
            const std::uint8_t digit = bands[static_cast<std::size_t>(row / rows)][static_cast<std::size_t>(row % rows)]
                                            [static_cast<std::size_t>(from)];
            grid.set(is_transposed ? shape_.cell_at(column, row) : shape_.cell_at(row, column), names[digit]);
        }
    }
    return grid;
}

}  // namespace huisu::generating
