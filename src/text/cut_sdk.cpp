#include "text/cut_sdk.h"

#include <algorithm>
#include <string>
#include <vector>

namespace huisu::text {
namespace {

constexpr std::size_t kMostSectionLines = 80;
constexpr std::size_t kMostSections = 16;
constexpr std::size_t kMostBlankLines = 8;

std::string title_of(const Line& line) {
    std::string title(trim(line.text()).substr(0, 64));
    std::transform(title.begin(), title.end(), title.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return title;
}

bool is_section_line(const Line& line) {
    return !line.is_too_long && line.normal.text.size() <= kMaxRowBytes && line.info.kind != LineKind::kSection &&
           line.info.kind != LineKind::kBlank && line.info.kind != LineKind::kComment;
}

}  // namespace

std::size_t count_section_lines(LineQueue& queue) {
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
        const std::size_t rows = line != nullptr && line->info.kind == LineKind::kRow
                                     ? static_cast<std::size_t>(line->info.cells)
                                     : kMostSectionLines;
        for (std::size_t k = 0; k < rows && line != nullptr && is_section_line(*line); ++k) line = queue.peek(++i);
        end = i;
        for (std::size_t k = 0; k < kMostBlankLines && line != nullptr && line->info.kind == LineKind::kBlank; ++k)
            line = queue.peek(++i);
    }
    return end;
}

}  // namespace huisu::text
