// Wishes that no attempt can meet, found before the first one.
#pragma once

#include "huisu/generate.h"

namespace huisu::generating {

/// kNone where nothing is known to stand in the way.
Obstacle obstacle_to(const GenerateOptions& options);

}  // namespace huisu::generating
