// A step as JSON, with all that is needed to draw it. Cells are called rXcY, digits are numbers.
#pragma once

#include "answering.h"
#include "huisu/step.h"

namespace huisu::cli {

Json step_json(const Step& step);
/// [{"cell":"r1c2","digit":3}, ...].
Json candidates_json(const std::vector<Candidate>& candidates);

}  // namespace huisu::cli
