// The texts of JSON: strings and fractions as they are written, and a whole text as it is read. The only file that sees
// nlohmann/json, whose header takes seconds to compile.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "huisu/error.h"
#include "json/value.h"

namespace huisu::json {

/// With its quotation marks. Bytes that are not UTF-8 are replaced.
std::string quoted(std::string_view text);
std::string fraction(double number);

/// Arrays and objects may lie this deep in one another.
inline constexpr int kMostDepth = 16;

/// Why a text is no JSON, and where.
struct SyntaxError {
    enum class Kind : unsigned char { kSyntax, kDepth, kValues, kRepeated };
    Kind kind = Kind::kSyntax;
    std::size_t line = 1;
    std::size_t column = 1;  ///< in characters, from 1
    std::string text;        ///< what was read there last; the name of a repeated member
};

Expected<Value, SyntaxError> parse_json(std::string_view text);

}  // namespace huisu::json
