#include "generate/dig.h"

#include <algorithm>

namespace huisu::generating {

int clues_of(const Puzzle9& puzzle) {
    int clues = 0;
    for (Cell cell = 0; cell < static_cast<Cell>(Puzzle9::kCells); ++cell) clues += is_given(puzzle, cell) ? 1 : 0;
    return clues;
}

Puzzle9 puzzle_of(const Digits9& solution) {
    Puzzle9 puzzle;
    for (std::size_t cell = 0; cell < Puzzle9::kCells; ++cell)
        puzzle.set_given(static_cast<Cell>(cell), solution[cell]);
    return puzzle;
}

Puzzle9 puzzle_of(const Digits9& solution, std::span<const Cell> cells) {
    Puzzle9 puzzle;
    for (const Cell cell : cells) puzzle.set_given(cell, solution[static_cast<std::size_t>(cell)]);
    return puzzle;
}

Generated generated(const Puzzle9& puzzle, const Digits9& solution, std::uint64_t attempt) {
    Generated made;
    made.attempt = attempt;
    for (Cell cell = 0; cell < made.puzzle.cells(); ++cell) {
        const Digit digit = solution[static_cast<std::size_t>(cell)];
        made.solution.set(cell, digit);
        if (is_given(puzzle, cell)) made.puzzle.set_given(cell, digit);
    }
    return made;
}

void solve_all(fast9::Worker& worker, std::span<const Puzzle9> puzzles, std::span<Answer9> answers,
               std::span<Digits9> seconds, std::uint64_t limit) {
    const Budget no_end;
    model::Meter meter(no_end);
    fast9::Feed feed(puzzles.size(), 1);
    fast9::Job job;
    job.puzzles = puzzles.data();
    job.answers = answers.data();
    job.seconds = seconds.empty() ? nullptr : seconds.data();
    job.feed = &feed;
    job.limit = limit;
    job.meter = &meter;
    worker.run(job);
}

void Digger::finish(std::span<Dig> digs, const Orbits& orbits) {
    for (;;) {
        asked_.clear();
        tests_.clear();
        for (Dig& dig : digs) {
            if (dig.plan.is_done()) continue;
            asked_.push_back(&dig);
            Puzzle9& test = tests_.emplace_back(dig.puzzle);
            for (const std::uint16_t orbit : dig.plan.group())
                for (const Cell cell : orbits[orbit])
                    test.candidates[static_cast<std::size_t>(cell)] = Puzzle9::kAllDigits;
        }
        if (asked_.empty()) return;
        answers_.resize(tests_.size());
        seconds_.resize(tests_.size());
        solve_all(worker_, tests_, answers_, seconds_, 2);
        for (std::size_t i = 0; i < asked_.size(); ++i) {
            Dig& dig = *asked_[i];
            if (answers_[i].verdict == Verdict::kUnique) {
                dig.puzzle = tests_[i];
                dig.plan.note_gone();
                continue;
            }
            const Digits9& other = answers_[i].digits == dig.solution ? seconds_[i] : answers_[i].digits;
            dig.plan.note_needed([&](std::uint16_t orbit) {
                return std::any_of(orbits[orbit].begin(), orbits[orbit].end(), [&](Cell cell) {
                    return other[static_cast<std::size_t>(cell)] != dig.solution[static_cast<std::size_t>(cell)];
                });
            });
        }
    }
}

}  // namespace huisu::generating
