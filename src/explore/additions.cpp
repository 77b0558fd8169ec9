#include "explore/additions.h"

#include <algorithm>
#include <cstring>

namespace huisu::explore {
namespace {

bool see_each_other(std::size_t a, std::size_t b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

}  // namespace

std::uint64_t hash_of(const Digits9& digits) {
    std::uint64_t hash = 0x9E37'79B9'7F4A'7C15U;
    for (std::size_t i = 0; i + 8 <= digits.size(); i += 8) {
        std::uint64_t eight;
        std::memcpy(&eight, digits.data() + i, 8);
        hash = (hash ^ eight) * 0xBF58'476D'1CE4'E5B9U;
        hash ^= hash >> 29;
    }
    return hash | 1;
}

Puzzle9 puzzle_of(const Digits9& digits) {
    Puzzle9 puzzle;
    for (std::size_t cell = 0; cell < digits.size(); ++cell)
        if (digits[cell] != 0) puzzle.set_given(static_cast<Cell>(cell), digits[cell]);
    return puzzle;
}

bool Additions::find(std::span<const Digits9> bases, const Budget& budget) {
    tables_.resize(bases.size());
    for (std::size_t i = 0; i < bases.size(); ++i) begin(tables_[i], bases[i]);
    for (std::size_t round = 0;; ++round) {
        choose_trials(bases, round);
        if (trials_.empty() && round >= kRoundsOfSome) return true;
        if (!solve_trials(budget)) return false;
    }
}

void Additions::begin(Table& table, const Digits9& base) {
    for (auto& cell : table.seen) cell.fill(0);
    for (auto& cell : table.solutions) cell.fill(Solutions::kUnknown);
    table.known.fill(0);
    table.known_count = 0;
    for (std::size_t cell = 0; cell < base.size(); ++cell) {
        if (base[cell] == 0) continue;
        table.solutions[cell].fill(Solutions::kNone);
        for (std::size_t peer = 0; peer < base.size(); ++peer)
            if (see_each_other(cell, peer))
                table.solutions[peer][static_cast<std::size_t>(base[cell] - 1)] = Solutions::kNone;
    }
}

bool Additions::has_several(std::size_t i) const {
    for (const auto& cell : tables_[i].solutions)
        if (std::count(cell.begin(), cell.end(), Solutions::kNone) < 8) return true;
    return false;
}

// First a digit in some of the cells, in the others, then all that is still unknown.
void Additions::choose_trials(std::span<const Digits9> bases, std::size_t round) {
    trials_.clear();
    puzzles_.clear();
    for (std::size_t i = 0; i < bases.size(); ++i)
        for (std::size_t cell = 0; cell < bases[i].size(); ++cell) {
            const bool is_some = round < kRoundsOfSome;
            if (bases[i][cell] == 0 && (!is_some || (cell + cell / 9) % kRoundsOfSome == round))
                add_trials(i, bases[i], cell, !is_some);
        }
}

void Additions::add_trials(std::size_t i, const Digits9& base, std::size_t cell, bool all) {
    Table& table = tables_[i];
    for (std::size_t digit = 0; digit < 9; ++digit) {
        Solutions& solutions = table.solutions[cell][digit];
        if (solutions == Solutions::kUnknown && table.seen[cell][digit] >= 2) solutions = Solutions::kMany;
        if (solutions != Solutions::kUnknown) continue;
        trials_.push_back(
            {static_cast<std::uint32_t>(i), static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
        puzzles_.push_back(puzzle_of(base));
        puzzles_.back().set_given(static_cast<Cell>(cell), static_cast<Digit>(digit + 1));
        if (!all) return;
    }
}

bool Additions::solve_trials(const Budget& budget) {
    answers_.resize(puzzles_.size());
    seconds_.resize(puzzles_.size());
    BatchOptions options;
    options.seconds = seconds_;
    options.budget = budget;
    if (solver_.solve_batch(puzzles_, answers_, options).trouble != BatchTrouble::kNone) return false;
    for (std::size_t i = 0; i < trials_.size(); ++i) {
        const Answer9& answer = answers_[i];
        Table& table = tables_[trials_[i].base];
        if (answer.verdict == Verdict::kStopped) return false;
        table.solutions[trials_[i].cell][trials_[i].digit] = answer.verdict == Verdict::kNone     ? Solutions::kNone
                                                             : answer.verdict == Verdict::kUnique ? Solutions::kOne
                                                                                                  : Solutions::kMany;
        if (answer.solutions >= 1) learn(table, answer.digits);
        if (answer.solutions >= 2) learn(table, seconds_[i]);
    }
    return true;
}

void Additions::learn(Table& table, const Digits9& solution) {
    if (table.known_count >= kKnown / 2) return;
    const std::uint64_t hash = hash_of(solution);
    for (std::size_t slot = hash >> 32;; ++slot) {
        std::uint64_t& known = table.known[slot % kKnown];
        if (known == hash) return;
        if (known != 0) continue;
        known = hash;
        ++table.known_count;
        break;
    }
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        std::uint8_t& seen = table.seen[cell][static_cast<std::size_t>(solution[cell] - 1)];
        seen = static_cast<std::uint8_t>(seen + (seen < 2 ? 1 : 0));
    }
}

}  // namespace huisu::explore
