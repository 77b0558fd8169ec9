#include "api/next_step.h"

#include <algorithm>

#include "logic/scales/human_order.h"

namespace huisu::api {

using logic::Mask;

namespace {

// Where there is no solution, most searches end in vain, and those for nested chains on a grid with few digits would
// take hours.
constexpr double kHardestForced = 9.0;
constexpr double kNoChains = 0;
constexpr double kHardest = 100;

// For a person one net of a hundred statements is as good as another; waiting for the shortest takes several times as
// long as finding one.
constexpr int kHumanPatience = 64;

}  // namespace

NextStep::NextStep(StepOrder order, bool is_proper, model::Meter& meter) : order_(order), is_proper_(is_proper) {
    scale_.set_uniqueness(is_proper);
    scale_.set_explaining(true);
    if (order == StepOrder::kHuman) scale_.set_patience(kHumanPatience);
    scale_.set_stop([&meter] { return !meter.allows_now(0, 0); });
}

std::optional<Step> NextStep::find(const logic::CandidateGrid& grid, const logic::CellSet& last_move) {
    if (order_ == StepOrder::kSudokuExplainer) return scale_.next_step(grid, hardest_for(grid));
    if (auto step = logic::first_human_step(grid, last_move, is_proper_)) return step;
    return scale_.next_chain(grid, hardest_for(grid));
}

double NextStep::hardest_for(const logic::CandidateGrid& grid) {
    if (is_proper_) return kHardest;
    if (!leftover_) leftover_.emplace();
    return leftover_->has_any(grid) ? kHardestForced : kNoChains;
}

bool keeps(const Grid& solution, const Step& step) {
    if (step.placement && solution[step.placement->cell] != step.placement->digit) return false;
    return std::none_of(step.eliminations.begin(), step.eliminations.end(),
                        [&](const Candidate& gone) { return solution[gone.cell] == gone.digit; });
}

bool is_dead(const logic::CandidateGrid& grid) {
    for (Cell cell = 0; cell < logic::kCells; ++cell)
        if (grid.is_open(cell) && grid.candidates(cell) == 0) return true;
    for (int house = 0; house < logic::kHouses; ++house) {
        Mask present = 0;
        for (const Cell cell : logic::cells_of(house))
            present |= grid.is_open(cell) ? grid.candidates(cell) : logic::bit(grid.digit(cell));
        if (present != logic::kAllNine) return true;
    }
    return false;
}

}  // namespace huisu::api
