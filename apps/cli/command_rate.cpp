// huisu rate: puzzle, ER, EP and ED on the scale of Sudoku Explainer 1.2.1.
#include <mutex>

#include "answering.h"
#include "command.h"
#include "huisu/rate.h"
#include "steps.h"

namespace huisu::cli {
namespace {

/// Raters hold megabytes, so they go from puzzle to puzzle.
class Raters {
public:
    RateResult rate(const Puzzle& puzzle, const RateOptions& options) {
        std::unique_ptr<Rater> rater = take();
        const RateResult result = rater->rate(puzzle, options);
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(rater));
        return result;
    }

private:
    std::unique_ptr<Rater> take() {
        {
            const std::lock_guard lock(mutex_);
            if (!idle_.empty()) {
                auto rater = std::move(idle_.back());
                idle_.pop_back();
                return rater;
            }
        }
        return std::make_unique<Rater>();
    }

    std::mutex mutex_;
    std::vector<std::unique_ptr<Rater>> idle_;
};

RateOptions rate_options(const Run& run) {
    RateOptions options;
    options.force = run.settings.force;
    options.is_pearl = run.settings.pearl;
    options.is_diamond = run.settings.diamond;
    options.max_er = run.settings.max_er;
    options.budget = run.budget();
    if (run.is_time_over()) options.budget.nodes = 0;
    return options;
}

bool passes(const Settings& settings, const RateResult& result) {
    return result.end != RateEnd::kAbove && (!settings.min_er || result.rating.er >= *settings.min_er);
}

std::string_view verdict_word(Verdict verdict) {
    return verdict == Verdict::kUnique ? "proper" : verdict == Verdict::kNone ? "none" : "many";
}

std::string decimal(int tenths) {
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

void add_rating(const Run& run, const RateResult& result, Json& json, Answer& answer) {
    const Rating& rating = result.rating;
    if (run.settings.json) {
        json["verdict"] = verdict_word(result.verdict);
        json["er"] = rating.er / 10.0;
        json["ep"] = rating.ep / 10.0;
        json["ed"] = rating.ed / 10.0;
        json["steps"] = result.steps;
    } else {
        answer.out += fmt::format("\t{}\t{}\t{}\n", decimal(rating.er), decimal(rating.ep), decimal(rating.ed));
    }
}

Answer answer_rate(const Run& run, const InputItem& item, Raters& raters) {
    if (!item.record) return answer_unreadable(run, item);
    const Puzzle& puzzle = item.record->puzzle;
    const RateResult result = raters.rate(puzzle, rate_options(run));
    const bool is_rated = result.end == RateEnd::kRated || result.end == RateEnd::kAbove;
    if (is_rated && !passes(run.settings, result)) return Answer{};
    Answer answer;
    Json json;
    if (run.settings.json)
        json = describe_record(item);
    else
        answer.out = line_of(puzzle);
    if (is_rated) {
        add_rating(run, result, json, answer);
        if (result.verdict != Verdict::kUnique) raise(answer, kNotProper);
    } else {
        const bool is_other_size = result.end == RateEnd::kBadShape;
        const Verdict verdict = result.end == RateEnd::kStopped ? Verdict::kStopped : result.verdict;
        const Refusal refusal = is_other_size ? Refusal{"invalid", run.messages(Word::kOnlyNineRated)}
                                              : refusal_of(run, item, verdict, result.rule_break, Word::kManyUnrated);
        json["verdict"] = refusal.word;
        json["message"] = refusal.sentence;
        if (!run.settings.json) answer.out += fmt::format("\t{}\n", refusal.word);
        note_refusal(item, refusal, answer);
    }
    if (run.settings.json) answer.out += json_line(json);
    return answer;
}

}  // namespace

int run_rate(Run& run) {
    Raters raters;
    Input input(run.settings.files, run.settings.parse);
    return run_in_order(run, input,
                        [&](const InputItem& item, const HandOver&) { return answer_rate(run, item, raters); });
}

}  // namespace huisu::cli
