// See contender.h. On one core a solver with its own memory is kept from pass to pass, so that small files are not
// measured by how fast memory can be had.
#include "contender.h"

#include <atomic>
#include <chrono>
#include <new>
#include <thread>

#include "huisu/count.h"
#include "huisu/solve.h"

namespace huisu::cli {
namespace {

void add_puzzle(std::uint64_t solutions, PassResult& result) {
    result.solutions += solutions;
    ++(solutions == 0 ? result.none : solutions == 1 ? result.one : result.many);
}

class BatchContender final : public Contender {
public:
    BatchContender(Engine9 engine, const Corpus& corpus, const Rules& rules)
        : puzzles_(corpus.small), rules_(rules), solver_(engine, rules.target), answers_(puzzles_.size()) {
        if (solver_.trouble() != BatchTrouble::kNone) throw std::bad_alloc();  // the target has been looked at
        options_.limit = rules.limit;
        options_.threads = rules.threads;
        options_.engine = engine;
        options_.target = rules.target;
        options_.budget = rules.budget;
        target_ = solver_.solve_batch({}, {}).target;
        is_single_ = engine == Engine9::kSingle;
    }

    std::size_t size() const override { return puzzles_.size(); }
    std::string_view target() const override { return target_; }

    void pass() override {
        report_ = options_.threads == 1 ? solver_.solve_batch(puzzles_, answers_, options_)
                                        : solve_batch(puzzles_, answers_, options_);
        if (report_.trouble != BatchTrouble::kNone) throw std::bad_alloc();
    }

    PassResult outcome() const override {
        PassResult result;
        result.nodes = report_.stats.nodes;
        for (const Answer9& answer : answers_) {
            if (answer.verdict == Verdict::kStopped && answer.solutions < rules_.limit) result.is_complete = false;
            add_puzzle(answer.solutions, result);
        }
        return result;
    }

    void time_calls(std::size_t most, std::vector<float>& microseconds) override {
        using Clock = std::chrono::steady_clock;
        if (!is_single_ || rules_.threads != 1) return;
        for (const Puzzle9& puzzle : puzzles_.first(std::min(most, puzzles_.size()))) {
            const auto start = Clock::now();
            const Answer9 answer = solver_.solve(puzzle, rules_.limit);
            const std::chrono::duration<float, std::micro> span = Clock::now() - start;
            if (answer.solutions <= rules_.limit) microseconds.push_back(span.count());  // always
        }
    }

private:
    std::span<const Puzzle9> puzzles_;
    Rules rules_;
    BatchOptions options_;
    Solver9 solver_;
    std::vector<Answer9> answers_;
    BatchReport report_;
    std::string_view target_;
    bool is_single_ = false;
};

class SearchContender final : public Contender {
public:
    SearchContender(Engine engine, const Corpus& corpus, const Rules& rules)
        : puzzles_(corpus.puzzles), rules_(rules), engine_(engine), parts_(rules.threads) {}

    std::size_t size() const override { return puzzles_.size(); }
    std::string_view target() const override { return {}; }

    void pass() override {
        std::atomic<std::size_t> next{0};
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < parts_.size(); ++i) threads.emplace_back([&, i] { parts_[i] = work(next); });
        parts_[0] = work(next);
        threads.clear();  // waits for them
    }

    PassResult outcome() const override {
        PassResult sum;
        for (const PassResult& part : parts_) {
            sum.is_complete = sum.is_complete && part.is_complete;
            sum.nodes += part.nodes;
            sum.solutions += part.solutions;
            sum.none += part.none;
            sum.one += part.one;
            sum.many += part.many;
        }
        return sum;
    }

private:
    /// Of one thread: takes puzzles until none is left.
    PassResult work(std::atomic<std::size_t>& next) const {
        PassResult result;
        for (std::size_t i = next++; i < puzzles_.size() && result.is_complete; i = next++)
            rules_.limit <= 2 ? solve_one(puzzles_[i], result) : count_one(puzzles_[i], result);
        return result;
    }

    void solve_one(const Puzzle& puzzle, PassResult& result) const {
        const SolveResult solved = solve(puzzle, {rules_.limit == 2, engine_, rules_.budget});
        result.nodes += solved.stats.nodes;
        const bool was_asked = rules_.limit == 2 || !solved.solution;
        if (was_asked && solved.verdict == Verdict::kStopped && !solved.rule_break) result.is_complete = false;
        add_puzzle(!solved.solution ? 0 : solved.verdict == Verdict::kMany ? 2 : 1, result);
    }

    void count_one(const Puzzle& puzzle, PassResult& result) const {
        const CountResult counted = count(puzzle, {rules_.limit, engine_, rules_.budget});
        result.nodes += counted.stats.nodes;
        result.is_complete = !counted.is_stopped;
        add_puzzle(counted.count.to_u64(), result);
    }

    std::span<const Puzzle> puzzles_;
    Rules rules_;
    Engine engine_;
    std::vector<PassResult> parts_;  // by thread
};

}  // namespace

std::vector<std::string> contender_names() {
    return {"lanes", "single", "general", "backtrack"};
}

std::vector<std::string> usual_contender_names() {
    return {"lanes", "single", "general"};
}

bool is_for_small_only(std::string_view name) {
    return name == "lanes" || name == "single";
}

std::unique_ptr<Contender> make_contender(std::string_view name, const Corpus& corpus, const Rules& rules) {
    if (name == "lanes") return std::make_unique<BatchContender>(Engine9::kLanes, corpus, rules);
    if (name == "single") return std::make_unique<BatchContender>(Engine9::kSingle, corpus, rules);
    const Engine engine = name == "general" ? Engine::kGeneral : Engine::kBacktrack;
    return std::make_unique<SearchContender>(engine, corpus, rules);
}

}  // namespace huisu::cli
