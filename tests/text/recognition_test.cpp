// Which layout a text has, and what is read from it.
#include "text/reading.h"

namespace huisu {
namespace {

const std::string kC28 = "12.3.45..6.......3....5..2.5.....7....1..6.4.8...3...99..8..1....6.7.....5...9..4";

TEST(Recognition, AllSignsForBlanksAreRead) {
    for (const char blank : {'.', '0', '*', '_', '-', '?', 'x', 'X'}) {
        std::string text(kLine);
        std::replace(text.begin(), text.end(), '.', blank);
        const auto items = read_all(text);
        ASSERT_EQ(items.size(), 1U) << blank;
        EXPECT_EQ(line_of(items[0]), kLine) << blank;
        EXPECT_EQ(items[0]->layout.blank, blank);
        EXPECT_EQ(only(in_rows(text)), kLine) << blank;
    }
}

TEST(Recognition, TheFiveLayoutsOfTheSukakuExplainerReportAreRead) {
    const std::string nine_lines = in_rows(kC28);
    std::string spaced, plain, simple, framed;
    simple = " *-----------*\n";
    framed = "+-------+-------+-------+\n";
    for (std::size_t r = 0; r < 9; ++r) {
        std::string row_spaced, row_plain, row_simple, row_framed;
        for (std::size_t c = 0; c < 9; ++c) {
            const std::string cell(1, kC28[r * 9 + c]);
            row_spaced += " " + cell;
            row_plain += (c > 0 && c % 3 == 0 ? " | " : " ") + cell;
            row_simple += (c % 3 == 0 ? "|" : "") + cell;
            row_framed += (c % 3 == 0 ? "| " : "") + cell + " ";
        }
        spaced += row_spaced + '\n';
        plain += row_plain + " \n";
        simple += " " + row_simple + "|\n";
        framed += row_framed + "|\n";
        if (r == 2 || r == 5) {
            plain += "-------+-------+------\n";
            simple += " |---+---+---|\n";
        }
        if (r % 3 == 2) framed += "+-------+-------+-------+\n";
    }
    simple += " *-----------*\n";
    const std::string all[] = {nine_lines, spaced, plain, simple, framed};
    for (const std::string& text : all) EXPECT_EQ(only(text), kC28) << text;

    std::string together;
    for (const std::string& text : all) together += text + '\n';
    const auto items = read_all(together);
    ASSERT_EQ(items.size(), 5U);
    for (const Item& item : items) EXPECT_EQ(line_of(item), kC28);
    EXPECT_EQ(items[0]->layout.format, TextFormat::kGrid);
    EXPECT_EQ(items[1]->layout.format, TextFormat::kWide);
    EXPECT_EQ(items[2]->layout.box_style, BoxStyle::kPlain);
    EXPECT_EQ(items[3]->layout.box_style, BoxStyle::kSimpleSudoku);
    EXPECT_EQ(items[4]->layout.box_style, BoxStyle::kSadMan);
}

TEST(Recognition, WhatFollowsALineIsItsTail) {
    const std::string line(kLine);
    const auto tail = [&](const std::string& text) {
        const auto items = read_all(text);
        if (items.size() != 1 || !items[0]) return std::string("?");
        return items[0]->puzzle.given_count() == 30 ? items[0]->tail : std::string("other puzzle");
    };
    EXPECT_EQ(tail(line + ",Wikipedia,1.2"), "Wikipedia,1.2");
    EXPECT_EQ(tail(line + "\t24\t1"), "24\t1");
    EXPECT_EQ(tail(line + " ED=9.0/1.2/1.2"), "ED=9.0/1.2/1.2");
    EXPECT_EQ(tail(line + " # 12345 SE"), "# 12345 SE");
    EXPECT_EQ(tail(line + "#comment"), "#comment");
    EXPECT_EQ(tail(line + ":" + std::string(kSolved)), kSolved);
    EXPECT_EQ(tail(line + "," + std::string(kSolved)), kSolved);
    EXPECT_EQ(tail("\"" + line + "\",\"" + "name" + "\""), "name\"");
    EXPECT_EQ(tail("99480,99408,114,1895," + line + ",Easter-Monster,20.00s,0"), "Easter-Monster,20.00s,0");
    EXPECT_EQ(tail(line + ",多く"), "多く");
    EXPECT_EQ(tail(line + "  "), "");
}

TEST(Recognition, HeadersTitlesAndCommentsArePassedOver) {
    const std::string line(kLine);
    for (const char* before :
         {"puzzle,solution\n", "quizzes,solutions\r\n", "id;puzzle;rating\n", "# comment\n", "; comment\n",
          "% comment\n", "// comment\n", "Grid 01\n", "Puzzle:\n", "\n\n", "\xEF\xBB\xBF", "puzzle\n"}) {
        EXPECT_EQ(only(before + line), line) << before;
        EXPECT_EQ(only(before + in_rows(line)), line) << before;
    }
}

TEST(Recognition, LineEndsOfAllKindsAreRead) {
    const std::string line(kLine);
    for (const char* end : {"\n", "\r\n", "\r"}) {
        std::string rows = in_rows(line);
        std::string text;
        for (const char c : rows) text += c == '\n' ? std::string(end) : std::string(1, c);
        EXPECT_EQ(only(text), line);
        const auto items = read_all(line + end + end + line + end);
        ASSERT_EQ(items.size(), 2U);
        EXPECT_EQ(items[1]->line, 3U);
        EXPECT_TRUE(items[1]->separated);
        EXPECT_FALSE(items[0]->separated);
    }
    EXPECT_EQ(only(line + std::string(3, '\0')), line);
}

TEST(Recognition, DigitsAndSignsOfOtherScriptsAreRead) {
    std::string wide, arabic;
    for (const char c : std::string(kLine)) {
        const int digit = c == '.' ? 0 : c - '0';
        wide += "\xEF\xBC";
        wide += static_cast<char>(0x90 + digit);
        arabic += "\xD9";
        arabic += static_cast<char>(0xA0 + digit);
    }
    EXPECT_EQ(only(wide), kLine);
    EXPECT_EQ(only(arabic), kLine);
}

TEST(Recognition, AllCellsInOneLineMayHaveSeparatorsBetweenThem) {
    std::string spaced, commas, groups;
    for (std::size_t i = 0; i < 81; ++i) {
        spaced += std::string(1, kLine[i]) + " ";
        commas += (i > 0 ? "," : "") + std::string(1, kLine[i]);
        groups += std::string(i > 0 && i % 9 == 0 ? " " : "") + kLine[i];
    }
    for (const std::string& text : {spaced, commas, groups}) EXPECT_EQ(only(text), kLine) << text;
}

TEST(Recognition, RemarksBehindRowsAreDropped) {
    std::string rows, framed = "+-------+-------+-------+ [begins]\n";
    for (std::size_t r = 0; r < 9; ++r) {
        const std::string row(kLine.substr(r * 9, 9));
        rows += row + " # row " + std::to_string(r + 1) + "\n";
        framed += "|" + row.substr(0, 3) + "|" + row.substr(3, 3) + "|" + row.substr(6) + "| [ok]\n";
    }
    framed += "+-------+-------+-------+ [fail]\n";
    EXPECT_EQ(only(rows), kLine);
    EXPECT_EQ(only(framed), kLine);
}

TEST(Recognition, EighteenLinesAreTwoGrids) {
    const auto items = read_all(in_rows(kLine) + in_rows(kSolved));
    ASSERT_EQ(items.size(), 2U);
    EXPECT_EQ(line_of(items[0]), kLine);
    EXPECT_EQ(line_of(items[1]), kSolved);
    EXPECT_EQ(items[1]->line, 10U);
}

TEST(Recognition, StanzasAsHighAsABoxAreOneGrid) {
    std::string text;
    for (std::size_t r = 0; r < 9; ++r) {
        if (r == 3 || r == 6) text += "\n";
        text += std::string(kLine.substr(r * 9, 9)) + '\n';
    }
    EXPECT_EQ(only(text), kLine);
    EXPECT_EQ(read_all(text + "\n" + text).size(), 2U);
}

TEST(Recognition, AGridThatStopsAfterAStanzaDoesNotTakeTheNextOne) {
    const auto items = read_all(in_rows(kSolved.substr(0, 27)) + "\n" + in_rows(kLine));
    ASSERT_EQ(items.size(), 2U);
    EXPECT_EQ(error_in(items, 0).kind, ParseErrorKind::kMissingRows);
    EXPECT_EQ(line_of(items[1]), kLine);
}

TEST(Recognition, BlankCellsAreFoundByTheirColumn) {
    const std::string text =
        "+-------+-------+-------+\n| 5 3   |   7   |       |\n| 6     | 1 9 5 |       |\n|   9 8 |       |   6   |\n"
        "+-------+-------+-------+\n| 8     |   6   |     3 |\n| 4     | 8   3 |     1 |\n| 7     |   2   |     6 |\n"
        "+-------+-------+-------+\n|   6   |       | 2 8   |\n|       | 4 1 9 |     5 |\n|       |   8   |   7 9 |\n"
        "+-------+-------+-------+\n";
    EXPECT_EQ(only(text), kLine);
    std::string every_cell = "┌───┬───┬───┬───┬───┬───┬───┬───┬───┐\n";
    for (std::size_t r = 0; r < 9; ++r) {
        for (std::size_t c = 0; c < 9; ++c) {
            const char cell = kLine[r * 9 + c];
            every_cell += "│ " + std::string(1, cell == '.' ? ' ' : cell) + " ";
        }
        every_cell += "│\n├───┼───┼───┼───┼───┼───┼───┼───┼───┤\n";
    }
    EXPECT_EQ(only(every_cell), kLine);
}

TEST(Recognition, BordersTellTheBoxShape) {
    const std::string three_by_two = "12|34|56\n34|56|12\n56|12|34\n--+--+--\n21|43|65\n43|65|21\n65|21|43\n";
    const std::string two_by_three = "123|456\n456|123\n---+---\n231|564\n564|231\n---+---\n312|645\n645|312\n";
    EXPECT_EQ(read_all(three_by_two)[0]->puzzle.shape(), *Shape::make(3, 2));
    EXPECT_EQ(read_all(two_by_three)[0]->puzzle.shape(), *Shape::make(2, 3));
    ParseOptions other;
    other.shape = Shape::make(3, 2);
    EXPECT_EQ(error_in(read_all(two_by_three, other), 0).kind, ParseErrorKind::kBadShape);
}

TEST(Recognition, ACommentGivesTheBoxOfTheNextGridOnly) {
    std::string rows = in_rows(repeat("......", 6), 6);
    const auto items = read_all("# size 6 box 3x2 (rows x cols)\n" + rows + rows);
    ASSERT_EQ(items.size(), 2U);
    EXPECT_EQ(items[0]->puzzle.shape(), *Shape::make(3, 2));
    EXPECT_EQ(items[1]->puzzle.shape(), *Shape::make(2, 3));
}

TEST(Recognition, SixteenLinesOfSixteenAreOneGridWhenTheirDigitsSaySo) {
    const std::string small = in_rows(repeat("1...2...3...4...", 16), 16);
    EXPECT_EQ(read_all(small).size(), 16U);
    std::string big = small;
    big[5 * 17] = 'G';
    const auto items = read_all(big);
    ASSERT_EQ(items.size(), 1U);
    EXPECT_EQ(items[0]->puzzle.size(), 16);
    EXPECT_EQ(read_all("# size 16 box 4x4\n" + small).size(), 1U);
}

TEST(Recognition, ThreeAlphabetsServeBigGrids) {
    const std::string standard = in_rows("123456789ABCDEFG" + repeat(".", 240), 16);
    const std::string letters = in_rows("ABCDEFGHIJKLMNOP" + repeat(".", 240), 16);
    const std::string small_letters = in_rows("abcdefghijklmnop" + repeat(".", 240), 16);
    const std::string from_zero = in_rows("0123456789ABCDEF" + repeat(".", 240), 16);
    for (const std::string& text : {standard, letters, small_letters, from_zero})
        EXPECT_EQ(only(text), "123456789ABCDEFG" + repeat(".", 240)) << text;
}

TEST(Recognition, EachLayoutIsKnown) {
    const std::string line(kLine);
    EXPECT_EQ(format_of(line), TextFormat::kLine);
    EXPECT_EQ(format_of(in_rows(line)), TextFormat::kGrid);
    EXPECT_EQ(format_of("[Puzzle]\n" + in_rows(line)), TextFormat::kSdk);
    EXPECT_EQ(format_of("#AMe\n#CNo brackets\n" + in_rows(line)), TextFormat::kGrid);
    EXPECT_EQ(format_of("https://www.sudokuwiki.org/sudoku.htm?bd=" + repeat("0", 81)), TextFormat::kSudokuwiki);
    EXPECT_EQ(format_of("https://sudokuexchange.com/play/?s=" + repeat("0", 81)), TextFormat::kSudokuExchange);
    EXPECT_EQ(format_of(":0000:x:" + line + "::::"), TextFormat::kHodoku);
    EXPECT_EQ(format_of("3x3:" + repeat("z", 3) + "c"), TextFormat::kSgt);
    EXPECT_EQ(format_of("{\"puzzle\":\"" + line + "\"}"), TextFormat::kJson);
    EXPECT_EQ(format_of("<game data=\"" + repeat("0", 81) + "\"/>"), TextFormat::kOpenSudoku);
    EXPECT_EQ(format_of("Puzzle,Solution,\n" + line + ",,"), TextFormat::kQqwingCsv);
    EXPECT_EQ(format_of(repeat("123456789", 81)), TextFormat::kPencilmarks);
    EXPECT_EQ(format_of(repeat("5,3,.,.,7,.,.,.,.\n", 9)), TextFormat::kCsv);
    EXPECT_EQ(format_of(repeat("5\t3\t\t\t7\t\t\t\t\n", 9)), TextFormat::kTsv);
    EXPECT_EQ(format_of(repeat("1 12 . . 11 . . . . . . .\n", 12)), TextFormat::kWide);
    EXPECT_EQ(format_of(repeat("123|...|...\n123|...|...\n123|...|...\n-----------\n", 3)), TextFormat::kSs);
}

TEST(Recognition, ATableWhoseFirstRowIsEmptyFieldsIsRead) {
    const std::string empty = repeat("\t", 8) + "\n";
    const std::string text = empty + "5" + repeat("\t", 8) + "\n" + repeat(empty, 7);
    EXPECT_EQ(only(text), repeat(".", 9) + "5" + repeat(".", 71));
}

TEST(Recognition, MarksInACandidateGridAreDropped) {
    std::string text;
    for (int r = 0; r < 9; ++r) text += "| 37-8 12* 4# | 59@ 6A 123456789 | 7 . 89 |\n";
    const auto items = read_all(text);
    ASSERT_EQ(items.size(), 1U);
    ASSERT_TRUE(items[0].has_value()) << line_of(items[0]);
    const Puzzle& puzzle = items[0]->puzzle;
    EXPECT_EQ(puzzle.candidates(0), DigitSet::of(3) | DigitSet::of(7));
    EXPECT_EQ(puzzle.candidates(1), DigitSet::of(1) | DigitSet::of(2));
    EXPECT_EQ(puzzle.candidates(2), DigitSet::of(4));
    EXPECT_EQ(puzzle.candidates(4), DigitSet::of(6));
    EXPECT_EQ(puzzle.candidates(6), DigitSet::of(7));
    EXPECT_EQ(puzzle.candidates(7), DigitSet::all(9));
    EXPECT_EQ(puzzle.filled_count(), 0) << "a digit alone is no given";
}

TEST(Recognition, ASavedGameKeepsGivensAndEntriesApart) {
    std::string state(kLine);
    state[2] = '4';
    const auto items =
        read_all("#AMe\n[Puzzle]\n" + in_rows(kLine) + "[State]\n" + in_rows(state) + "[Colours]\n1,2,3\n");
    ASSERT_EQ(items.size(), 1U);
    ASSERT_TRUE(items[0].has_value()) << line_of(items[0]);
    EXPECT_TRUE(items[0]->puzzle.is_placed(2));
    EXPECT_EQ(items[0]->puzzle.given_count(), 30);
}

TEST(Recognition, ACollectionInJsonIsReadBoardByBoard) {
    std::string board = "[";
    for (std::size_t r = 0; r < 9; ++r) {
        board += r == 0 ? "[" : ",\n [";
        for (std::size_t c = 0; c < 9; ++c) board += std::string(c == 0 ? "\"" : ",\"") + kLine[r * 9 + c] + "\"";
        board += "]";
    }
    board += "]";
    EXPECT_EQ(only(board), kLine);
    const auto items = read_all("[\n" + board + ",\n" + board + "\n]\n" + std::string(kLine) + "\n");
    ASSERT_EQ(items.size(), 3U);
    for (const Item& item : items) EXPECT_EQ(line_of(item), kLine);
    EXPECT_EQ(items[1]->line, 11U);
    EXPECT_EQ(read_all(board + board).size(), 2U);
}

TEST(Recognition, JsonOverSeveralLinesMayHoldWholeLinesInQuotes) {
    const std::string line(kLine);
    const auto items =
        read_all("[\n  {\n    \"puzzle\":\n\"" + line + "\"\n  },\n  {\"puzzle\": \"" + line + "\"}\n]\n" + line);
    ASSERT_EQ(items.size(), 3U);
    for (const Item& item : items) EXPECT_EQ(line_of(item), kLine);
    std::string cells;
    for (const char c : line) cells += (cells.empty() ? "" : ",") + std::string(1, c == '.' ? '0' : c);
    EXPECT_EQ(only("[\n" + cells + "\n]\n"), kLine) << "a line of numbers between commas";
    EXPECT_EQ(only("<game data=\"\n" + line + "\n\"/>"), only("<game data=\" " + line + " \"/>"));
}

TEST(Recognition, SectionsOfRowsLikeSmallGridsAreRows) {
    const std::string small = in_rows(repeat("1...2...3...4...", 16), 16);
    ASSERT_EQ(read_all("[Puzzle]\n" + small).size(), 1U);
    EXPECT_EQ(read_all("[Puzzle]\n" + small)[0]->puzzle.size(), 16);
    const auto items = read_all("[Puzzle]\n" + small.substr(0, 34));
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(error_in(items, 0).kind, ParseErrorKind::kMissingRows);
    EXPECT_EQ(items[1]->puzzle.size(), 4);
}

TEST(Recognition, NumbersBetweenBarsAreReadWhereCharactersMakeNoGrid) {
    const std::string lists = "12|34|13|24\n34|12|24|13\n";
    const auto four = read_all(lists + lists);
    ASSERT_EQ(four.size(), 1U);
    ASSERT_TRUE(four[0].has_value()) << line_of(four[0]);
    EXPECT_EQ(four[0]->layout.format, TextFormat::kCandidates);
    EXPECT_EQ(four[0]->puzzle.size(), 4);
    const auto eight = read_all(lists + lists + "-----------\n" + lists + lists);
    ASSERT_EQ(eight.size(), 1U);
    ASSERT_TRUE(eight[0].has_value()) << line_of(eight[0]);
    EXPECT_EQ(eight[0]->puzzle.shape(), *Shape::make(4, 2));
    EXPECT_EQ(only("12|34|..|..\n" + repeat("..|..|..|..\n", 7)), "1234" + repeat(".", 60));
    EXPECT_EQ(only(repeat("00|10|00|00\n", 4) + "-----------\n" + repeat("00|00|00|00\n", 4)).size(), 64U);
}

TEST(Recognition, ADocumentInXmlIsReadGameByGame) {
    const std::string game = "<game created=\"1\" data=\"" + repeat("0", 80) + "7\" note=\"a > b\"/>";
    const std::string begin = "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\"><name>x</name>\n<!-- <game -->\n";
    const auto items = read_all(begin + game + "\n" + game + game + "</opensudoku>\n" + std::string(kLine));
    ASSERT_EQ(items.size(), 4U);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(line_of(items[i]), repeat(".", 80) + "7");
    EXPECT_EQ(line_of(items[3]), kLine);
    EXPECT_EQ(error_in(read_all(begin + "</opensudoku>"), 0).kind, ParseErrorKind::kBadXml);
}

TEST(Recognition, TheSizeOfThePiecesDoesNotMatter) {
    const std::string text = in_rows(kLine) + "\r\n" + std::string(kLine) + " tail\r" + "\xEF\xBB\xBF" +
                             std::string(kSolved) + "\n[[[" + repeat("1,", 80) + "2]]]\ngarbage\n";
    const auto whole = read_all(text);
    for (const std::size_t piece : {1U, 2U, 3U, 7U, 64U}) {
        const auto items = read_all(text, {}, piece);
        ASSERT_EQ(items.size(), whole.size());
        for (std::size_t i = 0; i < items.size(); ++i) EXPECT_EQ(line_of(items[i]), line_of(whole[i]));
    }
}

}  // namespace
}  // namespace huisu
