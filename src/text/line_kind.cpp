#include "text/line_kind.h"

#include <algorithm>
#include <array>
#include <string>

#include "text/alphabet.h"

namespace huisu::text {
namespace {

constexpr std::size_t kLongestTitle = 1024;

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool equals_ignoring_case(std::string_view a, std::string_view b) {
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

bool is_comment(std::string_view line) {
    return line[0] == '#' || line[0] == ';' || line[0] == '%' || line.starts_with("//");
}

// A name of a column that holds puzzles.
bool is_column_name(std::string_view field) {
    static constexpr std::array<std::string_view, 14> kNames{"puzzle",   "puzzles", "quizzes",  "quiz",     "sudoku",
                                                             "sudokus",  "grid",    "givens",   "clues",    "problem",
                                                             "question", "board",   "solution", "solutions"};
    return std::any_of(kNames.begin(), kNames.end(), [&](auto name) { return equals_ignoring_case(field, name); });
}

// "puzzle,solution", or a title in front of a grid: "Grid 07", "Puzzle #12:", "Solution:".
bool is_header(std::string_view line) {
    if (line.size() > kLongestTitle) return false;
    std::size_t begin = 0;
    while (begin < line.size()) {
        const std::size_t end = std::min(line.find_first_of(",;\t\"", begin), line.size());
        if (is_column_name(trim(line.substr(begin, end - begin)))) return true;
        begin = end + 1;
    }
    const std::size_t word_end = std::min(line.find_first_of(" #:"), line.size());
    if (!is_column_name(line.substr(0, word_end))) return false;
    const std::string_view rest = line.substr(word_end);
    return rest.find_first_not_of("0123456789 #:.") == std::string_view::npos;
}

// "3x3:", "2x3jx:", "3x3#": columns and rows of a box, then letters and digits.
bool is_sgt(std::string_view line) {
    std::size_t i = 0;
    const auto skip = [&](auto accepts) {
        const std::size_t begin = i;
        while (i < line.size() && i < 20 && accepts(line[i])) ++i;
        return i > begin && i - begin <= 15;
    };
    if (!skip(is_digit) || i > 2 || i >= line.size() || line[i] != 'x') return false;
    ++i;
    const std::size_t rows = i;
    if (!skip(is_digit) || i - rows > 2) return false;
    skip([](char c) { return (c >= 'a' && c <= 'z') || is_digit(c); });
    return i < 16 && i < line.size() && (line[i] == ':' || line[i] == '#');
}

std::optional<LineKind> link_kind(std::string_view line) {
    if (!line.starts_with("http") && !line.starts_with("www.") && !line.starts_with("sudoku")) return std::nullopt;
    if (!contains(line, "?") && !contains(line, "://")) return std::nullopt;
    if (contains(line, "sudokuexchange")) return LineKind::kSudokuExchange;
    if (contains(line, "sudokuwiki") || contains(line, "bd=")) return LineKind::kSudokuwiki;
    if (contains(line, "?s=") || contains(line, "&s=")) return LineKind::kSudokuExchange;
    return std::nullopt;
}

// [Puzzle] rather than the beginning of an array.
bool is_section(std::string_view line) {
    const std::size_t i = line.find_first_not_of(" \t", 1);
    return i != std::string_view::npos && is_letter(line[i]) && contains(line, "]") &&
           line.substr(i, line.find(']') - i).find_first_of(",\"") == std::string_view::npos;
}

// The kinds that the first character or a fixed word gives away.
std::optional<LineKind> marked_kind(std::string_view line) {
    if (is_comment(line)) return LineKind::kComment;
    if (line[0] == '<' && line.size() > 1 && (is_letter(line[1]) || contains("?!/", line.substr(1, 1))))
        return LineKind::kXml;
    if (line[0] == '{') return LineKind::kJson;
    if (line[0] == '[') return is_section(line) ? LineKind::kSection : LineKind::kJson;
    if (is_border(line)) return LineKind::kBorder;
    if (line[0] == ':' && std::count(line.begin(), line.end(), ':') >= 4) return LineKind::kHodoku;
    if (const std::optional<LineKind> link = link_kind(line)) return link;
    if (is_sgt(line)) return LineKind::kSgt;
    return std::nullopt;
}

// A line of nothing but tabs is a row of empty fields, if its neighbours are such rows.
bool is_tabs_only(std::string_view line) {
    return line.size() >= 3 && line.size() < kMaxSize &&
           std::all_of(line.begin(), line.end(), [](char c) { return c == '\t'; });
}

// Of a known shape: whether the run is nearer to the whole grid than the row is to a row of it.
bool is_nearer_to_all_cells(const GridRun& run, const RowCells& row, const std::optional<Shape>& shape) {
    if (!shape) return false;
    const auto distance = [](int a, int b) { return a > b ? a - b : b - a; };
    return distance(static_cast<int>(run.length), shape->cells()) <
           distance(static_cast<int>(row.cells.size()), shape->size());
}

}  // namespace

std::string_view trim(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

bool is_border(std::string_view line) {
    if (line.size() > kMaxRowBytes) return false;
    line = without_remark(line);
    if (line.find_first_not_of("-=+|*:.'`,_ \t") != std::string_view::npos) return false;
    static constexpr std::array<std::string_view, 6> kDrawn{"---", "===", "-+-", "+--", "--+", "=+="};
    return std::any_of(kDrawn.begin(), kDrawn.end(), [&](std::string_view part) { return contains(line, part); });
}

std::optional<Shape> shape_hint(std::string_view comment) {
    if (comment.size() > kLongestTitle) return std::nullopt;
    std::size_t at = 0;
    while ((at = comment.find("box", at)) != std::string_view::npos) {
        at += 3;
        const std::size_t begin = comment.find_first_not_of(" \t:=", at);
        if (begin == std::string_view::npos || !is_digit(comment[begin])) continue;
        const std::size_t end = std::min(comment.find_first_not_of("0123456789x", begin), comment.size());
        if (const auto shape = shape_from_name(std::string(comment.substr(begin, end - begin)))) return shape;
    }
    return std::nullopt;
}

bool is_qqwing_header(std::string_view line) {
    return line.starts_with("Puzzle,") && line.ends_with(",");
}

LineInfo classify(std::string_view line, const std::optional<Shape>& shape) {
    LineInfo info;
    const std::string_view text = trim(line);
    if (text.empty()) {
        info.kind = LineKind::kBlank;
        if (!is_tabs_only(line)) return info;
        info.style = RowStyle::kTabs;
        info.cells = static_cast<int>(line.size()) + 1;
        return info;
    }
    if (const std::optional<LineKind> kind = marked_kind(text)) {
        info.kind = *kind;
        if (*kind != LineKind::kBorder) return info;
        info.is_dashes = text.find_first_not_of('-') == std::string_view::npos;
        info.cells = static_cast<int>(text.size());
        return info;
    }
    const std::optional<GridRun> run = find_grid_run(text, shape);
    if (run && run->fits) {
        info.kind = run->is_marks ? LineKind::kMarks : LineKind::kCells;
        if (run->length != text.size() || run->length > kMaxSize) return info;
        info.style = RowStyle::kCharacters;
        info.cells = static_cast<int>(run->length);
        return info;
    }
    RowCells row;
    split_row(line, shape ? std::optional(shape->size()) : std::nullopt, std::nullopt, row);
    info.style = row.style;
    info.cells = static_cast<int>(row.cells.size());
    info.characters = row.characters;
    info.has_dash = text.size() <= kMaxRowBytes && contains(text, "-");
    if (is_plausible(line, row) && !(run && is_nearer_to_all_cells(*run, row, shape))) {
        info.kind = LineKind::kRow;
    } else if (find_spread_run(text, shape)) {
        info.kind = LineKind::kCells;
        info.style = RowStyle::kNone;
    } else if (run) {
        info.kind = LineKind::kNearlyCells;
        info.is_near_729 = run->is_marks;
    } else if (is_header(text)) {
        info.kind = LineKind::kHeader;
    }
    return info;
}

}  // namespace huisu::text
