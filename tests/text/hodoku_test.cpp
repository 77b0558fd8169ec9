// HoDoKu's library line: the fields, the candidates, what cannot be held, and the regression library itself.
#include <fstream>

#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kHodoku = TextFormat::kHodoku;

TEST(Hodoku, ReadsTheGivensOfALine) {
    const auto record = read_as(kHodoku, ":0000:x:" + kKnownRun + "::::");
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->puzzle, known_puzzle());
    EXPECT_EQ(record->tail, "");
    EXPECT_FALSE(record->puzzle.has_pencilmarks());
}

TEST(Hodoku, TakesAPlusAsAPlacedDigit) {
    const auto record = read_as(kHodoku, ":0000:x:+5" + kKnownRun.substr(1) + ":::");
    ASSERT_TRUE(record.has_value());
    EXPECT_TRUE(record->puzzle.is_placed(0));
    EXPECT_EQ(record->puzzle.digit(0), 5);
    EXPECT_TRUE(record->puzzle.is_given(1));
}

TEST(Hodoku, TakesDeletionsFromTheCandidatesNoPeerForbids) {
    // r1c3 sees 5 3 7 in its row, 8 in its column, 6 9 8 in its box: 1 2 4 are left. r2c2 sees 6 1 9 5, 3 9 6 and 5 3 6
    // 9 8: 2 4 7 are left. r2c4 is filled: a deletion there changes nothing.
    const auto record = read_as(kHodoku, ":0300:8:" + kKnownRun + ":113 422 124:848::9");
    ASSERT_TRUE(record.has_value());
    const Puzzle& puzzle = record->puzzle;
    EXPECT_EQ(puzzle.candidates(2), DigitSet::of(2) | DigitSet::of(4));
    EXPECT_EQ(puzzle.candidates(10), DigitSet::of(2) | DigitSet::of(7));
    EXPECT_EQ(puzzle.candidates(12), DigitSet::of(1));
    EXPECT_EQ(puzzle.candidates(0), DigitSet::of(5));
}

TEST(Hodoku, KeepsTheFieldsOfTheStepInTheTail) {
    EXPECT_EQ(read_as(kHodoku, ":0707-1:1589:" + kKnownRun + "::145 545::7")->tail, "0707-1:1589:145 545::7");
    EXPECT_EQ(read_as(kHodoku, ":0606-x:12:" + kKnownRun + ":::")->tail, "0606-x:12:::");
    EXPECT_EQ(read_as(kHodoku, ":0002:5:" + kKnownRun + ":::513:\n")->tail, "0002:5::513:");
}

TEST(Hodoku, TakesSixOrSevenColonsAndOneAtTheEnd) {
    EXPECT_FALSE(read_as(kHodoku, ":0000:x:" + kKnownRun + "::").has_value());
    EXPECT_TRUE(read_as(kHodoku, ":0000:x:" + kKnownRun + ":::").has_value());
    EXPECT_TRUE(read_as(kHodoku, ":0000:x:" + kKnownRun + "::::").has_value());
    EXPECT_TRUE(read_as(kHodoku, ":0000:x:" + kKnownRun + ":::::").has_value());
    EXPECT_FALSE(read_as(kHodoku, ":0000:x:" + kKnownRun + ":::::9").has_value());
    EXPECT_FALSE(read_as(kHodoku, ":0000:x:" + kKnownRun + "::::::").has_value());
}

TEST(Hodoku, SaysWhichFieldIsWrong) {
    const auto bad_triple = error_of(kHodoku, ":0000:x:" + kKnownRun + ":113 1234:::");
    EXPECT_EQ(bad_triple.kind, ParseErrorKind::kBadField);
    EXPECT_EQ(bad_triple.text, "1234");
    EXPECT_EQ(bad_triple.column, 8U + 81 + 1 + 4 + 1);
    EXPECT_EQ(error_of(kHodoku, ":0000:x:" + kKnownRun + "::110:::").text, "110");
    EXPECT_EQ(error_of(kHodoku, ":0000:x:" + kKnownRun + ":::11a::").text, "11a");
    EXPECT_EQ(error_of(kHodoku, ":00 0:x:" + kKnownRun + "::::").text, "00 0");
    EXPECT_EQ(error_of(kHodoku, ":0000:0:" + kKnownRun + "::::").text, "0");
    EXPECT_EQ(error_of(kHodoku, "0000:x:" + kKnownRun + "::::").text, ":");
}

