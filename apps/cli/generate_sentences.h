// What huisu generate says when it cannot do what it was asked, or not all of it.
#pragma once

#include <string>

#include "huisu/generate.h"
#include "words.h"

namespace huisu::cli {

/// Whether no puzzle of the level has an ER as it is wished.
bool is_beside_level(const GenerateOptions& options);
std::string obstacle_sentence(const Messages& messages, const GenerateOptions& options, Obstacle obstacle);

/// After a run that was too short: what it gave, and what came nearest.
std::string shortfall_sentence(const Messages& messages, const GenerateOptions& options, const GenerateReport& report);

/// "7.2".
std::string decimal(int tenths);

}  // namespace huisu::cli
