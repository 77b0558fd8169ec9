// Bad requests: each kind gets its status, its code and a sentence, in both languages; nothing gets through as an
// exception.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "calling.h"
#include "model/random.h"
#include "puzzles.h"

namespace huisu::json {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

TEST(Calls, NameTheVerbsThatThereAre) {
    for (const std::string_view verb : all_verbs())
        EXPECT_THAT(refusal_of(verb, "{}"), StartsWith(verb == "generate" ? "200 " : "400 bad_request: ")) << verb;
    EXPECT_EQ(refusal_of("guess", "{}"), "404 unknown_verb: there is no such verb");
    EXPECT_EQ(refusal_of("", "{}", {.language = Language::kChinese}), "404 unknown_verb: 没有这个动作");
}

TEST(Calls, SayWhereARequestIsNoJson) {
    EXPECT_THAT(refusal_of("solve", "{\n\"puzzle\": oops}"), StartsWith("400 bad_json 2:11: this is no JSON"));
    EXPECT_THAT(refusal_of("solve", "{\"puzzle\": oops}", {.language = Language::kChinese}),
                HasSubstr("不是有效的 JSON"));
    EXPECT_THAT(refusal_of("solve", ""), StartsWith("400 bad_json"));
    EXPECT_THAT(refusal_of("solve", std::string(100, '[')), StartsWith("400 bad_json: more than 16"));
    EXPECT_THAT(refusal_of("solve", R"({"lang":"en","lang":"zh"})"), StartsWith("400 bad_json: the member lang"));
    for (const std::string_view request : {"[]", "1", "null", "\"solve\""})
        EXPECT_EQ(refusal_of("solve", request), "400 bad_request: the request is no JSON object");
}

TEST(Calls, NameTheMemberThatIsWrong) {
    const std::string puzzle = R"("puzzle":")" + std::string(tests::kInkala) + "\"";
    const auto with = [&](const std::string& more) { return "{" + puzzle + "," + more + "}"; };
    EXPECT_EQ(refusal_of("solve", "{}"), "400 bad_request: puzzle is needed");
    EXPECT_EQ(refusal_of("solve", with(R"("colour":1)")),
              "400 bad_request: there is no member colour here; there are: lang, time, puzzle");
    EXPECT_EQ(refusal_of("solve", with(R"("lang":"fr")")), "400 bad_request: lang is \"fr\", which is none of: en, zh");
    EXPECT_EQ(refusal_of("solve", with(R"("lang":5)")), "400 bad_request: lang must be a text");
    EXPECT_THAT(refusal_of("solve", with(R"("time":-1)")), HasSubstr("time must be a number of seconds"));
    EXPECT_THAT(refusal_of("solve", with(R"("time":"1")")), HasSubstr("time must be a number of seconds"));
    EXPECT_EQ(refusal_of("count", with(R"("limit":0)")),
              "400 bad_request: limit must be a whole number from 1 to 18446744073709551615");
    EXPECT_EQ(refusal_of("check", with(R"("minimal":1)")), "400 bad_request: minimal must be true or false");
    EXPECT_EQ(refusal_of("hint", with(R"("last":81)")), "400 bad_request: last must be a whole number from 0 to 80");
    EXPECT_EQ(refusal_of("explain", with(R"("order":"both")")),
              "400 bad_request: order is \"both\", which is none of: human, se");
    EXPECT_EQ(refusal_of("read", R"({"text":["..."]})"), "400 bad_request: text must be a text");
    EXPECT_EQ(refusal_of("solve", R"({"puzzle":5})"), "400 bad_request: puzzle must be a text or an object");
}

TEST(Calls, SpeakChinese) {
    EXPECT_EQ(refusal_of("solve", R"({"lang":"zh"})"), "400 bad_request: 缺少 puzzle");
    EXPECT_EQ(refusal_of("solve", R"({"lang":"zh","puzzle":5})"), "400 bad_request: puzzle 必须是字符串或对象");
    EXPECT_EQ(refusal_of("read", R"({"lang":"zh","text":"x","limit":0.5})", {.puzzles = 7}),
              "400 bad_request: limit 必须是 1 到 7 的整数");
    EXPECT_EQ(refusal_of("solve", R"({"puzzle":5})", {.language = Language::kChinese}),
              "400 bad_request: puzzle 必须是字符串或对象");
    EXPECT_EQ(refusal_of("solve", R"({"lang":"en","puzzle":5})", {.language = Language::kChinese}),
              "400 bad_request: puzzle must be a text or an object");
}

TEST(Calls, SayWhereAPuzzleCannotBeRead) {
    EXPECT_EQ(refusal_of("solve", R"({"puzzle":""})").substr(0, 22), "400 unreadable 1:1: th");
    const std::string bad = std::string(tests::kInkala).replace(40, 1, "=");
    EXPECT_THAT(refusal_of("rate", R"({"puzzle":")" + bad + "\"}"), StartsWith("400 unreadable 1:41: "));
    EXPECT_THAT(refusal_of("rate", R"({"lang":"zh","puzzle":")" + bad + "\"}"), StartsWith("400 unreadable 1:41: "));
    const std::string two = std::string(tests::kInkala) + "\\n" + std::string(tests::kOrigin);
    EXPECT_THAT(refusal_of("solve", R"({"puzzle":")" + two + "\"}"), StartsWith("400 unreadable 2:1: "));
}

