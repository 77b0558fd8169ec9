// read, write, solve, count, check, canonical: what their answers hold.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "calling.h"
#include "puzzles.h"

namespace huisu::json {
namespace {

using testing::HasSubstr;

const std::string kInkala(tests::kInkala);
const std::string kSolution(tests::kInkalaSolution);

Answer digits_of(std::string_view text) {
    Answer digits = Answer::array();
    for (const char c : text) digits.push_back(c == '.' ? 0 : c - '0');
    return digits;
}

TEST(ReadCall, GivesStatesAndErrors) {
    const std::string text = kInkala + " Inkala\nnonsense\n" + std::string(tests::kOrigin) + "\n";
    const Answer answer = answer_to("read", {{"text", text}});
    ASSERT_EQ(answer["puzzles"].size(), 2U) << answer;
    const Answer& first = answer["puzzles"][0];
    EXPECT_EQ(first["line"], kInkala);
    EXPECT_EQ(first["name"], "Inkala");
    EXPECT_EQ(first["format"], "line");
    EXPECT_EQ(first["state"]["givens"], digits_of(kInkala));
    EXPECT_EQ(first["state"]["shape"], (Answer{{"rows", 3}, {"cols", 3}, {"size", 9}}));
    EXPECT_FALSE(first["state"].contains("candidates"));
    EXPECT_FALSE(first["state"].contains("placed"));
    ASSERT_EQ(answer["errors"].size(), 1U);
    EXPECT_EQ(answer["errors"][0]["line"], 2);
    EXPECT_EQ(answer["complete"], true);
}

TEST(ReadCall, StopsAtTheLimit) {
    const std::string text = kInkala + "\n" + kInkala + "\n" + kInkala + "\n";
    const Answer answer = answer_to("read", {{"text", text}, {"limit", 2}});
    EXPECT_EQ(answer["puzzles"].size(), 2U);
    EXPECT_EQ(answer["complete"], false);
    EXPECT_EQ(answer_to("read", {{"text", text}, {"limit", 3}})["complete"], true);
    EXPECT_EQ(answer_to("read", {{"text", text}}, {.puzzles = 1})["puzzles"].size(), 1U);
}

TEST(ReadCall, TakesAFormatAndABox) {
    const Answer answer = answer_to("read", {{"text", std::string(36, '.')}, {"box", "3x2"}, {"format", "line"}});
    EXPECT_EQ(answer["puzzles"][0]["state"]["shape"], (Answer{{"rows", 3}, {"cols", 2}, {"size", 6}})) << answer;
    EXPECT_THAT(refusal_of("read", R"({"text":"","box":"3*2"})"), HasSubstr("box must be the rows and columns"));
    EXPECT_THAT(refusal_of("read", R"({"text":"","format":"word"})"), HasSubstr("none of: line, grid"));
}

TEST(WriteCall, WritesWhatReadsBack) {
    for (const std::string format : {"grid", "boxed", "csv", "sdk", "json", "opensudoku", "sudokuwiki"}) {
        const Answer written = answer_to("write", {{"puzzle", kInkala}, {"format", format}});
        ASSERT_TRUE(written.contains("text")) << written;
        const Answer read = answer_to("read", {{"text", written["text"]}});
        ASSERT_EQ(read["puzzles"].size(), 1U) << format;
        EXPECT_EQ(read["puzzles"][0]["state"]["givens"], digits_of(kInkala)) << format;
    }
}

TEST(WriteCall, KeepsPlacedDigitsAndCandidates) {
    Answer state = {{"givens", digits_of(kInkala)}, {"placed", std::vector<int>(81)}};
    state["placed"][1] = 1;
    Answer candidates = Answer::array();
    for (int cell = 0; cell < 81; ++cell) candidates.push_back({1, 2, 4});
    state["candidates"] = candidates;
    const Answer written = answer_to("write", {{"puzzle", state}, {"format", "sdx"}});
    const Answer read = answer_to("read", {{"text", written["text"]}})["puzzles"][0]["state"];
    EXPECT_EQ(read["placed"], state["placed"]) << written;
    EXPECT_EQ(read["candidates"][2], (Answer{1, 2, 4}));
    EXPECT_EQ(read["candidates"][0], Answer::array());
}

TEST(WriteCall, SaysWhatALayoutCannotHold) {
    const Answer request = {{"puzzle", std::string(256, '.')}, {"format", "sudokuwiki"}};
    EXPECT_THAT(refusal_of("write", request.dump()), testing::StartsWith("400 bad_request: "));
    EXPECT_THAT(refusal_of("write", Answer{{"puzzle", kInkala}}.dump()), HasSubstr("format is needed"));
    const std::string large = Answer{{"puzzle", kInkala}, {"format", "dimacs"}}.dump();
    EXPECT_EQ(refusal_of("write", large, {.text_bytes = 1000}),
              "413 too_large: the text would have more than 1000 bytes");
    const std::size_t size = answer_to("write", Answer::parse(large))["text"].get<std::string>().size();
    EXPECT_EQ(call("write", large, {.text_bytes = 2 * size}).status, 200);
    EXPECT_EQ(call("write", large, {.text_bytes = size}).status, 413);
}

TEST(SolveCall, TellsOneSolutionFromNoneAndMany) {
    const Answer one = answer_to("solve", {{"puzzle", kInkala}});
    EXPECT_EQ(one["verdict"], "unique");
    EXPECT_EQ(one["solution"], digits_of(kSolution));
    const Answer state = answer_to("solve", {{"puzzle", {{"givens", digits_of(kInkala)}}}});
    EXPECT_EQ(state["solution"], one["solution"]);

    const std::string loose = std::string(kInkala).replace(0, 1, ".");
    const Answer many = answer_to("solve", {{"puzzle", loose}});
    EXPECT_EQ(many["verdict"], "many");
    ASSERT_FALSE(many["differs"].empty());
    for (const Answer& cell : many["differs"])
        EXPECT_NE(many["solution"][cell.get<std::size_t>()], many["other"][cell.get<std::size_t>()]);

    EXPECT_EQ(answer_to("solve", {{"puzzle", std::string(kInkala).replace(1, 1, "2")}})["verdict"], "none");
    const Answer broken = answer_to("solve", {{"puzzle", std::string(kInkala).replace(1, 1, "8")}, {"lang", "zh"}});
    EXPECT_EQ(broken["verdict"], "invalid");
    EXPECT_EQ(broken["rule_break"]["kind"], "row");
    EXPECT_EQ(broken["rule_break"]["number"], 1);
    EXPECT_EQ(broken["rule_break"]["cells"], (Answer{0, 1}));
    EXPECT_EQ(broken["rule_break"]["digit"], 8);
    EXPECT_THAT(broken["rule_break"]["message"].get<std::string>(), HasSubstr("行"));
}

TEST(CountCall, IsExactOrABound) {
    EXPECT_EQ(answer_to("count", {{"puzzle", std::string(81, '.')}}),
              (Answer{{"verdict", "many"}, {"count", "6670903752021072936960"}, {"exact", true}}));
    const Answer bound = answer_to("count", {{"puzzle", std::string(81, '.')}, {"limit", 5}});
    EXPECT_EQ(bound["exact"], false);
    EXPECT_EQ(bound["count"], "5");
    EXPECT_EQ(answer_to("count", {{"puzzle", kInkala}})["verdict"], "unique");
}

TEST(CheckCall, HoldsPlacedDigitsAgainstTheSolutionOfTheGivens) {
    Answer state = {{"givens", digits_of(kInkala)}, {"placed", std::vector<int>(81)}};
    state["placed"][1] = 1;  // right
    state["placed"][2] = 9;  // wrong
    state["placed"][3] = 9;  // wrong, and twice in the row
    const Answer answer = answer_to("check", {{"puzzle", state}, {"minimal", true}});
    EXPECT_EQ(answer["verdict"], "unique") << answer;
    EXPECT_EQ(answer["wrong"], (Answer{2, 3}));
    EXPECT_FALSE(answer.contains("rule_break"));
    ASSERT_FALSE(answer["rule_breaks"].empty());
    EXPECT_EQ(answer["rule_breaks"][0]["cells"], (Answer{2, 3}));
    EXPECT_EQ(answer["givens"], 21);
    EXPECT_TRUE(answer.contains("minimal"));
}

TEST(CheckCall, NamesTheGivensThatCanGo) {
    const std::string more = std::string(kInkala).replace(1, 1, kSolution.substr(1, 1));
    const Answer answer = answer_to("check", {{"puzzle", more}, {"minimal", true}});
    EXPECT_EQ(answer["minimal"], false);
    EXPECT_THAT(answer["redundant"].dump(), HasSubstr("1"));
}

TEST(CanonicalCall, GivesTheFormAndTheWayThere) {
    const Answer answer = answer_to("canonical", {{"puzzle", kInkala}});
    ASSERT_TRUE(answer.contains("form")) << answer;
    EXPECT_EQ(answer["automorphisms"], 1);
    EXPECT_EQ(answer["transform"]["rows"].size(), 9U);
    EXPECT_EQ(answer_to("canonical", {{"puzzle", answer["form"]}})["form"], answer["form"]);
    EXPECT_THAT(refusal_of("canonical", Answer{{"puzzle", std::string(256, '.')}}.dump()), HasSubstr("2x2 to 3x3"));
}

}  // namespace
}  // namespace huisu::json
