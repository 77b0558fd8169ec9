// Text in columns of a terminal: Chinese characters take two.
#pragma once

#include <string>
#include <string_view>

namespace huisu::cli {

/// Columns that valid UTF-8 takes.
int width_of(std::string_view text);
/// The text in lines of at most `width` columns, each line after the first indented. Chinese may break between
/// characters, but not before punctuation.
std::string wrapped(std::string_view text, int indent, int width);

/// The text with a zero-width space (U+200B) wherever a line may break without a blank.
std::string with_break_marks(std::string_view text);

}  // namespace huisu::cli