TEST(Calls, RefuseStatesThatAreNone) {
    const auto refusal = [](const std::string& state) { return refusal_of("solve", "{\"puzzle\":" + state + "}"); };
    const std::string zeros = Answer(std::vector<int>(81)).dump();
    EXPECT_EQ(refusal("{}"), "400 bad_request: puzzle.givens is needed");
    EXPECT_EQ(refusal(R"({"givens":[1,2]})"), "400 bad_request: puzzle.givens must be an array of 81 numbers");
    EXPECT_EQ(refusal(R"({"givens":"..."})"), "400 bad_request: puzzle.givens must be an array of 81 numbers");
    Answer numbers(std::vector<int>(81));
    for (const Answer& bad : {Answer(10), Answer(-1), Answer(1.5), Answer("1"), Answer(nullptr), Answer(1e300)}) {
        numbers[7] = bad;
        EXPECT_EQ(refusal(R"({"givens":)" + numbers.dump() + "}"),
                  "400 bad_request: puzzle.givens[7] must be a whole number from 0 to 9");
    }
    numbers[7] = 4;
    EXPECT_EQ(refusal(R"({"givens":)" + numbers.dump() + R"(,"placed":)" + numbers.dump() + "}"),
              "400 bad_request: puzzle.placed[7] is placed in a cell that has a given");
    EXPECT_THAT(refusal(R"({"shape":{"rows":9,"cols":9},"givens":[]})"), HasSubstr("puzzle.shape is no shape"));
    EXPECT_THAT(refusal(R"({"shape":{"rows":3,"cols":3,"size":6},"givens":[]})"),
                HasSubstr("puzzle.shape is no shape"));
    EXPECT_THAT(refusal(R"({"shape":3,"givens":[]})"), HasSubstr("puzzle.shape must be an object"));
    EXPECT_THAT(refusal(R"({"shape":{"rows":0},"givens":[]})"), HasSubstr("puzzle.shape.rows must be a whole number"));
    EXPECT_THAT(refusal(R"({"candidates":[[1]],"givens":)" + zeros + "}"), HasSubstr("array of 81 lists"));
    Answer lists(std::vector<std::vector<int>>(81));
    lists[3] = {1, 12};
    EXPECT_THAT(refusal(R"({"candidates":)" + lists.dump() + R"(,"givens":)" + zeros + "}"),
                HasSubstr("puzzle.candidates[3] must be a list of digits from 1 to 9"));
    EXPECT_THAT(refusal(R"({"givens":)" + zeros + R"(,"hue":1})"), HasSubstr("there is no member puzzle.hue here"));
}

TEST(Calls, KeepToTheirLimits) {
    const std::string request = R"({"puzzle":")" + std::string(tests::kInkala) + "\"}";
    EXPECT_EQ(refusal_of("solve", request, {.bytes = 20}), "413 too_large: the request has more than 20 bytes");
    EXPECT_EQ(call("solve", request, {.bytes = request.size()}).status, 200);
    EXPECT_EQ(refusal_of("generate", R"({"count":6})", {.puzzles = 5}),
              "400 bad_request: count must be a whole number from 1 to 5");
}

TEST(Calls, SayUnknownWhenTheTimeIsOver) {
    const Answer request = {{"puzzle", std::string(256, '.')}};
    EXPECT_EQ(answer_to("count", request, {.seconds = 0})["verdict"], "unknown");
    EXPECT_EQ(answer_to("count", {{"puzzle", std::string(256, '.')}, {"time", 1e9}}, {.most_seconds = 0})["verdict"],
              "unknown");
    const std::atomic<bool> stop{true};
    EXPECT_EQ(answer_to("count", request, {.stop = &stop})["verdict"], "unknown");
    const auto never = [](const Progress&) { return false; };
    EXPECT_EQ(answer_to("count", request, {.progress = never})["exact"], false);
}

/// Half a request, two bytes changed, a word in the wrong place: every answer is JSON with a status of the contract.
TEST(Calls, AnswerNonsenseWithJson) {
    const std::vector<std::string> seeds{
        R"({"puzzle":")" + std::string(tests::kOrigin) + R"(","lang":"zh","time":1,"minimal":true,"last":3})",
        R"({"puzzle":{"shape":{"rows":2,"cols":2,"size":4},"givens":[1,0,0,0,0,0,0,2,0,0,0,0,0,3,0,0]},"limit":3})",
        R"({"text":"1...\n..2.\n.3..\n...4","format":"grid","box":"2x2","limit":10})",
        R"({"count":2,"seed":"7","shape":"2x2","clues":"4-8","symmetry":"rotate180,mirror","full":false})"};
    model::Random random(5);
    for (int round = 0; round < 2000; ++round) {
        std::string request = seeds[random.below(seeds.size())];
        for (int i = random.below(4); i > 0; --i)
            request[random.below(request.size())] = static_cast<char>(random.below(256));
        if (random.below(4) == 0) request.resize(random.below(request.size()));
        for (const std::string_view verb : all_verbs()) {
            const Reply reply = call(verb, request, {.puzzles = 20, .seconds = 0.01, .most_seconds = 0.01});
            ASSERT_THAT(reply.status, AnyOf(200, 400)) << verb << " " << request;
            ASSERT_FALSE(Answer::parse(reply.body, nullptr, false).is_discarded()) << verb << " " << request;
        }
    }
}

}  // namespace
}  // namespace huisu::json
