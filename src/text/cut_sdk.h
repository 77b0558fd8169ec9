// Finds where a file with sections ends: [Puzzle], [State] and others, up to a section of a name that was there
// already. A line that is a record by itself ends it, so that a title alone costs no puzzle after it.
#pragma once

#include <cstddef>
#include <optional>

#include "huisu/shape.h"
#include "text/line_queue.h"

namespace huisu::text {

/// Lines of the record that begins with the section title ahead.
std::size_t count_section_lines(LineQueue& queue, const std::optional<Shape>& shape);

}  // namespace huisu::text
