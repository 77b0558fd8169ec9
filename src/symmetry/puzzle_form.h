// The min-lex form of a puzzle, row by row: of all rows that may come next after all arrangements that are still in the
// race, the smallest is taken, and the arrangements that have it go on.
//
// What nothing distinguishes yet stays undecided, so that few arrangements have to be told apart:
//
//   . . . | . . . | . . 1      two stacks are tied (both all open), and so are two columns of the third
//   . . 2 | . . 3 | . 1 .      the tie of the stacks is decided by the digits' names: either may come first, so that
//   two
//                              arrangements go on; one pair of tied columns is left in each of these stacks
//
// In the order of a row, tied columns that are open there come first, then those whose digits have names already, by
// name; the digits that are named now take every order. Rows without any digit are interchangeable, and so are
// bands: only the first of them is tried, and the others are counted at the end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "symmetry/arrangement.h"

namespace huisu::symmetry {

/// For grids with boxes of kBoxRows rows and kBoxCols columns.
template <int kBoxRows, int kBoxCols>
class PuzzleForm {
public:
    static constexpr int kSize = kBoxRows * kBoxCols;
    static constexpr std::size_t kCells = static_cast<std::size_t>(kSize) * kSize;
    static_assert(kSize <= static_cast<int>(kMaxLines));

    /// `digits` has kCells entries, 0 for an open cell. False where a digit stands twice in a house or is none.
    /// `wants_all`: finds every arrangement that makes the form, but for those that only swap empty lines.
    bool find(const std::uint8_t* digits, bool wants_all);

    /// After find(): the form.
    void write(std::uint8_t* form) const;
    Arrangement arrangement(std::size_t i = 0) const;
    /// With wants_all: the arrangements found, and how many there are with all swaps of empty lines.
    std::size_t count() const { return nodes_.size(); }
    std::uint64_t count_with_empty_lines() const;
    /// The rows as numbers of four bits a cell.
    const std::array<std::uint64_t, kMaxLines>& texts() const { return texts_; }

private:
    static constexpr int kBands = kBoxCols;
    static constexpr int kStacks = kBoxRows;
    static constexpr auto kLines = static_cast<std::size_t>(kSize);
    template <class T>
    using ByLine = std::array<T, kLines>;
    template <class T>
    using ByDigit = std::array<T, kLines + 1>;
    template <class T>
    using ByStack = std::array<T, static_cast<std::size_t>(kStacks)>;
    template <class T>
    using ByColumn = std::array<T, static_cast<std::size_t>(kBoxCols)>;  // of a stack
    static constexpr std::uint8_t kUnnamed = 0xF;                        // the label of a digit that has no name yet

    // An arrangement of some rows, as far as they decide it.
    struct Node {
        std::uint8_t view = 0;           // 1: of the transpose
        std::uint8_t tied = kStacks;     // stacks from the left that are all open; 0 in place of 1
        bool is_settled = false;         // nothing is tied
        std::uint8_t named = 0;          // digits
        std::uint16_t used = 0;          // rows
        ByLine<std::uint8_t> rows{};     // in their order
        ByLine<std::uint8_t> columns{};  // in their order; tied ones in any
        ByStack<std::uint8_t> open{};    // columns from the left of a stack that are all open
        ByDigit<std::uint8_t> labels{};
    };
    // A row that may come next.
    struct Step {
        std::uint32_t node;
        std::uint8_t row;
    };

    bool load(const std::uint8_t* digits);
    void find_empty_lines();
    void start();
    void choose_first_rows();
    void choose_rows(std::size_t level);
    unsigned rows_to_try(const Node& node, std::size_t level) const;

    int stack_at(const Node& node, int place) const {
        return node.columns[static_cast<std::size_t>(place * kBoxCols)] / kBoxCols;
    }
    std::uint32_t text_of_stack(const Node& node, int row, int place) const;
    std::uint64_t text_of(const Node& node, int row) const;

    std::uint64_t settled_text_of(const Node& node, int row) const;
    static std::uint64_t with_names(std::uint64_t text, unsigned first, unsigned last);

    std::size_t follow(Node& node, std::size_t level);
    void go_on(std::size_t level);
    void settle(const Step& step, std::size_t level);
    void order_stacks(std::size_t index, int row);
    void order_columns(std::size_t index, int row, int place);
    void name_digits(Node& node, int row, int place) const;

    std::uint8_t digits_[2][kLines][kLines];  // by view, row, column
    std::uint16_t filled_[2][kLines];         // columns with a digit
    std::uint16_t spare_empty_rows_[2];       // empty rows that are not the first such of their band
    std::uint16_t empty_bands_[2];            // bit a band
    std::vector<Node> nodes_;
    std::vector<Node> next_nodes_;
    std::vector<Step> steps_;
    std::array<std::uint64_t, kMaxLines> texts_{};
    bool wants_all_ = false;
};

}  // namespace huisu::symmetry
