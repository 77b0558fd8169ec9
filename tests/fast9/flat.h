// Flat puzzles for the tests of the 9x9 engines: kinds of them, drawn at random, what must be true of any answer, and
// the runs that must all come to the same (every instruction set, both engines, some threads).
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "huisu/huisu.h"
#include "model/random.h"
#include "puzzles.h"

namespace huisu::tests {

inline Puzzle9 flat(std::string_view text) {
    return *Puzzle9::from(puzzle_of(text));
}

/// The same puzzle for the rest of the library. Bits above the ninth are dropped.
inline Puzzle general(const Puzzle9& flat) {
    Puzzle puzzle;
    for (Cell cell = 0; cell < 81; ++cell) {
        const auto digits =
            DigitSet::from_bits(flat.candidates[static_cast<std::size_t>(cell)] & std::uint64_t{Puzzle9::kAllDigits});
        if (digits.is_single())
            puzzle.set_given(cell, digits.first());
        else if (digits != DigitSet::all(9))
            puzzle.set_candidates(cell, digits);
    }
    return puzzle;
}

inline Grid grid_of(const Digits9& digits) {
    Grid grid;
    for (Cell cell = 0; cell < 81; ++cell) grid.set(cell, digits[static_cast<std::size_t>(cell)]);
    return grid;
}

/// A grid with about 30 to 80 in 100 of its digits: with one solution or many, easy to search.
inline Puzzle9 random_thinned(model::Random& random) {
    const Puzzle full(Shuffle(Shape{}, random.next())(cyclic_grid(Shape{})));
    return *Puzzle9::from(thinned(full, 20 + static_cast<int>(random.below(50)), random));
}

inline Puzzle9 random_shuffle_of(std::string_view text, model::Random& random) {
    return *Puzzle9::from(Shuffle(Shape{}, random.next())(puzzle_of(text)));
}

/// Two equal givens in one house, and nothing else.
inline Puzzle9 random_invalid(model::Random& random) {
    Puzzle9 puzzle;
    const auto line = static_cast<Cell>(random.below(9));
    const auto from = static_cast<Cell>(random.below(9));
    const auto to = static_cast<Cell>((from + 1 + static_cast<Cell>(random.below(8))) % 9);
    const auto digit = static_cast<Digit>(random.below(9)) + 1;
    const auto kind = random.below(3);
    for (const Cell i : {from, to}) {
        if (kind == 0) puzzle.set_given(9 * line + i, digit);
        if (kind == 1) puzzle.set_given(9 * i + line, digit);
        if (kind == 2) puzzle.set_given(27 * (line / 3) + 3 * (line % 3) + 9 * (i / 3) + i % 3, digit);
    }
    return puzzle;
}

/// No two equal givens see each other, and still there is no solution: the well-known one is proper, and one of its
/// open cells gets another digit than the solution's.
inline Puzzle9 random_contradiction(model::Random& random) {
    for (;;) {
        Puzzle puzzle = puzzle_of(kInkala);
        const auto cell = static_cast<Cell>(random.below(81));
        if (puzzle.is_given(cell)) continue;
        const Digit right = kInkalaSolution[static_cast<std::size_t>(cell)] - '0';
        puzzle.set_given(cell, (right + static_cast<Digit>(random.below(8))) % 9 + 1);
        if (rule_breaks(puzzle).empty()) return *Puzzle9::from(Shuffle(Shape{}, random.next())(puzzle));
    }
}

/// Candidates taken away at random: in each cell of a grid its digit and some others, sometimes not even its digit,
/// with rubbish above the ninth bit.
inline Puzzle9 random_pencilmarks(model::Random& random, unsigned others_in_16) {
    const Grid full = Shuffle(Shape{}, random.next())(cyclic_grid(Shape{}));
    const bool may_lack = random.below(4) == 0;
    Puzzle9 puzzle;
    for (Cell cell = 0; cell < 81; ++cell) {
        std::uint64_t bits = random.next() & 0xFE00U;
        if (!may_lack || random.below(24) != 0) bits |= DigitSet::of(full[cell]).bits();
        for (Digit digit = 1; digit <= 9; ++digit)
            if (random.below(16U) < others_in_16) bits |= DigitSet::of(digit).bits();
        puzzle.candidates[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(bits);
    }
    return puzzle;
}

inline Puzzle9 random_of_any_kind(model::Random& random) {
    switch (random.below(16)) {
        case 0: return random_invalid(random);
        case 1: return random_contradiction(random);
        case 2: return Puzzle9();
        case 3: return random_shuffle_of(kInkalaSolution, random);
        case 4: return random_shuffle_of(kEasterMonster, random);
        case 5: return random_shuffle_of(kInkala, random);
        case 6: return random_pencilmarks(random, 3);
        case 7: return random_pencilmarks(random, 7);
        default: return random_thinned(random);
    }
}

inline std::vector<Puzzle9> mixture(std::size_t size, std::uint64_t seed) {
    model::Random random(seed);
    std::vector<Puzzle9> puzzles;
    for (std::size_t i = 0; i < size; ++i) puzzles.push_back(random_of_any_kind(random));
    return puzzles;
}

/// What every answer must be, whatever the puzzle and however the search has ended.
inline void expect_sound(const Puzzle9& puzzle, const Answer9& answer, std::uint64_t limit) {
    EXPECT_LE(answer.solutions, limit);
    if (answer.solutions == 0)
        EXPECT_EQ(answer.digits, Digits9{});
    else
        EXPECT_TRUE(is_solution_of(grid_of(answer.digits), general(puzzle)));
    switch (answer.verdict) {
        case Verdict::kNone: EXPECT_EQ(answer.solutions, 0U); break;
        case Verdict::kUnique: EXPECT_EQ(answer.solutions, 1U); break;
        case Verdict::kMany: EXPECT_GE(answer.solutions, 2U); break;
        case Verdict::kStopped: EXPECT_LE(answer.solutions, 1U); break;
    }
}

/// One way to solve a batch.
struct Way {
    std::string target;
    Engine9 engine = Engine9::kAuto;
    unsigned threads = 1;

    std::string name() const {
        return target + (engine == Engine9::kSingle ? ", single, " : ", lanes, ") + std::to_string(threads);
    }
};

inline std::vector<Way> every_way() {
    std::vector<Way> ways;
    for (const std::string& target : simd_targets())
        for (const Engine9 engine : {Engine9::kLanes, Engine9::kSingle})
            for (const unsigned threads : {1U, 2U, 3U}) ways.push_back({target, engine, threads});
    return ways;
}

/// Memory that no engine has written to looks like this.
inline constexpr Digits9 kRubbishDigits = [] {
    Digits9 digits{};
    digits.fill(77);
    return digits;
}();
inline constexpr Answer9 kRubbish{kRubbishDigits, Verdict::kUnique, true, 12345};

struct Batch {
    std::vector<Answer9> answers;
    std::vector<Digits9> seconds;
    BatchReport report;
};

inline Batch solve_in(const Way& way, const std::vector<Puzzle9>& puzzles, std::uint64_t limit,
                      const Budget& budget = {}) {
    Batch batch;
    batch.answers.assign(puzzles.size(), kRubbish);
    batch.seconds.assign(puzzles.size(), kRubbishDigits);
    BatchOptions options;
    options.limit = limit;
    options.threads = way.threads;
    options.engine = way.engine;
    options.target = way.target;
    options.seconds = batch.seconds;
    options.budget = budget;
    batch.report = solve_batch(puzzles, batch.answers, options);
    EXPECT_EQ(batch.report.trouble, BatchTrouble::kNone);
    EXPECT_EQ(batch.report.target, way.target);
    return batch;
}

}  // namespace huisu::tests
