// JSON objects: every key the reader knows, every kind of puzzle, and all that can be wrong.
#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kJson = TextFormat::kJson;

TEST(Json, ReadsAndWritesAPuzzleAsOneString) {
    const std::string text = "{\"puzzle\":\"" + kKnownRun + "\"}\n";
    EXPECT_EQ(written_as(kJson, known_puzzle()), text);
    EXPECT_EQ(read_as(kJson, text)->puzzle, known_puzzle());
}

TEST(Json, KnowsTheKeysInUse) {
    for (const char* key : {"puzzle", "grid", "givens", "quiz", "quizzes", "board"})
        EXPECT_EQ(read_as(kJson, std::string("{\"id\": 7, \"") + key + "\": \"" + kKnownRun + "\", \"solution\": null}")
                      ->puzzle,
                  known_puzzle())
            << key;
    EXPECT_EQ(read_as(kJson, "{\"board\":\"1\",\"puzzle\":\"" + kKnownRun + "\"}")->puzzle, known_puzzle());
}

TEST(Json, ReadsStringsBrokenIntoLinesAndArrays) {
    std::string lines;
    for (std::size_t row = 0; row < 9; ++row) lines += kKnownRun.substr(9 * row, 9) + "\\n";
    EXPECT_EQ(read_as(kJson, "{\"grid\":\"" + lines + "\"}")->puzzle, known_puzzle());
    EXPECT_EQ(read_as(kJson, "{\"board\":[[1,2,3,4],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}")->puzzle.filled_count(), 4);
}

TEST(Json, ReadsCandidatesAsOneString) {
    std::string marks;
    for (int cell = 0; cell < 81; ++cell) marks += cell == 0 ? "1.3......" : "123456789";
    Puzzle expected;
    expected.set_candidates(0, DigitSet::from_bits(0b101));
    EXPECT_EQ(read_as(kJson, "{\"puzzle\":\"" + marks + "\"}")->puzzle, expected);
}

TEST(Json, TakesSixtyFourCharactersAsCellsUnlessAShapeSaysOtherwise) {
    const std::string text = "{\"puzzle\":\"" + std::string(64, '.') + "\"}";
    EXPECT_EQ(read_as(kJson, text)->puzzle.size(), 8);
    EXPECT_EQ(read_as(kJson, text, {.format = {}, .shape = Shape::make(2, 2)})->puzzle.size(), 4);
    const std::string long_text = "{\"puzzle\":\"" + std::string(729, '.') + "\"}";
    EXPECT_EQ(read_as(kJson, long_text)->puzzle.size(), 9);
    EXPECT_EQ(read_as(kJson, long_text, {.format = {}, .shape = Shape::make(3, 9)})->puzzle.size(), 27);
}

TEST(Json, SaysTheBoxWhereTheSizeDoesNot) {
    const Puzzle tall(*Shape::make(3, 2));
    EXPECT_EQ(written_as(kJson, tall), "{\"puzzle\":\"" + std::string(36, '.') + "\",\"box\":\"3x2\"}\n");
    EXPECT_EQ(read_as(kJson, written_as(kJson, tall))->puzzle, tall);
    EXPECT_EQ(read_as(kJson, "{\"box\":[3,2],\"puzzle\":\"" + std::string(36, '0') + "\"}")->puzzle, tall);
    EXPECT_EQ(read_as(kJson, written_as(kJson, tall), {.format = {}, .shape = Shape::make(2, 3)})->puzzle, tall);
}

TEST(Json, KeepsPlacedDigitsAndCandidates) {
    Puzzle puzzle(*Shape::make(2, 2));
    puzzle.set_given(0, 1);
    puzzle.set_placed(2, 3);
    EXPECT_EQ(written_as(kJson, puzzle), "{\"puzzle\":\"1.3.............\",\"placed\":[\"r1c3\"]}\n");
    puzzle.set_candidates(1, DigitSet::from_bits(0b1010));
    puzzle.set_candidates(3, DigitSet());
    EXPECT_EQ(written_as(kJson, puzzle),
              "{\"puzzle\":\"1.3.............\",\"placed\":[\"r1c3\"],\"candidates\":[[\"1\",\"24\",\"3\",\"\"],"
              "[\"1234\",\"1234\",\"1234\",\"1234\"],[\"1234\",\"1234\",\"1234\",\"1234\"],"
              "[\"1234\",\"1234\",\"1234\",\"1234\"]]}\n");
    expect_round_trip(kJson, puzzle);
}

TEST(Json, KeepsTheBlankOfTheText) {
    const auto record = read_as(kJson, "{\"puzzle\":\"1" + std::string(80, '0') + "\"}");
    EXPECT_EQ(record->layout.blank, '0');
    EXPECT_EQ(*huisu::format(record->puzzle, record->layout), "{\"puzzle\":\"1" + std::string(80, '0') + "\"}\n");
    EXPECT_EQ(*huisu::format(Puzzle(), Layout{.format = kJson, .blank = '"'}),
              "{\"puzzle\":\"" + std::string(81, '.') + "\"}\n");
}

TEST(Json, WritesNumbersWhereNoCharactersAreLeft) {
    const std::string text = written_as(kJson, with_pencilmarks(sparse_puzzle(*Shape::make(8, 8))));
    EXPECT_EQ(text.substr(0, 16), "{\"puzzle\":[[1,0,");
    EXPECT_NE(text.find("\"candidates\":[[[1],["), std::string::npos);
}

