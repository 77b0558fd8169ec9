// What is said of bad input, where it is, and that the other records are still read.
#include "text/reading.h"

namespace huisu {
namespace {

struct At {
    ParseErrorKind kind;
    std::size_t line;
    std::size_t column;
    bool operator==(const At&) const = default;
};

At at(const ParseError& error) {
    return {error.kind, error.line, error.column};
}

TEST(Errors, EightyAndEightyTwoCellsAreCountedNotGuessed) {
    const std::string line(kLine);
    const auto items = read_all(line + "\n" + line.substr(0, 80) + "\n" + line + "9\n" + line + "\n");
    ASSERT_EQ(items.size(), 4U);
    EXPECT_EQ(line_of(items[0]), line);
    EXPECT_EQ(line_of(items[3]), line);
    EXPECT_EQ(at(error_in(items, 1)), (At{ParseErrorKind::kWrongCellCount, 2, 81}));
    EXPECT_EQ(at(error_in(items, 2)), (At{ParseErrorKind::kWrongCellCount, 3, 82}));
    EXPECT_EQ(describe(items[1].error()),
              "80 cells found where 81 were needed: one is missing (compare with the original)");
    EXPECT_EQ(describe(items[2].error()),
              "82 cells found where 81 were needed: one is too many (compare with the original)");
    EXPECT_EQ(describe(items[1].error(), Language::kChinese), "应有 81 格，实有 80 格：少 1 个（请与原题核对）");
}

TEST(Errors, ALetterIsShownWhereItStands) {
    std::string line(kLine);
    line[40] = 'O';
    EXPECT_EQ(at(error_in(read_all(line), 0)), (At{ParseErrorKind::kBadCharacter, 1, 41}));
    EXPECT_EQ(at(error_in(read_all(in_rows(line)), 0)), (At{ParseErrorKind::kBadCharacter, 5, 5}));
    line.replace(40, 1, "é");
    EXPECT_EQ(at(error_in(read_all(line), 0)), (At{ParseErrorKind::kBadCharacter, 1, 41}));
    EXPECT_EQ(at(error_in(read_all(in_rows(kLine.substr(0, 72)) + "é...8..79\n"), 0)),
              (At{ParseErrorKind::kBadCharacter, 9, 1}));
}

TEST(Errors, ADigitTooBigForTheGridIsSaidToBeOne) {
    ParseOptions six;
    six.shape = Shape::make(2, 3);
    const auto items = read_all("12345." + repeat(".", 29) + "7", six);
    EXPECT_EQ(at(error_in(items, 0)), (At{ParseErrorKind::kBadDigit, 1, 36}));
    EXPECT_EQ(describe(items[0].error()), "'7' is no digit of this grid: its digits go from 1 to 6");
}

TEST(Errors, ATornCharacterIsNamedWithItsPlace) {
    std::string line(kLine);
    line[10] = '\xC3';
    const auto items = read_all(std::string(kLine) + "\n" + line + "\n" + std::string(kLine));
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(at(error_in(items, 1)), (At{ParseErrorKind::kBadEncoding, 2, 11}));
    EXPECT_EQ(items[1].error().offset, 92U);
    EXPECT_EQ(items[1].error().text, "C3");
    const auto grid = read_all(in_rows(line) + in_rows(kLine));
    ASSERT_EQ(grid.size(), 2U);
    EXPECT_EQ(at(error_in(grid, 0)), (At{ParseErrorKind::kBadEncoding, 2, 2}));
    EXPECT_EQ(line_of(grid[1]), kLine);
}

TEST(Errors, AnEmptyTextHasNoPuzzle) {
    for (const char* text : {"", "\n\n", "# only a comment\n", "\xEF\xBB\xBF", " \t\r\n", "---------\n"}) {
        const auto items = read_all(text);
        ASSERT_EQ(items.size(), 1U) << text;
        EXPECT_EQ(error_in(items, 0).kind, ParseErrorKind::kEmpty) << text;
        EXPECT_EQ(parse(text).error().kind, ParseErrorKind::kEmpty);
    }
}

TEST(Errors, ARowTooShortIsShownInItsLine) {
    std::string text = in_rows(kLine);
    text.erase(32, 1);
    const auto items = read_all(text + text);
    ASSERT_EQ(items.size(), 2U);
    EXPECT_EQ(at(error_in(items, 0)), (At{ParseErrorKind::kWrongRowLength, 4, 9}));
    EXPECT_EQ(at(error_in(items, 1)), (At{ParseErrorKind::kWrongRowLength, 13, 9}));
    text = in_rows(kLine);
    text.erase(0, 1);
    EXPECT_EQ(at(error_in(read_all(text), 0)), (At{ParseErrorKind::kWrongRowLength, 1, 9}))
        << "the first row is the odd one";
}

TEST(Errors, AGridThatStopsEarlyIsMissingRows) {
    const auto items = read_all(in_rows(kLine.substr(0, 63)) + "# next\n" + std::string(kLine) + "\n");
    ASSERT_EQ(items.size(), 2U);
    EXPECT_EQ(error_in(items, 0).kind, ParseErrorKind::kMissingRows);
    EXPECT_EQ(items[0].error().found, 7U);
    EXPECT_EQ(items[0].error().expected, 9U);
    EXPECT_EQ(line_of(items[1]), kLine);
}

TEST(Errors, GarbageBetweenPuzzlesCostsOnlyItself) {
    const std::string line(kLine);
    const auto items = read_all(line + "\nhello, is this a puzzle?\n" + line + "\n:-)\n<b>\n" + in_rows(line));
    ASSERT_EQ(items.size(), 6U);
    EXPECT_EQ(at(error_in(items, 1)), (At{ParseErrorKind::kUnknownFormat, 2, 1}));
    EXPECT_EQ(error_in(items, 3).line, 4U);
    EXPECT_EQ(error_in(items, 4).line, 5U);
    for (const std::size_t i : {0U, 2U, 5U}) EXPECT_EQ(line_of(items[i]), line);
}

TEST(Errors, ColumnsCountCharactersAndOffsetsBytes) {
    std::string line;
    for (int i = 0; i < 81; ++i) line += i == 50 ? "é" : "\xEF\xBC\x90";  // full-width zeros
    const ParseError error = error_in(read_all(line), 0);
    EXPECT_EQ(at(error), (At{ParseErrorKind::kBadCharacter, 1, 51}));
    EXPECT_EQ(error.offset, 150U);
    EXPECT_EQ(error.text, "é");
}

TEST(Errors, AnEndlessLineIsSkipped) {
    const auto items =
        read_all(std::string(kLine) + "\n" + repeat("12345678", 300000) + "\n" + std::string(kLine) + "\n");
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(at(error_in(items, 1)), (At{ParseErrorKind::kLineTooLong, 2, 1}));
    EXPECT_EQ(items[1].error().found, 2400000U);
    EXPECT_EQ(line_of(items[2]), kLine);
}

TEST(Errors, ATornObjectDoesNotTakeTheNextOne) {
    const std::string object = "{\"puzzle\":\"" + std::string(kLine) + "\"}\n";
    const auto items = read_all(object.substr(0, 30) + "\n" + object + "{\"puzzle\":5\n" + object);
    ASSERT_EQ(items.size(), 4U);
    EXPECT_EQ(error_in(items, 0).kind, ParseErrorKind::kBadJson);
    EXPECT_EQ(line_of(items[1]), kLine);
    EXPECT_EQ(error_in(items, 2).line, 3U);
    EXPECT_EQ(line_of(items[3]), kLine);
}

TEST(Errors, ATornGameDoesNotTakeTheNextOne) {
    const std::string game = "<game data=\"" + std::string(81, '0') + "\"/>\n";
    const auto items =
        read_all("<opensudoku>\n" + game.substr(0, 40) + "\n" + game + "</opensudoku>\n" + std::string(kLine));
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(at(error_in(items, 0)), (At{ParseErrorKind::kBadXml, 2, 1}));
    EXPECT_TRUE(items[1].has_value());
    EXPECT_EQ(line_of(items[2]), kLine);
}

TEST(Errors, ABrokenPieceDoesNotTakeTheLinesAfterIt) {
    const std::string line(kLine);
    const std::string solved(kSolved);
    for (const char* piece :
         {"[State]", "[Puzzle]", "<opensudoku>", "<?xml version=\"1.0\"?>", "<game", "<game data=\"", "<game>", "[",
          "{", "[[", "{\"a\":[", "[\"", "[\n[\n[", "[Puzzle]\n53..7....", "[\n{\"a\":["}) {
        const auto items = read_all(solved + "\n" + line + "\n" + piece + "\n" + line + "\n" + solved + "\n");
        ASSERT_EQ(items.size(), 5U) << piece;
        EXPECT_EQ(line_of(items[0]), solved) << piece;
        EXPECT_EQ(line_of(items[1]), line) << piece;
        EXPECT_GE(error_in(items, 2).line, 3U) << piece;
        EXPECT_EQ(line_of(items[3]), line) << piece;
        EXPECT_EQ(line_of(items[4]), solved) << piece;
    }
}

TEST(Errors, ASectionWithoutRowsIsMissingRows) {
    for (const char* text : {"[State]\n", "[Puzzle]\n\n", "[Puzzle]\n# nothing\n"}) {
        const ParseError error = error_in(read_all(text), 0);
        EXPECT_EQ(at(error), (At{ParseErrorKind::kMissingRows, 1, 1})) << text;
        EXPECT_EQ(describe(error), "the grid ends after 0 of 9 rows: add the rest, without blank lines in between");
    }
}

TEST(Errors, AnOpenCellIsNoSpaceInChinese) {
    ParseError error;
    EXPECT_NE(describe(error, Language::kChinese).find("空白格用 . 表示"), std::string::npos);
    error.kind = ParseErrorKind::kBadCharacter;
    EXPECT_NE(describe(error, Language::kChinese).find("空白格用 . 表示"), std::string::npos);
}

TEST(Errors, ASecondPuzzleIsOneTooManyForParse) {
    const auto result = parse(std::string(kLine) + "\n" + std::string(kLine) + "\n");
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(result.error().line, 2U);
    EXPECT_EQ(result.error().offset, 82U);
    EXPECT_TRUE(parse(std::string(kLine) + "\n\n").has_value());
}

TEST(Errors, AForcedFormatIsNotLeft) {
    ParseOptions grid;
    grid.format = TextFormat::kGrid;
    EXPECT_FALSE(read_all(std::string(kLine), grid)[0].has_value());
    ParseOptions sdm;
    sdm.format = TextFormat::kSdm;
    EXPECT_EQ(read_all(std::string(kLine), sdm)[0]->layout.format, TextFormat::kSdm);
    ParseOptions dimacs;
    dimacs.format = TextFormat::kDimacs;
    const auto items = read_all(std::string(kLine), dimacs);
    ASSERT_EQ(items.size(), 1U);
    EXPECT_EQ(error_in(items, 0).kind, ParseErrorKind::kUnknownFormat);
}

TEST(Errors, ABrokenRuleIsNamedWithItsCells) {
    const RuleBreak row{{HouseKind::kRow, 0}, 9, 1, 2};
    EXPECT_EQ(describe(row, Shape{}), "row 1 has the digit 9 twice, at r1c2 and r1c3");
    EXPECT_EQ(describe(row, Shape{}, Language::kChinese), "第 1 行有两个 9：r1c2 和 r1c3");
    const RuleBreak box{{HouseKind::kBox, 4}, 12, 0, 17};
    EXPECT_EQ(describe(box, *Shape::make(4, 4)), "box 5 has the digit 12 twice, at r1c1 and r2c2");
    EXPECT_EQ(describe({{HouseKind::kColumn, 2}, 1, 2, 11}, Shape{}, Language::kChinese),
              "第 3 列有两个 1：r1c3 和 r2c3");
}

TEST(Errors, EveryKindHasASentenceInBothLanguages) {
    for (int kind = 0; kind <= static_cast<int>(ParseErrorKind::kAbsentFormat); ++kind) {
        ParseError error;
        error.kind = static_cast<ParseErrorKind>(kind);
        error.text = "a\x1B[31m\nb";
        error.found = 1;
        error.expected = 3;
        for (const Language language : {Language::kEnglish, Language::kChinese}) {
            const std::string sentence = describe(error, language);
            EXPECT_FALSE(sentence.empty()) << kind;
            EXPECT_EQ(sentence.find_first_of("\x1B\n"), std::string::npos) << "nothing a terminal would obey";
        }
    }
}

}  // namespace
}  // namespace huisu
