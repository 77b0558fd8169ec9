// A bad character is reported before a wrong count: where a stray character got in, the count is wrong because of it.
#include "text/cell_run.h"

#include <algorithm>
#include <cassert>

#include "text/alphabet.h"

namespace huisu::text {
namespace {

bool is_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

}  // namespace

ParseError located(const RecordText& record, std::size_t begin, const Fault& fault) {
    const std::size_t index = std::min(begin + fault.index, record.text.size());
    return error_at(record, index, fault.kind, fault.text, fault.found, fault.expected);
}

std::optional<Fault> fill_givens(Puzzle& puzzle, std::string_view run) {
    const int size = puzzle.size();
    const auto cells = static_cast<std::size_t>(puzzle.cells());
    for (std::size_t i = 0; i < run.size(); ++i) {
        const auto digit = digit_of(run[i], size);
        if (!digit && !is_blank(run[i], size)) return Fault{i, ParseErrorKind::kBadCharacter, character_at(run, i)};
        if (digit && i < cells) puzzle.set_given(static_cast<Cell>(i), *digit);
    }
    if (run.size() == cells) return std::nullopt;
    return Fault{std::min(run.size(), cells), ParseErrorKind::kWrongCellCount, {}, run.size(), cells};
}

std::string run_of(const Grid& grid, char blank) {
    assert(grid.shape.size() <= kMaxCharacterSize);
    std::string run;
    run.reserve(grid.digits.size());
    for (const std::uint8_t digit : grid.digits) run.push_back(digit == kNoDigit ? blank : character_of(digit));
    return run;
}

std::string character_at(std::string_view text, std::size_t index) {
    if (index >= text.size()) return {};
    while (index > 0 && is_continuation(text[index])) --index;
    std::size_t end = index + 1;
    while (end < text.size() && is_continuation(text[end])) ++end;
    return std::string(text.substr(index, end - index));
}

std::string shortened(std::string_view text) {
    constexpr std::size_t kLongest = 40;
    if (text.size() <= kLongest) return std::string(text);
    std::size_t end = kLongest;
    while (end > 0 && is_continuation(text[end])) --end;
    return std::string(text.substr(0, end)) + "...";
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kSpace);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

}  // namespace huisu::text
