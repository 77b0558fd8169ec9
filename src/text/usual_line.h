// The short way for the line that most files are made of: 81 characters of a 9x9 grid, then perhaps a tail.
#pragma once

#include <optional>
#include <string_view>

#include "huisu/text.h"

namespace huisu::text {

/// The record, without its line number; nothing for any other line, which then goes the long way.
std::optional<Record> read_usual_line(std::string_view line);

}  // namespace huisu::text
