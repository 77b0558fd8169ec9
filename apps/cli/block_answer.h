// Answers a block of puzzles: what is common is written at once, and the rest is handed, puzzle by puzzle, to the
// command.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "line_block.h"
#include "pipeline.h"

namespace huisu::cli {

/// How a command answers the puzzles of a block.
struct BlockRule {
    /// Solutions to look for in each puzzle.
    std::uint64_t limit = 2;
    /// Appends the whole answer to a puzzle and returns true, or leaves it to the command. Called from several threads.
    std::function<bool(const Answer9&, const Puzzle9&, Answer&)> write;
};

/// The pool from which the input may take blocks of so many lines, or null where the settings need every record by
/// itself. A block is written when its last line is answered, so it is small where one line may take long.
std::unique_ptr<LineBlocks> blocks_for(const Run& run, std::size_t lines = LineBlock::kMaxLines);

/// Answers `item.block`; what the rule does not write is answered by `work`, as an item of its own.
Answer answer_block(const Run& run, const InputItem& item, const BlockRule& rule, const Work& work);

}  // namespace huisu::cli
