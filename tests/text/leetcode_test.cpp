// Boards as arrays: LeetCode's form, numbers, null, flat arrays, rows of text; and all that can be wrong with them.
#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kLeetcode = TextFormat::kLeetcode;

/// [[cell,cell,...],...] where `write` says how a character of the run is written.
template <class Write>
std::string board(std::string_view run, std::size_t size, Write write) {
    std::string text = "[";
    for (std::size_t i = 0; i < run.size(); ++i) {
        text += i % size != 0 ? "," : i == 0 ? "[" : "],[";
        text += write(run[i]);
    }
    return text + "]]";
}

std::string in_quotes(char c) {
    return std::string("\"") + c + '"';
}

TEST(Leetcode, ReadsAndWritesTheBoardOfTheProblem) {
    const std::string text = board(kKnownRun, 9, in_quotes);
    EXPECT_EQ(text.substr(0, 22), R"([["5","3",".",".","7",)");
    EXPECT_EQ(read_as(kLeetcode, text)->puzzle, known_puzzle());
    EXPECT_EQ(written_as(kLeetcode, known_puzzle()), text + "\n");
}

TEST(Leetcode, ReadsNumbersNullAndOtherBlanks) {
    const auto with_blank = [](std::string blank) {
        return board(kKnownRun, 9, [&](char c) { return c == '.' ? blank : std::string(1, c); });
    };
    for (const char* blank : {"0", "-1", "null", "\"\"", "\" \"", "\".\"", "\"0\"", "\"x\"", "\"_\""})
        EXPECT_EQ(read_as(kLeetcode, with_blank(blank))->puzzle, known_puzzle()) << blank;
}

TEST(Leetcode, ReadsABoardBrokenIntoLines) {
    std::string text = board(kKnownRun, 9, in_quotes);
    for (std::size_t at = 0; (at = text.find("],", at)) != std::string::npos; at += 3) text.insert(at + 2, "\n ");
    EXPECT_EQ(read_as(kLeetcode, text + "\n")->puzzle, known_puzzle());
}

TEST(Leetcode, ReadsAFlatArrayAndRowsOfText) {
    std::string flat = "[";
    std::string rows = "[";
    for (std::size_t i = 0; i < 81; ++i) {
        flat += (i == 0 ? "" : ",") + (kKnownRun[i] == '.' ? std::string("null") : std::string(1, kKnownRun[i]));
        if (i % 9 == 0) rows += (i == 0 ? "\"" : ",\"") + kKnownRun.substr(i, 9) + "\"";
    }
    EXPECT_EQ(read_as(kLeetcode, flat + "]")->puzzle, known_puzzle());
    EXPECT_EQ(read_as(kLeetcode, rows + "]")->puzzle, known_puzzle());
}

TEST(Leetcode, ReadsBigDigitsAsLettersNumbersAndNumbersInStrings) {
    const Shape shape = *Shape::make(4, 4);
    Puzzle expected(shape);
    expected.set_given(0, 16);
    for (const char* first : {"16", "\"16\"", "\"G\"", "\"g\""}) {
        std::string text = std::string("[") + first;
        for (int i = 1; i < 256; ++i) text += ",0";
        EXPECT_EQ(read_as(kLeetcode, text + "]")->puzzle, expected) << first;
    }
}

TEST(Leetcode, TakesTheShapeAskedFor) {
    const ParseOptions options{.format = {}, .shape = Shape::make(3, 2)};
    const std::string text = board(std::string(36, '.'), 6, in_quotes);
    EXPECT_EQ(read_as(kLeetcode, text, options)->puzzle.shape(), Shape::make(3, 2));
    EXPECT_EQ(read_as(kLeetcode, text)->puzzle.shape(), Shape::make(2, 3));
    const auto error = error_of(kLeetcode, board(kKnownRun, 9, in_quotes), options);
    EXPECT_EQ(error.kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error.found, 9U);
}

TEST(Leetcode, SaysWhichCellIsNoDigit) {
    const std::string good = board(kKnownRun, 9, in_quotes);
    for (const char* bad : {"\"10\"", "10", "-2", "5.5", "5.0", "1e3", "18446744073709551615", "9223372036854775807",
                            "-9223372036854775808", "123456789012345678901234567890", "\"A\"", "\"55\"", "\"-1\"",
                            "\"\\u0000\"", "\"five\""}) {
        std::string text = good;
        text.replace(2, 3, bad);
        const auto error = error_of(kLeetcode, text);
        EXPECT_EQ(error.kind, ParseErrorKind::kBadDigit) << bad;
        EXPECT_EQ(error.column, 3U) << bad;
    }
    std::string text = good;
    text.replace(6, 3, "77");
    const auto error = error_of(kLeetcode, text);
    EXPECT_EQ(error.text, "77");
    EXPECT_EQ(error.expected, 9U);
    EXPECT_EQ(error.column, 7U);
}

