#include "text/grid_run.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include "text/alphabet.h"
#include "text/cell_alphabet.h"

namespace huisu::text {
namespace {

constexpr std::size_t kShortestRun = 16;
constexpr std::size_t kLongestSpread = std::size_t{1} << 14;
constexpr std::size_t kLongestRun = std::size_t{kMaxCharacterSize} * kMaxCharacterSize * kMaxCharacterSize;

// The size whose power is that length; 0 when there is none.
int size_of_square(std::size_t length) {
    for (int size = kMinSize; size <= kMaxCharacterSize; ++size)
        if (static_cast<std::size_t>(size * size) == length) return size;
    return 0;
}

int size_of_cube(std::size_t length) {
    for (int size = kMinSize; size <= kMaxCharacterSize; ++size)
        if (static_cast<std::size_t>(size * size * size) == length) return size;
    return 0;
}

bool fits_grid(std::string_view run, int size) {
    CellAlphabet alphabet(size);
    alphabet.see(run);
    return std::all_of(run.begin(), run.end(), [&](char c) { return alphabet.digit(c) || alphabet.is_blank(c); });
}

bool has_marks_places(std::string_view run, int size) {
    for (std::size_t i = 0; i < run.size(); ++i) {
        const int expected = static_cast<int>(i % static_cast<std::size_t>(size)) + 1;
        if (!is_blank(run[i], size) && digit_of(run[i], size) != expected) return false;
    }
    return true;
}

// What a run is by its length alone, 729 being pencilmarks of a 9x9 grid rather than a line of a 27x27 grid.
std::optional<GridRun> exact_run(std::string_view run, const std::optional<Shape>& shape) {
    const int square = size_of_square(run.size());
    const int cube = size_of_cube(run.size());
    const auto is_wanted = [&](int size) { return size != 0 && (!shape || shape->size() == size); };
    GridRun found;
    found.length = run.size();
    if (is_wanted(cube)) {
        found.size = cube;
        found.is_marks = true;
        if (!is_wanted(square))
            found.fits = fits_grid(run, cube);
        else
            found.fits = is_marks_text(run, cube) || (cube == 9 && fits_grid(run, 9));
        if (found.fits || !is_wanted(square)) return found;
    }
    if (!is_wanted(square)) return std::nullopt;
    found.size = square;
    found.is_marks = false;
    found.fits = fits_grid(run, square);
    return found;
}

std::size_t distance(std::size_t a, std::size_t b) {
    return a > b ? a - b : b - a;
}

// The grid a run of a wrong length, or with wrong characters, was meant to be; nothing when it looks like no grid at
// all.
std::optional<GridRun> near_run(std::string_view run, const std::optional<Shape>& shape) {
    if (run.size() < 4 || run.size() > kLongestRun) return std::nullopt;
    GridRun found;
    found.length = run.size();
    if (shape) {
        found.size = shape->size();
    } else {
        const int root = static_cast<int>(std::lround(std::sqrt(static_cast<double>(run.size()))));
        found.size = std::clamp(root, kMinSize, kMaxCharacterSize);
        // A piece of a line, or two lines run together: the usual grid, unless its characters say otherwise.
        if (run.size() < 200 && fits_grid(run, 9) && !fits_grid(run, 6)) found.size = 9;
        if (distance(run.size(), 729) <= 32) found.size = 9;
    }
    const auto size = static_cast<std::size_t>(found.size);
    found.is_marks = distance(run.size(), size * size * size) < distance(run.size(), size * size);
    const auto good = std::count_if(run.begin(), run.end(),
                                    [&](char c) { return is_blank(c, found.size) || digit_of(c, found.size); });
    if (static_cast<std::size_t>(good) * 8 < run.size() * 7) return std::nullopt;
    return found;
}

}  // namespace

bool is_delimiter(char c) {
    switch (c) {
        case ' ':
        case '\t':
        case ',':
        case ';':
        case ':':
        case '|':
        case '"':
        case '\'':
        case '#':
        case '=':
        case '/':
        case '(':
        case ')':
        case '[':
        case ']':
        case '{':
        case '}':
        case '<':
        case '>':
        case '!':
        case '&':
        case '+':
        case '\n': return true;
        default: return false;
    }
}

bool is_marks_text(std::string_view text, int size) {
    const auto step = static_cast<std::size_t>(size);
    if (text.size() != step * step * step || !has_marks_places(text, size)) return false;
    for (std::size_t i = 0; i < text.size(); i += step) {
        const std::string_view cell = text.substr(i, step);
        if (std::all_of(cell.begin(), cell.end(), [&](char c) { return is_blank(c, size); })) return false;
    }
    return true;
}

std::optional<GridRun> find_grid_run(std::string_view line, const std::optional<Shape>& shape) {
    std::size_t longest_begin = 0;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < line.size();) {
        if (is_delimiter(line[i])) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < line.size() && !is_delimiter(line[i])) ++i;
        const std::size_t length = i - begin;
        if (length > longest) {
            longest = length;
            longest_begin = begin;
        }
        if (length < kShortestRun || length > kLongestRun) continue;
        std::optional<GridRun> run = exact_run(line.substr(begin, length), shape);
        if (!run || !run->fits) continue;
        run->begin = begin;
        return run;
    }
    std::optional<GridRun> run = near_run(line.substr(longest_begin, longest), shape);
    if (run) run->begin = longest_begin;
    return run;
}

std::optional<GridRun> find_spread_run(std::string_view line, const std::optional<Shape>& shape) {
    if (line.size() > kLongestSpread) return std::nullopt;
    std::string cells;
    std::copy_if(line.begin(), line.end(), std::back_inserter(cells), [](char c) { return !is_delimiter(c); });
    GridRun run;
    run.length = line.size();
    run.size = size_of_square(cells.size());
    run.fits = run.is_spread = true;
    const bool has_right_size = shape ? run.size == shape->size() : cells.size() > kMaxSize;
    if (run.size == 0 || !has_right_size || !fits_grid(cells, run.size)) return std::nullopt;
    return run;
}

std::string_view trim_tail(std::string_view tail) {
    const std::size_t begin = tail.find_first_not_of(" \t\"',;:|");
    if (begin == std::string_view::npos) return {};
    const std::size_t end = tail.find_last_not_of(" \t");
    return tail.substr(begin, end - begin + 1);
}

}  // namespace huisu::text
