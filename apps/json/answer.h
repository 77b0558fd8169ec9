// The parts that answers have in common: states, verdicts, broken rules, puzzles in one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/text.h"
#include "json/json.h"

namespace huisu::json {

/// A puzzle or solution in one string: a line, or where its size does not fit one, numbers separated by blanks.
std::string line_of(const Grid& grid);
std::string line_of(const Puzzle& puzzle);

Json shape_json(const Shape& shape);
/// With `placed` and `candidates` only where there are any.
Json state_json(const Puzzle& puzzle);
Json grid_json(const Grid& grid);
Json rule_break_json(const RuleBreak& rule_break, const Shape& shape, Language language);

/// "unique", "none", "many" or "unknown".
std::string_view verdict_word(Verdict verdict);
/// {"verdict": ...}, and the broken rule, which makes it "invalid".
Json verdict_json(Verdict verdict, const std::optional<RuleBreak>& rule_break, const Shape& shape, Language language);

}  // namespace huisu::json
