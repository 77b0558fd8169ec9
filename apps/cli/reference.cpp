// Two records are read ahead: whether the file holds one puzzle decides whether that one serves all.
#include "reference.h"

#include "answering.h"
#include "huisu/solve.h"

namespace huisu::cli {

const std::optional<Grid>& Reference::solution(const Run& run) const {
    std::call_once(once_, [&] {
        if (!puzzle_) return;
        is_undecided_ = run.is_time_over();
        if (is_undecided_) return;
        const SolveResult result = solve(*puzzle_, {true, run.settings.engine, run.budget()});
        is_undecided_ = result.verdict == Verdict::kStopped;
        if (result.verdict == Verdict::kUnique) solution_ = result.solution;
    });
    return solution_;
}

References::References(const std::string& path, const Run& run)
    : run_(run), input_({path}, run.settings.parse), first_(read()), second_(read()) {}

std::shared_ptr<const Reference> References::next() {
    switch (given_out_++) {
        case 0: return first_ ? first_ : std::make_shared<const Reference>();
        case 1: return second_ ? second_ : next();
        default: break;
    }
    if (!second_) return first_ ? first_ : std::make_shared<const Reference>();
    auto reference = read();
    return reference ? reference : std::make_shared<const Reference>();
}

std::shared_ptr<const Reference> References::read() {
    const auto item = input_.next();
    if (!item) return nullptr;
    if (item->record) return std::make_shared<const Reference>(item->record->puzzle);
    return std::make_shared<const Reference>(place_of(*item) + sentence_about(run_.messages, *item) + "\n");
}

}  // namespace huisu::cli
