// Boards inside JSON: what "json" and "leetcode" have in common.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

#include "text/cell_run.h"
#include "text/format.h"

namespace huisu::text {

using Json = nlohmann::json;

/// Parses the record's text. Nesting deeper than any board needs is an error, so that nothing can exhaust the stack.
Expected<Json, ParseError> parse_json(const RecordText& record);

/// A board and, in a fault, the index of the value (string, number, null) in the board's array that is wrong; for a
/// board that is one string, the index in the string.
Expected<Puzzle, Fault> board_of(const Json& board, const std::optional<Shape>& shape);

/// A fault of board_of() at its place: `begin` is where the board begins in the text.
ParseError board_error(const RecordText& record, std::size_t begin, const Json& board, const Fault& fault);

/// The value of one cell: a digit or kNoDigit for an open cell; nothing when it is neither.
std::optional<Digit> digit_from(const Json& value, int size);

/// The shape of that size, or the one asked for when it has that size; otherwise a fault.
Expected<Shape, Fault> shape_for(std::size_t size, const std::optional<Shape>& asked);

/// The value as JSON text, short enough for a message.
std::string shown(const Json& value);

}  // namespace huisu::text
