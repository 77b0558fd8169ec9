// What the benchmarks of micro.cpp and micro_kernels.cpp work on, and where the second ones come from.
#pragma once

#include <span>
#include <string>

#include "huisu/batch.h"

namespace huisu::bench {

/// Minimal puzzles with a fixed seed.
std::span<const Puzzle9> puzzles_to_measure();
constexpr std::size_t kPuzzles = 256;

/// Benchmarks of the kernels, for every instruction set that this machine has; its name is the end of theirs.
void register_kernel_benchmarks();

}  // namespace huisu::bench
