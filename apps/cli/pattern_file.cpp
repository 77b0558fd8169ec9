#include "pattern_file.h"

#include <array>

#include "answering.h"
#include "byte_source.h"
#include "values.h"

namespace huisu::cli {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 20;  // of a file; the rest is not looked at

bool is_blank(char32_t c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == 0xFEFF;
}
bool is_given(char32_t c) {
    return c == 'x' || c == 'X' || c == '*' || (c >= '1' && c <= '9');
}
/// The digit that a letter stands for in grids above 9x9; 0 where it is none.
int digit_of_letter(char32_t c) {
    if (c >= 'A' && c <= 'Z') return static_cast<int>(c - 'A') + 10;
    return c >= 'a' && c <= 'z' ? static_cast<int>(c - 'a') + 10 : 0;
}
bool is_open(char32_t c) {
    return c == '.' || c == '0' || c == '_';
}

/// The bytes of the file as characters; those that are not UTF-8 each for itself.
std::u32string characters_of(const std::string& text) {
    if (auto decoded = decode_utf8(text)) return std::move(*decoded);
    std::u32string characters;
    for (const char c : text) characters.push_back(static_cast<unsigned char>(c));
    return characters;
}

std::string shown(char32_t c) {
    const bool is_control = c < 0x20 || (c >= 0x7F && c < 0xA0);
    return is_control ? fmt::format("0x{:02X}", static_cast<unsigned>(c)) : encode_utf8({&c, 1});
}

/// Takes the cells of a text one by one.
class PatternReader {
public:
    PatternReader(std::string name, const Messages& messages) : name_(std::move(name)), messages_(messages) {}

    std::string read(const std::u32string& text) {
        bool is_comment = false;
        for (const char32_t c : text) {
            ++column_;
            if (c == '#') is_comment = true;
            if (c == '\n') is_comment = false;
            if (!is_comment && !is_blank(c)) {
                const int digit = is_given(c) ? 0 : digit_of_letter(c);
                if (!is_given(c) && !is_open(c) && digit == 0) return complaint(c);
                if (digit > largest_) {
                    largest_ = digit;
                    about_largest_ = complaint(c);
                }
                cells_.push_back(is_given(c) || digit != 0);
            }
            if (c == '\n') {
                ++line_;
                column_ = 0;
            }
        }
        return {};
    }

    std::string finish(const std::optional<Shape>& wanted, Pattern& pattern) const {
        std::optional<Shape> shape = wanted;
        for (int size = kMinSize; !shape && size <= kMaxSize; ++size)
            if (static_cast<std::size_t>(size * size) == cells_.size()) shape = Shape::of_size(size);
        const Shape meant = shape.value_or(Shape{});
        if (largest_ > meant.size()) return about_largest_;
        const auto needed = static_cast<std::size_t>(meant.cells());
        if (cells_.size() != needed)
            return fmt::format("{}:{}: {}", name_, line_,
                               messages_(Word::kPatternSize, cells_.size(), meant.size(), needed));
        pattern.shape = meant;
        pattern.givens.clear();
        for (std::size_t i = 0; i < cells_.size(); ++i)
            if (cells_[i]) pattern.givens.push_back(static_cast<Cell>(i));
        return {};
    }

private:
    std::string complaint(char32_t c) const {
        return fmt::format("{}:{}:{}: {}", name_, line_, column_, messages_(Word::kNotAPattern, shown(c)));
    }

    std::string name_;
    const Messages& messages_;
    int largest_ = 0;  // digit that a letter stands for
    std::string about_largest_;
    std::vector<bool> cells_;
    std::size_t line_ = 1;
    std::size_t column_ = 0;
};

}  // namespace

std::string read_pattern(const std::string& path, const std::optional<Shape>& shape, const Messages& messages,
                         Pattern& pattern) {
    const std::string name = path == "-" ? "<stdin>" : path;
    ByteSource source(path);
    std::string text;
    std::array<char, 4096> buffer{};
    while (source.is_open() && text.size() < kMostBytes) {
        const std::size_t got = source.read(buffer, [] {});
        if (got == 0) break;
        text.append(buffer.data(), got);
    }
    if (source.error() != 0)
        return name + ": " +
               messages(source.is_open() ? Word::kCannotRead : Word::kCannotOpen,
                        system_sentence(messages, source.error()));
    PatternReader reader(name, messages);
    std::string wrong = reader.read(characters_of(text));
    return wrong.empty() ? reader.finish(shape, pattern) : wrong;
}

}  // namespace huisu::cli
