// What explain, hint and rate have in common: options, and what is said of puzzles that have no steps to show.
#pragma once

#include "answering.h"
#include "huisu/explain.h"

namespace huisu::cli {

ExplainOptions explain_options(const Run& run);

/// The verdict of a puzzle that is not proper as a word of data, and why in a sentence.
struct Refusal {
    std::string_view word;
    std::string sentence;
};
/// `several`: what is said of a puzzle with several solutions.
Refusal refusal_of(const Run& run, const InputItem& item, Verdict verdict, const std::optional<RuleBreak>& rule_break,
                   Word several);
/// Raises the status; a broken rule is also a complaint.
void note_refusal(const InputItem& item, const Refusal& refusal, Answer& answer);
/// The same, and puts it in the answer's text or JSON.
void refuse(const Run& run, const InputItem& item, const Refusal& refusal, Json& json, Answer& answer);
/// The answer to an item without a record.
Answer answer_unreadable_steps(const Run& run, const InputItem& item);

}  // namespace huisu::cli
