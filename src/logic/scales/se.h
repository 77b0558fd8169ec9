// The scale of Sudoku Explainer 1.2.1: the order in which its producers are asked, and what it makes of their steps.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "huisu/rate.h"
#include "huisu/step.h"
#include "logic/candidate_grid.h"

namespace huisu::logic {

/// Asks the producers in their order. Keeps the memory of the chain searches from step to step.
class SeOrder {
public:
    SeOrder();
    ~SeOrder();

    /// The step that Sudoku Explainer would take; nothing when no producer finds any. `hardest` leaves out producers
    /// whose easiest step is harder.
    std::optional<Step> next_step(const CandidateGrid& grid, double hardest = 100);
    /// The same from the producers of chains alone.
    std::optional<Step> next_chain(const CandidateGrid& grid, double hardest = 100);
    /// Whether steps may rest on the puzzle having only one solution. They may until told otherwise.
    void set_uniqueness(bool allows_uniqueness) { allows_uniqueness_ = allows_uniqueness; }
    /// Whether steps come with the steps nested in them, which costs time.
    void set_explaining(bool is_explaining);
    /// From level 2 of dynamic chains on, a net that has been found is good enough after so many searches for chains
    /// inside the nets, fewer at higher levels. 0, as it is at first: the shortest is found, as in Sudoku Explainer.
    void set_patience(int searches);
    /// Asked while chains are searched; when it says yes, there is no step. For budgets.
    void set_stop(const std::function<bool()>& stop);

private:
    class Chains;
    std::unique_ptr<Chains> chains_;
    bool allows_uniqueness_ = true;
};

/// As it is printed, in tenths.
int tenths(double difficulty);

/// ER, EP and ED as steps come in.
class SeScore {
public:
    void add(const Step& step);
    Rating rating() const { return {tenths(er_), tenths(ep_), tenths(ed_)}; }
    double er() const { return er_; }
    double ep() const { return ep_; }
    double ed() const { return ed_; }
    bool has_placed() const { return has_placed_; }

private:
    double er_ = 0;
    double ep_ = 0;
    double ed_ = 0;
    bool has_first_ = false;
    bool has_placed_ = false;
};

}  // namespace huisu::logic
