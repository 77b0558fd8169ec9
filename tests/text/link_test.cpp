// Links to sudokuwiki.org and sudokuexchange.com.
#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kWiki = TextFormat::kSudokuwiki;
constexpr TextFormat kExchange = TextFormat::kSudokuExchange;

TEST(Link, IsWrittenAsTheSitesExpectIt) {
    std::string zeros = kKnownRun;
    for (char& c : zeros)
        if (c == '.') c = '0';
    EXPECT_EQ(written_as(kWiki, known_puzzle()), "https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros + "\n");
    EXPECT_EQ(written_as(kExchange, known_puzzle()), "https://sudokuexchange.com/play/?s=" + zeros + "\n");
}

TEST(Link, IsReadWithAnySchemePathAndOtherParameters) {
    for (const std::string& link :
         {"https://www.sudokuwiki.org/sudoku.htm?bd=" + kKnownRun, "http://sudokuwiki.org/sudoku.htm?bd=" + kKnownRun,
          "sudokuwiki.org/Sudoku.asp?bd=" + kKnownRun, "HTTPS://WWW.SudokuWiki.ORG/sudoku.htm?bd=" + kKnownRun,
          "https://www.sudokuwiki.org/sudoku.htm?bd=" + kKnownRun + "&lang=de",
          "https://www.sudokuwiki.org/sudoku.htm?a=1&bd=" + kKnownRun,
          "https://www.sudokuwiki.org:443/?x&y=&bd=" + kKnownRun + "#top",
          "  https://www.sudokuwiki.org?bd=" + kKnownRun + "\n"}) {
        const auto record = read_as(kWiki, link);
        ASSERT_TRUE(record.has_value()) << link;
        EXPECT_EQ(record->puzzle, known_puzzle());
        EXPECT_EQ(record->layout.format, kWiki);
    }
    for (const std::string& link :
         {"https://sudokuexchange.com/play/?s=" + kKnownRun, "sudokuexchange.com/play?d=4&s=" + kKnownRun,
          "http://www.sudokuexchange.com/play/?s=" + kKnownRun + "&d=4"})
        EXPECT_EQ(read_as(kExchange, link)->puzzle, known_puzzle()) << link;
}

TEST(Link, KeepsWhatFollowsAsTheTail) {
    EXPECT_EQ(read_as(kWiki, "sudokuwiki.org/?bd=" + kKnownRun + "  the first one ")->tail, "the first one");
}

TEST(Link, OfAnotherSiteOrWithoutThePuzzleIsRefused) {
    EXPECT_EQ(error_of(kWiki, "https://sudokuexchange.com/play/?s=" + kKnownRun).kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kWiki, "https://sudokuwiki.org.example/?bd=" + kKnownRun).kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kWiki, "https://sudokuwiki.org/?abd=" + kKnownRun).text, "bd");
    EXPECT_EQ(error_of(kWiki, "https://sudokuwiki.org/#?bd=" + kKnownRun).text, "bd");
    EXPECT_EQ(error_of(kExchange, "https://sudokuexchange.com/play/").text, "s");
    EXPECT_EQ(error_of(kExchange, "s=" + kKnownRun).kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kExchange, "").kind, ParseErrorKind::kEmpty);
}

TEST(Link, WithAWrongNumberOfCellsOrAStrangeCharacterSaysWhere) {
    const auto count = error_of(kWiki, "sudokuwiki.org/?bd=" + kKnownRun.substr(1));
    EXPECT_EQ(count.kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(count.found, 80U);
    EXPECT_EQ(error_of(kWiki, "sudokuwiki.org/?bd=" + kKnownRun + "0").found, 82U);
    EXPECT_EQ(error_of(kWiki, "sudokuwiki.org/?bd=").found, 0U);
    EXPECT_EQ(error_of(kWiki, "sudokuwiki.org/?bd=" + std::string(1'000'000, '1')).found, 1'000'000U);
    const auto strange = error_of(kWiki, "sudokuwiki.org/?bd=12A" + kKnownRun.substr(3));
    EXPECT_EQ(strange.kind, ParseErrorKind::kBadCharacter);
    EXPECT_EQ(strange.text, "A");
    EXPECT_EQ(strange.column, 22U);
}

TEST(Link, HoldsGivensOfNineByNineOnly) {
    for (const TextFormat format : {kWiki, kExchange}) {
        EXPECT_EQ(misfit_kind(format, with_placed(known_puzzle())), ParseErrorKind::kBadField);
        EXPECT_EQ(misfit_kind(format, with_pencilmarks(known_puzzle())), ParseErrorKind::kBadField);
        EXPECT_EQ(misfit_kind(format, Puzzle(*Shape::make(2, 3))), ParseErrorKind::kBadShape);
        EXPECT_EQ(misfit_kind(format, Puzzle(*Shape::make(9, 1))), ParseErrorKind::kBadShape);
    }
}

TEST(Link, ReadsBackWhatItWrites) {
    expect_round_trips(kWiki);
    expect_round_trips(kExchange);
}

}  // namespace
}  // namespace huisu::text
