// Which huisu this is.
#pragma once

#include <string>
#include <vector>

namespace huisu {

/// "0.1.0"
std::string version();
/// The compiler the library was built with, for example "GCC 12.2.0".
std::string compiler();
/// The instruction set that the engines for 9x9 puzzles use: the one of simd_targets() that the environment variable
/// HUISU_TARGET names, without that the best. Empty when HUISU_TARGET names none of them.
std::string simd_target();
/// The instruction sets that this build knows and this machine has, best first: of "AVX512", "AVX2", "SSE4", "NEON",
/// "WASM", "SCALAR".
std::vector<std::string> simd_targets();

}  // namespace huisu
