// Rating: is the puzzle proper, then step after step as the scale takes them.
#include "huisu/rate.h"

#include "api/leftover.h"
#include "api/opening.h"
#include "huisu/solve.h"
#include "logic/scales/se.h"
#include "model/meter.h"

namespace huisu {
namespace {

constexpr int kEndless = 200;  // what the reference prints where it finds no further step, or is told to end

}  // namespace

class Rater::State {
public:
    RateResult rate(const Puzzle& puzzle, const RateOptions& options);

private:
    bool is_over(const RateOptions& options, RateResult& result) const;
    std::optional<Step> next_step(const logic::CandidateGrid& grid, bool is_proper);

    logic::SeOrder order_;
    std::optional<api::Leftover> leftover_;
    logic::SeScore score_;
};

Rater::Rater() : state_(std::make_unique<State>()) {}
Rater::~Rater() = default;
Rater::Rater(Rater&&) noexcept = default;
Rater& Rater::operator=(Rater&&) noexcept = default;

RateResult Rater::rate(const Puzzle& puzzle, const RateOptions& options) {
    return state_->rate(puzzle, options);
}

RateResult rate(const Puzzle& puzzle, const RateOptions& options) {
    return Rater().rate(puzzle, options);
}

// Whether an option ends the rating after this step. Where is_diamond does so at the first digit placed, the reference
// has not set EP yet.
bool Rater::State::is_over(const RateOptions& options, RateResult& result) const {
    const Rating rating = score_.rating();
    if (options.max_er && rating.er > *options.max_er) {
        result.end = RateEnd::kAbove;
        result.rating = rating;
        return true;
    }
    if (!score_.has_placed() || !(options.is_pearl || options.is_diamond)) return false;
    const bool exceeds_diamond = options.is_diamond && score_.ep() > score_.ed();
    if (!exceeds_diamond && score_.er() <= score_.ep()) return false;
    result.rating = {kEndless, exceeds_diamond ? 0 : rating.ep, rating.ed};
    return true;
}

std::optional<Step> Rater::State::next_step(const logic::CandidateGrid& grid, bool is_proper) {
    if (is_proper) return order_.next_step(grid);
    if (!leftover_) leftover_.emplace();
    constexpr double kNoChains = 0;
    constexpr double kAll = 100;
    return order_.next_step(grid, leftover_->has_any(grid) ? kAll : kNoChains);
}

RateResult Rater::State::rate(const Puzzle& puzzle, const RateOptions& options) {
    RateResult result;
    const auto solve_it = [&](const Puzzle& asked) { return solve(asked, {.budget = options.budget}); };
    if (!api::open(puzzle, options.force, result, solve_it)) return result;
    logic::CandidateGrid grid(puzzle);
    model::Meter meter(options.budget, 1);
    const auto is_stopped = [&] { return !meter.allows_now(static_cast<std::uint64_t>(result.steps), 0); };
    order_.set_stop(is_stopped);
    score_ = {};
    result.end = RateEnd::kRated;
    bool is_over_early = false;
    while (!grid.is_complete() && !is_over_early) {
        const std::optional<Step> step =
            is_stopped() ? std::nullopt : next_step(grid, result.verdict == Verdict::kUnique);
        if (!step) break;
        ++result.steps;
        score_.add(*step);
        grid.apply(*step);
        is_over_early = is_over(options, result);
    }
    if (!is_over_early) {
        result.rating = score_.rating();
        const bool is_stuck = !grid.is_complete();
        if (is_stuck && is_stopped())
            result.end = RateEnd::kStopped;
        else if (is_stuck)
            result.rating.er = kEndless;
    }
    order_.set_stop({});
    return result;
}

}  // namespace huisu
