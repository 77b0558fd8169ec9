// The table of all formats, and the public functions that only look something up in it.
//
// One line a format, in the order of TextFormat (checked when compiled). `answer` names the format in which a solution
// answers a record: itself where that is a plain grid for people or programs to read on, otherwise the nearest of
// those.
#include <array>
#include <cassert>
#include <cstddef>

#include "text/format.h"

namespace huisu {
namespace text {
namespace {

using enum TextFormat;

constexpr std::string_view kOpenSudokuBegin =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"huisu\">\n";
constexpr std::string_view kOpenSudokuEnd = "</folder>\n</opensudoku>\n";

constexpr bool kOneLine = false;
constexpr bool kLines = true;

// clang-format off
constexpr std::array kFormats{
    FormatEntry{kLine,           "line",           read_line,           write_line,           kOneLine, kLine},
    FormatEntry{kGrid,           "grid",           read_grid,           write_grid,           kLines,   kGrid},
    FormatEntry{kBoxed,          "boxed",          read_boxed,          write_boxed,          kLines,   kBoxed},
    FormatEntry{kCsv,            "csv",            read_csv,            write_csv,            kLines,   kCsv},
    FormatEntry{kTsv,            "tsv",            read_tsv,            write_tsv,            kLines,   kTsv},
    FormatEntry{kWide,           "wide",           read_wide,           write_wide,           kLines,   kWide},
    FormatEntry{kCandidates,     "candidates",     read_candidates,     write_candidates,     kLines,   kBoxed},
    FormatEntry{kPencilmarks,    "pencilmarks",    read_pencilmarks,    write_pencilmarks,    kOneLine, kLine},
    FormatEntry{kSdk,            "sdk",            read_sdk,            write_sdk,            kLines,   kGrid},
    FormatEntry{kSdm,            "sdm",            read_sdm,            write_sdm,            kOneLine, kSdm},
    FormatEntry{kSdx,            "sdx",            read_sdx,            write_sdx,            kLines,   kWide},
    FormatEntry{kSs,             "ss",             read_ss,             write_ss,             kLines,   kSs},
    FormatEntry{kHodoku,         "hodoku",         read_hodoku,         write_hodoku,         kOneLine, kLine},
    FormatEntry{kOpenSudoku,     "opensudoku",     read_opensudoku,     write_opensudoku,     kOneLine, kLine,
                kOpenSudokuBegin, kOpenSudokuEnd},
    FormatEntry{kSudokuwiki,     "sudokuwiki",     read_sudokuwiki,     write_sudokuwiki,     kOneLine, kLine},
    FormatEntry{kSudokuExchange, "sudokuexchange", read_sudokuexchange, write_sudokuexchange, kOneLine, kLine},
    FormatEntry{kSgt,            "sgt",            read_sgt,            write_sgt,            kOneLine, kLine},
    FormatEntry{kJson,           "json",           read_json,           write_json,           kOneLine, kJson},
    FormatEntry{kLeetcode,       "leetcode",       read_leetcode,       write_leetcode,       kOneLine, kLeetcode},
    FormatEntry{kQqwingCsv,      "qqwing-csv",     read_qqwing_csv,     write_qqwing_csv,     kOneLine, kLine,
                "Puzzle,\n"},
    FormatEntry{kDimacs,         "dimacs",         nullptr,             write_dimacs,         kLines,   kLine},
    FormatEntry{kExactCover,     "exact-cover",    nullptr,             write_exact_cover,    kLines,   kLine},
    FormatEntry{kMiniZinc,       "minizinc",       nullptr,             write_minizinc,       kLines,   kLine},
};
// clang-format on

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < kFormats.size(); ++i)
        if (static_cast<std::size_t>(kFormats[i].format) != i) return false;
    return kFormats.back().format == kMiniZinc;
}
static_assert(is_in_order(), "the table follows the enumeration, without a gap");

constexpr auto kAllFormats = [] {
    std::array<TextFormat, kFormats.size()> formats{};
    for (std::size_t i = 0; i < formats.size(); ++i) formats[i] = kFormats[i].format;
    return formats;
}();

}  // namespace

const FormatEntry& entry_of(TextFormat format) {
    const auto index = static_cast<std::size_t>(format);
    assert(index < kFormats.size());
    return kFormats[index];
}

}  // namespace text

std::string_view format_name(TextFormat format) {
    return text::entry_of(format).name;
}

std::optional<TextFormat> format_from_name(std::string_view name) {
    for (const text::FormatEntry& entry : text::kFormats)
        if (entry.name == name) return entry.format;
    return std::nullopt;
}

std::span<const TextFormat> all_formats() {
    return text::kAllFormats;
}

bool is_readable(TextFormat format) {
    return text::entry_of(format).read != nullptr;
}

bool is_multiline(TextFormat format) {
    return text::entry_of(format).is_multiline;
}

Expected<std::string, ParseError> format(const Puzzle& puzzle, const Layout& layout) {
    return text::entry_of(layout.format).write(puzzle, layout);
}

Expected<std::string, ParseError> format(const Grid& grid, const Layout& layout) {
    return format(Puzzle(grid), layout);
}

std::string format_begin(const Layout& layout) {
    return std::string(text::entry_of(layout.format).begin);
}

std::string format_end(const Layout& layout) {
    return std::string(text::entry_of(layout.format).end);
}

Layout answer_layout(const Layout& layout) {
    Layout answer = layout;
    answer.format = text::entry_of(layout.format).answer;
    return answer;
}

}  // namespace huisu
