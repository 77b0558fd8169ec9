// Which huisu this is.
#pragma once

#include <string>

namespace huisu {

/// "0.1.0"
std::string version();
/// The compiler the library was built with, for example "GCC 12.2.0".
std::string compiler();
/// The SIMD target in use, for example "AVX2"; "scalar" while no engine uses SIMD.
std::string simd_target();

}  // namespace huisu
