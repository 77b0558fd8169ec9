// A character of UTF-8 is a lead byte that says how many bytes follow, and six bits in each of those.
#include "native/utf8.h"

namespace huisu::wasm {
namespace {

std::size_t bytes_after(unsigned char lead) {
    return lead >= 0xF0U ? 3 : lead >= 0xE0U ? 2 : lead >= 0xC0U ? 1 : 0;
}

}  // namespace

std::u32string characters_of(std::string_view text) {
    std::u32string characters;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t more = bytes_after(lead);
        if ((lead & 0xC0U) == 0x80U || i + more >= text.size()) continue;
        auto character = static_cast<char32_t>(more == 0 ? lead : lead & (0x3FU >> more));
        for (std::size_t end = i + more; i < end;)
            character = character << 6 | (static_cast<unsigned char>(text[++i]) & 0x3FU);
        characters += character;
    }
    return characters;
}

std::string utf8_of(std::u32string_view characters) {
    std::string text;
    for (const char32_t character : characters) {
        const int more = character >= 0x10000 ? 3 : character >= 0x800 ? 2 : character >= 0x80 ? 1 : 0;
        constexpr unsigned kLeads[] = {0, 0xC0, 0xE0, 0xF0};
        text += static_cast<char>(kLeads[more] | character >> (6 * more));
        for (int left = more - 1; left >= 0; --left)
            text += static_cast<char>(0x80U | (character >> (6 * left) & 0x3FU));
    }
    return text;
}

}  // namespace huisu::wasm
