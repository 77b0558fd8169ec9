// A line may break at a blank (which goes away) or beside a wide character.
#include "text_width.h"

#include "values.h"

namespace huisu::cli {
namespace {

bool is_wide(char32_t character) {
    return (character >= 0x2E80 && character < 0xFE00) || (character >= 0xFF00 && character < 0xFF61);
}

int width_of(char32_t character) {
    return is_wide(character) ? 2 : 1;
}

/// Punctuation that stays with what stands before it.
bool is_closing(char32_t character) {
    return std::u32string_view(U"，。；：、！？）”’》」,.;:!?)").find(character) != std::u32string_view::npos;
}
bool is_opening(char32_t character) {
    return std::u32string_view(U"（“‘《「(").find(character) != std::u32string_view::npos;
}

int width_of(std::u32string_view characters) {
    int width = 0;
    for (const char32_t character : characters) width += width_of(character);
    return width;
}

bool may_break_between(char32_t before, char32_t after) {
    if (before == U' ') return true;
    if (after == U' ' || is_closing(after) || is_opening(before)) return false;
    return is_wide(before) || is_wide(after);
}

/// The length of the longest beginning that may stand in one line together.
std::size_t next_piece(std::u32string_view text) {
    std::size_t end = 1;
    while (end < text.size() && !may_break_between(text[end - 1], text[end])) ++end;
    return end;
}

}  // namespace

int width_of(std::string_view text) {
    return width_of(std::u32string_view(decode_utf8(text).value_or(std::u32string{})));
}

std::string with_break_marks(std::string_view text) {
    std::u32string marked;
    for (const char32_t character : decode_utf8(text).value_or(std::u32string{})) {
        if (!marked.empty() && marked.back() != U' ' && may_break_between(marked.back(), character))
            marked += U'\u200B';
        marked += character;
    }
    return encode_utf8(marked);
}

std::string wrapped(std::string_view text, int indent, int width) {
    const std::u32string all = decode_utf8(text).value_or(std::u32string{});
    std::u32string_view rest = all;
    std::u32string line;
    std::string result;
    while (!rest.empty()) {
        const std::size_t length = next_piece(rest);
        std::u32string_view piece = rest.substr(0, length);
        rest.remove_prefix(length);
        const std::u32string_view visible = piece.back() == U' ' ? piece.substr(0, length - 1) : piece;
        if (!line.empty() && indent + width_of(line) + width_of(visible) > width) {
            while (!line.empty() && line.back() == U' ') line.pop_back();
            result += encode_utf8(line) + "\n" + std::string(static_cast<std::size_t>(indent), ' ');
            line.clear();
        }
        line += piece;
    }
    while (!line.empty() && line.back() == U' ') line.pop_back();
    return result + encode_utf8(line);
}

}  // namespace huisu::cli
