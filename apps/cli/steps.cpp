#include "steps.h"

namespace huisu::cli {
namespace {

constexpr int kSize = 9;

/// The digits that neither the puzzle nor a digit in sight forbids.
std::vector<DigitSet> allowed_digits(const Puzzle& puzzle) {
    const Shape& shape = puzzle.shape();
    std::vector<DigitSet> allowed;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        DigitSet digits = puzzle.candidates(cell);
        for (Cell other = 0; other < puzzle.cells() && puzzle.is_open(cell); ++other) {
            const bool is_seen = shape.row_of(cell) == shape.row_of(other) ||
                                 shape.col_of(cell) == shape.col_of(other) || shape.box_of(cell) == shape.box_of(other);
            if (is_seen && !puzzle.is_open(other)) digits.erase(puzzle.digit(other));
        }
        allowed.push_back(digits);
    }
    return allowed;
}

/// Why there is no solution, where that can be seen at once.
std::string sentence_of_none(const Run& run, const Puzzle& puzzle) {
    const Shape& shape = puzzle.shape();
    const std::vector<DigitSet> allowed = allowed_digits(puzzle);
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        if (allowed[static_cast<std::size_t>(cell)].empty())
            return run.messages(Word::kNoCandidateAt, cell_name(cell, kSize));
    std::vector<DigitSet> rows(kSize), columns(kSize), boxes(kSize);
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const DigitSet digits = allowed[static_cast<std::size_t>(cell)];
        for (auto [houses, index] : {std::pair{&rows, shape.row_of(cell)}, std::pair{&columns, shape.col_of(cell)},
                                     std::pair{&boxes, shape.box_of(cell)}})
            (*houses)[static_cast<std::size_t>(index)] = (*houses)[static_cast<std::size_t>(index)] | digits;
    }
    for (auto [houses, word] : {std::pair{&rows, Word::kNoPlaceInRow}, std::pair{&columns, Word::kNoPlaceInColumn},
                                std::pair{&boxes, Word::kNoPlaceInBox}})
        for (std::size_t i = 0; i < houses->size(); ++i)
            if (const DigitSet missing = DigitSet::all(kSize) - (*houses)[i]; !missing.empty())
                return run.messages(word, i + 1, missing.first());
    return run.messages(Word::kNoSolution);
}

}  // namespace

ExplainOptions explain_options(const Run& run) {
    ExplainOptions options;
    options.order = run.settings.order;
    options.max_steps = run.settings.steps;
    options.force = run.settings.force;
    options.budget = run.budget();
    if (run.is_time_over()) options.budget = Budget::of_nodes(0);
    return options;
}

Refusal refusal_of(const Run& run, const InputItem& item, Verdict verdict, const std::optional<RuleBreak>& rule_break,
                   Word several) {
    const Puzzle& puzzle = item.record->puzzle;
    if (rule_break) return {"invalid", describe(*rule_break, puzzle.shape(), run.messages.language())};
    if (verdict == Verdict::kStopped) return {"unknown", run.messages(Word::kTimeOver)};
    if (verdict == Verdict::kNone) return {"none", sentence_of_none(run, puzzle)};
    const bool is_empty = puzzle.filled_count() == 0 && !puzzle.has_pencilmarks();
    return {"many", run.messages(is_empty ? Word::kEmptyGrid : several)};
}

void refuse(const Run& run, const InputItem& item, const Refusal& refusal, Json& json, Answer& answer) {
    if (!run.settings.json) answer.out += fmt::format("{}\t{}\n", refusal.word, refusal.sentence);
    json["end"] = refusal.word;
    json["reason"] = refusal.sentence;
    note_refusal(item, refusal, answer);
}

void note_refusal(const InputItem& item, const Refusal& refusal, Answer& answer) {
    if (refusal.word == "invalid")
        complain(answer, item, refusal.sentence);
    else
        raise(answer, refusal.word == "unknown" ? kTimeIsOver : kNotProper);
}

Answer answer_unreadable_steps(const Run& run, const InputItem& item) {
    return answer_unreadable(run, item, {"end", "reason"});
}

}  // namespace huisu::cli
