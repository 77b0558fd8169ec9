// Complete 4x4, 6x6 and 8x8 grids, every one equally likely.
//
// The exact count (count/two_bands.h) is a sum over the digits' types, one choice of each kind with its weight; a
// number below it is followed back: to a choice of types, to the number of a filling of each band, to the fillings.
// Then the digits are renamed at random and columns exchanged in their stacks, which leads from the choice to all like
// it equally often.
#pragma once

#include <cstdint>
#include <vector>

#include "count/two_bands.h"
#include "generate/weighted_choice.h"
#include "huisu/puzzle.h"
#include "model/random.h"

namespace huisu::generating {

class UniformSmall {
public:
    /// The shape's boxes have two rows or two columns and at most eight cells.
    explicit UniformSmall(const Shape& shape);

    Grid grid(model::Random& random) const;

    /// The number of all grids.
    std::uint64_t total() const { return choice_of_types_.total(); }

private:
    struct Types {
        totals::Types types;
        std::uint64_t fillings;  ///< of either band
        std::uint64_t weight;    ///< grids with types like these
        std::uint64_t like;      ///< so many choices are like it
    };
    static std::vector<Types> types_of(const Shape& shape);
    static WeightedChoice choice_of(const std::vector<Types>& types);

    Shape shape_;
    std::vector<Types> types_;
    WeightedChoice choice_of_types_;
};

}  // namespace huisu::generating
