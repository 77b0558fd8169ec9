#include "text/cut_sdk.h"

#include <algorithm>
#include <string>
#include <vector>

#include "text/alphabet.h"
#include "text/cut_rows.h"

namespace huisu::text {
namespace {

constexpr std::size_t kMostSectionLines = 80;
constexpr std::size_t kMostSections = 16;

std::string title_of(const Line& line) {
    std::string title(trim(line.text()).substr(0, 64));
    std::transform(title.begin(), title.end(), title.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return title;
}

// Whether the line is a row of a grid; one of 16 characters may also be a whole grid of 4x4.
bool is_first_row(LineQueue& queue, std::size_t i, const std::optional<Shape>& shape) {
    const LineInfo info = queue.peek(i)->info;
    if (info.kind == LineKind::kRow) return true;
    if (info.kind != LineKind::kCells || info.style != RowStyle::kCharacters) return false;
    if (is_row_of_big_grid(queue, shape, i)) return true;
    if (shape || info.cells > kMaxCharacterSize) return false;
    for (std::size_t k = i; k < i + static_cast<std::size_t>(info.cells); ++k) {
        const Line* line = queue.peek(k);
        if (line == nullptr || line->info.style != RowStyle::kCharacters || line->info.cells != info.cells)
            return false;
    }
    return true;
}

// `cells`: of a row of the section; 0 when it has no rows.
bool is_section_line(const Line& line, int cells) {
    if (line.is_too_long || line.normal.text.size() > kMaxRowBytes) return false;
    switch (line.info.kind) {
        case LineKind::kCells: return line.info.style == RowStyle::kCharacters && line.info.cells == cells;
        case LineKind::kMarks:
        case LineKind::kSection:
        case LineKind::kBlank:
        case LineKind::kComment:
        case LineKind::kXml:
        case LineKind::kJson:
        case LineKind::kHodoku:
        case LineKind::kSudokuwiki:
        case LineKind::kSudokuExchange:
        case LineKind::kSgt: return false;
        default: return true;
    }
}

}  // namespace

std::size_t count_section_lines(LineQueue& queue, const std::optional<Shape>& shape) {
    std::vector<std::string> titles;
    std::size_t i = 0;
    std::size_t end = 1;
    while (titles.size() < kMostSections) {
        const Line* title = queue.peek(i);
        if (title == nullptr || title->is_too_long || title->info.kind != LineKind::kSection) break;
        std::string name = title_of(*title);
        if (std::find(titles.begin(), titles.end(), name) != titles.end()) break;
        titles.push_back(std::move(name));
        ++i;
        // As many lines as the first has cells; without that, up to the next blank line.
        const Line* line = queue.peek(i);
        const int cells = line != nullptr && is_first_row(queue, i, shape) ? queue.peek(i)->info.cells : 0;
        const std::size_t rows = cells > 0 ? static_cast<std::size_t>(cells) : kMostSectionLines;
        line = queue.peek(i);
        for (std::size_t k = 0; k < rows && line != nullptr && is_section_line(*line, cells); ++k)
            line = queue.peek(++i);
        end = i;
        for (std::size_t k = 0; k < kMostBlankLines && line != nullptr && line->info.kind == LineKind::kBlank; ++k)
            line = queue.peek(++i);
    }
    return end;
}

}  // namespace huisu::text
