// Taking the wishes; shortfall.cpp says what cannot be met.
#include "json/wishes.h"

#include <array>
#include <charconv>

#include "json/puzzle_input.h"

namespace huisu::json {
namespace {

/// A decimal number without a sign.
std::optional<int> number_of(std::string_view text) {
    constexpr int kMost = 9999;
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_all = error == std::errc{} && end == text.data() + text.size() && !text.starts_with('-');
    return is_all && value <= kMost ? std::optional(value) : std::nullopt;
}

/// "7.2" in tenths.
std::optional<int> tenths_of(std::string_view text) {
    const std::size_t point = text.find('.');
    const auto whole = number_of(text.substr(0, point));
    if (!whole || *whole > 99) return std::nullopt;
    if (point == std::string_view::npos) return *whole * 10;
    const auto tenth = number_of(text.substr(point + 1));
    return tenth && text.size() == point + 2 ? std::optional(*whole * 10 + *tenth) : std::nullopt;
}

/// "24-28", or one number.
std::optional<Range> take_range(Request& request, std::string_view name, std::optional<int> (*end_of)(std::string_view),
                                std::string_view english, std::string_view chinese) {
    const auto text = request.text(name);
    if (!text) return std::nullopt;
    const std::size_t dash = text->find('-');
    const auto least = end_of(std::string_view(*text).substr(0, dash));
    const auto most = dash == std::string::npos ? least : end_of(std::string_view(*text).substr(dash + 1));
    if (least && most && *least <= *most) return Range{*least, *most};
    request.refuse(name, english, chinese);
    return std::nullopt;
}

std::vector<Symmetry> take_symmetries(Request& request) {
    std::vector<Symmetry> symmetries;
    const std::string text = request.text("symmetry").value_or("none");
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string name = text.substr(begin, end - begin);
        begin = end + 1;
        if (const auto symmetry = symmetry_of(name))
            symmetries.push_back(*symmetry);
        else if (name != "none")
            request.refuse("symmetry",
                           "none, or some of rotate180, rotate90, mirror, flip, diagonal, antidiagonal "
                           "with commas between them",
                           " none，或 rotate180、rotate90、mirror、flip、diagonal、antidiagonal 中的几个，以逗号隔开");
    }
    return symmetries;
}

/// The cells marked with x, * or a digit; open ones are . 0 or _. Blanks and line ends do not matter.
std::optional<std::vector<Cell>> take_pattern(Request& request, const Shape& shape) {
    const auto text = request.text("pattern");
    if (!text) return std::nullopt;
    std::vector<Cell> givens;
    Cell cell = 0;
    bool is_clean = true;
    for (const char c : *text) {
        constexpr std::string_view kGiven = "xX*123456789";
        constexpr std::string_view kOpen = ".0_";
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
        if (kGiven.find(c) != std::string_view::npos)
            givens.push_back(cell);
        else if (kOpen.find(c) == std::string_view::npos)
            is_clean = false;
        if (++cell > shape.cells()) break;
    }
    if (is_clean && cell == shape.cells()) return givens;
    request.fail(
        request.say()("pattern must have {} cells, each x, * or a digit for a given, and . 0 or _ for an open "
                      "cell",
                      "pattern 必须有 {} 格，提示数用 x、* 或数字表示，空白格用 . 0 或 _ 表示", shape.cells()));
    return std::nullopt;
}

template <class Kind, std::size_t kCount>
std::optional<Kind> take_named(Request& request, std::string_view name, std::string_view (*name_of)(Kind)) {
    std::array<std::string_view, kCount> names;
    for (std::size_t i = 0; i < kCount; ++i) names[i] = name_of(static_cast<Kind>(i));
    const auto index = request.choice(name, names);
    return index ? std::optional(static_cast<Kind>(*index)) : std::nullopt;
}

}  // namespace

GenerateOptions take_wishes(Call& call) {
    Request& request = call.request();
    GenerateOptions options;
    options.count = request.whole("count", 1, call.limits().puzzles).value_or(1);
    options.shape = take_box(request, "shape").value_or(Shape{});
    options.level = take_named<Level, kLevels>(request, "level", level_name);
    options.symmetries = take_symmetries(request);
    options.clues = take_range(request, "clues", number_of, "a number of givens or a range such as \"24-28\"",
                               "提示数的个数，或“24-28”这样的范围");
    options.er = take_range(request, "er", tenths_of, "a difficulty such as \"7.2\" or a range such as \"4.0-5.0\"",
                            "“7.2”这样的难度，或“4.0-5.0”这样的范围");
    options.technique = take_named<Technique, kTechniques>(request, "require", technique_name);
    options.pattern = take_pattern(request, options.shape);
    options.is_full = request.flag("full");
    options.is_rated = request.flag("rated");
    return options;
}

}  // namespace huisu::json
