// Sums beyond 64 bits, up to the edge of 256 and over it.
#include "huisu/tally.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace huisu {
namespace {

constexpr std::uint64_t kMax64 = std::numeric_limits<std::uint64_t>::max();
const std::string kMax256 = "115792089237316195423570985008687907853269984665640564039457584007913129639935";

Tally decimal(const std::string& digits) {
    const auto tally = Tally::from_decimal(digits);
    EXPECT_TRUE(tally.has_value()) << digits;
    return tally.value_or(Tally());
}

Tally power_of_two(int exponent) {
    Tally tally = 1;
    for (int i = 0; i < exponent; ++i) tally += tally;
    return tally;
}

TEST(Tally, CountsFromZero) {
    EXPECT_EQ(Tally().to_decimal(), "0");
    EXPECT_EQ(Tally(), Tally(0));
    EXPECT_EQ(Tally(2) + Tally(3), 5);
}

TEST(Tally, CarriesFromEveryWordIntoTheNext) {
    EXPECT_EQ((Tally(kMax64) + 1).to_decimal(), "18446744073709551616");
    EXPECT_EQ((decimal("340282366920938463463374607431768211455") + 1).to_decimal(),
              "340282366920938463463374607431768211456");
    EXPECT_EQ((decimal("6277101735386680763835789423207666416102355444464034512895") + 1).to_decimal(),
              "6277101735386680763835789423207666416102355444464034512896");
}

TEST(Tally, CarriesWhenAWordIsFullAndACarryComesIn) {
    // Both low words are full: each sum carries, and the second word (full as well) passes its carry on.
    const Tally full = decimal("340282366920938463463374607431768211455");
    EXPECT_EQ((full + full).to_decimal(), "680564733841876926926749214863536422910");
}

TEST(Tally, AddsToItself) {
    EXPECT_EQ(power_of_two(200).to_decimal(), "1606938044258990275541962092341162602522202993782792835301376");
}

TEST(Tally, MultipliesAcrossTheWords) {
    EXPECT_EQ(Tally(6) * 7, 42);
    EXPECT_EQ((Tally(kMax64) * kMax64).to_decimal(), "340282366920938463426481119284349108225");
    EXPECT_EQ(power_of_two(64) * (std::uint64_t{1} << 63), power_of_two(127));
    EXPECT_EQ(decimal("18383222420692992") * 362880, decimal("6670903752021072936960"));
    EXPECT_EQ(power_of_two(200) * 0, 0);
}

TEST(Tally, AProductThatDoesNotFitOverflows) {
    EXPECT_EQ(power_of_two(192) * (std::uint64_t{1} << 63), power_of_two(255));
    EXPECT_TRUE((power_of_two(193) * (std::uint64_t{1} << 63)).overflowed());
    EXPECT_TRUE((decimal(kMax256) * 2).overflowed());
    EXPECT_TRUE((decimal(kMax256) * kMax64 * 0).overflowed());
}

TEST(Tally, ReadsItsOwnDecimalsBack) {
    for (int exponent = 0; exponent < 256; ++exponent) {
        const Tally power = power_of_two(exponent);
        ASSERT_FALSE(power.overflowed()) << exponent;
        EXPECT_EQ(decimal(power.to_decimal()), power) << exponent;
    }
    EXPECT_EQ(decimal("6670903752021072936960").to_decimal(), "6670903752021072936960");
    EXPECT_EQ(decimal("000123"), 123);
}

TEST(Tally, RefusesTextThatIsNoNumberOrDoesNotFit) {
    for (const char* text : {"", "-1", "+1", " 1", "1 ", "1.0", "1e3", "0x10", "12a"})
        EXPECT_FALSE(Tally::from_decimal(text)) << text;
    EXPECT_TRUE(Tally::from_decimal(kMax256));
    EXPECT_FALSE(Tally::from_decimal("115792089237316195423570985008687907853269984665640564039457584007913129639936"));
    EXPECT_FALSE(Tally::from_decimal(std::string(100, '9')));
}

TEST(Tally, SaysSoWhenASumDoesNotFit) {
    Tally edge = decimal(kMax256);
    EXPECT_FALSE(edge.overflowed());
    EXPECT_EQ(edge.to_decimal(), kMax256);
    edge += 1;
    EXPECT_TRUE(edge.overflowed());
    EXPECT_FALSE(edge.fits_u64());
    EXPECT_EQ(edge.to_decimal(), "overflow");
}

TEST(Tally, StaysOverflowed) {
    const Tally overflowed = decimal(kMax256) + 1;
    EXPECT_TRUE((overflowed + 5).overflowed());
    EXPECT_TRUE((Tally(5) + overflowed).overflowed());
    EXPECT_EQ(overflowed + 5, overflowed);
}

TEST(Tally, ComparesAsNumbers) {
    const std::vector<Tally> ascending{0,
                                       1,
                                       kMax64,
                                       Tally(kMax64) + 1,
                                       power_of_two(128),
                                       power_of_two(128) + kMax64,
                                       power_of_two(192),
                                       decimal(kMax256),
                                       decimal(kMax256) + 1};
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        for (std::size_t j = 0; j < ascending.size(); ++j) {
            EXPECT_EQ(ascending[i] < ascending[j], i < j) << i << ' ' << j;
            EXPECT_EQ(ascending[i] > ascending[j], i > j) << i << ' ' << j;
            EXPECT_EQ(ascending[i] == ascending[j], i == j) << i << ' ' << j;
        }
    }
}

TEST(Tally, KnowsWhetherItFitsSixtyFourBits) {
    EXPECT_TRUE(Tally(kMax64).fits_u64());
    EXPECT_EQ(Tally(kMax64).to_u64(), kMax64);
    EXPECT_FALSE((Tally(kMax64) + 1).fits_u64());
    EXPECT_FALSE(power_of_two(192).fits_u64());
}

}  // namespace
}  // namespace huisu
