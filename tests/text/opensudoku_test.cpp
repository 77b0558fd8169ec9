// Games of OpenSudoku files, in every version of their data.
#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kOpen = TextFormat::kOpenSudoku;

std::string game(const std::string& data) {
    return "<game data=\"" + data + "\"/>";
}

/// 81 cells, the first as given and all others open.
std::string cells(const std::string& version, const std::string& first, const std::string& rest) {
    std::string data = "version: " + version + "&#10;" + first;
    for (int i = 1; i < 81; ++i) data += rest;
    return game(data);
}

TEST(OpenSudoku, ReadsPlainDigits) {
    std::string zeros = kKnownRun;
    for (char& c : zeros)
        if (c == '.') c = '0';
    EXPECT_EQ(read_as(kOpen, game(zeros))->puzzle, known_puzzle());
    EXPECT_EQ(read_as(kOpen, "<game created=\"1\" state=\"0\" data='" + zeros + "' note=''></game>\n")->puzzle,
              known_puzzle());
}

TEST(OpenSudoku, ReadsGivenPlacedAndNotedCells) {
    Puzzle given;
    given.set_given(0, 5);
    Puzzle placed;
    placed.set_placed(0, 5);
    Puzzle noted;
    noted.set_candidates(0, DigitSet::from_bits(0b000000101));

    EXPECT_EQ(read_as(kOpen, cells("1", "5|-|0|", "0|-|1|"))->puzzle, given);
    EXPECT_EQ(read_as(kOpen, cells("1", "5|1,3,|1|", "0|-|1|"))->puzzle, placed);
    EXPECT_EQ(read_as(kOpen, cells("1", "0|1,3,|1|", "0|-|1|"))->puzzle, noted);
    for (const char* version : {"2", "3"}) {
        EXPECT_EQ(read_as(kOpen, cells(version, "5|0|0|", "0|0|1|"))->puzzle, given);
        EXPECT_EQ(read_as(kOpen, cells(version, "5|7|1|", "0|0|1|"))->puzzle, placed);
        EXPECT_EQ(read_as(kOpen, cells(version, "0|5|1|", "0|0|1|"))->puzzle, noted);
    }
    EXPECT_EQ(read_as(kOpen, cells("4", "0|5|511|1|", "0|0|0|1|"))->puzzle, noted);
    EXPECT_EQ(read_as(kOpen, cells("5", "0|5|511|3|1|", "0|0|0|0|1|"))->puzzle, noted);
}

TEST(OpenSudoku, HasPencilmarksOnlyWhereSomeOpenCellHasANote) {
    EXPECT_FALSE(read_as(kOpen, cells("3", "5|7|1|", "0|0|1|"))->puzzle.has_pencilmarks());
    EXPECT_TRUE(read_as(kOpen, cells("3", "0|7|1|", "0|0|1|"))->puzzle.has_pencilmarks());
}

TEST(OpenSudoku, AcceptsTheSecondBarOfVersionTwo) {
    Puzzle noted;
    noted.set_candidates(0, DigitSet::of(9));
    EXPECT_EQ(read_as(kOpen, cells("2", "0|256||1|", "0|0||1|"))->puzzle, noted);
    EXPECT_EQ(read_as(kOpen, cells("2", "0|256||1|", "0|0|1|"))->puzzle, noted);
    EXPECT_EQ(error_of(kOpen, cells("3", "0|256||1|", "0|0|1|")).kind, ParseErrorKind::kBadField);
}

TEST(OpenSudoku, SaysWhichCellIsWrong) {
    for (const char* cell :
         {"x|0|1|", "12|0|1|", "0|512|1|", "0|-1|1|", "0|99999999999|1|", "0|0|2|", "0|0||", "|0|1|", "0|-|1|"}) {
        const auto error = error_of(kOpen, cells("3", cell, "0|0|1|"));
        EXPECT_EQ(error.kind, ParseErrorKind::kBadField) << cell;
        EXPECT_EQ(error.text, cell);
    }
    EXPECT_EQ(error_of(kOpen, cells("1", "0|1,,|1|", "0|-|1|")).kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kOpen, cells("1", "0|0,|1|", "0|-|1|")).kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kOpen, cells("1", "0|13|1|", "0|-|1|")).kind, ParseErrorKind::kBadField);
}

