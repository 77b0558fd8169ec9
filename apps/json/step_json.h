// A step as JSON, with all that is needed to draw it. Digits are numbers; cells are called rXcY, as people do, or are
// numbers in reading order, as programs do.
#pragma once

#include <vector>

#include "huisu/step.h"
#include "huisu/text.h"
#include "json/json.h"

namespace huisu::json {

enum class CellNaming : std::uint8_t { kName, kIndex };

Json step_json(const Step& step, CellNaming naming);
/// [{"cell":"r1c2","digit":3}, ...].
Json candidates_json(const std::vector<Candidate>& candidates, CellNaming naming);

/// The same with cells as numbers and what is said of the step: its title, its sentences, and those of a hint in three
/// stages. `is_full`: as StepText::full.
Json told_step_json(const Step& step, Language language, bool is_full);

}  // namespace huisu::json
