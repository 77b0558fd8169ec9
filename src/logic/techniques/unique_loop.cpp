#include "logic/techniques/unique_loop.h"

#include "logic/techniques/loop_search.h"
#include "logic/techniques/loop_types.h"
#include "logic/techniques/pseudo_set.h"

namespace huisu::logic {
namespace {

// The loops that were looked at: the others that hold the same cells say nothing new. Those that find no room are only
// looked at again.
class SeenLoops {
public:
    bool is_new(const CellSet& cells) {
        for (std::size_t i = 0; i < size_; ++i)
            if (loops_[i] == cells) return false;
        if (size_ < loops_.size()) loops_[size_++] = cells;
        return true;
    }

private:
    std::array<CellSet, 32> loops_;
    std::size_t size_ = 0;
};

Step step_of(const CandidateGrid& grid, const CellLoop& loop, const LoopHint& hint) {
    Step step;
    step.technique = Technique::kUniqueLoop;
    step.type = hint.type;
    step.difficulty = hint.difficulty;
    step.needs_uniqueness = true;
    CellSet extras;
    for (std::size_t i = 0; i < loop.size; ++i) {
        const Cell cell = loop.cells[i];
        step.cells.push_back(cell);
        if (grid.candidates(cell) == loop.pair) continue;
        step.extras.push_back(cell);
        extras.insert(cell);
    }
    step.digits = named_digits(loop.pair);
    step.extra_digits = named_digits(hint.extra_digits);
    if (hint.house >= 0) step.houses = {named(hint.house)};
    if (hint.type == 3)
        step.nested = {pseudo_set_step(hint.house, hint.set_cells, extras, hint.set_digits, hint.is_hidden)};
    add_eliminations(step, grid, hint.victims, hint.gone);
    return step;
}

}  // namespace

std::optional<Step> find_unique_loop(const CandidateGrid& grid) {
    SeenLoops seen;
    LoopHint best;
    CellLoop best_loop;
    LoopSearch search(grid, CandidateCounts(grid), [&](const CellLoop& loop) {
        if (seen.is_new(loop.as_set) && improve_with_loop(grid, loop, best)) best_loop = loop;
    });
    search.run();
    if (best.type == 0) return std::nullopt;
    return step_of(grid, best_loop, best);
}

}  // namespace huisu::logic
