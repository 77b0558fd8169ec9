// What the table promises of every format, and what the stream reader makes of whatever the writers write.
#include <set>

#include "text/format_samples.h"

namespace huisu::text {
namespace {

std::string document(const Layout& layout, const std::string& body) {
    return format_begin(layout) + body + format_end(layout);
}

TEST(FormatTable, NamesEveryFormatOnceAndFindsItBack) {
    std::set<std::string_view> names;
    for (const TextFormat format : all_formats()) {
        EXPECT_EQ(format_from_name(format_name(format)), format);
        EXPECT_TRUE(names.insert(format_name(format)).second) << format_name(format);
        EXPECT_EQ(entry_of(format).format, format);
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(TextFormat::kMiniZinc) + 1);
    for (const char* name : {"", "LINE", "line ", "json5", "hodoku\n"}) EXPECT_FALSE(format_from_name(name)) << name;
}

TEST(FormatTable, ListsTheFormatsInTheOrderOfTheEnumeration) {
    int next = 0;
    for (const TextFormat format : all_formats()) EXPECT_EQ(static_cast<int>(format), next++);
}

TEST(FormatTable, WritesEveryFormatAndReadsAllButThree) {
    std::set<TextFormat> unreadable;
    for (const TextFormat format : all_formats()) {
        EXPECT_NE(entry_of(format).write, nullptr);
        if (!is_readable(format)) unreadable.insert(format);
    }
    EXPECT_EQ(unreadable, (std::set{TextFormat::kDimacs, TextFormat::kExactCover, TextFormat::kMiniZinc}));
}

TEST(FormatTable, WritesWholeLinesAndAsManyAsItSays) {
    for (const TextFormat format : all_formats()) {
        const auto text = huisu::format(known_puzzle(), Layout{.format = format});
        ASSERT_TRUE(text.has_value()) << format_name(format);
        ASSERT_TRUE(text->ends_with('\n')) << format_name(format);
        EXPECT_EQ(is_multiline(format), text->find('\n') + 1 < text->size()) << format_name(format);
    }
}

TEST(FormatTable, AnswersInALayoutThatHoldsEveryPlainGrid) {
    for (const TextFormat format : all_formats()) {
        const Layout layout{.format = format, .box_style = BoxStyle::kSadMan, .blank = '0'};
        const Layout answer = answer_layout(layout);
        EXPECT_EQ(answer.box_style, BoxStyle::kSadMan);
        EXPECT_EQ(answer.blank, '0');
        EXPECT_EQ(answer_layout(answer), answer) << format_name(format);
        EXPECT_TRUE(is_readable(answer.format));
        EXPECT_EQ(format_begin(answer) + format_end(answer), "");
        for (const Puzzle& puzzle :
             {known_puzzle(), sparse_puzzle(*Shape::make(2, 3)), sparse_puzzle(*Shape::make(5, 5))})
            EXPECT_TRUE(!huisu::format(puzzle, layout) || huisu::format(full_grid(puzzle.shape()), answer))
                << format_name(format);
    }
}

TEST(FormatTable, WritesAGridAsAPuzzleOfGivens) {
    const Grid grid = puzzle_of(kKnownSolution).digits();
    for (const TextFormat format : all_formats()) {
        const Layout layout{.format = format};
        EXPECT_EQ(*huisu::format(grid, layout), *huisu::format(Puzzle(grid), layout)) << format_name(format);
    }
}

/// Layouts as on paper do not tell a given from a placed digit or a single candidate; what may stand where is the same.
void expect_same_problem(const Puzzle& back, const Puzzle& puzzle) {
    ASSERT_EQ(back.shape(), puzzle.shape());
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        ASSERT_EQ(back.candidates(cell), puzzle.candidates(cell)) << cell_name(cell, puzzle.size());
}

TEST(FormatTable, WhatIsWrittenParsesBackAsTheSameProblem) {
    for (const TextFormat format : all_formats()) {
        if (!is_readable(format)) continue;
        for (const Shape& shape : sample_shapes())
            for (const Puzzle& puzzle : sample_puzzles(shape)) {
                const Layout layout{.format = format};
                const auto text = huisu::format(puzzle, layout);
                if (!text) continue;
                SCOPED_TRACE(std::string(format_name(format)) + ' ' + shape_name(shape) + '\n' + text->substr(0, 2000));
                const auto back = parse(document(layout, *text), {.format = format, .shape = shape});
                ASSERT_TRUE(back.has_value()) << describe(back.error());
                expect_same_problem(*back, puzzle);
            }
    }
}

TEST(FormatTable, WhatIsWrittenIsRecognised) {
    for (const TextFormat format : all_formats()) {
        if (!is_readable(format)) continue;
        const Layout layout{.format = format};
        for (const Puzzle& puzzle : sample_puzzles(Shape{})) {
            const auto text = huisu::format(puzzle, layout);
            if (!text) continue;
            SCOPED_TRACE(std::string(format_name(format)) + '\n' + *text);
            const auto back = parse(document(layout, *text));
            ASSERT_TRUE(back.has_value()) << describe(back.error());
            expect_same_problem(*back, puzzle);
        }
    }
}

TEST(FormatTable, TheFormatsOfOtherProgramsKeepEverythingOrRefuse) {
    using enum TextFormat;
    for (const TextFormat format :
         {kHodoku, kOpenSudoku, kSudokuwiki, kSudokuExchange, kSgt, kJson, kLeetcode, kQqwingCsv}) {
        for (const Puzzle& puzzle : sample_puzzles(Shape{})) {
            const Layout layout{.format = format};
            const auto text = huisu::format(puzzle, layout);
            if (!text) {
                EXPECT_EQ(text.error().kind, ParseErrorKind::kBadField) << format_name(format);
                continue;
            }
            const auto back = parse_record(document(layout, *text));
            ASSERT_TRUE(back.has_value()) << *text;
            EXPECT_TRUE(back->puzzle == puzzle) << *text;
            EXPECT_EQ(back->layout.format, format);
        }
    }
}

}  // namespace
}  // namespace huisu::text