TEST(OpenSudoku, CountsTheCells) {
    EXPECT_EQ(error_of(kOpen, game(kKnownRun.substr(1))).found, 80U);
    EXPECT_EQ(error_of(kOpen, game("")).found, 0U);
    EXPECT_EQ(error_of(kOpen, game("version: 3&#10;0|0|1|")).found, 1U);
    EXPECT_EQ(error_of(kOpen, game("version: 3&#10;")).found, 0U);
    EXPECT_EQ(error_of(kOpen, game("version: 3")).kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(error_of(kOpen, cells("3", "0|0|1|0|0|1|", "0|0|1|")).found, 82U);
}

TEST(OpenSudoku, RefusesVersionsItDoesNotKnow) {
    EXPECT_EQ(error_of(kOpen, cells("6", "0|0|1|", "0|0|1|")).text, "version: 6");
    EXPECT_EQ(error_of(kOpen, cells("0", "0|0|1|", "0|0|1|")).kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kOpen, cells("99999999999", "0|0|1|", "0|0|1|")).kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kOpen, game("version:")).kind, ParseErrorKind::kBadField);
}

TEST(OpenSudoku, RefusesXmlThatDoesNotParseOrHasNoData) {
    EXPECT_EQ(error_of(kOpen, "<game data=\"123").kind, ParseErrorKind::kBadXml);
    EXPECT_EQ(error_of(kOpen, "<game").kind, ParseErrorKind::kBadXml);
    EXPECT_EQ(error_of(kOpen, "<").kind, ParseErrorKind::kBadXml);
    EXPECT_EQ(error_of(kOpen, "53..7").kind, ParseErrorKind::kBadXml);
    EXPECT_EQ(error_of(kOpen, "<game state=\"0\"/>").text, "data");
    EXPECT_EQ(error_of(kOpen, "<other data=\"" + kKnownRun + "\"/>").text, "data");
    EXPECT_EQ(error_of(kOpen, "").kind, ParseErrorKind::kEmpty);
    EXPECT_FALSE(read_as(kOpen, std::string("<game data=\"\0\"/>", 16)).has_value());
    std::string nested;
    for (int i = 0; i < 100'000; ++i) nested += "<a>";
    EXPECT_EQ(error_of(kOpen, nested).kind, ParseErrorKind::kBadXml);
}

TEST(OpenSudoku, PointsAtABadCharacter) {
    const auto error = error_of(kOpen, game("53a" + kKnownRun.substr(3)));
    EXPECT_EQ(error.kind, ParseErrorKind::kBadCharacter);
    EXPECT_EQ(error.text, "a");
    EXPECT_EQ(error.column, 15U);
}

TEST(OpenSudoku, WritesAWholeDocument) {
    const Layout layout{.format = kOpen};
    EXPECT_EQ(format_begin(layout),
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"huisu\">\n");
    EXPECT_EQ(format_end(layout), "</folder>\n</opensudoku>\n");
    EXPECT_EQ(written_as(kOpen, Puzzle()), "<game data=\"" + std::string(81, '0') + "\"/>\n");
    Puzzle placed;
    placed.set_given(0, 1);
    placed.set_placed(1, 2);
    EXPECT_EQ(written_as(kOpen, placed).substr(0, 51), "<game data=\"version: 3&#10;1|0|0|2|0|1|0|0|1|0|0|1|");
}

TEST(OpenSudoku, CannotHoldACellWithoutCandidatesNorAnotherSize) {
    Puzzle puzzle = with_pencilmarks(known_puzzle());
    EXPECT_TRUE(huisu::format(puzzle, Layout{.format = kOpen}).has_value());
    puzzle.set_candidates(2, DigitSet());
    EXPECT_EQ(misfit_kind(kOpen, puzzle), ParseErrorKind::kBadField);
    EXPECT_EQ(misfit_kind(kOpen, Puzzle(*Shape::make(4, 4))), ParseErrorKind::kBadShape);
}

TEST(OpenSudoku, ReadsBackWhatItWrites) {
    expect_round_trips(kOpen);
}

}  // namespace
}  // namespace huisu::text
