// The minimal puzzles that differ from a puzzle by some givens taken away and others added.
//
// Some givens go in every way, all but one of the new ones come in every way, and the last one is found for many such
// bases at once (additions.h). What is proper by then is minimal if it has several solutions without any of its givens.
// Where one given goes and one comes, most of that is known already: a solution of the puzzle without the given h that
// has the new digit is another solution of the new puzzle without h.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "explore/additions.h"
#include "huisu/canonical.h"

namespace huisu::explore {

class Neighbours {
public:
    Neighbours() : solver_(Engine9::kLanes), additions_(solver_) {}

    /// Of a proper puzzle with this solution; at least one given goes, and one comes. forms() are the min-lex forms,
    /// each once, without the puzzle's own. False when the budget ran out; forms() are then some of them.
    bool find(const Digits9& puzzle, const Digits9& solution, int minus, int plus, const Budget& budget);
    const std::vector<Digits9>& forms() const { return forms_; }

private:
    static constexpr std::size_t kBasesAtOnce = 64;

    // A puzzle that is proper and, but for its last given, may not be minimal.
    struct Candidate {
        Digits9 digits;
        std::uint8_t last;  // cell
        std::uint32_t base;
    };

    bool take_away(Digits9& base, std::size_t from, int count);
    bool add(Digits9& base, std::size_t from, int count);
    bool add_base(const Digits9& base, std::size_t from);
    bool finish_bases();
    void collect_candidates();
    bool is_known_to_need(const Candidate& candidate, std::size_t cell) const;
    bool keep_minimal();
    bool try_without(std::size_t first, std::size_t count);

    Solver9 solver_;
    Additions additions_;
    Canonizer canonizer_;

    Digits9 puzzle_{};
    Digits9 solution_{};
    int plus_ = 1;
    bool is_simple_ = true;  // one goes, one comes, and all bases fit in: bases_[i] lacks given i
    const Budget* budget_ = nullptr;

    std::vector<Digits9> bases_;
    std::vector<std::uint8_t> first_cells_;  // from where on the last given may be added
    std::array<std::uint8_t, 81> base_without_{};

    std::vector<Candidate> candidates_;
    std::vector<std::vector<std::uint8_t>> doubtful_;  // of each candidate, the givens that may not be needed
    std::vector<bool> is_out_;
    std::vector<Puzzle9> puzzles_;
    std::vector<Answer9> answers_;
    std::vector<std::uint32_t> owners_;

    struct Hash {
        std::size_t operator()(const Digits9& digits) const { return static_cast<std::size_t>(hash_of(digits)); }
    };
    std::unordered_set<Digits9, Hash> known_;  // forms
    std::vector<Digits9> forms_;
};

}  // namespace huisu::explore
