// Finds where a file with sections ends: [Puzzle], [State] and others, up to a section of a name that was there
// already.
#pragma once

#include <cstddef>

#include "text/line_queue.h"

namespace huisu::text {

/// Lines of the record that begins with the section title ahead.
std::size_t count_section_lines(LineQueue& queue);

}  // namespace huisu::text
