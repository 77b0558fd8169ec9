#include "words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace huisu::cli {
namespace {

/// "{}" and "{:...}" in their order.
std::vector<std::string> placeholders(std::string_view text) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '{') found.emplace_back(text.substr(i, text.find('}', i) + 1 - i));
    return found;
}

bool has_wide_character(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0xE3; });
}

bool is_only_placeholders(std::string_view text) {
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

class Environment : public testing::Test {
protected:
    void SetUp() override {
        for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(name);
    }
};

TEST(Words, StandInTheOrderOfTheEnumerationAndNoneIsMissing) {
    ASSERT_EQ(all_words().size(), static_cast<std::size_t>(Word::kEnd));
    for (std::size_t i = 0; i < all_words().size(); ++i)
        EXPECT_EQ(static_cast<std::size_t>(all_words()[i].word), i) << all_words()[i].english;
}

TEST(Words, AreThereInBothLanguages) {
    for (const WordEntry& entry : all_words()) {
        EXPECT_FALSE(entry.english.empty());
        EXPECT_FALSE(has_wide_character(entry.english)) << entry.english;
        EXPECT_TRUE(has_wide_character(entry.chinese) || is_only_placeholders(entry.english)) << entry.english;
    }
}

TEST(Words, HaveTheSamePlaceholdersInBothLanguages) {
    for (const WordEntry& entry : all_words())
        EXPECT_EQ(placeholders(entry.english), placeholders(entry.chinese)) << entry.english;
}

TEST(Words, HaveTheSameParagraphsInBothLanguages) {
    for (const WordEntry& entry : all_words())
        EXPECT_EQ(std::count(entry.english.begin(), entry.english.end(), '\n'),
                  std::count(entry.chinese.begin(), entry.chinese.end(), '\n'))
            << entry.english;
}

TEST(Words, AreSaidInTheLanguageAskedFor) {
    EXPECT_EQ(Messages(Language::kEnglish)(Word::kGivens, 26), "26 givens");
    EXPECT_EQ(Messages(Language::kChinese)(Word::kGivens, 26), "26 个提示数");
}

TEST_F(Environment, SaysEnglishWhenItSaysNothing) {
    EXPECT_EQ(language_of_environment(), Language::kEnglish);
}

TEST_F(Environment, AsksForChineseByAnyOfThreeVariables) {
    for (const char* name : {"LANG", "LC_MESSAGES", "LC_ALL"}) {
        SetUp();
        setenv(name, "zh_CN.UTF-8", 1);
        EXPECT_EQ(language_of_environment(), Language::kChinese) << name;
    }
}

TEST_F(Environment, LetsTheMoreSpecificVariableWin) {
    setenv("LANG", "zh_CN.UTF-8", 1);
    setenv("LC_ALL", "", 1);
    EXPECT_EQ(language_of_environment(), Language::kChinese);
    setenv("LC_MESSAGES", "en_US.UTF-8", 1);
    EXPECT_EQ(language_of_environment(), Language::kEnglish);
    setenv("LC_ALL", "zh_TW", 1);
    EXPECT_EQ(language_of_environment(), Language::kChinese);
}

}  // namespace
}  // namespace huisu::cli
