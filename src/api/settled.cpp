#include "api/settled.h"

#include <algorithm>

#include "logic/houses.h"

namespace huisu::api {

Puzzle settled(const Puzzle& state) {
    if (state.shape() != Shape{} || !state.has_pencilmarks() || state.filled_count() > 0) return state;
    bool is_bare = true;
    for (Cell cell = 0; cell < state.cells(); ++cell)
        is_bare = is_bare && (state.candidates(cell).is_single() || state.candidates(cell) == DigitSet::all(9));
    Puzzle result = state;
    for (Cell cell = 0; cell < state.cells(); ++cell) {
        const DigitSet candidates = state.candidates(cell);
        if (!state.is_open(cell) || !candidates.is_single()) continue;
        const Digit digit = candidates.first();
        const auto& peers = logic::peers_of(cell);
        const bool is_used =
            std::none_of(peers.begin(), peers.end(), [&](Cell peer) { return state.candidates(peer).contains(digit); });
        if (is_used || is_bare) result.set_placed(cell, digit);
    }
    return result;
}

}  // namespace huisu::api
