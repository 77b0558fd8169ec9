// Many 9x9 puzzles at a time, or one after the other without allocation: the entry for whole files and for loops.
//
// Puzzle9 and Answer9 are flat, so that an array of them can be filled, passed on and stored as it is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"

namespace huisu {

/// A 9x9 puzzle with 3x3 boxes: 81 sets of candidates in reading order, bit d-1 for digit d. A given has one bit, an
/// open cell has all nine, a cell with pencilmarks has some; bits above the ninth are ignored.
struct alignas(16) Puzzle9 {
    static constexpr std::size_t kCells = 81;
    static constexpr std::uint16_t kAllDigits = 0x1FF;

    std::array<std::uint16_t, kCells> candidates;

    /// The empty grid.
    Puzzle9() { candidates.fill(kAllDigits); }
    /// Makes digit 1..9 the only candidate of the cell; other cells are left as they are.
    void set_given(Cell cell, Digit digit) {
        candidates[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(1U << (digit - 1));
    }

    /// Nothing where the puzzle is not 9x9 with 3x3 boxes.
    static std::optional<Puzzle9> from(const Puzzle& puzzle);
    /// 81 characters: '1' to '9' for givens, one of ". 0 * _ - ? x X" for open cells. Nothing for any other text.
    static std::optional<Puzzle9> from_line(std::string_view line);

    friend bool operator==(const Puzzle9&, const Puzzle9&) = default;
};

/// A complete grid in reading order, digits 1..9.
using Digits9 = std::array<std::uint8_t, Puzzle9::kCells>;

/// What is known of a Puzzle9.
struct alignas(16) Answer9 {
    /// A solution; all 0 when none was found.
    Digits9 digits{};
    /// kNone, kUnique or kMany where that is proved; kStopped where the limit (of 1) or the budget came first.
    Verdict verdict = Verdict::kStopped;
    /// Whether `solutions` are all there are; false where the limit or the budget ended the search.
    bool is_exact = false;
    /// Solutions found, at most the limit.
    std::uint64_t solutions = 0;

    friend bool operator==(const Answer9&, const Answer9&) = default;
};

/// Which of the engines for 9x9 puzzles.
enum class Engine9 : std::uint8_t {
    kAuto,    ///< lanes, except for very few puzzles
    kLanes,   ///< many search nodes at once: the most puzzles a second
    kSingle,  ///< one puzzle at a time: the shortest wait for one
};

struct BatchOptions {
    /// Solutions looked for in each puzzle: 1 for the first, 2 to prove that it is the only one, more to count.
    std::uint64_t limit = 2;
    /// Threads at work; 0 for one a core.
    unsigned threads = 1;
    Engine9 engine = Engine9::kAuto;
    /// One of simd_targets(); empty for the one that HUISU_TARGET names, and without that for the best.
    std::string_view target = {};
    /// When not empty, as long as the puzzles: seconds[i] gets another solution of puzzles[i] where two were found.
    std::span<Digits9> seconds = {};
    /// For the call as a whole. Its progress callback is called from any of the threads, one at a time. With several
    /// threads, its nodes may be overrun by a few thousand a thread; by the lanes, by their number.
    Budget budget = {};
};

enum class BatchTrouble : std::uint8_t {
    kNone,
    kSizes,        ///< puzzles, answers and seconds are not equally long
    kTarget,       ///< target (or HUISU_TARGET) names nothing that this build and this machine have
    kOutOfMemory,  ///< an engine's working memory (about two megabytes a thread) cannot be had
};

/// How a batch was solved. With a trouble, nothing was done.
struct BatchReport {
    BatchTrouble trouble = BatchTrouble::kNone;
    Engine9 engine = Engine9::kAuto;  ///< kLanes or kSingle
    std::string_view target;          ///< one of simd_targets()
    std::string_view why;             ///< why this engine, in English
    SearchStats stats;
};

/// Solves puzzles[i] into answers[i]; the spans must not overlap. Every solution has been checked against the rules and
/// its puzzle. Answers and numbers of nodes do not depend on the engine, the instruction set, the number of threads or
/// the other puzzles of the batch.
BatchReport solve_batch(std::span<const Puzzle9> puzzles, std::span<Answer9> answers, const BatchOptions& options = {});

/// Reads lines of 81 characters as from_line() takes them, each with a line feed behind it, until `puzzles` is full or
/// a line comes that is different, incomplete or without any given. Returns how many it has read; what follows them in
/// `puzzles` means nothing.
std::size_t read_lines(std::string_view text, std::span<Puzzle9> puzzles);

/// For one call after the other: all memory is taken when the solver is made. Different threads use different solvers.
class Solver9 {
public:
    /// `target` as in BatchOptions.
    explicit Solver9(Engine9 engine = Engine9::kAuto, std::string_view target = {});
    ~Solver9();
    Solver9(Solver9&&) noexcept;
    Solver9& operator=(Solver9&&) noexcept;

    /// What hindered the making; the solver then answers everything with kStopped.
    BatchTrouble trouble() const;

    /// Looks for up to `limit` solutions.
    Answer9 solve(const Puzzle9& puzzle, std::uint64_t limit = 2);
    /// The same as huisu::solve_batch(), with the engine, target and memory of this solver and in this thread.
    BatchReport solve_batch(std::span<const Puzzle9> puzzles, std::span<Answer9> answers,
                            const BatchOptions& options = {});

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace huisu