TEST(Leetcode, SaysWhichValueIsOfTheWrongKind) {
    const std::string good = board(kKnownRun, 9, in_quotes);
    for (const char* bad : {"true", "{}", "[]", "[5]", "{\"a\":1}"}) {
        std::string text = good;
        text.replace(2, 3, bad);
        EXPECT_EQ(error_of(kLeetcode, text).kind, ParseErrorKind::kBadJson) << bad;
    }
    EXPECT_EQ(error_of(kLeetcode, "[1,[2],3,4,5,6,7,8,9,10,11,12,13,14,15,16]").kind, ParseErrorKind::kBadJson);
    EXPECT_EQ(error_of(kLeetcode, "[[1,2,3,4],[1,2,3,4],5,[1,2,3,4]]").text, "5");
}

TEST(Leetcode, CountsRowsAndCells) {
    const auto row = error_of(kLeetcode, "[[0,0,0,0],[0,0,0],[0,0,0,0],[0,0,0,0]]");
    EXPECT_EQ(row.kind, ParseErrorKind::kWrongRowLength);
    EXPECT_EQ(row.found, 3U);
    EXPECT_EQ(row.expected, 4U);
    EXPECT_EQ(row.column, 13U);
    EXPECT_EQ(error_of(kLeetcode, "[[1,2,3],[1,2,3],[1,2,3]]").kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error_of(kLeetcode, "[[]]").kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error_of(kLeetcode, "[]").kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(error_of(kLeetcode, "[1,2,3]").found, 3U);
    std::string many = "[[1]";
    for (int i = 0; i < 99; ++i) many += ",[1]";
    EXPECT_EQ(error_of(kLeetcode, many + "]").found, 100U);
}

TEST(Leetcode, SaysWhereJsonBreaks) {
    const auto error = error_of(kLeetcode, "[[1,2,3,4],\n[1,2,,4]]");
    EXPECT_EQ(error.kind, ParseErrorKind::kBadJson);
    EXPECT_EQ(error.line, 2U);
    EXPECT_EQ(error.column, 6U);
    for (const char* text : {"[", "[[1,2", "[[\"5\",\"3", "]", "nul", "[1 2]", "['5']", "[1,]", "{", "5 5", "\"",
                             "[\"\\x\"]", "[[1e400]]"})
        EXPECT_EQ(error_of(kLeetcode, text).kind, ParseErrorKind::kBadJson) << text;
    EXPECT_EQ(error_of(kLeetcode, std::string("[[1,\0]]", 7)).kind, ParseErrorKind::kBadJson);
    EXPECT_EQ(error_of(kLeetcode, "5").kind, ParseErrorKind::kBadJson);
    EXPECT_EQ(error_of(kLeetcode, "{\"a\":1}").kind, ParseErrorKind::kBadJson);
    EXPECT_EQ(error_of(kLeetcode, "  ").kind, ParseErrorKind::kEmpty);
}

TEST(Leetcode, RefusesDeepNestingBeforeItParses) {
    const auto error = error_of(kLeetcode, std::string(1'000'000, '['));
    EXPECT_EQ(error.kind, ParseErrorKind::kBadJson);
    EXPECT_EQ(error.column, 9U);
    EXPECT_EQ(error_of(kLeetcode, "[[[[[[[[[1]]]]]]]]]").kind, ParseErrorKind::kBadJson);
    EXPECT_EQ(error_of(kLeetcode, "[\"[[[[[[[[[[[[\\\"[[[\"]").kind, ParseErrorKind::kWrongCellCount);
}

TEST(Leetcode, HoldsGivensOfAnySize) {
    EXPECT_EQ(misfit_kind(kLeetcode, with_placed(known_puzzle())), ParseErrorKind::kBadField);
    EXPECT_EQ(misfit_kind(kLeetcode, with_pencilmarks(known_puzzle())), ParseErrorKind::kBadField);
    for (const Shape& shape : sample_shapes())
        EXPECT_TRUE(huisu::format(full_grid(shape), Layout{.format = kLeetcode}).has_value());
}

TEST(Leetcode, RowsThatAreMissingAreCounted) {
    const std::string row = "[\"5\",1,2,3,4,6,7,8,9]";
    for (const std::size_t count : {2U, 8U}) {
        std::string board = row;
        std::string strings = "\"53..7....\"";
        for (std::size_t i = 1; i < count; ++i) board += "," + row, strings += ",\"6..195...\"";
        for (const std::string& text : {"[" + board + "]", "[" + strings + "]"}) {
            const ParseError error = error_of(kLeetcode, text);
            EXPECT_EQ(error.kind, ParseErrorKind::kMissingRows) << text;
            EXPECT_EQ(error.found, count) << text;
            EXPECT_EQ(error.expected, 9U) << text;
        }
    }
}

TEST(Leetcode, ReadsBackWhatItWrites) {
    expect_round_trips(kLeetcode);
}

}  // namespace
}  // namespace huisu::text
