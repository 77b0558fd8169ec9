// The byte orders that rotate the columns of a minirow (wide-inl.h), for byte shuffles of 128-bit blocks.
//
// They are defined in a file of their own because a compiler that sees them replaces a byte shuffle by two shuffles of
// words, which take twice as long; the steps of a sweep wait for each other.
#pragma once

#include <cstdint>

namespace huisu::fast9 {

extern const std::uint8_t kNextColumn[16];
extern const std::uint8_t kColumnAfterNext[16];

}  // namespace huisu::fast9
