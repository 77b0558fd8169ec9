// Rating: is the puzzle proper, then step after step as the scale takes them.
#include "huisu/rate.h"

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

    logic::SeOrder order_;
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

RateResult Rater::State::rate(const Puzzle& puzzle, const RateOptions& options) {
    RateResult result;
    if (puzzle.shape() != Shape{}) {
        result.end = RateEnd::kBadShape;
        return result;
    }
    if (!options.force) {
        const SolveResult solved = solve(puzzle, {.budget = options.budget});
        result.verdict = solved.verdict;
        result.rule_break = solved.rule_break;
        if (solved.verdict == Verdict::kStopped) return result;
        if (solved.verdict != Verdict::kUnique) {
            result.end = RateEnd::kNotProper;
            return result;
        }
    }
    logic::CandidateGrid grid(puzzle);
    score_ = {};
    model::Meter meter(options.budget, 1);
    result.end = RateEnd::kRated;
    while (!grid.is_complete()) {
        if (!meter.allows(static_cast<std::uint64_t>(result.steps), 0)) {
            result.end = RateEnd::kStopped;
            break;
        }
        const std::optional<Step> step = order_.next_step(grid);
        if (!step) {
            const Rating rating = score_.rating();
            result.rating = {kEndless, rating.ep, rating.ed};
            return result;
        }
        ++result.steps;
        score_.add(*step);
        grid.apply(*step);
        if (is_over(options, result)) return result;
    }
    result.rating = score_.rating();
    return result;
}

}  // namespace huisu
