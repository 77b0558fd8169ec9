// The number of solutions of a puzzle that has too many to look at: methods that count without enumerating.
//
// A method is made for a puzzle, says how long it will take, and then counts. There is one for 9x9 grids
// (three_bands.h) and one for grids with boxes of two rows or columns (two_bands.h). Both divide the grid into bands
// that do not depend on each other once it is fixed how each column's digits are shared among them.
#pragma once

#include <cstdint>
#include <memory>

#include "huisu/puzzle.h"
#include "huisu/tally.h"
#include "model/meter.h"

namespace huisu::totals {

struct Total {
    Tally sum;                 ///< at least so many
    bool is_complete = false;  ///< exactly so many; else the budget ran out
    std::uint64_t nodes = 0;
};

class Method {
public:
    virtual ~Method() = default;
    /// About how many nodes count() will take; one takes about as long as one of a search.
    virtual double nodes() const = 0;
    virtual Total count(model::Meter& meter) = 0;
};

/// Nothing where no method can take the puzzle.
std::unique_ptr<Method> method_for(const Puzzle& puzzle);

}  // namespace huisu::totals
