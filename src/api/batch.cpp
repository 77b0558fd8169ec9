#include "huisu/batch.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

#include "api/threads.h"
#include "fast9/targets.h"
#include "huisu/solve.h"
#include "huisu/version.h"

namespace huisu {
namespace {

std::unique_ptr<fast9::Worker> make_worker(Engine9 engine, fast9::Target target) {
    try {
        return engine == Engine9::kSingle ? fast9::make_single(target) : fast9::make_lanes(target);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

// The budget of a call that several workers share: nodes and solutions are added up, and one no ends it for all.
class SharedBudget {
public:
    explicit SharedBudget(const Budget& whole) : whole_(whole) {}

    /// For one worker; must not outlive this.
    Budget part() {
        Budget budget;
        budget.nodes = whole_.nodes;  // so that a small one is not overrun by a whole interval
        budget.deadline = whole_.deadline;
        budget.stop = whole_.stop;
        budget.progress = [this, last = Progress{}](const Progress& now) mutable {
            const bool may_go_on = add(now.nodes - last.nodes, now.solutions - last.solutions);
            last = now;
            return may_go_on;
        };
        return budget;
    }

private:
    bool add(std::uint64_t nodes, std::uint64_t solutions) {
        const std::lock_guard lock(mutex_);
        if (is_over_) return false;
        sum_.nodes += nodes;
        sum_.solutions += solutions;
        is_over_ = sum_.nodes >= whole_.nodes || (whole_.progress && !whole_.progress(sum_));
        return !is_over_;
    }

    const Budget& whole_;
    std::mutex mutex_;
    Progress sum_;
    bool is_over_ = false;
};

fast9::Job job_for(std::span<const Puzzle9> puzzles, std::span<Answer9> answers, const BatchOptions& options,
                   fast9::Feed& feed) {
    fast9::Job job;
    job.puzzles = puzzles.data();
    job.answers = answers.data();
    job.seconds = options.seconds.empty() ? nullptr : options.seconds.data();
    job.feed = &feed;
    job.limit = std::max<std::uint64_t>(options.limit, 1);
    return job;
}

void run_job(fast9::Worker& worker, fast9::Job& job, const Budget& budget) {
    model::Meter meter(budget);
    job.meter = &meter;
    worker.run(job);
    job.meter = nullptr;
}

using Workers = std::vector<std::unique_ptr<fast9::Worker>>;

SearchStats run_shared(Workers& workers, const fast9::Job& job, const Budget& budget) {
    SharedBudget shared(budget);
    std::vector<fast9::Job> jobs(workers.size(), job);
    api::run_in_threads(workers.size(), [&](std::size_t i) {
        const Budget part = shared.part();
        run_job(*workers[i], jobs[i], part);
    });
    SearchStats stats;
    for (const fast9::Job& done : jobs) {
        stats.nodes += done.stats.nodes;
        stats.undos += done.stats.undos;
    }
    return stats;
}

// The sizes have been looked at.
SearchStats run_all(Workers& workers, std::span<const Puzzle9> puzzles, std::span<Answer9> answers,
                    const BatchOptions& options) {
    fast9::Feed feed(puzzles.size(), workers.size());
    fast9::Job job = job_for(puzzles, answers, options, feed);
    SearchStats stats;
    if (workers.size() == 1) {
        run_job(*workers.front(), job, options.budget);
        stats = job.stats;
    } else {
        stats = run_shared(workers, job, options.budget);
    }
    const auto rest = feed.close();  // what nobody has begun when the budget ran out
    std::fill(answers.begin() + static_cast<std::ptrdiff_t>(rest.begin), answers.end(), Answer9{});
    return stats;
}

BatchReport begin_report(std::span<const Puzzle9> puzzles, std::span<Answer9> answers, const BatchOptions& options) {
    BatchReport report;
    const bool are_seconds_fit = options.seconds.empty() || options.seconds.size() == puzzles.size();
    if (puzzles.size() != answers.size() || !are_seconds_fit) report.trouble = BatchTrouble::kSizes;
    return report;
}

std::size_t worker_count(unsigned threads, std::size_t puzzles) {
    return std::clamp<std::size_t>(puzzles / fast9::Feed::kLeast, 1, api::threads_for(threads));
}

void set_engine(std::size_t puzzles, Engine9 wanted, BatchReport& report) {
    const Engine general = wanted == Engine9::kSingle  ? Engine::kSingle
                           : wanted == Engine9::kLanes ? Engine::kLanes
                                                       : Engine::kAuto;
    const EngineChoice choice = choose_engine(Shape{}, puzzles, general);
    report.engine = choice.engine == Engine::kSingle ? Engine9::kSingle : Engine9::kLanes;
    report.why = choice.why;
}

}  // namespace

BatchReport solve_batch(std::span<const Puzzle9> puzzles, std::span<Answer9> answers, const BatchOptions& options) {
    BatchReport report = begin_report(puzzles, answers, options);
    const auto target = fast9::find_target(options.target);
    if (!target) report.trouble = BatchTrouble::kTarget;
    if (report.trouble != BatchTrouble::kNone) return report;
    report.target = target->name;
    set_engine(puzzles.size(), options.engine, report);
    Workers workers(worker_count(options.threads, puzzles.size()));
    for (auto& worker : workers) worker = make_worker(report.engine, *target);
    std::erase(workers, nullptr);
    if (workers.empty())
        report.trouble = BatchTrouble::kOutOfMemory;
    else
        report.stats = run_all(workers, puzzles, answers, options);
    return report;
}

std::size_t read_lines(std::string_view text, std::span<Puzzle9> puzzles) {
    const std::size_t lines = std::min(puzzles.size(), text.size() / (Puzzle9::kCells + 1));
    const auto target = fast9::find_target({});
    return fast9::read_lines(target.value_or(fast9::usable_targets().back()), text.data(), lines, puzzles.data());
}

struct Solver9::State {
    BatchReport report;  // of a solver that has done nothing yet
    Workers workers;     // one, unless there was trouble
    Budget no_end;
};

Solver9::Solver9(Engine9 engine, std::string_view target) : state_(new State) {
    BatchReport& report = state_->report;
    const auto found = fast9::find_target(target);
    if (!found) {
        report.trouble = BatchTrouble::kTarget;
        return;
    }
    report.target = found->name;
    set_engine(1, engine, report);
    auto worker = make_worker(report.engine, *found);
    if (worker)
        state_->workers.push_back(std::move(worker));
    else
        report.trouble = BatchTrouble::kOutOfMemory;
}

Solver9::~Solver9() = default;
Solver9::Solver9(Solver9&&) noexcept = default;
Solver9& Solver9::operator=(Solver9&&) noexcept = default;

BatchTrouble Solver9::trouble() const {
    return state_->report.trouble;
}

Answer9 Solver9::solve(const Puzzle9& puzzle, std::uint64_t limit) {
    Answer9 answer;
    if (state_->workers.empty()) return answer;
    fast9::Feed feed(1, 1);
    fast9::Job job;
    job.puzzles = &puzzle;
    job.answers = &answer;
    job.feed = &feed;
    job.limit = std::max<std::uint64_t>(limit, 1);
    run_job(*state_->workers.front(), job, state_->no_end);
    return answer;
}

BatchReport Solver9::solve_batch(std::span<const Puzzle9> puzzles, std::span<Answer9> answers,
                                 const BatchOptions& options) {
    BatchReport report = state_->report;
    if (report.trouble == BatchTrouble::kNone) report.trouble = begin_report(puzzles, answers, options).trouble;
    if (report.trouble == BatchTrouble::kNone) report.stats = run_all(state_->workers, puzzles, answers, options);
    return report;
}

std::string simd_target() {
    const auto target = fast9::find_target({});
    return target ? std::string(target->name) : std::string();
}

std::vector<std::string> simd_targets() {
    std::vector<std::string> names;
    for (const fast9::Target& target : fast9::usable_targets()) names.emplace_back(target.name);
    return names;
}

}  // namespace huisu
