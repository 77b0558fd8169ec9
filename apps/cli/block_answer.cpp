// One solver call a block, then line after line in order.
#include "block_answer.h"

#include <utility>

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

/// Answers `item.block`. What the rule does not write is answered by `one`, which may take any time, so what comes
/// before it is handed over.
Answer answer_block(const Run& run, const InputItem& item, const BlockRule& rule,
                    const std::function<Answer(const InputItem&)>& one, const HandOver& hand_over) {
    LineBlock& block = *item.block;
    BatchOptions options;
    options.limit = rule.limit;
    options.budget = run.budget();
    block.solver.solve_batch(block.puzzles(), block.answers(), options);
    Answer answer;
    answer.puzzles = 0;
    for (std::size_t i = 0; i < block.size() && !is_stopping(); ++i) {
        const std::size_t written = rule.write(block.answers().subspan(i), block.puzzles().subspan(i), answer);
        answer.puzzles += written;
        i += written;
        if (i == block.size()) break;
        hand_over(std::exchange(answer, Answer{.out = {}, .err = {}, .puzzles = 0}));
        answer.add(one(item_of(item, i)));
    }
    return answer;
}

}  // namespace

std::unique_ptr<LineBlocks> blocks_for(const Run& run) {
    const Settings& settings = run.settings;
    const bool is_plain = !settings.json && (!settings.output || *settings.output == TextFormat::kLine);
    const bool is_fast = settings.engine != Engine::kGeneral && settings.engine != Engine::kBacktrack;
    if (!is_plain || !is_fast || simd_target().empty()) return nullptr;
    return std::make_unique<LineBlocks>(settings.engine == Engine::kSingle ? Engine9::kSingle : Engine9::kLanes);
}

Work work_with_blocks(const Run& run, BlockRule rule, std::function<Answer(const InputItem&)> one) {
    return [&run, rule = std::move(rule), one = std::move(one)](const InputItem& item, const HandOver& hand_over) {
        return item.block ? answer_block(run, item, rule, one, hand_over) : one(item);
    };
}

}  // namespace huisu::cli
