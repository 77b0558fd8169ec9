// Words of characters to and from UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace huisu::wasm {

/// What is no UTF-8 is left out: JavaScript's own encoder never writes any.
std::u32string characters_of(std::string_view text);
std::string utf8_of(std::u32string_view characters);

}  // namespace huisu::wasm
