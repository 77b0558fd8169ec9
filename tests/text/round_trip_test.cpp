// What is written reads back the same, over formats, shapes and blanks; what a format cannot hold is refused.
#include "text/format_samples.h"
#include "text/reading.h"

namespace huisu {
namespace {

bool has_same_candidates(const Puzzle& a, const Puzzle& b) {
    if (a.shape() != b.shape()) return false;
    for (Cell cell = 0; cell < a.cells(); ++cell)
        if (a.candidates(cell) != b.candidates(cell)) return false;
    return true;
}

std::vector<TextFormat> grid_formats() {
    return {TextFormat::kLine, TextFormat::kGrid, TextFormat::kBoxed,      TextFormat::kCsv,
            TextFormat::kTsv,  TextFormat::kWide, TextFormat::kSdk,        TextFormat::kSdm,
            TextFormat::kSdx,  TextFormat::kSs,   TextFormat::kCandidates, TextFormat::kPencilmarks};
}

std::vector<Shape> shapes() {
    std::vector<Shape> all;
    for (const auto& [rows, cols] : std::vector<std::pair<int, int>>{
             {2, 2}, {2, 3}, {3, 2}, {1, 5}, {3, 3}, {9, 1}, {3, 4}, {4, 3}, {4, 4}, {5, 5}, {6, 6}, {8, 8}})
        all.push_back(*Shape::make(rows, cols));
    return all;
}

TEST(RoundTrip, EveryFormatKeepsWhatItAccepts) {
    int accepted = 0;
    for (const TextFormat format_to_try : grid_formats())
        for (const Shape& shape : shapes())
            for (const Puzzle& puzzle : text::sample_puzzles(shape)) {
                Layout layout;
                layout.format = format_to_try;
                const auto written = format(puzzle, layout);
                if (!written) continue;
                ++accepted;
                ParseOptions options;
                options.shape = shape;
                const auto back = parse_record(*written, options);
                const std::string where =
                    std::string(format_name(format_to_try)) + " " + shape_name(shape) + "\n" + *written;
                ASSERT_TRUE(back.has_value()) << describe(back.error()) << "\n" << where;
                EXPECT_TRUE(has_same_candidates(back->puzzle, puzzle)) << where;
                const bool keeps_digits =
                    format_to_try != TextFormat::kCandidates && format_to_try != TextFormat::kPencilmarks;
                EXPECT_TRUE(!keeps_digits || back->puzzle.digits() == puzzle.digits()) << where;
                const bool keeps_placed = format_to_try == TextFormat::kSdk || format_to_try == TextFormat::kSdx;
                EXPECT_TRUE(!keeps_placed || back->puzzle.givens() == puzzle.givens()) << where;
                if (shape == Shape::of_size(shape.size())) {
                    const auto by_itself = parse_record(*written);
                    ASSERT_TRUE(by_itself.has_value()) << describe(by_itself.error()) << "\n" << where;
                    EXPECT_EQ(by_itself->puzzle, back->puzzle) << where;
                }
            }
    EXPECT_GT(accepted, 400);
}

TEST(RoundTrip, BoxStylesAndBlanksAreKept) {
    const Puzzle puzzle = text::known_puzzle();
    for (const TextFormat format_to_try : {TextFormat::kLine, TextFormat::kGrid, TextFormat::kBoxed, TextFormat::kCsv,
                                           TextFormat::kTsv, TextFormat::kWide, TextFormat::kSdk, TextFormat::kSs})
        for (const BoxStyle style : {BoxStyle::kPlain, BoxStyle::kQqwing, BoxStyle::kSimpleSudoku, BoxStyle::kSadMan,
                                     BoxStyle::kHodoku, BoxStyle::kUnicode})
            for (const char blank : {'.', '0', '*', '_', '-', '?', 'x'}) {
                Layout layout{format_to_try, style, blank};
                const auto written = format(puzzle, layout);
                ASSERT_TRUE(written.has_value());
                const auto back = parse_record(*written);
                ASSERT_TRUE(back.has_value()) << describe(back.error()) << "\n" << *written;
                EXPECT_EQ(back->puzzle, puzzle) << *written;
                EXPECT_EQ(back->layout.format, format_to_try) << *written;
                EXPECT_TRUE(format_to_try != TextFormat::kBoxed || back->layout.box_style == style) << *written;
                const bool is_compact =
                    format_to_try == TextFormat::kSs || style == BoxStyle::kSimpleSudoku || style == BoxStyle::kSadMan;
                EXPECT_TRUE((blank == '-' && is_compact) || back->layout.blank == blank) << *written;
            }
}

TEST(RoundTrip, BoxedGridsOfAllShapesTellTheirBoxes) {
    std::vector<Layout> layouts{{TextFormat::kSs}};
    for (const BoxStyle style : {BoxStyle::kPlain, BoxStyle::kQqwing, BoxStyle::kSimpleSudoku, BoxStyle::kSadMan,
                                 BoxStyle::kHodoku, BoxStyle::kUnicode})
        layouts.push_back({TextFormat::kBoxed, style});
    for (int rows = 2; rows <= 8; ++rows)
        for (int cols = 2; cols <= 8; ++cols) {
            const std::optional<Shape> shape = Shape::make(rows, cols);
            ASSERT_TRUE(shape.has_value());
            if (shape->size() > 61) continue;  // no characters for the digits
            Puzzle full(*shape);
            Puzzle half(*shape);
            for (Cell cell = 0; cell < full.cells(); ++cell) {
                const int r = shape->row_of(cell);
                const Digit digit = (r % rows * cols + r / rows + shape->col_of(cell)) % shape->size() + 1;
                full.set_given(cell, digit);
                if (cell % 3 == 0) half.set_given(cell, digit);
            }
            for (Layout layout : layouts)
                for (const char blank : {'.', '0', 'x'})
                    for (const Puzzle& puzzle : {full, half, Puzzle(*shape)}) {
                        layout.blank = blank;
                        const auto written = format(puzzle, layout);
                        ASSERT_TRUE(written.has_value());
                        const auto items = read_all(*written + "\n" + *written);
                        ASSERT_EQ(items.size(), 2U) << *written;
                        for (const Item& item : items) {
                            ASSERT_TRUE(item.has_value()) << describe(item.error()) << "\n" << *written;
                            ASSERT_EQ(item->puzzle, puzzle) << *written;
                        }
                    }
        }
}

TEST(RoundTrip, EmptyFieldsStayEmpty) {
    for (const TextFormat format_to_try : {TextFormat::kCsv, TextFormat::kTsv}) {
        const Layout layout{format_to_try, BoxStyle::kPlain, ' '};
        for (const Puzzle& puzzle : {Puzzle(), text::known_puzzle()}) {
            const auto written = format(puzzle, layout);
            ASSERT_TRUE(written.has_value());
            const auto back = parse_record(*written);
            ASSERT_TRUE(back.has_value()) << describe(back.error()) << "\n" << *written;
            EXPECT_EQ(back->puzzle, puzzle);
            EXPECT_EQ(back->layout, layout);
        }
    }
}

TEST(RoundTrip, ARowOfDashesIsARowWhereDashesAreBlanks) {
    const std::string text = "---------\n" + in_rows("53--7----6--195---") + repeat("---------\n", 6);
    EXPECT_EQ(only(text), "." + repeat(".", 8) + "53..7....6..195..." + repeat(".", 54));
}

TEST(RoundTrip, WhatWouldBeLostIsRefused) {
    Puzzle restricted = text::known_puzzle();
    restricted.set_candidates(2, DigitSet::of(4));
    for (const TextFormat format_to_try :
         {TextFormat::kLine, TextFormat::kGrid, TextFormat::kBoxed, TextFormat::kCsv, TextFormat::kTsv,
          TextFormat::kWide, TextFormat::kSdk, TextFormat::kSdm, TextFormat::kSdx, TextFormat::kSs}) {
        Layout layout;
        layout.format = format_to_try;
        const auto written = format(restricted, layout);
        ASSERT_FALSE(written.has_value()) << *written;
        EXPECT_EQ(written.error().kind, ParseErrorKind::kBadField);
    }
    const Puzzle huge(*Shape::make(8, 8));
    EXPECT_EQ(format(huge, {TextFormat::kLine}).error().kind, ParseErrorKind::kBadShape);
    EXPECT_TRUE(format(huge, {TextFormat::kWide}).has_value());
    Puzzle none;
    none.set_candidates(0, DigitSet());
    EXPECT_FALSE(format(none, {TextFormat::kCandidates}).has_value());
    EXPECT_TRUE(format(none, {TextFormat::kPencilmarks}).has_value());
}

TEST(RoundTrip, PlacedDigitsAreWrittenAsDigits) {
    Puzzle puzzle = text::known_puzzle();
    puzzle.set_placed(2, 4);
    const auto line = format(puzzle);
    ASSERT_TRUE(line.has_value());
    EXPECT_EQ((*line)[2], '4');
}

TEST(RoundTrip, TheLayoutsLookTheWayTheyAreDrawn) {
    Puzzle puzzle(*Shape::make(2, 2));
    puzzle.set_given(0, 1);
    puzzle.set_given(15, 4);
    const auto drawn = [&](BoxStyle style) { return *format(puzzle, {TextFormat::kBoxed, style, '.'}); };
    EXPECT_EQ(drawn(BoxStyle::kPlain), " 1 . | . .\n . . | . .\n-----+-----\n . . | . .\n . . | . 4\n");
    EXPECT_EQ(drawn(BoxStyle::kQqwing), " 1 . | . .\n . . | . .\n-----|-----\n . . | . .\n . . | . 4\n");
    EXPECT_EQ(drawn(BoxStyle::kSimpleSudoku), "*-----*\n|1.|..|\n|..|..|\n|--+--|\n|..|..|\n|..|.4|\n*-----*\n");
    EXPECT_EQ(drawn(BoxStyle::kSadMan), "+--+--+\n|1.|..|\n|..|..|\n+--+--+\n|..|..|\n|..|.4|\n+--+--+\n");
    EXPECT_EQ(
        drawn(BoxStyle::kHodoku),
        ".-----.-----.\n| 1 . | . . |\n| . . | . . |\n:-----+-----:\n| . . | . . |\n| . . | . 4 |\n'-----'-----'\n");
    EXPECT_EQ(
        drawn(BoxStyle::kUnicode),
        "┌─────┬─────┐\n│ 1 . │ . . │\n│ . . │ . . │\n├─────┼─────┤\n│ . . │ . . │\n│ . . │ . 4 │\n└─────┴─────┘\n");
    EXPECT_EQ(*format(puzzle, {TextFormat::kSs}), "1.|..\n..|..\n-----\n..|..\n..|.4\n");
}

}  // namespace
}  // namespace huisu
