// Solving as a person does, step by step, each with its reason. See step.h for what a step holds.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/step.h"

namespace huisu {

enum class StepOrder : std::uint8_t {
    /// What is easiest to see comes first, and among equals what is near the last move. Of the nets that have further
    /// chains inside (Step::level 2 and more) it is the best of the first few.
    kHuman,
    kSudokuExplainer,  ///< the steps that the rating is made of, in its order
};

struct ExplainOptions {
    StepOrder order = StepOrder::kHuman;
    /// 0: no limit.
    std::size_t max_steps = 0;
    /// Of a puzzle with no or several solutions too: as far as steps go that do not rest on uniqueness, without chains
    /// nested in chains.
    bool force = false;
    Budget budget = {};
};

enum class ExplainEnd : std::uint8_t {
    kSolved,
    kNotProper,  ///< the verdict says why; no steps, unless forced
    kStuck,      ///< no technique finds a further step
    kStopped,    ///< the budget ran out, or max_steps was reached
    kBadShape,   ///< 9x9 grids only
};

struct ExplainResult {
    ExplainEnd end = ExplainEnd::kStopped;
    Verdict verdict = Verdict::kStopped;
    std::optional<RuleBreak> rule_break;
    std::vector<Step> steps;
    Puzzle last;  ///< the state after the last step, with its candidates
};

ExplainResult explain(const Puzzle& puzzle, const ExplainOptions& options = {});

enum class HintEnd : std::uint8_t {
    kStep,
    kMistake,    ///< cells or candidates of the state disagree with the solution: see `wrong_digits`, `lost_candidates`
    kComplete,   ///< nothing is left to do
    kNotProper,  ///< the givens have no or several solutions: the verdict says which
    kStuck,
    kStopped,
    kBadShape,
};

struct HintResult {
    HintEnd end = HintEnd::kStopped;
    Verdict verdict = Verdict::kStopped;
    std::optional<RuleBreak> rule_break;
    std::optional<Step> step;
    /// kMistake: placed digits that are wrong, and the solution's digits that open cells no longer hold as candidates.
    std::vector<Candidate> wrong_digits;
    std::vector<Candidate> lost_candidates;
};

/// The next step from a state: givens, digits placed since, and candidates all count. In a state that is all
/// candidates, a cell's only one that no cell in sight has is taken for a digit placed, as pencilmarks show it; so in
/// explain(). `last_move` is the cell filled last, if known.
HintResult hint(const Puzzle& state, const ExplainOptions& options = {}, std::optional<Cell> last_move = {});

}  // namespace huisu
