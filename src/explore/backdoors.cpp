#include "explore/backdoors.h"

#include "explore/singles.h"
#include "model/meter.h"

namespace huisu::explore {
namespace {

// A cell that singles fill is in no smallest set: without it, the others would do.
class Search {
public:
    Search(const Digits9& solution, const Budget& budget) : solution_(solution), meter_(budget, 64) {}

    // Adds all sets of `more` further cells from `from` on. False when the budget ran out.
    bool add_sets(const Singles& grid, std::size_t from, int more, BackdoorSets& result) {
        for (std::size_t cell = from; cell < Puzzle9::kCells; ++cell) {
            if (!grid.is_open(cell)) continue;
            if (!meter_.allows(nodes_++, result.sets.size())) return false;
            Singles next = grid;
            next.place(cell, solution_[cell]);
            next.fill();
            cells_.push_back(static_cast<std::uint8_t>(cell));
            bool goes_on = true;
            if (next.is_complete())
                result.sets.push_back(cells_);
            else if (more > 1)
                goes_on = add_sets(next, cell + 1, more - 1, result);
            cells_.pop_back();
            if (!goes_on) return false;
        }
        return true;
    }

private:
    const Digits9& solution_;
    model::Meter meter_;
    std::uint64_t nodes_ = 0;
    BackdoorSet cells_;
};

}  // namespace

BackdoorSets smallest_backdoors(const Digits9& puzzle, const Digits9& solution, int max_size, const Budget& budget) {
    BackdoorSets result;
    Singles grid;
    for (std::size_t cell = 0; cell < puzzle.size(); ++cell)
        if (puzzle[cell] != 0) grid.place(cell, puzzle[cell]);
    grid.fill();
    if (grid.is_complete()) {
        result.sets.emplace_back();
        return result;
    }
    Search search(solution, budget);
    for (int size = 1; size <= max_size && result.sets.empty() && result.is_complete; ++size)
        result.is_complete = search.add_sets(grid, 0, size, result);
    return result;
}

}  // namespace huisu::explore
