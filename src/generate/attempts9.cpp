#include "generate/attempts9.h"

#include <algorithm>
#include <numeric>

#include "generate/uniform_9x9.h"

namespace huisu::generating {
namespace {

// More givens than this are so rare in puzzles without a redundant one that some of those have to be left in.
constexpr int kMostMinimal = 29;
constexpr int kMostMinimalSymmetric = 34;

// Of a climb.
constexpr int kClueMoves = 300;
constexpr int kErMoves = 400;
constexpr std::size_t kErStarts = 64;

std::vector<std::uint16_t> shuffled(std::size_t size, model::Random& random) {
    std::vector<std::uint16_t> order(size);
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    shuffle(std::span(order), random);
    return order;
}

}  // namespace

Attempts9::Attempts9(const GenerateOptions& options, const std::function<bool()>& is_stopped)
    : options_(options),
      is_stopped_(is_stopped),
      orbits_(orbits_of(options.shape, options.symmetries)),
      worker_(fast9::make_lanes(fast9::find_target({}).value_or(fast9::usable_targets().back()))),
      digger_(*worker_),
      judge_({options.level, options.er, options.technique, options.is_rated}) {
    judge_.set_stop(is_stopped_);
    has_wishes_ = options.level || options.er || options.technique || options.is_rated;
    is_climbing_to_clues_ = asks_for_few_clues(options);
    is_climbing_to_er_ = asks_for_high_er(options) && !is_climbing_to_clues_;
}

Attempts::Outcome Attempts9::run(std::uint64_t first, std::size_t count) {
    Outcome outcome;
    fill(first, count);
    if (options_.pattern)
        keep_unique();
    else if (!options_.is_full)
        dig_all();
    if (is_climbing_to_clues_) climb_to_clues();
    if (is_climbing_to_er_) climb_to_er(outcome.seen);
    for (std::size_t i = 0; i < count; ++i) {
        if (is_stopped_()) {
            if (options_.clues && !options_.pattern) widen(outcome.seen.clues, clues_of(digs_[i].puzzle));
            outcome.is_complete = false;
            return outcome;
        }
        Attempt& attempt = attempts_[i];
        if (!attempt.is_alive || !fit_clues(attempt, digs_[i], outcome.seen)) continue;
        Generated made = generated(digs_[i].puzzle, digs_[i].solution, attempt.number);
        const Judgement judgement =
            has_wishes_ ? judge_.judge(logic::CandidateGrid(made.puzzle)) : Judgement{true, std::nullopt};
        if (judgement.rating) widen(outcome.seen.er, judgement.rating->er);
        if (!judgement.meets) continue;
        made.is_minimal = attempt.is_minimal;
        if (options_.is_rated) made.rating = judgement.rating;
        outcome.puzzles.push_back(std::move(made));
    }
    outcome.is_complete = !is_stopped_();  // a judgement may have been cut short
    return outcome;
}

void Attempts9::fill(std::uint64_t first, std::size_t count) {
    attempts_.assign(count, {});
    digs_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        Attempt& attempt = attempts_[i];
        attempt.number = first + i;
        attempt.random = random_of(options_.seed, attempt.number);
        digs_[i].solution = Uniform9x9::all().grid(attempt.random);
        digs_[i].puzzle =
            options_.pattern ? puzzle_of(digs_[i].solution, *options_.pattern) : puzzle_of(digs_[i].solution);
    }
}

void Attempts9::keep_unique() {
    std::vector<Puzzle9> puzzles;
    for (const Dig& dig : digs_) puzzles.push_back(dig.puzzle);
    std::vector<Answer9> answers(puzzles.size());
    solve_all(*worker_, puzzles, answers, {}, 2);
    for (std::size_t i = 0; i < answers.size(); ++i) attempts_[i].is_alive = answers[i].verdict == Verdict::kUnique;
}

void Attempts9::dig_all() {
    for (std::size_t i = 0; i < digs_.size(); ++i) {
        digs_[i].plan.begin(shuffled(orbits_.size(), attempts_[i].random));
        attempts_[i].is_minimal = options_.symmetries.empty();
    }
    digger_.finish(digs_, orbits_);
}

std::vector<Climber> Attempts9::climbers() {
    std::vector<Climber> all;
    for (std::size_t i = 0; i < attempts_.size(); ++i) all.push_back({&digs_[i], &attempts_[i].random, 0});
    return all;
}

void Attempts9::climb_to_clues() {
    const auto away = [&](const Dig& dig) { return std::max(0, clues_of(dig.puzzle) - options_.clues->most); };
    Climb(digger_, orbits_).run(climbers(), kClueMoves, away, is_stopped_);
}

void Attempts9::climb_to_er(Seen& seen) {
    const Range& wanted = *options_.er;
    const auto away = [&](const Dig& dig) {
        const int er = judge_.er_of(logic::CandidateGrid(generated(dig.puzzle, dig.solution, 0).puzzle));
        if (!is_stopped_()) widen(seen.er, er);
        return std::max({0, wanted.least - er, er - wanted.most});
    };
    // Hard puzzles have hard neighbours: from each grid the hardest of many goes on.
    std::vector<Dig> others(kErStarts);
    for (std::size_t i = 0; i < digs_.size(); ++i) {
        int least = away(digs_[i]);
        for (Dig& other : others) {
            other.solution = digs_[i].solution;
            other.puzzle = puzzle_of(other.solution);
            other.plan.begin(shuffled(orbits_.size(), attempts_[i].random));
        }
        digger_.finish(others, orbits_);
        for (const Dig& other : others) {
            if (least == 0 || is_stopped_()) break;
            const int now = away(other);
            if (now >= least) continue;
            least = now;
            digs_[i].puzzle = other.puzzle;
        }
    }
    Climb(digger_, orbits_).run(climbers(), kErMoves, away, is_stopped_);
}

// Whether the puzzle has, or has been given, as many givens as wanted.
bool Attempts9::fit_clues(Attempt& attempt, Dig& dig, Seen& seen) {
    if (options_.pattern || options_.is_full) return true;
    const int clues = clues_of(dig.puzzle);
    if (!options_.clues) return true;
    widen(seen.clues, clues);
    const Range& wanted = *options_.clues;
    if (clues >= wanted.least) return clues <= wanted.most;
    if (wanted.least <= (options_.symmetries.empty() ? kMostMinimal : kMostMinimalSymmetric)) return false;
    const auto span = static_cast<std::uint64_t>(std::min(wanted.most, logic::kCells) - wanted.least) + 1;
    give_back(attempt, dig, wanted.least + static_cast<int>(attempt.random.below(span)));
    return clues_of(dig.puzzle) >= wanted.least;
}

// Some of the givens that have gone, up to so many in all.
void Attempts9::give_back(Attempt& attempt, Dig& dig, int clues) {
    int now = clues_of(dig.puzzle);
    for (const std::uint16_t index : shuffled(orbits_.size(), attempt.random)) {
        const Orbit& orbit = orbits_[index];
        if (is_given(dig.puzzle, orbit.front()) || now + static_cast<int>(orbit.size()) > clues) continue;
        for (const Cell cell : orbit) dig.puzzle.set_given(cell, dig.solution[static_cast<std::size_t>(cell)]);
        now += static_cast<int>(orbit.size());
    }
    attempt.is_minimal = false;
}

}  // namespace huisu::generating
