// What the answers of all commands have in common: where a message points, what stands in the place of a record that
// cannot be read, how puzzles and solutions are printed.
#pragma once

#include <string>

#include "json/answer.h"
#include "json/json.h"
#include "pipeline.h"

namespace huisu::cli {

using json::Json;
using json::line_of;

/// "puzzles.txt:7: " or "puzzles.txt:7:3: ".
std::string place_of(const InputItem& item);
/// Adds a message about the item; the answer's status becomes at least kBadInput.
void complain(Answer& answer, const InputItem& item, std::string_view sentence);
/// Raises the answer's status to at least this.
void raise(Answer& answer, int status);

/// What an error number of the system means.
std::string system_sentence(const Messages& messages, int error);
/// What is wrong with an item without a record.
std::string sentence_about(const Messages& messages, const InputItem& item);
/// What a command's JSON calls the word that stands for an answer, and the sentence that says why.
struct JsonNames {
    std::string_view word = "verdict";
    std::string_view sentence = "message";
};
/// The answer to an item without a record: `invalid` in its place and the message.
Answer answer_unreadable(const Run& run, const InputItem& item, const JsonNames& names = {});

/// The answer to a puzzle that the end of the time left out: `out` in its place, or the verdict unknown.
Answer answer_too_late(const Run& run, const InputItem& item, std::string out);

/// file, line, puzzle, givens and, where there was one, tail.
Json describe_record(const InputItem& item);
/// One line: the record, `verdict` and `message`.
std::string verdict_line(const InputItem& item, std::string_view verdict, std::string_view message);
/// One line.
std::string json_line(const Json& json);

/// "r1c2 r1c3".
std::string cell_list(const std::vector<Cell>& cells, int size);

/// Sets off an answer in `layout`, if it takes several lines, from the one before.
std::string empty_line_before(const InputItem& item, const Layout& layout);

}  // namespace huisu::cli
