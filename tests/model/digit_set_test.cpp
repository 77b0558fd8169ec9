// Sets of digits, the edge at 64 included: there a shift by the size would be undefined.
#include "huisu/digit_set.h"

#include <gtest/gtest.h>

#include <vector>

namespace huisu {
namespace {

std::vector<Digit> listed(DigitSet set) {
    std::vector<Digit> digits;
    for (const Digit digit : set) digits.push_back(digit);
    return digits;
}

TEST(DigitSet, IsEmptyAtFirst) {
    EXPECT_TRUE(DigitSet().empty());
    EXPECT_EQ(DigitSet().size(), 0);
    EXPECT_TRUE(listed(DigitSet()).empty());
}

TEST(DigitSet, OfAllDigitsHoldsEachUpToTheSizeAndNoMore) {
    for (int size = 1; size <= kMaxSize; ++size) {
        const DigitSet all = DigitSet::all(size);
        ASSERT_EQ(all.size(), size);
        ASSERT_TRUE(all.contains(1));
        ASSERT_TRUE(all.contains(size));
        ASSERT_TRUE(size == kMaxSize || !all.contains(size + 1));
    }
}

TEST(DigitSet, InsertsAndErases) {
    DigitSet set;
    set.insert(5);
    set.insert(64);
    set.insert(5);
    EXPECT_EQ(set.size(), 2);
    set.erase(5);
    set.erase(7);  // was not there
    EXPECT_EQ(set, DigitSet::of(64));
    EXPECT_TRUE(set.is_single());
    EXPECT_EQ(set.first(), 64);
}

TEST(DigitSet, IteratesInAscendingOrder) {
    DigitSet set;
    for (const Digit digit : {64, 1, 33, 9}) set.insert(digit);
    EXPECT_EQ(listed(set), (std::vector<Digit>{1, 9, 33, 64}));
    EXPECT_EQ(set.first(), 1);
    EXPECT_FALSE(set.is_single());
}

TEST(DigitSet, UnitesIntersectsAndSubtracts) {
    const DigitSet low = DigitSet::from_bits(0b0111);
    const DigitSet mid = DigitSet::from_bits(0b1100);
    EXPECT_EQ((low | mid).bits(), 0b1111U);
    EXPECT_EQ((low & mid).bits(), 0b0100U);
    EXPECT_EQ((low - mid).bits(), 0b0011U);
    EXPECT_EQ(low - low, DigitSet());
}

TEST(DigitSet, WorksInConstantExpressions) {
    static_assert(DigitSet::all(9).size() == 9);
    static_assert(DigitSet::all(64).size() == 64);
    static_assert(DigitSet::of(64).contains(64));
    static_assert((DigitSet::all(9) - DigitSet::of(9)) == DigitSet::all(8));
}

}  // namespace
}  // namespace huisu
