// Locked sets: k cells of a house that together hold only k digits (naked), or k digits that together have only k
// places (hidden). Other cells lose those digits, or those cells the other digits. Used before branching, where a guess
// is dearer.
#pragma once

#include "search/propagation.h"

namespace huisu::search {

/// Looks for pairs (on grids above 9x9 also triples) in every house touched since the last look, and takes away what
/// follows. Returns whether anything was taken away.
bool clear_locked_sets(Propagation& state);

}  // namespace huisu::search
