#include "explore/neighbours.h"

#include <algorithm>

namespace huisu::explore {

bool Neighbours::find(const Digits9& puzzle, const Digits9& solution, int minus, int plus, const Budget& budget) {
    puzzle_ = puzzle;
    solution_ = solution;
    plus_ = plus;
    budget_ = &budget;
    is_simple_ = minus == 1 && plus == 1;
    bases_.clear();
    first_cells_.clear();
    forms_.clear();
    known_.clear();
    Digits9 form;
    canonizer_.min_lex(puzzle, form);
    known_.insert(form);
    Digits9 base = puzzle;
    return take_away(base, 0, minus) && finish_bases();
}

bool Neighbours::take_away(Digits9& base, std::size_t from, int count) {
    if (count == 0) return add(base, 0, plus_ - 1);
    for (std::size_t cell = from; cell < base.size(); ++cell) {
        if (puzzle_[cell] == 0) continue;
        base[cell] = 0;
        if (is_simple_) base_without_[cell] = static_cast<std::uint8_t>(bases_.size());
        const bool goes_on = take_away(base, cell + 1, count - 1);
        base[cell] = puzzle_[cell];
        if (!goes_on) return false;
    }
    return true;
}

bool Neighbours::add(Digits9& base, std::size_t from, int count) {
    if (count == 0) return add_base(base, from);
    for (std::size_t cell = from; cell < base.size(); ++cell) {
        if (base[cell] != 0) continue;
        for (std::uint8_t digit = 1; digit <= 9; ++digit) {
            if (digit == puzzle_[cell]) continue;  // it has just been taken away
            base[cell] = digit;
            const bool goes_on = add(base, cell + 1, count - 1);
            base[cell] = 0;
            if (!goes_on) return false;
        }
    }
    return true;
}

bool Neighbours::add_base(const Digits9& base, std::size_t from) {
    bases_.push_back(base);
    first_cells_.push_back(static_cast<std::uint8_t>(from));
    return is_simple_ || bases_.size() < kBasesAtOnce || finish_bases();
}

// Finds what the collected bases lead to, and forgets them.
bool Neighbours::finish_bases() {
    if (!additions_.find(bases_, *budget_)) return false;
    collect_candidates();
    const bool is_complete = keep_minimal();
    bases_.clear();
    first_cells_.clear();
    return is_complete;
}

void Neighbours::collect_candidates() {
    candidates_.clear();
    for (std::size_t i = 0; i < bases_.size(); ++i) {
        if (!additions_.has_several(i)) continue;
        for (std::size_t cell = first_cells_[i]; cell < bases_[i].size(); ++cell) {
            if (bases_[i][cell] != 0) continue;
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (digit == puzzle_[cell] || additions_.solutions(i, cell, digit) != Solutions::kOne) continue;
                Candidate candidate{bases_[i], static_cast<std::uint8_t>(cell), static_cast<std::uint32_t>(i)};
                candidate.digits[cell] = static_cast<std::uint8_t>(digit);
                candidates_.push_back(candidate);
            }
        }
    }
}

// Whether the candidate is sure to have several solutions without the given in that cell.
bool Neighbours::is_known_to_need(const Candidate& candidate, std::size_t cell) const {
    if (!is_simple_) return false;
    // Solutions of the puzzle without that given which have the new digit. The puzzle's own may be the candidate's.
    const std::uint8_t digit = candidate.digits[candidate.last];
    const int needed = solution_[candidate.last] == digit ? 2 : 1;
    return additions_.seen(base_without_[cell], candidate.last, digit) >= needed;
}

// The candidates that are minimal go into the forms. Two givens of each are tried first: most fail there.
bool Neighbours::keep_minimal() {
    doubtful_.resize(std::max(doubtful_.size(), candidates_.size()));
    is_out_.assign(candidates_.size(), false);
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        doubtful_[i].clear();
        for (std::size_t cell = 0; cell < 81; ++cell)
            if (candidates_[i].digits[cell] != 0 && cell != candidates_[i].last &&
                !is_known_to_need(candidates_[i], cell))
                doubtful_[i].push_back(static_cast<std::uint8_t>(cell));
    }
    for (const auto& [first, count] : {std::pair<std::size_t, std::size_t>{0, 2}, {2, 4}, {6, 81}})
        if (!try_without(first, count)) return false;
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        if (is_out_[i]) continue;
        Digits9 form;
        canonizer_.min_lex(candidates_[i].digits, form);
        if (known_.insert(form).second) forms_.push_back(form);
    }
    return true;
}

// Takes away some of the doubtful givens, each by itself.
bool Neighbours::try_without(std::size_t first, std::size_t count) {
    puzzles_.clear();
    owners_.clear();
    for (std::size_t i = 0; i < candidates_.size(); ++i)
        for (std::size_t at = first; !is_out_[i] && at < std::min(first + count, doubtful_[i].size()); ++at) {
            puzzles_.push_back(puzzle_of(candidates_[i].digits));
            puzzles_.back().candidates[doubtful_[i][at]] = Puzzle9::kAllDigits;
            owners_.push_back(static_cast<std::uint32_t>(i));
        }
    answers_.resize(puzzles_.size());
    BatchOptions options;
    options.budget = *budget_;
    if (solver_.solve_batch(puzzles_, answers_, options).trouble != BatchTrouble::kNone) return false;
    for (std::size_t i = 0; i < owners_.size(); ++i) {
        if (answers_[i].verdict == Verdict::kStopped) return false;
        if (answers_[i].verdict != Verdict::kMany) is_out_[owners_[i]] = true;
    }
    return true;
}

}  // namespace huisu::explore
