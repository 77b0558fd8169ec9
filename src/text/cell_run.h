// A run of characters, one a cell, as it stands inside other formats: in a link, a field of a line, a JSON string.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "huisu/error.h"
#include "huisu/puzzle.h"
#include "text/format.h"

namespace huisu::text {

/// What is wrong within some piece of a record, and where in that piece.
struct Fault {
    std::size_t index = 0;
    ParseErrorKind kind = ParseErrorKind::kBadCharacter;
    std::string text = {};
    std::size_t found = 0;
    std::size_t expected = 0;
};

/// The fault as an error of the record, for a piece that begins at text[begin].
ParseError located(const RecordText& record, std::size_t begin, const Fault& fault);

/// Makes the run's digits givens of the empty puzzle, whose shape says how many there are.
std::optional<Fault> fill_givens(Puzzle& puzzle, std::string_view run);

/// All digits of a grid of at most 61x61, given or placed, a character each, in reading order.
std::string run_of(const Grid& grid, char blank);

/// The whole UTF-8 character that begins (or lies) at text[index], for messages.
std::string character_at(std::string_view text, std::size_t index);

/// At most the first forty bytes or so of a text, whole characters, for messages.
std::string shortened(std::string_view text);

/// The text without blanks, tabs and line ends at both ends.
std::string_view trimmed(std::string_view text);

}  // namespace huisu::text
