// The tables of splits against what they are by definition.
#include "count/splits.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <utility>

namespace huisu::totals {
namespace {

const Splits& splits() {
    return Splits::all();
}

TEST(Splits, AreAllWaysToSplitNineDigitsIntoThreeOrderedTriples) {
    std::set<std::array<Set, 3>> seen;
    for (SplitId id = 0; id < kSplits; ++id) {
        const Split& split = splits()[id];
        for (const Set part : split.part) EXPECT_EQ(std::popcount(part), 3);
        EXPECT_EQ(split.part[0] | split.part[1] | split.part[2], kAllNine);
        EXPECT_EQ(splits().id_of(split.part[0], split.part[1]), id);
        seen.insert(split.part);
    }
    EXPECT_EQ(seen.size(), kSplits);
}

TEST(Splits, PartnersShareNoDigitPartByPart) {
    for (SplitId id = 0; id < kSplits; ++id) {
        std::set<SplitId> seconds;
        for (const Partners& partners : splits().partners(id)) {
            for (std::size_t i = 0; i < 3; ++i)
                EXPECT_EQ(splits()[id].part[i] | splits()[partners.second].part[i] | splits()[partners.third].part[i],
                          kAllNine);
            EXPECT_EQ(splits().third(id, partners.second), partners.third);
            seconds.insert(partners.second);
        }
        EXPECT_EQ(seconds.size(), kPartners);
    }
}

TEST(Splits, CrossingOnesShareOneDigitWithEveryPart) {
    for (SplitId id = 0; id < kSplits; ++id) {
        std::set<SplitId> others;
        for (const SplitId other : splits().crossing(id)) {
            for (const Set column : splits()[id].part)
                for (const Set row : splits()[other].part) EXPECT_EQ(std::popcount<unsigned>(column & row), 1);
            others.insert(other);
        }
        EXPECT_EQ(others.size(), kCrossing);
    }
}

TEST(Splits, RenamingAndReorderingMoveTheDigits) {
    const Renaming renaming({1, 2, 0, 3, 4, 5, 6, 8, 7});
    EXPECT_EQ(renaming(0b0'0000'0001), 0b0'0000'0010);
    EXPECT_EQ(renaming(0b1'0001'0100), 0b0'1001'0001);
    const SplitId id = splits().id_of(0b000'000'111, 0b000'111'000);
    EXPECT_EQ(splits().renamed(id, renaming), id);
    EXPECT_EQ(splits().reordered(id, {2, 0, 1}), splits().id_of(0b111'000'000, 0b000'000'111));
}

}  // namespace
}  // namespace huisu::totals
