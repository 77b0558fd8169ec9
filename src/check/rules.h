// The referee's view of the rules: which digits stand twice in a house, and whether a grid is a solution.
//
// Written for obviousness: it looks at every house cell by cell and includes no engine. is_solution(), is_solution_of()
// and first_wrong_cell() are public (huisu/check.h) and live here too.
#pragma once

#include <optional>
#include <vector>

#include "huisu/check.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"

namespace huisu::referee {

/// Every repeated digit (given or placed), in the order rows, columns, boxes; a digit that stands three times in a
/// house gives two breaks, each with its first cell. Pencilmarks are not digits and break nothing.
std::vector<RuleBreak> rule_breaks(const Grid& digits);

/// The first of rule_breaks(), without looking further.
std::optional<RuleBreak> first_rule_break(const Grid& digits);

}  // namespace huisu::referee
