// Puzzles to send through every format, and short ways to read and write one.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "huisu/puzzle.h"
#include "huisu/text.h"
#include "text/format.h"

namespace huisu::text {

/// The puzzle of the Wikipedia article on Sudoku.
inline const std::string kKnownRun =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kKnownSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A 9x9 puzzle with these givens; '.' is an open cell.
inline Puzzle puzzle_of(std::string_view run) {
    Puzzle puzzle;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        if (const char c = run[static_cast<std::size_t>(cell)]; c != '.') puzzle.set_given(cell, c - '0');
    return puzzle;
}

inline Puzzle known_puzzle() {
    return puzzle_of(kKnownRun);
}

/// A complete grid that keeps the rules, for any shape.
inline Grid full_grid(const Shape& shape) {
    Grid grid(shape);
    const int rows = shape.box_rows();
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        const int row = shape.row_of(cell);
        const int shift = shape.box_cols() * (row % rows) + row / rows;
        grid.set(cell, (shift + shape.col_of(cell)) % shape.size() + 1);
    }
    return grid;
}

/// Every third cell of a complete grid.
inline Puzzle sparse_puzzle(const Shape& shape) {
    const Grid full = full_grid(shape);
    Puzzle puzzle(shape);
    for (Cell cell = 0; cell < shape.cells(); cell += 3) puzzle.set_given(cell, full[cell]);
    return puzzle;
}

/// Every fifth cell placed by the player.
inline Puzzle with_placed(Puzzle puzzle) {
    const Grid full = full_grid(puzzle.shape());
    for (Cell cell = 1; cell < puzzle.cells(); cell += 5)
        if (puzzle.is_open(cell)) puzzle.set_placed(cell, full[cell]);
    return puzzle;
}

/// In each open cell the digits that no digit in sight forbids, without a few of them in some cells.
inline Puzzle with_pencilmarks(Puzzle puzzle) {
    const Shape shape = puzzle.shape();
    const Grid full = full_grid(shape);
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (!puzzle.is_open(cell)) continue;
        DigitSet marks = DigitSet::all(shape.size());
        for (const House house :
             {House{HouseKind::kRow, shape.row_of(cell)}, House{HouseKind::kColumn, shape.col_of(cell)},
              House{HouseKind::kBox, shape.box_of(cell)}})
            for (int i = 0; i < shape.size(); ++i)
                if (const Digit seen = puzzle.digit(shape.cell_in(house, i)); seen != kNoDigit) marks.erase(seen);
        if (cell % 7 == 0 && marks.size() > 1 && marks.first() != full[cell]) marks.erase(marks.first());
        puzzle.set_candidates(cell, marks);
    }
    return puzzle;
}

inline std::vector<Shape> sample_shapes() {
    std::vector<Shape> shapes;
    for (const auto& [rows, cols] : std::vector<std::pair<int, int>>{{2, 2},
                                                                     {2, 3},
                                                                     {3, 2},
                                                                     {1, 7},
                                                                     {2, 4},
                                                                     {3, 3},
                                                                     {1, 9},
                                                                     {2, 5},
                                                                     {3, 4},
                                                                     {4, 4},
                                                                     {5, 5},
                                                                     {3, 9},
                                                                     {2, 31},
                                                                     {8, 8}})
        shapes.push_back(*Shape::make(rows, cols));
    return shapes;
}

/// Empty, with givens, complete, with placed digits, with pencilmarks, with both.
inline std::vector<Puzzle> sample_puzzles(const Shape& shape) {
    const Puzzle sparse = sparse_puzzle(shape);
    return {Puzzle(shape),
            sparse,
            Puzzle(full_grid(shape)),
            with_placed(sparse),
            with_pencilmarks(sparse),
            with_pencilmarks(with_placed(sparse))};
}

/// One record, handed to the format's own reader as the stream reader would.
inline Expected<Record, ParseError> read_as(TextFormat format, std::string text, const ParseOptions& options = {}) {
    RecordText record;
    record.text = std::move(text);
    return entry_of(format).read(record, options);
}

/// The error kind; fails the test where there was none.
inline ParseError error_of(TextFormat format, std::string text, const ParseOptions& options = {}) {
    const auto record = read_as(format, text, options);
    EXPECT_FALSE(record.has_value()) << text;
    return record ? ParseError{} : record.error();
}

inline std::string written_as(TextFormat format, const Puzzle& puzzle) {
    const auto text = huisu::format(puzzle, Layout{.format = format});
    EXPECT_TRUE(text.has_value());
    return text ? *text : std::string();
}

inline ParseErrorKind misfit_kind(TextFormat format, const Puzzle& puzzle) {
    const auto text = huisu::format(puzzle, Layout{.format = format});
    EXPECT_FALSE(text.has_value());
    return text ? ParseErrorKind::kEmpty : text.error().kind;
}

/// Whatever the format can hold reads back the same, every prefix of it reads or fails without harm.
inline void expect_round_trip(TextFormat format, const Puzzle& puzzle) {
    const auto text = huisu::format(puzzle, Layout{.format = format});
    if (!text) return;
    ParseOptions options;
    options.shape = puzzle.shape();
    const auto record = read_as(format, *text, options);
    ASSERT_TRUE(record.has_value()) << *text << record.error().text;
    EXPECT_EQ(record->puzzle, puzzle) << *text;
    EXPECT_EQ(record->layout.format, format);
    const std::size_t stride = 1 + text->size() / (text->size() < 2000 ? 100 : 8);
    for (std::size_t end = 0; end < text->size(); end += stride) {
        const auto cut = read_as(format, text->substr(0, end), options);
        EXPECT_TRUE(!cut || end + 16 >= text->size()) << text->substr(0, end);
    }
}

inline void expect_round_trips(TextFormat format) {
    for (const Shape& shape : sample_shapes()) {
        SCOPED_TRACE(shape_name(shape));
        for (const Puzzle& puzzle : sample_puzzles(shape)) expect_round_trip(format, puzzle);
    }
}

}  // namespace huisu::text
