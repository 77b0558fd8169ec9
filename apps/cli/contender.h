// An engine as `huisu bench` sees it: something that goes through all puzzles of a file, on one core or on several.
//
// lanes and single take 9x9 puzzles only and are called with many at a time; general and backtrack take every puzzle,
// one after the other.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "huisu/batch.h"
#include "huisu/budget.h"
#include "huisu/puzzle.h"

namespace huisu::cli {

/// The puzzles of one file, read.
struct Corpus {
    std::string file;
    std::vector<Puzzle> puzzles;  ///< all of them
    std::vector<Puzzle9> small;   ///< those that are 9x9
};

/// How a contender is to work.
struct Rules {
    std::uint64_t limit = 2;  ///< solutions looked for in each puzzle
    unsigned threads = 1;
    std::string_view target = {};  ///< one of simd_targets(), or empty
    Budget budget = {};
};

/// What a pass through the puzzles gave; the same for every pass that is complete.
struct PassResult {
    bool is_complete = true;  ///< the budget sufficed
    std::uint64_t nodes = 0;
    std::uint64_t solutions = 0;
    std::uint64_t none = 0;  ///< puzzles without a solution
    std::uint64_t one = 0;   ///< with one, of the limit
    std::uint64_t many = 0;  ///< with more
};

class Contender {
public:
    virtual ~Contender() = default;
    virtual std::size_t size() const = 0;
    /// The instruction set; empty where the engine uses none in particular.
    virtual std::string_view target() const = 0;
    virtual void pass() = 0;
    /// Of the last pass.
    virtual PassResult outcome() const = 0;
    /// Solves the first puzzles one by one and appends the microseconds that each call took; nothing where a single
    /// call is not what the engine is for.
    virtual void time_calls(std::size_t /*most*/, std::vector<float>& /*microseconds*/) {}
};

/// The engines of `--engine`.
std::vector<std::string> contender_names();
/// Those that are measured when none is named.
std::vector<std::string> usual_contender_names();
bool is_for_small_only(std::string_view name);

/// The corpus must outlive the contender. Throws std::bad_alloc when the engine's memory cannot be had.
std::unique_ptr<Contender> make_contender(std::string_view name, const Corpus& corpus, const Rules& rules);

}  // namespace huisu::cli
