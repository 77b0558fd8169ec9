// write: a puzzle in a layout, as a whole file of that layout.
#include <array>

#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/verb.h"

namespace huisu::json {
namespace {

constexpr std::array<std::string_view, 6> kStyles{"plain", "qqwing", "simple-sudoku", "sadman", "hodoku", "unicode"};
static_assert(static_cast<int>(BoxStyle::kUnicode) == kStyles.size() - 1, "in the order of the enumeration");

Layout take_layout(Request& request) {
    std::vector<std::string_view> names;
    for (const TextFormat format : all_formats()) names.push_back(format_name(format));
    Layout layout;
    request.needed("format");
    if (const auto index = request.choice("format", names)) layout.format = all_formats()[*index];
    if (const auto index = request.choice("style", kStyles)) layout.box_style = static_cast<BoxStyle>(*index);
    constexpr std::string_view kBlanks = ".0*_-?xX";
    if (const auto blank = request.text("blank")) {
        if (blank->size() == 1 && kBlanks.find((*blank)[0]) != std::string_view::npos)
            layout.blank = (*blank)[0];
        else
            request.refuse("blank", "one of . 0 * _ - ? x X", " . 0 * _ - ? x X 之一");
    }
    return layout;
}

/// About so many bytes, of the one layout that grows with the fourth power of the size: four clauses for each two
/// digits of a cell.
std::size_t bytes_of(const Layout& layout, const Shape& shape) {
    constexpr std::size_t kPerPair = 34;
    const auto size = static_cast<std::size_t>(shape.size());
    return layout.format == TextFormat::kDimacs ? size * size * size * size * kPerPair : 0;
}

}  // namespace

Json answer_write(Call& call) {
    const Puzzle puzzle = take_puzzle(call.request());
    const Layout layout = take_layout(call.request());
    if (!call.is_fine()) return {};
    if (bytes_of(layout, puzzle.shape()) > call.limits().text_bytes) {
        call.request().fail(Failure{.status = 413,
                                    .code = "too_large",
                                    .message = call.say()("the text would have more than {} bytes",
                                                          "文本会超过 {} 字节", call.limits().text_bytes)});
        return {};
    }
    const auto text = format(puzzle, layout);
    if (!text.has_value()) {
        call.request().fail(describe(text.error(), call.language()));
        return {};
    }
    return {{"text", format_begin(layout) + *text + format_end(layout)}};
}

}  // namespace huisu::json
