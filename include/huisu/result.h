// What the verbs answer. An unwelcome answer is a normal result.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "huisu/cell.h"
#include "huisu/puzzle.h"
#include "huisu/tally.h"

namespace huisu {

enum class Verdict : std::uint8_t {
    kNone,     ///< no solution
    kUnique,   ///< exactly one solution
    kMany,     ///< at least two
    kStopped,  ///< not decided: the budget ran out, or no proof was asked for. Never a guess
};

/// A digit that stands twice in a house.
struct RuleBreak {
    House house;
    Digit digit = kNoDigit;
    Cell first = 0;
    Cell second = 0;

    friend bool operator==(const RuleBreak&, const RuleBreak&) = default;
};

struct SearchStats {
    std::uint64_t nodes = 0;  ///< positions looked at (backtracking engine: digits tried)
    std::uint64_t undos = 0;  ///< decisions taken back
};

struct SolveResult {
    Verdict verdict = Verdict::kStopped;
    /// kUnique and kMany: a solution. kStopped: one when it was found before the budget ran out.
    std::optional<Grid> solution;
    /// kMany: another solution.
    std::optional<Grid> second;
    /// Set (and the verdict kNone) when the digits of the puzzle break a rule: nothing was searched.
    std::optional<RuleBreak> rule_break;
    SearchStats stats;
};

struct CountResult {
    Tally count;
    /// False when a limit, the visitor or the budget ended the count: there are at least `count`.
    bool is_exact = true;
    /// True when it was the budget: whether there are more is unknown.
    bool is_stopped = false;
    std::optional<RuleBreak> rule_break;
    SearchStats stats;
};

struct CheckResult {
    Verdict verdict = Verdict::kStopped;
    /// Every pair of equal digits in a house; when there is one, the verdict is kNone.
    std::vector<RuleBreak> rule_breaks;
    int givens = 0;
    /// kUnique: the solution. kMany: two of them, and the cells in which they differ.
    std::optional<Grid> solution;
    std::optional<Grid> second;
    std::vector<Cell> differing;
    /// With CheckOptions::minimal, of a puzzle with one solution: the givens that can go, each by itself. Empty:
    /// minimal.
    std::optional<std::vector<Cell>> redundant;
};

}  // namespace huisu
