#include "values.h"

#include <gtest/gtest.h>

#include <limits>

#include "text_width.h"

namespace huisu::cli {
namespace {

TEST(Values, AreWholeNumbersWithinTheirLimits) {
    EXPECT_EQ(count_of("7", 1, 10), 7U);
    EXPECT_EQ(count_of("18446744073709551615", 1, std::numeric_limits<std::uint64_t>::max()),
              std::numeric_limits<std::uint64_t>::max());
    for (const char* text : {"", "0", "11", "-1", "+1", "1.5", "7 ", " 7", "18446744073709551616", "x"})
        EXPECT_FALSE(count_of(text, 1, 10)) << text;
}

TEST(Values, AreSecondsWithAPointWhateverTheLocale) {
    EXPECT_EQ(seconds_of("0.5"), 0.5);
    EXPECT_EQ(seconds_of("0"), 0.0);
    for (const char* text : {"", "0,5", "-1", "inf", "nan", "1s", "1e999"}) EXPECT_FALSE(seconds_of(text)) << text;
}

TEST(Values, TellANumberThatIsTooLargeFromNoNumber) {
    std::int64_t number = 0;
    EXPECT_EQ(read_number("-9223372036854775808", number), NumberTrouble::kNone);
    EXPECT_EQ(number, std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(read_number("+5", number), NumberTrouble::kNone);
    EXPECT_EQ(number, 5);
    EXPECT_EQ(read_number("9223372036854775808", number), NumberTrouble::kTooLarge);
    for (const char* text : {"", "+", "-", "+-5", "1.0", "5x", "0x10"})
        EXPECT_EQ(read_number(text, number), NumberTrouble::kNotANumber) << text;
}

TEST(Utf8, GoesToCodePointsAndBack) {
    for (const char32_t character : {U'a', U'é', U'回', U'\U0001F9E9', U'\U0010FFFF'}) {
        const std::string text = encode_utf8(std::u32string(1, character));
        EXPECT_EQ(decode_utf8(text), std::u32string(1, character));
    }
}

TEST(Utf8, RefusesWhatIsNotTheShortestForm) {
    for (const char* text : {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF0\x80\x80\x80", "\x80",
                             "\xE5\x9B", "\xFF", "a\xC3", "\xC3("})
        EXPECT_FALSE(decode_utf8(text)) << text;
}

TEST(Lines, BreakAtBlanksAndBetweenChineseCharacters) {
    EXPECT_EQ(wrapped("one two three", 2, 10), "one two\n  three");
    EXPECT_EQ(wrapped("一二三四五六", 0, 8), "一二三四\n五六");
    EXPECT_EQ(wrapped("一二三四，五", 0, 8), "一二三\n四，五") << "not before a comma";
    EXPECT_EQ(wrapped("unbreakable", 0, 4), "unbreakable");
    EXPECT_EQ(width_of("ab回溯"), 6);
}

}  // namespace
}  // namespace huisu::cli
