// Attempts are handed out to threads in runs, and what they gave is handed on in the order of the attempts.
#include "huisu/generate.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>

#include "api/threads.h"
#include "generate/attempts.h"
#include "generate/judge.h"
#include "generate/obstacles.h"
#include "huisu/check.h"
#include "huisu/rate.h"
#include "logic/candidate_grid.h"

namespace huisu {
namespace {

using generating::Attempts;

bool is_sound(const Generated& made) {
    return is_solution_of(made.solution, made.puzzle);
}

class Line {
public:
    Line(const GenerateOptions& options, const std::function<bool(const Generated&)>& take)
        : options_(options), take_(take), most_in_vain_(generating::most_in_vain(options)) {}

    /// One thread's work. What it throws (no memory is left) ends all, and is thrown again by rethrow().
    void work() {
        try {
            take_turns();
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            is_over_ = true;
            room_.notify_all();
        }
    }
    void rethrow() const {
        if (failure_) std::rethrow_exception(failure_);
    }

    GenerateReport report() const { return report_; }

private:
    /// Takes runs of attempts until all is done.
    void take_turns() {
        const auto attempts = generating::make_attempts(options_, [this] { return is_over(); });
        std::size_t size = 1;
        while (const std::optional<Turn> turn = next_turn(size)) {
            const auto start = Budget::Clock::now();
            Attempts::Outcome outcome = attempts->run(turn->first, turn->size);
            assert(std::all_of(outcome.puzzles.begin(), outcome.puzzles.end(), is_sound));
            std::erase_if(outcome.puzzles, [](const Generated& made) { return !is_sound(made); });
            hand_over(*turn, std::move(outcome));
            size = next_size(size, Budget::Clock::now() - start, attempts->largest_run());
        }
    }

    /// Where attempts take long, turns are short: what they gave is wanted soon, and is lost when time runs out.
    static std::size_t next_size(std::size_t size, Budget::Clock::duration took, std::size_t largest) {
        constexpr std::chrono::milliseconds kShort{5};
        constexpr std::chrono::milliseconds kLong{40};
        if (took < kShort) return std::min(size * 2, largest);
        return took > kLong ? std::max<std::size_t>(size / 2, 1) : size;
    }

    static constexpr std::size_t kAhead = 64;  // turns that may wait for an earlier one

    struct Turn {
        std::uint64_t index = 0;
        std::uint64_t first = 0;  // attempt
        std::size_t size = 0;
    };
    struct Done {
        Turn turn;
        Attempts::Outcome outcome;
    };

    bool is_over() {
        if (is_over_.load(std::memory_order_relaxed)) return true;
        const Budget& budget = options_.budget;
        if (budget.stop != nullptr && budget.stop->load(std::memory_order_relaxed)) return true;
        return budget.deadline != Budget::Clock::time_point::max() && Budget::Clock::now() >= budget.deadline;
    }

    std::optional<Turn> next_turn(std::size_t size) {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return next_index_ < handed_over_ + kAhead || is_over_; });
        if (is_over_) return std::nullopt;
        if (options_.tries != 0)
            size = static_cast<std::size_t>(std::min<std::uint64_t>(size, options_.tries - next_attempt_));
        if (size == 0) return std::nullopt;
        const Turn turn{next_index_++, next_attempt_, size};
        next_attempt_ += size;
        return turn;
    }

    void hand_over(const Turn& turn, Attempts::Outcome outcome) {
        const std::lock_guard lock(mutex_);
        done_.emplace(turn.index, Done{turn, std::move(outcome)});
        while (!done_.empty() && done_.begin()->first == handed_over_ && !is_over_) {
            const Done first = std::move(done_.begin()->second);
            done_.erase(done_.begin());
            ++handed_over_;
            accept(first);
        }
        room_.notify_all();
    }

    void accept(const Done& done) {
        if (!done.outcome.is_complete) {
            seen_.add(done.outcome.seen);
            return finish(GenerateEnd::kStopped);
        }
        for (const Generated& made : done.outcome.puzzles) {
            if (report_.made == options_.count) return finish(GenerateEnd::kDone);
            if (made.attempt >= since_ + most_in_vain_ && options_.tries == 0) return finish_in_vain();
            report_.attempts = since_ = made.attempt + 1;
            ++report_.made;
            if (!take_(made)) return finish(GenerateEnd::kStopped);
        }
        seen_.add(done.outcome.seen);
        if (report_.made == options_.count) return finish(GenerateEnd::kDone);
        report_.attempts = done.turn.first + done.turn.size;
        if (options_.tries == 0 && report_.attempts >= since_ + most_in_vain_) return finish_in_vain();
        if (report_.attempts == options_.tries) return finish(GenerateEnd::kTries);
        const bool may_go_on = !options_.budget.progress || options_.budget.progress({report_.attempts, report_.made});
        if (!may_go_on) finish(GenerateEnd::kStopped);
    }

    /// The number of attempts does not depend on how many were made at a time.
    void finish_in_vain() {
        report_.attempts = since_ + most_in_vain_;
        finish(GenerateEnd::kTries);
    }

    void finish(GenerateEnd end) {
        report_.end = end;
        report_.clues_seen = seen_.clues;
        report_.er_seen = seen_.er;
        is_over_ = true;
    }

    const GenerateOptions& options_;
    const std::function<bool(const Generated&)>& take_;
    std::uint64_t most_in_vain_;
    std::mutex mutex_;  // of all below
    std::condition_variable room_;
    std::uint64_t next_index_ = 0;
    std::uint64_t next_attempt_ = 0;
    std::uint64_t handed_over_ = 0;  // turns
    std::uint64_t since_ = 0;        // the attempt behind the last puzzle
    std::map<std::uint64_t, Done> done_;
    generating::Seen seen_;
    GenerateReport report_;
    std::exception_ptr failure_;
    std::atomic<bool> is_over_ = false;
};

}  // namespace

std::optional<Level> level(const Puzzle& puzzle, const Budget& budget) {
    RateOptions options;
    options.budget = budget;
    const RateResult rated = rate(puzzle, options);
    if (rated.end != RateEnd::kRated) return std::nullopt;
    if (generating::needs_singles_only(logic::CandidateGrid(puzzle))) return Level::kEasy;
    return generating::level_of_er(rated.rating.er);
}

GenerateReport generate(const GenerateOptions& options, const std::function<bool(const Generated&)>& take) {
    GenerateReport report;
    report.obstacle = generating::obstacle_to(options);
    if (report.obstacle != Obstacle::kNone) {
        report.end = GenerateEnd::kImpossible;
        return report;
    }
    if (options.count == 0) return report;
    Line line(options, take);
    api::run_in_threads(api::threads_for(options.threads), [&](std::size_t) { line.work(); });
    line.rethrow();
    return line.report();
}

}  // namespace huisu
