// Reading JSON: what values come out, and where a mistake is found.
#include <gtest/gtest.h>

#include "json/json_text.h"

namespace huisu::json {
namespace {

std::string place_of_error(std::string_view text) {
    const auto value = parse_json(text);
    if (value.has_value()) return "none";
    return std::to_string(value.error().line) + ":" + std::to_string(value.error().column);
}

TEST(ReadJson, KeepsNumbersOf64Bits) {
    const auto value = parse_json("[18446744073709551615, 3, 3.0, 3e2, -1, 0.5, 1e300]");
    ASSERT_TRUE(value.has_value());
    const Value::Array& array = *value->array();
    EXPECT_EQ(array[0].natural(), 18446744073709551615U);
    EXPECT_EQ(array[1].natural(), 3U);
    EXPECT_EQ(array[2].natural(), 3U);
    EXPECT_EQ(array[3].natural(), 300U);
    for (std::size_t i = 4; i < 7; ++i) EXPECT_EQ(array[i].natural(), std::nullopt) << i;
    EXPECT_EQ(array[4].number(), -1);
    EXPECT_EQ(array[5].number(), 0.5);
}

TEST(ReadJson, NestsArraysAndObjects) {
    const auto value = parse_json(R"({"a": [1, [true], {"b": "x"}], "c": null})");
    ASSERT_TRUE(value.has_value());
    const Value::Object& object = *value->object();
    ASSERT_EQ(object.size(), 2U);
    const Value::Array& array = *object[0].second.array();
    ASSERT_EQ(array.size(), 3U);
    EXPECT_TRUE(*(*array[1].array())[0].boolean());
    EXPECT_EQ(*(*array[2].object())[0].second.string(), "x");
    EXPECT_TRUE(object[1].second.is_null());
}

TEST(ReadJson, SaysWhereTheTextIsNone) {
    EXPECT_EQ(place_of_error("{\"a\": }"), "1:7");
    EXPECT_EQ(place_of_error("{\n  \"数独\": x\n}"), "2:9");
    EXPECT_EQ(place_of_error("[1] 2"), "1:5");
    EXPECT_EQ(place_of_error("\"\xFF\""), "1:2");
    EXPECT_NE(place_of_error(""), "none");
    EXPECT_NE(place_of_error("{\"a\":1"), "none");
    EXPECT_NE(place_of_error(std::string_view("[0\0]", 4)), "none");
    EXPECT_NE(place_of_error("NaN"), "none");
}

TEST(ReadJson, RefusesMoreValuesThanARequestHas) {
    std::string many = "[0";
    for (int i = 0; i < 500'000; ++i) many += ",0";
    const auto value = parse_json(many + "]");
    ASSERT_FALSE(value.has_value());
    EXPECT_EQ(value.error().kind, SyntaxError::Kind::kValues);
}

TEST(ReadJson, RefusesDepthAndRepeatedMembers) {
    const std::string deep(1'000'000, '[');
    const auto too_deep = parse_json(deep);
    ASSERT_FALSE(too_deep.has_value());
    EXPECT_EQ(too_deep.error().kind, SyntaxError::Kind::kDepth);
    const auto twice = parse_json(R"({"a": 1, "b": 2, "a": 3})");
    ASSERT_FALSE(twice.has_value());
    EXPECT_EQ(twice.error().kind, SyntaxError::Kind::kRepeated);
    EXPECT_EQ(twice.error().text, "a");
    EXPECT_TRUE(parse_json(std::string(kMostDepth, '[') + std::string(kMostDepth, ']')).has_value());
}

}  // namespace
}  // namespace huisu::json
