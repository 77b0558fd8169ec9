// One solver call a block, then line after line in order.
#include "block_answer.h"

#include "answering.h"
#include "huisu/version.h"

namespace huisu::cli {
namespace {

/// Puzzle i of the block as an item of its own.
InputItem item_of(const InputItem& block_item, std::size_t i) {
    InputItem item;
    item.index = block_item.index + i;
    item.file = block_item.file;
    item.bytes = block_item.bytes;
    item.record.emplace();
    item.record->line = block_item.block->first_line + i;
    const auto& candidates = block_item.block->puzzles()[i].candidates;
    for (Cell cell = 0; cell < static_cast<Cell>(Puzzle9::kCells); ++cell) {
        const auto digits = DigitSet::from_bits(candidates[static_cast<std::size_t>(cell)]);
        if (digits.is_single()) item.record->puzzle.set_given(cell, digits.first());
    }
    return item;
}

}  // namespace

std::unique_ptr<LineBlocks> blocks_for(const Run& run, std::size_t lines) {
    const Settings& settings = run.settings;
    const bool is_plain = !settings.json && (!settings.output || *settings.output == TextFormat::kLine);
    const bool is_fast = settings.engine != Engine::kGeneral && settings.engine != Engine::kBacktrack;
    if (!is_plain || !is_fast || simd_target().empty()) return nullptr;
    return std::make_unique<LineBlocks>(settings.engine == Engine::kSingle ? Engine9::kSingle : Engine9::kLanes, lines);
}

Answer answer_block(const Run& run, const InputItem& item, const BlockRule& rule, const Work& work) {
    LineBlock& block = *item.block;
    BatchOptions options;
    options.limit = rule.limit;
    options.budget = run.budget();
    block.solver.solve_batch(block.puzzles(), block.answers(), options);
    Answer answer;
    answer.puzzles = block.size();
    answer.out.reserve(block.size() * (Puzzle9::kCells + 1));
    for (std::size_t i = 0; i < block.size() && !is_stopping(); ++i) {
        if (rule.write(block.answers()[i], block.puzzles()[i], answer)) continue;
        const Answer alone = work(item_of(item, i));
        answer.out += alone.out;
        answer.err += alone.err;
        raise(answer, alone.status);
    }
    return answer;
}

}  // namespace huisu::cli
