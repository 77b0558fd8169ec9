// What a request asks of new puzzles, and what is said where that cannot be met.
#pragma once

#include <string>

#include "huisu/generate.h"
#include "json/verb.h"

namespace huisu::json {

/// All but the seed and the budget.
GenerateOptions take_wishes(Call& call);

/// The first thing that makes the wishes impossible; kNone where it is worth trying.
Obstacle obstacle_to(const GenerateOptions& options);
/// Whether the obstacle is a mistake of the request rather than a fact about Sudoku.
bool is_bad_request(Obstacle obstacle);
std::string obstacle_sentence(const Say& say, const GenerateOptions& options, Obstacle obstacle);
/// Why fewer puzzles came than were asked for, and what came nearest.
std::string shortfall_sentence(const Say& say, const GenerateOptions& options, const GenerateReport& report);

}  // namespace huisu::json
