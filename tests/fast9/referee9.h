// A referee for 9x9 puzzles with pencilmarks that shares nothing with the engines: exact cover in the plainest form.
// Of the 324 wants (a digit in a cell, and each digit in each row, column and box) the one that the fewest of the 729
// candidates can still meet is taken, and each of these is tried. Nothing is propagated.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "huisu/batch.h"

namespace huisu::tests {

class Referee9 {
public:
    explicit Referee9(const Puzzle9& puzzle) {
        for (int cell = 0; cell < 81; ++cell)
            for (int digit = 0; digit < 9; ++digit)
                if ((puzzle.candidates[static_cast<std::size_t>(cell)] >> digit & 1) != 0) allow(cell, digit);
    }

    /// Solutions, at most the limit. Call it once.
    std::uint64_t count(std::uint64_t limit) {
        limit_ = limit;
        search();
        return found_;
    }

private:
    static constexpr std::size_t kWants = 324;

    struct Candidate {
        std::array<std::size_t, 4> wants;
    };

    void allow(int cell, int digit) {
        const int row = cell / 9;
        const int column = cell % 9;
        const int box = row / 3 * 3 + column / 3;
        const Candidate candidate{
            {index(0, cell / 9, cell % 9), index(1, row, digit), index(2, column, digit), index(3, box, digit)}};
        for (const std::size_t want : candidate.wants) meeting_[want].push_back(candidate);
    }
    static std::size_t index(int kind, int of, int which) {
        return static_cast<std::size_t>(81 * kind + 9 * of + which);
    }

    bool is_possible(const Candidate& candidate) const {
        for (const std::size_t want : candidate.wants)
            if (is_met_[want]) return false;
        return true;
    }
    void set_met(const Candidate& candidate, bool is_met) {
        for (const std::size_t want : candidate.wants) is_met_[want] = is_met;
    }

    void search() {
        std::size_t rarest = kWants;
        std::size_t fewest = ~std::size_t{0};
        for (std::size_t want = 0; want < kWants && fewest > 1; ++want) {
            if (is_met_[want]) continue;
            std::size_t possible = 0;
            for (const Candidate& candidate : meeting_[want]) possible += is_possible(candidate) ? 1U : 0U;
            if (possible >= fewest) continue;
            fewest = possible;
            rarest = want;
        }
        if (rarest == kWants) {
            ++found_;
            return;
        }
        for (const Candidate& candidate : meeting_[rarest]) {
            if (found_ == limit_) return;
            if (!is_possible(candidate)) continue;
            set_met(candidate, true);
            search();
            set_met(candidate, false);
        }
    }

    std::array<std::vector<Candidate>, kWants> meeting_;
    std::array<bool, kWants> is_met_{};
    std::uint64_t limit_ = 0;
    std::uint64_t found_ = 0;
};

}  // namespace huisu::tests
