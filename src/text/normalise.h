// One spelling for what people paste: full-width and other decimal digits become ASCII, box-drawing characters become -
// | +, the many blanks of Unicode become one, raised and full-width dots become '.'.
//
// One character of the stream stays one character, so that columns can be counted afterwards. Bytes that are not UTF-8
// become kBadByte, which no valid UTF-8 contains; a text with one is never handed to a format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace huisu::text {

inline constexpr char kBadByte = '\xFF';

struct NormalText {
    std::string text;
    std::vector<std::size_t> origins;  ///< byte of the raw text each byte came from; empty when it is the same
    std::string bad_bytes;             ///< the first bytes that are not UTF-8, in hexadecimal
};

/// `at_line_start`: a byte-order mark is dropped there.
void normalise(std::string_view raw, bool at_line_start, NormalText& result);

}  // namespace huisu::text