TEST(Hodoku, SaysWhatIsWrongInTheGrid) {
    const auto count = error_of(kHodoku, ":0000:x:" + kKnownRun + ".::::");
    EXPECT_EQ(count.kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(count.found, 82U);
    EXPECT_EQ(count.expected, 81U);
    EXPECT_EQ(error_of(kHodoku, ":0000:x:::::").kind, ParseErrorKind::kWrongCellCount);
    const auto sign = error_of(kHodoku, ":0000:x:+." + kKnownRun + "::::");
    EXPECT_EQ(sign.kind, ParseErrorKind::kBadCharacter);
    EXPECT_EQ(sign.text, ".");
    EXPECT_EQ(sign.column, 10U);
    EXPECT_EQ(error_of(kHodoku, ":0000:x:" + kKnownRun + "+::::").text, "+");
    EXPECT_EQ(error_of(kHodoku, ":0000:x:\xC3\xA9" + kKnownRun + "::::").text, "\xC3\xA9");
    EXPECT_EQ(error_of(kHodoku, std::string(":0000:x:\0::::", 13)).kind, ParseErrorKind::kBadCharacter);
}

TEST(Hodoku, RefusesAnEmptyText) {
    EXPECT_EQ(error_of(kHodoku, "").kind, ParseErrorKind::kEmpty);
    EXPECT_EQ(error_of(kHodoku, " \n").kind, ParseErrorKind::kEmpty);
    EXPECT_EQ(error_of(kHodoku, std::string(100'000, ':')).kind, ParseErrorKind::kBadField);
}

TEST(Hodoku, WritesGivensPlacedDigitsAndDeletions) {
    EXPECT_EQ(written_as(kHodoku, known_puzzle()), ":0000:x:" + kKnownRun + "::::\n");
    Puzzle placed = known_puzzle();
    placed.set_placed(2, 4);
    EXPECT_EQ(written_as(kHodoku, placed).substr(0, 14), ":0000:x:53+4.7");
    Puzzle marked = with_pencilmarks(known_puzzle());
    marked.set_candidates(2, DigitSet::from_bits(0b000001010));
    EXPECT_NE(written_as(kHodoku, marked).find(":113 "), std::string::npos);
}

TEST(Hodoku, KeepsCandidatesThatAreJustHodokusOwn) {
    Puzzle puzzle = with_pencilmarks(Puzzle());
    puzzle.set_given(0, 1);
    Puzzle own = puzzle;
    for (Cell cell = 1; cell < 81; ++cell) {
        const bool sees =
            own.shape().row_of(cell) == 0 || own.shape().col_of(cell) == 0 || own.shape().box_of(cell) == 0;
        own.set_candidates(cell, sees ? DigitSet::all(9) - DigitSet::of(1) : DigitSet::all(9));
    }
    expect_round_trip(kHodoku, own);
    EXPECT_TRUE(huisu::format(own, Layout{.format = kHodoku}).has_value());
}

TEST(Hodoku, RefusesCandidatesThatHodokuWouldNotHave) {
    Puzzle puzzle = known_puzzle();
    puzzle.set_candidates(2, DigitSet::from_bits(0b000010001));  // 5 stands in the same row
    EXPECT_EQ(misfit_kind(kHodoku, puzzle), ParseErrorKind::kBadField);
}

TEST(Hodoku, HoldsNineByNineOnly) {
    EXPECT_EQ(misfit_kind(kHodoku, Puzzle(*Shape::make(4, 4))), ParseErrorKind::kBadShape);
    EXPECT_EQ(misfit_kind(kHodoku, Puzzle(*Shape::make(1, 9))), ParseErrorKind::kBadShape);
}

TEST(Hodoku, ReadsBackWhatItWrites) {
    expect_round_trips(kHodoku);
}

TEST(Hodoku, ReadsEveryLineOfTheRegressionLibrary) {
    std::ifstream file(HUISU_SHARED "/data/oracle/technique-cases.txt");
    if (!file) GTEST_SKIP() << "needs ../shared/data";
    int lines = 0;
    int placements = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        ++lines;
        const auto record = read_as(kHodoku, line);
        ASSERT_TRUE(record.has_value()) << line << '\n' << record.error().text;
        ASSERT_TRUE(line.starts_with(':' + record->tail.substr(0, record->tail.find(':')) + ':')) << line;
        // A digit that the step places must be one the cell may take.
        const std::string& tail = record->tail;
        const std::string placed = tail.substr(tail.rfind(':', tail.rfind(':') - 1) + 1);
        for (std::size_t i = 0; i + 3 <= placed.size() && placed[i] != ':'; i += 4) {
            const Cell cell = record->puzzle.shape().cell_at(placed[i + 1] - '1', placed[i + 2] - '1');
            ASSERT_TRUE(record->puzzle.candidates(cell).contains(placed[i] - '0')) << line;
            ++placements;
        }
        expect_round_trip(kHodoku, record->puzzle);
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(lines, 1000);
    EXPECT_GT(placements, 50);
}

}  // namespace
}  // namespace huisu::text
