// Game IDs of Simon Tatham's Solo.
#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kSgt = TextFormat::kSgt;

TEST(Sgt, ReadsRunsOfOpenCellsAndNumbers) {
    const auto record = read_as(kSgt, "2x2:1b2_3z", {});
    EXPECT_FALSE(record.has_value());  // 4 + 27 cells are more than 16
    const auto fitting = read_as(kSgt, "2x2:1b2_3k");
    ASSERT_TRUE(fitting.has_value());
    EXPECT_EQ(fitting->puzzle.shape(), Shape::make(2, 2));
    EXPECT_EQ(fitting->puzzle.digit(0), 1);
    EXPECT_EQ(fitting->puzzle.digit(3), 2);
    EXPECT_EQ(fitting->puzzle.digit(4), 3);
    EXPECT_EQ(fitting->puzzle.filled_count(), 3);
}

TEST(Sgt, ReadsTheKnownPuzzle) {
    EXPECT_EQ(written_as(kSgt, known_puzzle()), "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9\n");
    EXPECT_EQ(read_as(kSgt, "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9")->puzzle, known_puzzle());
}

TEST(Sgt, NamesColumnsOfBoxesFirstWhichAreTheRowsOfABox) {
    // Three columns of boxes and two rows of them: a box is 3 rows high and 2 columns wide.
    EXPECT_EQ(read_as(kSgt, "3x2:zj")->puzzle.shape(), Shape::make(3, 2));
    EXPECT_EQ(written_as(kSgt, Puzzle(*Shape::make(3, 2))), "3x2:zj\n");
}

TEST(Sgt, TakesOneNumberForBoth) {
    EXPECT_EQ(read_as(kSgt, "3:zzzc")->puzzle, Puzzle());
}

TEST(Sgt, SkipsSymmetryAndDifficulty) {
    for (const char* id :
         {"3x3db:zzzc", "3x3r4di:zzzc", "3x3m8de:zzzc", "3x3md4du:zzzc", "3x3adt:zzzc", "3x3dar2:zzzc"})
        EXPECT_EQ(read_as(kSgt, id)->puzzle, Puzzle()) << id;
}

TEST(Sgt, RefusesGamesWithOtherRulesByName) {
    EXPECT_EQ(error_of(kSgt, "9j:zzzc,a").text, "jigsaw");
    EXPECT_EQ(error_of(kSgt, "3x3j:zzzc").text, "jigsaw");
    EXPECT_EQ(error_of(kSgt, "3x3x:zzzc").text, "diagonals");
    EXPECT_EQ(error_of(kSgt, "3x3xk:zzzc").text, "diagonals");
    EXPECT_EQ(error_of(kSgt, "3x3kdu:zzzc").text, "killer");
    EXPECT_EQ(error_of(kSgt, "3x3:zzzc,a").text, ",");
    EXPECT_EQ(error_of(kSgt, "3x3db#123456").text, "#123456");
    EXPECT_EQ(error_of(kSgt, "3x3q:zzzc").text, "q");
    for (const char* id : {"9j:zzzc", "3x3x:zzzc", "3x3k:zzzc"})
        EXPECT_EQ(error_of(kSgt, id).kind, ParseErrorKind::kBadField) << id;
}

TEST(Sgt, RefusesBadNumbers) {
    const auto zero = error_of(kSgt, "3x3:a0zzzb");
    EXPECT_EQ(zero.kind, ParseErrorKind::kBadDigit);
    EXPECT_EQ(zero.text, "0");
    EXPECT_EQ(zero.expected, 9U);
    EXPECT_EQ(zero.column, 6U);
    EXPECT_EQ(error_of(kSgt, "3x3:10zzzb").text, "10");
    EXPECT_EQ(error_of(kSgt, "3x3:99999999999999999999zzzb").text, "99999999999999999999");
    EXPECT_EQ(error_of(kSgt, "3x3:" + std::string(5000, '1')).kind, ParseErrorKind::kBadDigit);
}

TEST(Sgt, RefusesShapesTheProgramDoesNotKnow) {
    EXPECT_EQ(error_of(kSgt, "1x9:zzzc").kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error_of(kSgt, "9x1:zzzc").kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error_of(kSgt, "6x6:a").kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error_of(kSgt, "0x3:a").kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error_of(kSgt, "65536x65536:a").kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error_of(kSgt, "99999999999x3:a").kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kSgt, "x3:a").kind, ParseErrorKind::kBadField);
    EXPECT_EQ(misfit_kind(kSgt, Puzzle(*Shape::make(1, 9))), ParseErrorKind::kBadShape);
    EXPECT_EQ(misfit_kind(kSgt, Puzzle(*Shape::make(6, 6))), ParseErrorKind::kBadShape);
}

TEST(Sgt, CountsTheCells) {
    const auto few = error_of(kSgt, "3x3:zzzb");
    EXPECT_EQ(few.kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(few.found, 80U);
    EXPECT_EQ(few.expected, 81U);
    EXPECT_EQ(error_of(kSgt, "3x3:zzzc1").found, 82U);
    EXPECT_EQ(error_of(kSgt, "3x3:").found, 0U);
    EXPECT_EQ(error_of(kSgt, "3x3:" + std::string(1'000'000, 'z')).found, 26'000'000U);
}

TEST(Sgt, RefusesWhatIsNoGameId) {
    EXPECT_EQ(error_of(kSgt, "").kind, ParseErrorKind::kEmpty);
    EXPECT_EQ(error_of(kSgt, "3x3").text, ":");
    EXPECT_EQ(error_of(kSgt, ":zzzc").kind, ParseErrorKind::kBadField);
    EXPECT_EQ(error_of(kSgt, "3x3:zzZc").text, "Z");
    EXPECT_EQ(error_of(kSgt, std::string("3x3:\0zzzc", 9)).kind, ParseErrorKind::kBadCharacter);
}

TEST(Sgt, KeepsWhatFollowsAsTheTail) {
    EXPECT_EQ(read_as(kSgt, "3x3:zzzc  hard one\n")->tail, "hard one");
}

TEST(Sgt, HoldsGivensOnly) {
    EXPECT_EQ(misfit_kind(kSgt, with_placed(known_puzzle())), ParseErrorKind::kBadField);
    EXPECT_EQ(misfit_kind(kSgt, with_pencilmarks(known_puzzle())), ParseErrorKind::kBadField);
}

TEST(Sgt, ReadsBackWhatItWrites) {
    expect_round_trips(kSgt);
    EXPECT_TRUE(huisu::format(sparse_puzzle(*Shape::make(5, 5)), Layout{.format = kSgt}).has_value());
}

}  // namespace
}  // namespace huisu::text
