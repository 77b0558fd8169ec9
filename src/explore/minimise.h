// From a proper puzzle to a minimal one inside it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "huisu/puzzle.h"

namespace huisu::explore {

/// Takes givens away, one after the other in the order of `cells`, where `is_proper` stays true; nothing once it cannot
/// tell. Cells without a given are passed over.
std::optional<Puzzle> minimise(const Puzzle& puzzle, const std::vector<Cell>& cells,
                               const std::function<std::optional<bool>(const Puzzle&)>& is_proper);

}  // namespace huisu::explore
