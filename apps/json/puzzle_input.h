// The puzzle of a request: a text of one puzzle in any layout, or a state of givens, placed digits and candidates.
#pragma once

#include <string_view>

#include "huisu/puzzle.h"
#include "json/request.h"

namespace huisu::json {

/// The member of that name, which has to be there. An empty 9x9 puzzle where the request has failed.
Puzzle take_puzzle(Request& request, std::string_view name = "puzzle");

/// "2x3": the shape of a box; nothing where the member is not there.
std::optional<Shape> take_box(Request& request, std::string_view name);

}  // namespace huisu::json
