// What may be concluded from one loop, by the number of its cells with further candidates: see unique_loop.h.
#pragma once

#include "logic/techniques/loop_search.h"

namespace huisu::logic {

/// A conclusion from a loop, small enough to compare many before one is written down.
struct LoopHint {
    double difficulty = 1e9;
    int type = 0;
    CellSet victims;
    Mask gone = 0;          ///< the digits that leave them
    Mask extra_digits = 0;  ///< further candidates; type 4: the digit that is locked
    int house = -1;         ///< types 3 and 4
    bool is_hidden = false;
    CellSet set_cells;  ///< type 3: members of the set beside the loop's two cells
    Mask set_digits = 0;
};

/// Keeps in `best` the first of the lowest difficulty and type among `best` and all that the loop gives. Returns
/// whether it is one of the loop's.
bool improve_with_loop(const CandidateGrid& grid, const CellLoop& loop, LoopHint& best);

}  // namespace huisu::logic
