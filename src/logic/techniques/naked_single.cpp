#include "logic/techniques/naked_single.h"

#include "logic/techniques/evidence.h"

namespace huisu::logic {

std::optional<Step> find_naked_single(const CandidateGrid& grid) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Mask digits = grid.candidates(cell);
        if (digits == 0 || (digits & (digits - 1)) != 0) continue;
        Step step;
        step.technique = Technique::kNakedSingle;
        step.difficulty = 2.3;
        step.placement = named(cell, lowest(digits));
        step.cells = {cell};
        step.digits = named_digits(digits);
        return step;
    }
    return std::nullopt;
}

}  // namespace huisu::logic
