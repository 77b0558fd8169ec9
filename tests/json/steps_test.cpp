// explain, hint, rate: steps with cells as numbers, and what is said of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "calling.h"
#include "json/step_json.h"
#include "puzzles.h"

namespace huisu::json {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kOrigin(tests::kOrigin);

TEST(ExplainCall, GivesStepsWithSentencesInStages) {
    const Answer answer = answer_to("explain", {{"puzzle", kOrigin}});
    EXPECT_EQ(answer["verdict"], "unique");
    EXPECT_EQ(answer["end"], "solved");
    ASSERT_FALSE(answer["steps"].empty());
    for (const Answer& step : answer["steps"]) {
        EXPECT_TRUE(technique_of(step["technique"].get<std::string>()).has_value());
        ASSERT_EQ(step["stages"].size(), 3U);
        const std::string title = step["title"].get<std::string>();
        EXPECT_THAT(step["stages"][0].get<std::string>(), StartsWith("Look at "));
        EXPECT_THAT(step["stages"][1].get<std::string>(), StartsWith(title + ": look at "));
        EXPECT_THAT(step["stages"][2].get<std::string>(), StartsWith(title + ": "));
        EXPECT_EQ(step["stages"][2], step["text"]);
        EXPECT_TRUE(step["placement"].is_null() || step["placement"]["cell"].is_number());
        for (const Answer& gone : step["eliminations"]) EXPECT_LT(gone["cell"].get<int>(), 81);
    }
    int filled = 0;
    for (int cell = 0; cell < 81; ++cell)
        filled += answer["last"]["givens"][static_cast<std::size_t>(cell)] != 0 ||
                          answer["last"]["placed"][static_cast<std::size_t>(cell)] != 0
                      ? 1
                      : 0;
    EXPECT_EQ(filled, 81);
}

TEST(ExplainCall, StopsAfterSoManySteps) {
    const Answer answer = answer_to("explain", {{"puzzle", kOrigin}, {"max_steps", 3}, {"lang", "zh"}});
    EXPECT_EQ(answer["steps"].size(), 3U);
    EXPECT_EQ(answer["end"], "stopped");
    EXPECT_EQ(answer["message"], "已达到所要的步数");
    EXPECT_THAT(answer["steps"][0]["stages"][0].get<std::string>(), StartsWith("请看"));
    EXPECT_TRUE(answer["last"].contains("candidates"));
}

TEST(ExplainCall, SaysWhyThereAreNoSteps) {
    const Answer many = answer_to("explain", {{"puzzle", std::string(81, '.')}});
    EXPECT_EQ(many["end"], "not_proper");
    EXPECT_EQ(many["message"], "the puzzle has several solutions");
    const Answer large = answer_to("explain", {{"puzzle", std::string(256, '.')}});
    EXPECT_EQ(large["end"], "bad_shape");
    EXPECT_EQ(large["message"], "steps are known for 9x9 grids only");
}

TEST(HintCall, FollowsTheLastMove) {
    const Answer answer = answer_to("hint", {{"puzzle", kOrigin}, {"last", 40}});
    EXPECT_EQ(answer["end"], "step") << answer;
    EXPECT_EQ(answer["step"]["stages"].size(), 3U);
    EXPECT_FALSE(answer.contains("message"));
}

TEST(HintCall, NamesMistakes) {
    Answer givens = Answer::array();
    for (const char c : kOrigin) givens.push_back(c == '.' ? 0 : c - '0');
    Answer state = {{"givens", givens}, {"placed", std::vector<int>(81)}};
    state["placed"][0] = 2;
    const Answer wrong = answer_to("hint", {{"puzzle", state}});
    EXPECT_EQ(wrong["end"], "mistake") << wrong;
    EXPECT_EQ(wrong["wrong_digits"], (Answer::array({{{"cell", 0}, {"digit", 2}}})));
    EXPECT_EQ(wrong["message"], "these digits are wrong: r1c1 = 2");

    state["placed"][0] = 0;
    Answer candidates = Answer::array();
    for (int cell = 0; cell < 81; ++cell) candidates.push_back({1, 2, 3, 4, 5, 6, 7, 8, 9});
    candidates[0] = {2, 6};
    state["candidates"] = candidates;
    const Answer lost = answer_to("hint", {{"puzzle", state}, {"lang", "zh"}});
    EXPECT_EQ(lost["lost_candidates"], (Answer::array({{{"cell", 0}, {"digit", 1}}}))) << lost;
    EXPECT_EQ(lost["message"], "这些候选数不该删去，解中需要它们：r1c1 = 1");
}

TEST(HintCall, OfAFullGridIsComplete) {
    const Answer answer = answer_to("hint", {{"puzzle", std::string(tests::kOriginSolution)}});
    EXPECT_EQ(answer["end"], "complete");
    EXPECT_EQ(answer["message"], "the grid is complete and correct");
}

TEST(RateCall, GivesTheThreeNumbers) {
    const Answer answer = answer_to("rate", {{"puzzle", kOrigin}});
    EXPECT_EQ(answer["end"], "rated") << answer;
    EXPECT_GE(answer["er"].get<double>(), answer["ep"].get<double>());
    EXPECT_GT(answer["steps"].get<int>(), 0);
    EXPECT_EQ(answer_to("rate", {{"puzzle", std::string(81, '.')}})["end"], "not_proper");
    const Answer late = answer_to("rate", {{"puzzle", std::string(tests::kInkala)}}, {.seconds = 0});
    EXPECT_EQ(late["end"], "stopped");
    EXPECT_EQ(late["message"], "the time is over");
}

TEST(StepJson, NamesCellsAsAsked) {
    Step step;
    step.technique = Technique::kNakedSingle;
    step.placement = Candidate{10, 4};
    step.cells = {10};
    EXPECT_THAT(step_json(step, CellNaming::kName).text(), HasSubstr(R"("cells":["r2c2"])"));
    EXPECT_THAT(step_json(step, CellNaming::kIndex).text(), HasSubstr(R"("placement":{"cell":10,"digit":4})"));
}

}  // namespace
}  // namespace huisu::json
