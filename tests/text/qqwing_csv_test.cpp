// Rows of qqwing's table.
#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kCsvRow = TextFormat::kQqwingCsv;

TEST(QqwingCsv, ReadsTheFirstFieldAndKeepsTheOthers) {
    const auto record = read_as(kCsvRow, kKnownRun + "," + std::string(kKnownSolution) + ",30,Easy,\n");
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->puzzle, known_puzzle());
    EXPECT_EQ(record->tail, std::string(kKnownSolution) + ",30,Easy");
}

TEST(QqwingCsv, ReadsARowWithoutOtherFields) {
    EXPECT_EQ(read_as(kCsvRow, kKnownRun)->puzzle, known_puzzle());
    EXPECT_EQ(read_as(kCsvRow, kKnownRun + ",")->tail, "");
    EXPECT_EQ(read_as(kCsvRow, '"' + kKnownRun + "\",x")->puzzle, known_puzzle());
}

TEST(QqwingCsv, SaysWhatIsWrongWithTheCells) {
    EXPECT_EQ(error_of(kCsvRow, kKnownRun.substr(1) + ",").found, 80U);
    EXPECT_EQ(error_of(kCsvRow, ",").kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(error_of(kCsvRow, "\"\",").kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(error_of(kCsvRow, "\",").kind, ParseErrorKind::kBadCharacter);
    EXPECT_EQ(error_of(kCsvRow, "5,3,.,.,7").found, 1U);
    EXPECT_EQ(error_of(kCsvRow, "").kind, ParseErrorKind::kEmpty);
    const auto strange = error_of(kCsvRow, "53:" + kKnownRun.substr(3) + ",");
    EXPECT_EQ(strange.kind, ParseErrorKind::kBadCharacter);
    EXPECT_EQ(strange.column, 3U);
}

TEST(QqwingCsv, WritesTheFirstColumn) {
    EXPECT_EQ(format_begin({.format = kCsvRow}), "Puzzle,\n");
    EXPECT_EQ(written_as(kCsvRow, known_puzzle()), kKnownRun + ",\n");
    EXPECT_EQ(format_end({.format = kCsvRow}), "");
}

TEST(QqwingCsv, HoldsGivensOfNineByNineOnly) {
    EXPECT_EQ(misfit_kind(kCsvRow, with_placed(known_puzzle())), ParseErrorKind::kBadField);
    EXPECT_EQ(misfit_kind(kCsvRow, with_pencilmarks(known_puzzle())), ParseErrorKind::kBadField);
    EXPECT_EQ(misfit_kind(kCsvRow, Puzzle(*Shape::make(4, 4))), ParseErrorKind::kBadShape);
}

TEST(QqwingCsv, ReadsBackWhatItWrites) {
    expect_round_trips(kCsvRow);
}

}  // namespace
}  // namespace huisu::text
