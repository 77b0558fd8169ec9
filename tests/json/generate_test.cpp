// generate: the same seed gives the same puzzles, wishes are met or it is said what could not be.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "calling.h"

namespace huisu::json {
namespace {

using testing::HasSubstr;

TEST(GenerateCall, MakesProperPuzzlesFromASeed) {
    const Answer answer = answer_to("generate", {{"count", 3}, {"seed", 7}, {"rated", true}});
    EXPECT_EQ(answer["reached"], true) << answer;
    EXPECT_EQ(answer["seed"], "7");
    ASSERT_EQ(answer["puzzles"].size(), 3U);
    for (const Answer& made : answer["puzzles"]) {
        const Answer solved = answer_to("solve", {{"puzzle", made["puzzle"]}});
        EXPECT_EQ(solved["verdict"], "unique");
        EXPECT_EQ(solved["solution"], made["solution"]);
        EXPECT_EQ(answer_to("solve", {{"puzzle", made["state"]}})["solution"], made["solution"]);
        EXPECT_TRUE(made.contains("er"));
    }
    EXPECT_EQ(answer_to("generate", {{"count", 3}, {"seed", "7"}, {"rated", true}}), answer);
}

TEST(GenerateCall, TellsTheSeedItTook) {
    const Answer answer = answer_to("generate", {{"shape", "2x2"}});
    const Answer again = answer_to("generate", {{"shape", "2x2"}, {"seed", answer["seed"]}});
    EXPECT_EQ(again, answer);
}

TEST(GenerateCall, MeetsWishes) {
    const Answer answer = answer_to(
        "generate",
        {{"seed", 3}, {"level", "easy"}, {"symmetry", "rotate180,mirror"}, {"clues", "24-36"}, {"er", "1.0-2.3"}});
    ASSERT_EQ(answer["puzzles"].size(), 1U) << answer;
    const std::string puzzle = answer["puzzles"][0]["puzzle"].get<std::string>();
    for (std::size_t i = 0; i < 81; ++i) EXPECT_EQ(puzzle[i] == '.', puzzle[80 - i] == '.');
    const Answer full = answer_to("generate", {{"full", true}, {"seed", 1}, {"shape", "2x3"}});
    EXPECT_EQ(full["puzzles"][0]["state"]["givens"], full["puzzles"][0]["solution"]);
}

TEST(GenerateCall, SaysWhatCannotBe) {
    const Answer few = answer_to("generate", {{"clues", "16"}, {"lang", "zh"}});
    EXPECT_EQ(few["reached"], false);
    EXPECT_THAT(few["message"].get<std::string>(), HasSubstr("不可能有唯一解"));
    const Answer late = answer_to("generate", {{"clues", "17"}, {"seed", 1}}, {.seconds = 0.02});
    EXPECT_EQ(late["reached"], false);
    EXPECT_THAT(late["message"].get<std::string>(), HasSubstr("the time is over: 0 of 1"));
    EXPECT_THAT(answer_to("generate", {{"pattern", std::string(81, 'x')}, {"clues", "30"}})["message"].dump(),
                HasSubstr("the pattern has 81 cells"));
}

TEST(GenerateCall, RefusesWhatIsNoWish) {
    const auto refusal = [](const Answer& request) { return refusal_of("generate", request.dump()); };
    EXPECT_THAT(refusal({{"level", "impossible"}}), HasSubstr("none of: easy, medium, hard, expert, extreme"));
    EXPECT_THAT(refusal({{"clues", "30-20"}}), HasSubstr("clues must be a number of givens"));
    EXPECT_THAT(refusal({{"clues", "-5"}}), HasSubstr("clues must be"));
    EXPECT_THAT(refusal({{"er", "7.25"}}), HasSubstr("er must be a difficulty"));
    EXPECT_THAT(refusal({{"symmetry", "rotate180,round"}}), HasSubstr("symmetry must be none, or some of"));
    EXPECT_THAT(refusal({{"seed", -1}}), HasSubstr("seed must be a whole number"));
    EXPECT_THAT(refusal({{"seed", "1x"}}), HasSubstr("seed must be a whole number"));
    EXPECT_THAT(refusal({{"pattern", "x.x"}}), HasSubstr("pattern must have 81 cells"));
    EXPECT_THAT(refusal({{"shape", "6x6"}}), HasSubstr("from 4x4 to 25x25 only"));
    EXPECT_THAT(refusal({{"shape", "2x2"}, {"level", "easy"}}), HasSubstr("level is for 9x9 puzzles only"));
    EXPECT_THAT(refusal({{"full", true}, {"clues", "30"}}), HasSubstr("full and clues cannot be used together"));
    EXPECT_THAT(refusal({{"require", "guessing"}}), HasSubstr("none of: hidden_single"));
}

}  // namespace
}  // namespace huisu::json