TEST(Json, PointsIntoTheBoard) {
    const auto in_string = error_of(kJson, "{\"puzzle\": \"5!" + kKnownRun.substr(2) + "\"}");
    EXPECT_EQ(in_string.kind, ParseErrorKind::kBadCharacter);
    EXPECT_EQ(in_string.text, "!");
    EXPECT_EQ(in_string.column, 14U);
    const auto in_array =
        error_of(kJson, "{\"id\":[1,\"puzzle\"],\n\"puzzle\":[[1,2,3,4],[1,2,7,4],[0,0,0,0],[0,0,0,0]]}");
    EXPECT_EQ(in_array.kind, ParseErrorKind::kBadDigit);
    EXPECT_EQ(in_array.text, "7");
    EXPECT_EQ(in_array.line, 2U);
    EXPECT_EQ(in_array.column, 26U);
    const auto count = error_of(kJson, "{\"puzzle\":\"" + kKnownRun.substr(1) + "\"}");
    EXPECT_EQ(count.kind, ParseErrorKind::kWrongCellCount);
    EXPECT_EQ(count.found, 80U);
    EXPECT_EQ(count.expected, 81U);
    EXPECT_EQ(error_of(kJson, "{\"puzzle\":\"\"}").found, 0U);
}

TEST(Json, RefusesBoardsOfTheWrongKind) {
    for (const char* text : {"{\"puzzle\":5}", "{\"puzzle\":null}", "{\"puzzle\":{}}", "{\"puzzle\":true}", "{}", "[]",
                             "5", "{\"other\":\"1\"}", "{\"puzzle\":}", "{\"puzzle\"", "{\"puzzle\":\"", "{puzzle:1}"})
        EXPECT_EQ(error_of(kJson, text).kind, ParseErrorKind::kBadJson) << text;
    EXPECT_EQ(error_of(kJson, "{}").text, "puzzle");
    EXPECT_EQ(error_of(kJson, "").kind, ParseErrorKind::kEmpty);
}

TEST(Json, RefusesBadBoxes) {
    for (const char* box :
         {"\"3\"", "\"0x9\"", "\"99x99\"", "[3]", "[3,3,3]", "[\"a\",3]", "9", "null", "[100000000000,1]"})
        EXPECT_EQ(error_of(kJson, std::string("{\"box\":") + box + ",\"puzzle\":\"" + kKnownRun + "\"}").kind,
                  ParseErrorKind::kBadField)
            << box;
    const auto error = error_of(kJson, "{\"box\":\"3x2\",\"puzzle\":[[1,2,3,4],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}");
    EXPECT_EQ(error.kind, ParseErrorKind::kBadShape);
    EXPECT_EQ(error.found, 4U);
    EXPECT_EQ(error.text, "3x2");
}

TEST(Json, RefusesPlacedCellsThatAreOpenOrNowhere) {
    for (const char* placed :
         {"\"r1c1\"", "[\"r1c3\"]", "[\"r0c1\"]", "[\"r1c10\"]", "[\"r10c1\"]", "[\"c1r1\"]", "[5]", "[\"\"]",
          "[\"r1\"]", "[\"r1c1x\"]", "[\"r99999999999c1\"]", "[\"r-1c1\"]", "[null]", "{}"})
        EXPECT_EQ(error_of(kJson, "{\"puzzle\":\"" + kKnownRun + "\",\"placed\":" + placed + "}").kind,
                  ParseErrorKind::kBadField)
            << placed;
}

TEST(Json, RefusesBadCandidates) {
    const auto with = [](const std::string& first) {
        return "{\"puzzle\":\"1...............\",\"candidates\":[[" + first +
               ",\"1\",\"1\",\"1\"],[\"\",\"\",\"\",\"\"],[[1],[2,3],[],\"\"],[\"\",\"\",\"\",\"\"]]}";
    };
    EXPECT_TRUE(read_as(kJson, with("\"1\"")).has_value());
    EXPECT_TRUE(read_as(kJson, with("[1,2]")).has_value());
    for (const char* first : {"\"2\"", "\"\"", "\"5\"", "\"1.\"", "5", "null", "[0]", "[-1]", "[5]", "[\"1\"]", "[[1]]",
                              "[1.5]", "[99999999999999999999]", "{}", "true"})
        EXPECT_EQ(error_of(kJson, with(first)).kind, ParseErrorKind::kBadField) << first;
    for (const char* all : {"[]", "\"1\"", "[[],[],[],[]]", "[1,2,3,4]", "{}"})
        EXPECT_EQ(error_of(kJson, std::string("{\"puzzle\":\"1...............\",\"candidates\":") + all + "}").kind,
                  ParseErrorKind::kBadField)
            << all;
}

TEST(Json, ShortensWhatItQuotesInAnError) {
    const auto error = error_of(kJson, "{\"puzzle\":{\"a\":\"" + std::string(100'000, 'x') + "\"}}");
    EXPECT_EQ(error.kind, ParseErrorKind::kBadJson);
    EXPECT_LT(error.text.size(), 60U);
    std::string wide;
    for (int i = 0; i < 1000; ++i) wide += "\xE6\x95\xB0";
    const auto cut = error_of(kJson, "{\"puzzle\":{\"a\":\"" + wide + "\"}}").text;
    EXPECT_EQ((cut.size() - std::string("{\"a\":\"...").size()) % 3, 0U);
}

TEST(Json, ReadsBackWhatItWrites) {
    for (const Puzzle& puzzle : sample_puzzles(Shape{})) expect_round_trip(kJson, puzzle);
}

TEST(Json, NeedsNoHelpWithTheShape) {
    for (const Shape& shape : sample_shapes()) {
        for (const Puzzle& puzzle : sample_puzzles(shape)) {
            const auto text = huisu::format(puzzle, Layout{.format = kJson});
            ASSERT_TRUE(text.has_value());
            EXPECT_TRUE(read_as(kJson, *text)->puzzle == puzzle) << shape_name(shape);
        }
    }
}

}  // namespace
}  // namespace huisu::text
