// Counts every allocation of the program it is linked into.
#pragma once

#include <cstdint>

namespace huisu::tests {

std::uint64_t allocations_so_far();

}  // namespace huisu::tests
