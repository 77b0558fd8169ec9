// How hard a 9x9 puzzle is on the scale of Sudoku Explainer 1.2.1, equal to its last decimal.
//
// The scale takes, in a fixed order of techniques, the first step there is, until the grid is full:
//   ER  the difficulty of the hardest step
//   EP  ("pearl") of the hardest up to and with the first step that places a digit
//   ED  ("diamond") of the first step
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"

namespace huisu {

/// Tenths, as they are printed: 72 is 7.2. An ER of 200 says that no step was found before the grid was full, or that
/// an option ended the rating.
struct Rating {
    int er = 0;
    int ep = 0;
    int ed = 0;

    friend bool operator==(const Rating&, const Rating&) = default;
};

struct RateOptions {
    /// Rates a puzzle with no or several solutions too, as the reference does. It may come to 20.0; without a solution,
    /// that may take hours. A puzzle that breaks a rule is refused all the same.
    bool force = false;
    /// Ends with an ER of 20.0 as soon as ER is sure to exceed EP; with is_diamond, also when EP exceeds ED.
    bool is_pearl = false;
    bool is_diamond = false;
    /// Ends as soon as ER is known to be above this (tenths); the result is then marked as kAbove.
    std::optional<int> max_er;
    Budget budget = {};
};

enum class RateEnd : std::uint8_t {
    kRated,
    kNotProper,  ///< the verdict says why; no rating
    kAbove,      ///< above max_er: `rating` holds what is known so far
    kStopped,    ///< the budget ran out: as kAbove
    kBadShape,   ///< the scale knows 9x9 grids only
};

struct RateResult {
    RateEnd end = RateEnd::kStopped;
    Verdict verdict = Verdict::kStopped;
    std::optional<RuleBreak> rule_break;
    Rating rating;
    int steps = 0;
};

/// Rates puzzle after puzzle without allocating anew. Used by one thread at a time.
class Rater {
public:
    Rater();
    ~Rater();
    Rater(Rater&&) noexcept;
    Rater& operator=(Rater&&) noexcept;

    RateResult rate(const Puzzle& puzzle, const RateOptions& options = {});

private:
    class State;
    std::unique_ptr<State> state_;
};

RateResult rate(const Puzzle& puzzle, const RateOptions& options = {});

}  // namespace huisu
