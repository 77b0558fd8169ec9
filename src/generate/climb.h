// From puzzle to puzzle towards a wish that puzzles from grids seldom meet: few givens, or a high rating.
//
// A move takes one to three givens away and digs the same grid again, with the other givens tried last: most of them
// stay, and others come in for those taken away. A move that does not lead away from the wish is made.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "generate/dig.h"
#include "generate/judge.h"
#include "model/random.h"

namespace huisu::generating {

/// A puzzle on its way, with random numbers of its own.
struct Climber {
    Dig* dig = nullptr;
    model::Random* random = nullptr;
    int away = 0;  ///< from the wish; 0: it is met
};

class Climb {
public:
    Climb(Digger& digger, const Orbits& orbits) : digger_(digger), orbits_(orbits) {}

    /// At most so many moves of each. `away_of` tells how far a puzzle is from the wish; less is better.
    void run(std::vector<Climber> climbers, int moves, const std::function<int(const Dig&)>& away_of,
             const std::function<bool()>& is_stopped);

private:
    void propose(const Climber& climber, Dig& next) const;

    Digger& digger_;
    const Orbits& orbits_;
};

}  // namespace huisu::generating
