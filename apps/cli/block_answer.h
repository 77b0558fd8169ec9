// Answers a block of puzzles: what is common is written at once, and the rest is handed, puzzle by puzzle, to the
// command.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "line_block.h"
#include "pipeline.h"

namespace huisu::cli {

/// How a command answers the puzzles of a block.
struct BlockRule {
    /// Solutions to look for in each puzzle.
    std::uint64_t limit = 2;
    /// Appends the whole answers to the first puzzles, up to one that it leaves to the command, and returns how many it
    /// has answered. Called from several threads.
    std::function<std::size_t(std::span<const Answer9>, std::span<const Puzzle9>, Answer&)> write;
};

/// The pool from which the input may take blocks, or null where the settings need every record by itself.
std::unique_ptr<LineBlocks> blocks_for(const Run& run);

/// Work that answers blocks by the rule, and by `one` what has no block or what the rule leaves.
Work work_with_blocks(const Run& run, BlockRule rule, std::function<Answer(const InputItem&)> one);

}  // namespace huisu::cli
