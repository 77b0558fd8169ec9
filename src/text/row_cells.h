// Splits one line of a grid into its cells, however it is drawn.
//
//   kCharacters   53..7....                         a character a cell
//   kSpaced       5 3 . . 7 . . . .                 a word a cell; `53. .7. ...` are three words of three cells
//   kBars         |53.|.7.|...|   | 5 3 . | ...     the same between bars; `| 5 |   | 7 |` and `|5 3|   |7  |` have
//   cells
//                                                   of blank space, found by their column
//   kCommas, kTabs                                  a field a cell
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace huisu::text {

enum class RowStyle : std::uint8_t { kNone, kCharacters, kSpaced, kBars, kCommas, kTabs };

struct CellText {
    std::size_t begin = 0;   ///< index in the line
    std::size_t length = 0;  ///< 0: nothing stands there
};

struct RowCells {
    RowStyle style = RowStyle::kNone;
    std::vector<CellText> cells;
    std::vector<int> box_widths;  ///< cells between two bars, of a row with bars
    bool has_outer_bars = false;
    /// How many characters there are, where a bar stands beside every word and each word may be a number or several
    /// cells; otherwise 0. Only the height of the grid tells: `12|34|13|24` is a row of four or of eight.
    int characters = 0;
    bool is_compact = false;  ///< cells were cut out of words, a character each
};

/// The line without a remark at its end: from a blank and # or [ on.
std::string_view without_remark(std::string_view line);

/// A line longer than this is no row.
inline constexpr std::size_t kMaxRowBytes = std::size_t{1} << 14;

/// `size`: cells in a row, where it is known. Style kNone and no cells when the line is too long or has too many cells.
/// `forced`: split that way only.
void split_row(std::string_view line, std::optional<int> size, std::optional<RowStyle> forced, RowCells& row);

/// Whether most cells look like those of a grid of that many columns.
bool is_plausible(std::string_view line, const RowCells& row);

/// Whether a word is a list of candidates: digits in ascending order, perhaps with marks after them.
bool is_candidate_word(std::string_view word, int size);

}  // namespace huisu::text
