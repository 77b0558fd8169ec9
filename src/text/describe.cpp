// Errors and broken rules as sentences, in English and Chinese: what is wrong, and what to do about it.
//
// The place (line and column) is not part of the sentence: the caller prints it first. A table by kind would hide that
// nearly every sentence has its own arguments, so each kind is a small function.
#include <fmt/format.h>

#include "huisu/text.h"

namespace huisu {
namespace {

constexpr std::size_t kLongestQuote = 40;

// A piece of the input, fit for a terminal: control characters become '?', a long text is cut.
std::string shown_text(const std::string& text) {
    std::string shown;
    for (const char c : text.substr(0, kLongestQuote)) {
        const auto byte = static_cast<unsigned char>(c);
        shown += byte < 0x20U || byte == 0x7FU ? '?' : c;
    }
    if (text.size() > kLongestQuote) {
        while (!shown.empty() && (static_cast<unsigned char>(shown.back()) & 0xC0U) == 0x80U) shown.pop_back();
        if (!shown.empty() && static_cast<unsigned char>(shown.back()) >= 0xC0U) shown.pop_back();
        shown += "...";
    }
    return shown;
}

std::string quoted(const std::string& text, Language language) {
    return language == Language::kChinese ? "“" + shown_text(text) + "”" : "'" + shown_text(text) + "'";
}

std::string plural(std::size_t count, const char* noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

// "one is missing", "two are too many"
std::string difference(std::size_t found, std::size_t expected) {
    const std::size_t count = found > expected ? found - expected : expected - found;
    const char* const what = found > expected ? "too many" : "missing";
    if (count == 1) return fmt::format("one is {}", what);
    return fmt::format("{} are {}", count, what);
}

std::string difference_zh(std::size_t found, std::size_t expected) {
    return found > expected ? fmt::format("多 {} 个", found - expected) : fmt::format("少 {} 个", expected - found);
}

std::string english(const ParseError& e) {
    const std::string text = quoted(e.text, Language::kEnglish);
    switch (e.kind) {
        case ParseErrorKind::kEmpty:
            return "there is no puzzle here: give one, for example 81 characters with . for open cells";
        case ParseErrorKind::kWrongCellCount:
            return fmt::format("{} found where {} {} needed: {} (compare with the original)", plural(e.found, "cell"),
                               e.expected, e.expected == 1 ? "was" : "were", difference(e.found, e.expected));
        case ParseErrorKind::kWrongRowLength:
            return fmt::format("this row has {} where the grid needs {}: {} (compare with the original)",
                               plural(e.found, "cell"), e.expected, difference(e.found, e.expected));
        case ParseErrorKind::kMissingRows:
            return fmt::format("the grid ends after {} of {}: add the rest, without blank lines in between", e.found,
                               plural(e.expected, "row"));
        case ParseErrorKind::kBadCharacter:
            return fmt::format("{} cannot stand for a cell here: use a digit, or . for an open cell", text);
        case ParseErrorKind::kBadEncoding:
            return fmt::format("these bytes are not UTF-8: {}; save the text as UTF-8, or remove them", text);
        case ParseErrorKind::kBadDigit:
            if (e.expected == 0) return fmt::format("{} is no digit of this grid", text);
            return fmt::format("{} is no digit of this grid: its digits go from 1 to {}", text, e.expected);
        case ParseErrorKind::kLineTooLong:
            return fmt::format("this line has {} and no known layout needs more than {}: it was skipped",
                               plural(e.found, "byte"), e.expected);
        case ParseErrorKind::kBadJson:
            return fmt::format("this is no board in JSON ({}): write an array of rows, or an object with a \"puzzle\"",
                               text);
        case ParseErrorKind::kBadXml:
            return fmt::format("this is no OpenSudoku game ({}): each needs <game data=\"...\"/> with 81 digits", text);
        case ParseErrorKind::kBadShape:
            return fmt::format("a grid of size {}{} does not fit here: choose another box shape or layout", e.found,
                               e.text.empty() ? "" : fmt::format(" with boxes {}", shown_text(e.text)));
        case ParseErrorKind::kBadField:
            return fmt::format("{} does not fit here: correct it, or choose another layout", text);
        case ParseErrorKind::kUnknownFormat:
            if (!e.text.empty()) return fmt::format("{} cannot be read: choose another format", text);
            return "no puzzle in a known layout: mark comments with #, or name the format";
        case ParseErrorKind::kAbsentFormat:
            return fmt::format("the format {} is left out of this build: choose another one", text);
    }
    return {};
}

std::string chinese(const ParseError& e) {
    const std::string text = quoted(e.text, Language::kChinese);
    switch (e.kind) {
        case ParseErrorKind::kEmpty: return "这里没有题目：请给出一道，例如 81 个字符，空白格用 . 表示";
        case ParseErrorKind::kWrongCellCount:
            return fmt::format("应有 {} 格，实有 {} 格：{}（请与原题核对）", e.expected, e.found,
                               difference_zh(e.found, e.expected));
        case ParseErrorKind::kWrongRowLength:
            return fmt::format("这一行应有 {} 格，实有 {} 格：{}（请与原题核对）", e.expected, e.found,
                               difference_zh(e.found, e.expected));
        case ParseErrorKind::kMissingRows:
            return fmt::format("应有 {} 行，只有 {} 行：请补上其余各行，中间不要空行", e.expected, e.found);
        case ParseErrorKind::kBadCharacter: return fmt::format("{}不能表示一格：请用数字，空白格用 . 表示", text);
        case ParseErrorKind::kBadEncoding: return fmt::format("这些字节不是 UTF-8：{}；请存为 UTF-8，或删去它们", text);
        case ParseErrorKind::kBadDigit:
            if (e.expected == 0) return fmt::format("{}不是这个盘面的数字", text);
            return fmt::format("{}不是这个盘面的数字：数字从 1 到 {}", text, e.expected);
        case ParseErrorKind::kLineTooLong:
            return fmt::format("这一行有 {} 字节，任何已知格式都不超过 {} 字节：已跳过", e.found, e.expected);
        case ParseErrorKind::kBadJson:
            return fmt::format("这不是 JSON 盘面（{}）：请写成各行的数组，或带 \"puzzle\" 的对象", text);
        case ParseErrorKind::kBadXml:
            return fmt::format("这不是 OpenSudoku 的题目（{}）：每题须有 <game data=\"...\"/>，内含 81 个数字", text);
        case ParseErrorKind::kBadShape:
            return fmt::format("大小为 {}{}的盘面在这里不合适：请换一种宫形或格式", e.found,
                               e.text.empty() ? " " : fmt::format("、宫为 {} ", shown_text(e.text)));
        case ParseErrorKind::kBadField: return fmt::format("{}在这里不合适：请改正，或换一种格式", text);
        case ParseErrorKind::kUnknownFormat:
            if (!e.text.empty()) return fmt::format("{}格式只能写出，不能读入：请换一种格式", text);
            return "不是任何已知格式的题目：注释请以 # 开头，或指明格式";
        case ParseErrorKind::kAbsentFormat: return fmt::format("这个版本不含{}格式：请换一种格式", text);
    }
    return {};
}

}  // namespace

std::string describe(const ParseError& error, Language language) {
    return language == Language::kChinese ? chinese(error) : english(error);
}

std::string describe(const RuleBreak& rule_break, const Shape& shape, Language language) {
    const std::string first = cell_name(rule_break.first, shape.size());
    const std::string second = cell_name(rule_break.second, shape.size());
    const int number = rule_break.house.index + 1;
    const HouseKind kind = rule_break.house.kind;
    if (language == Language::kChinese) {
        const char* const house = kind == HouseKind::kRow ? "行" : kind == HouseKind::kColumn ? "列" : "宫";
        return fmt::format("第 {} {}有两个 {}：{} 和 {}", number, house, rule_break.digit, first, second);
    }
    const char* const house = kind == HouseKind::kRow ? "row" : kind == HouseKind::kColumn ? "column" : "box";
    return fmt::format("{} {} has the digit {} twice, at {} and {}", house, number, rule_break.digit, first, second);
}

}  // namespace huisu
