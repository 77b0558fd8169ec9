// Solve a puzzle, or visit all its solutions.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/shape.h"

namespace huisu {

enum class Engine : std::uint8_t {
    kAuto,       ///< the library chooses: see choose_engine()
    kLanes,      ///< 9x9: many search nodes at once, made for batches (huisu/batch.h)
    kSingle,     ///< 9x9: one puzzle at a time
    kGeneral,    ///< propagation and search, any shape
    kBacktrack,  ///< plain backtracking in reading order: the referee, slow on purpose
};

struct EngineChoice {
    Engine engine = Engine::kGeneral;  ///< never kAuto
    std::string_view why;              ///< in English
};

/// The engine that solves so many puzzles of a shape when `wanted` is asked for: that one where it takes the shape,
/// otherwise the general one. enumerate() visits solutions with the general engine where this gives one for 9x9.
EngineChoice choose_engine(const Shape& shape, std::size_t puzzles, Engine wanted = Engine::kAuto);

struct SolveOptions {
    /// True: prove that the solution is the only one. False: the first one found will do; it comes with kStopped, since
    /// how many there are was not asked.
    bool prove_unique = true;
    Engine engine = Engine::kAuto;
    Budget budget = {};
};

/// Solves a puzzle of any shape. Every solution in the result has been checked against the rules and the puzzle.
SolveResult solve(const Puzzle& puzzle, const SolveOptions& options = {});

struct EnumerateOptions {
    /// Stop after so many solutions.
    std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
    Engine engine = Engine::kAuto;
    Budget budget = {};
};

/// Calls `visit` with each solution, in an order that depends on the engine; `visit` returns false to stop.
CountResult enumerate(const Puzzle& puzzle, const std::function<bool(const Grid&)>& visit,
                      const EnumerateOptions& options = {});

/// LeetCode 37: fills the '.' of a 9x9 board of characters '1'..'9' and returns true. Where the board is not 9x9, holds
/// another character, breaks a rule or does not have exactly one solution, it is left untouched and the answer is
/// false.
bool solve_board(std::vector<std::vector<char>>& board);
/// The same for 81 characters in reading order.
bool solve_board(std::span<char> board);

}  // namespace huisu
