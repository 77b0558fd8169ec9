// What a request asks of new puzzles, and what is said where that cannot be met.
#pragma once

#include <string>

#include "huisu/generate.h"
#include "json/verb.h"

namespace huisu::json {

/// All but the seed and the budget.
GenerateOptions take_wishes(Call& call);

std::string obstacle_sentence(const Say& say, const GenerateOptions& options, Obstacle obstacle);
/// Why fewer puzzles came than were asked for, and what came nearest.
std::string shortfall_sentence(const Say& say, const GenerateOptions& options, const GenerateReport& report);

}  // namespace huisu::json
