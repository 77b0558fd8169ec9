// Attempts at puzzles of other sizes, one at a time with the general engine.
//
// In large grids some givens take too long to prove needed or not; such a given stays, and the puzzle is not called
// minimal.
#pragma once

#include <functional>

#include "generate/attempts.h"
#include "generate/dig_plan.h"
#include "generate/full_grids.h"
#include "generate/orbits.h"

namespace huisu::generating {

class AttemptsAny : public Attempts {
public:
    AttemptsAny(const GenerateOptions& options, const std::function<bool()>& is_stopped);

    Outcome run(std::uint64_t first, std::size_t count) override;
    std::size_t largest_run() const override { return 8; }

private:
    std::optional<Generated> attempt(std::uint64_t number, Seen& seen);
    bool dig(Generated& made, model::Random& random);
    bool fit_clues(Generated& made, model::Random& random, Seen& seen);

    const GenerateOptions& options_;
    std::function<bool()> is_stopped_;
    Orbits orbits_;
    FullGrids grids_;
};

}  // namespace huisu::generating
