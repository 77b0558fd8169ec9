// Which one digit makes a puzzle proper? For many puzzles (bases) at once, since the engine for batches is at its best
// with hundreds.
//
// Every pair of an open cell and a digit has no, one or several solutions; one is what is looked for. Each pair that is
// tried yields up to two solutions, and whatever two different solutions have in common has several: most pairs are
// never tried.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "huisu/batch.h"

namespace huisu::explore {

enum class Solutions : std::uint8_t { kUnknown, kNone, kOne, kMany };

class Additions {
public:
    /// The solver must outlive this.
    explicit Additions(Solver9& solver) : solver_(solver) {}

    /// Finds them for each base. False when the budget ran out.
    bool find(std::span<const Digits9> bases, const Budget& budget);

    /// After find(), of bases[i]: how many solutions the base has with the digit in that open cell.
    Solutions solutions(std::size_t i, std::size_t cell, Digit digit) const {
        return tables_[i].solutions[cell][static_cast<std::size_t>(digit - 1)];
    }
    /// Whether bases[i] has at least two solutions.
    bool has_several(std::size_t i) const;
    /// How many different solutions of that kind have been seen, 2 standing for more too.
    int seen(std::size_t i, std::size_t cell, Digit digit) const {
        return tables_[i].seen[cell][static_cast<std::size_t>(digit - 1)];
    }

private:
    static constexpr std::size_t kKnown = 1024;  // solutions remembered for each base, at most half as many
    static constexpr std::size_t kRoundsOfSome = 2;

    struct Table {
        std::array<std::array<Solutions, 9>, 81> solutions;
        std::array<std::array<std::uint8_t, 9>, 81> seen;
        std::array<std::uint64_t, kKnown> known;  // by hash; 0 is free
        std::size_t known_count;
    };
    // A digit that is tried in a base.
    struct Trial {
        std::uint32_t base;
        std::uint8_t cell;
        std::uint8_t digit;  // 0 to 8
    };

    static void begin(Table& table, const Digits9& base);
    void choose_trials(std::span<const Digits9> bases, std::size_t round);
    void add_trials(std::size_t i, const Digits9& base, std::size_t cell, bool all);
    bool solve_trials(const Budget& budget);
    static void learn(Table& table, const Digits9& solution);

    Solver9& solver_;

    std::vector<Table> tables_;
    std::vector<Trial> trials_;
    std::vector<Puzzle9> puzzles_;
    std::vector<Answer9> answers_;
    std::vector<Digits9> seconds_;
};

/// Not 0.
std::uint64_t hash_of(const Digits9& digits);
/// The flat puzzle of some digits, 0 for an open cell.
Puzzle9 puzzle_of(const Digits9& digits);

}  // namespace huisu::explore
