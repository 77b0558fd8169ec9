// What the command and the JSON calls both say of wishes for puzzles, each in words of its own.
#pragma once

#include <optional>
#include <string>

#include "huisu/generate.h"

namespace huisu::json {

/// What stands in the way of the wishes from the beginning; kNone where nothing does.
Obstacle obstacle_to(const GenerateOptions& options);
/// Whether the wishes do not go together, rather than that there is no such puzzle.
bool is_bad_request(Obstacle obstacle);

/// The ER that was asked for, by itself or by the level.
std::optional<Range> er_wanted(const GenerateOptions& options);
/// Of what was seen, the nearest to a range; nothing where some lay in it.
std::optional<int> nearest(const std::optional<Range>& wanted, const std::optional<Range>& seen);

/// "24", or "24-28".
std::string numbers_of(const Range& range);

}  // namespace huisu::json
