// Where the engines branch: the rule of choose.h by hand, and against its plainest form on random nodes.
#include "fast9/choose.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "model/random.h"

namespace huisu::fast9 {
namespace {

using Node = std::array<std::uint16_t, 81>;
using Keys = std::array<BranchKey, 9>;

constexpr std::uint16_t kOneTwo = 0b11;
constexpr std::uint16_t kThreeFour = 0b1100;

Node filled_with(std::uint16_t cell) {
    Node node;
    node.fill(cell);
    return node;
}

BranchKey key_of(int points, std::size_t cell) {
    return static_cast<BranchKey>((points + kPointsOffset) * 128 + 127 - static_cast<int>(cell));
}

TEST(Choose, WithoutPairsThereIsNoKeyAndTheSmallestCellIsTaken) {
    Node node = filled_with(0x1FF);
    EXPECT_EQ(branching_of(node.data()).best, (std::array<BranchKey, 2>{}));
    EXPECT_FALSE(branching_of(node.data()).is_refuted);
    EXPECT_EQ(place_without_pairs(node.data()).cell, 0U);
    EXPECT_EQ(place_without_pairs(node.data()).digit, 1U);
    node[50] = node[70] = 0b10110;
    node[20] = 1;
    EXPECT_EQ(place_without_pairs(node.data()).cell, 50U) << "the first of those with three; a single does not count";
    EXPECT_EQ(place_without_pairs(node.data()).digit, 0b10U);
}

TEST(Choose, WithoutPairsAPlaceOfDigitsWithTwoPlacesIsTakenBeforeASmallCell) {
    Node node = filled_with(0x1F8);  // digits 1 to 3 nowhere
    node[0] = 0b111000;
    node[60] = node[61] = 0b111110000 | 0b100;  // 3 has two places, in a row and a box
    EXPECT_EQ(place_without_pairs(node.data()).cell, 60U);
    EXPECT_EQ(place_without_pairs(node.data()).digit, 0b100U);
    node[80] |= 0b10;
    node[72] |= 0b10;  // 2 has two places in a row, and one in each box and column
    EXPECT_EQ(place_without_pairs(node.data()).cell, 60U);
    node[61] |= 0b1;
    node[62] |= 0b1;
    EXPECT_EQ(place_without_pairs(node.data()).cell, 61U) << "two digits, in a row and a box each";
}

TEST(Choose, APairScoresTwoForEachDigitThatIsOpenInRowAndColumn) {
    Node node = filled_with(0x1FF);
    node[40] = kOneTwo;
    EXPECT_EQ(branching_of(node.data()).best, (std::array<BranchKey, 2>{key_of(4, 40), 0}));
    for (const std::size_t cell : {36U, 37U, 38U, 42U, 43U, 44U}) node[cell] = 0x1FC;  // in its row, without 1 and 2
    EXPECT_EQ(branching_of(node.data()).best[0], key_of(0, 40));
    node[36] = 0x1FE;  // 2, and not 1
    EXPECT_EQ(branching_of(node.data()).best[0], key_of(2, 40));
}

TEST(Choose, APairScoresOneForEachDigitOfAnotherPairInRowOrColumnOutsideItsBox) {
    Node node = filled_with(0);
    node[40] = kOneTwo;
    node[44] = 0b101;  // shares digit 1, and is a pair itself
    EXPECT_EQ(branching_of(node.data()).best[0], key_of(1, 40));
    node[4] = 0b110;  // above: 2 in a pair; 1 and 2 are still not open in both row and column
    EXPECT_EQ(branching_of(node.data()).best[0], key_of(2, 40));
    node[44] = node[4] = 0;
    node[39] = node[31] = node[30] = kOneTwo;  // in its box
    EXPECT_EQ(branching_of(node.data()).best[0], key_of(0, 30)) << "the first of equals";
}

TEST(Choose, SinglesOpenNothing) {
    Node node = filled_with(1);
    node[0] = kOneTwo;
    EXPECT_EQ(branching_of(node.data()).best[0], key_of(0, 0));
}

TEST(Choose, TheSecondCellIsTheBestOfTheBoxesApartFromTheFirst) {
    Node node = filled_with(0);
    node[0] = node[80] = kOneTwo;
    node[40] = kThreeFour;
    EXPECT_EQ(branching_of(node.data()).best, (std::array{key_of(0, 0), key_of(0, 40)}));
    node[8] = kThreeFour;  // earlier, but in the band of the first
    EXPECT_EQ(branching_of(node.data()).best, (std::array{key_of(0, 0), key_of(0, 40)}));
}

TEST(Choose, ANodeIsRefutedWhereTwoSinglesOfABoxAreEqual) {
    for (std::size_t first = 0; first < 81; ++first) {
        for (std::size_t second = first + 1; second < 81; ++second) {
            Node node = filled_with(0x1FF);
            node[first] = node[second] = 1 << 4;
            const bool is_one_box = first / 27 == second / 27 && first % 9 / 3 == second % 9 / 3;
            ASSERT_EQ(branching_of(node.data()).is_refuted, is_one_box) << first << " " << second;
        }
    }
}

TEST(Choose, DifferentSinglesAndEmptyCellsRefuteNothing) {
    Node node = filled_with(0);
    for (std::size_t cell = 0; cell < 81; ++cell)
        if (cell % 2 == 0) node[cell] = static_cast<std::uint16_t>(1U << (cell / 9 % 3 * 3 + cell % 3));
    EXPECT_FALSE(branching_of(node.data()).is_refuted);
}

// The score of choose.h, word by word.
int points_of(const Node& node, std::size_t cell) {
    int points = 0;
    for (int digit = 0; digit < 9; ++digit) {
        if ((node[cell] >> digit & 1) == 0) continue;
        bool is_paired = false;
        bool is_open_in_row = false;
        bool is_open_in_column = false;
        for (std::size_t other = 0; other < 81; ++other) {
            const bool is_in_box = other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
            const bool is_in_row = other / 9 == cell / 9;
            const bool is_in_column = other % 9 == cell % 9;
            if (is_in_box || (!is_in_row && !is_in_column) || (node[other] >> digit & 1) == 0) continue;
            is_paired |= std::popcount(node[other]) == 2;
            is_open_in_row |= is_in_row && std::popcount(node[other]) >= 2;
            is_open_in_column |= is_in_column && std::popcount(node[other]) >= 2;
        }
        points += (is_paired ? 1 : 0) + (is_open_in_row && is_open_in_column ? 2 : 0);
    }
    return points;
}

bool are_apart(std::size_t box, std::size_t other) {
    return box / 3 != other / 3 && box % 3 != other % 3;
}

std::array<BranchKey, 2> best_of_all_pairs(const Keys& keys) {
    std::array<BranchKey, 2> best{};
    for (std::size_t a = 0; a < 9; ++a)
        for (std::size_t b = 0; b < 9; ++b)
            if (are_apart(a, b)) best = std::max(best, {keys[a], keys[b]});
    return best;
}

TEST(Choose, RandomNodesBranchAsThePlainestFormOfTheRuleSays) {
    model::Random random(21);
    for (int round = 0; round < 400; ++round) {
        Node node;
        for (std::uint16_t& cell : node) {
            const std::uint64_t bits = random.next();
            cell = static_cast<std::uint16_t>(round % 2 == 0 ? bits & 0x1FF : bits & bits >> 9 & 0x1FF);
        }
        Keys keys{};
        for (std::size_t cell = 0; cell < 81; ++cell) {
            BranchKey& key = keys[cell / 27 * 3 + cell % 9 / 3];
            if (std::popcount(node[cell]) == 2) key = std::max(key, key_of(points_of(node, cell), cell));
        }
        ASSERT_EQ(branching_of(node.data()).best, best_of_all_pairs(keys)) << round;
    }
}

TEST(Choose, TheBestKeysApartAreThoseOfAllPairs) {
    model::Random random(5);
    for (int round = 0; round < 20000; ++round) {
        Keys keys;
        for (BranchKey& key : keys)
            key = static_cast<BranchKey>(random.below(round % 2 == 0 ? 65536 : 4));  // with and without ties and zeros
        ASSERT_EQ(best_apart(keys), best_of_all_pairs(keys)) << round;
    }
}

TEST(Choose, AKeyNamesItsCell) {
    for (std::size_t cell = 0; cell < 81; ++cell)
        for (int points = 0; points <= 6; ++points) EXPECT_EQ(cell_of(key_of(points, cell)), cell);
}

}  // namespace
}  // namespace huisu::fast9
