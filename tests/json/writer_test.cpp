// What is written must read back, whatever the text.
#include "json/json.h"

#include <gtest/gtest.h>

namespace huisu::json {
namespace {

TEST(WrittenJson, KeepsTheOrderOfItsMembers) {
    Json json{{"b", 1}, {"a", true}, {"c", nullptr}};
    json["b"] = 2;
    EXPECT_EQ(json.text(), R"({"b":2,"a":true,"c":null})");
}

TEST(WrittenJson, EscapesWhatItMust) {
    EXPECT_EQ(Json("a\"b\\c\nd").text(), R"("a\"b\\c\nd")");
    EXPECT_EQ(Json("数独").text(), "\"数独\"");
    EXPECT_EQ(Json("\xFF").text(), "\"\xEF\xBF\xBD\"");
}

TEST(WrittenJson, HasShortFractions) {
    EXPECT_EQ(Json(7.2).text(), "7.2");
    EXPECT_EQ(Json(72 / 10.0).text(), "7.2");
}

TEST(WrittenJson, OfNumbersIsTheSameAsOneOfElements) {
    const std::vector<std::uint8_t> numbers{0, 9, 64};
    EXPECT_EQ(Json::of_numbers(numbers).text(), Json(numbers).text());
    EXPECT_EQ(Json::of_numbers(std::vector<int>{}).text(), "[]");
}

}  // namespace
}  // namespace huisu::json
