// Minimal puzzles, each of them equally likely: the controlled-bias method of Berthier (2009), made exact by rejection.
//
// Givens leave a complete grid in a random order until there are several solutions. The last puzzle on such a way that
// has one counts if no given of it can go; the way meets a certain minimal puzzle of n givens with the probability of
// a certain set of n cells, 1 / C(81, n). Keeping a puzzle of n givens with a probability in proportion to C(81, n)
// makes all equal. About one way in five million gives a puzzle, so nearly all are turned away without any search: a
// way whose last givens leave a known unavoidable set of the grid empty is lost.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "fast9/targets.h"
#include "generate/attempts.h"
#include "generate/dig.h"

namespace huisu::generating {

/// Cells of a 9x9 grid as bits.
struct Cells81 {
    std::uint64_t low = 0;   // cells 0..63
    std::uint64_t high = 0;  // 64..80

    void insert(Cell cell) { (cell < 64 ? low : high) |= std::uint64_t{1} << (cell & 63); }
    bool contains(Cell cell) const { return ((cell < 64 ? low : high) >> (cell & 63) & 1) != 0; }
    bool meets(const Cells81& other) const { return ((low & other.low) | (high & other.high)) != 0; }
    int size() const;

    friend bool operator==(const Cells81&, const Cells81&) = default;
};

/// An attempt is a grid with a few thousand ways.
class AttemptsUnbiased : public Attempts {
public:
    AttemptsUnbiased(const GenerateOptions& options, const std::function<bool()>& is_stopped);

    Outcome run(std::uint64_t first, std::size_t count) override;
    std::size_t largest_run() const override { return 16; }

private:
    /// Puzzles with more givens never come; of all minimal ones that is one in a hundred thousand.
    static constexpr int kMostClues = 32;
    struct Way {
        std::array<std::uint8_t, kMostClues> cells;  // that go last, the very last first
        int clues = kMostClues;                      // so many of them have one solution, fewer do not
    };

    void attempt(std::uint64_t number, Outcome& outcome);
    void find_small_sets();
    bool draw(model::Random& random, Way& way);
    int least_clues(const Way& way) const;
    void keep_unique(std::vector<Way>& ways);
    void shorten(std::vector<Way>& ways);
    void keep_minimal(std::vector<Way>& ways);
    Puzzle9 puzzle_at(const Way& way, int clues) const;
    void learn(const Answer9& answer, const Digits9& second);
    void solve(std::uint64_t limit);

    const GenerateOptions& options_;
    std::function<bool()> is_stopped_;
    std::unique_ptr<fast9::Worker> worker_;
    Digits9 grid_{};
    std::vector<Cells81> sets_;                          // unavoidable in grid_
    std::array<std::uint8_t, Puzzle9::kCells> order_{};  // of the cells, for the next way
    std::array<double, kMostClues + 1> chance_{};        // of a puzzle with so many givens to be kept
    std::vector<Puzzle9> puzzles_;
    std::vector<Answer9> answers_;
    std::vector<Digits9> seconds_;
};

}  // namespace huisu::generating
