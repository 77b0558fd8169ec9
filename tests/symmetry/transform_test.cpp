// The group itself: composing, inverting, applying, drawing from it.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

const std::vector<Shape> kShapes{*Shape::make(2, 2), *Shape::make(2, 3), *Shape::make(3, 2), Shape{},
                                 *Shape::make(4, 4), *Shape::make(8, 8)};

Puzzle with_everything(const Shape& shape, std::uint64_t seed) {
    model::Random random(seed);
    const Grid grid = tests::cyclic_grid(shape);
    Puzzle puzzle(shape);
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        switch (random.below(4)) {
            case 0: puzzle.set_given(cell, grid[cell]); break;
            case 1: puzzle.set_placed(cell, grid[cell]); break;
            case 2:
                puzzle.set_candidates(cell, DigitSet::from_bits(random.next()) & DigitSet::all(shape.size()));
                break;
            default: break;
        }
    }
    return puzzle;
}

TEST(Transform, TheIdentityChangesNothing) {
    for (const Shape& shape : kShapes) {
        const Puzzle puzzle = with_everything(shape, 1);
        EXPECT_EQ(Transform(shape).apply(puzzle), puzzle);
        EXPECT_TRUE(Transform(shape).is_identity());
        EXPECT_EQ(Transform(shape).inverse(), Transform(shape));
    }
}

TEST(Transform, OneAfterTheOtherIsTheirComposition) {
    for (const Shape& shape : kShapes)
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Transform first = Transform::random(shape, seed);
            const Transform second = Transform::random(shape, seed + 1000);
            const Puzzle puzzle = with_everything(shape, seed);
            EXPECT_EQ(first.then(second).apply(puzzle), second.apply(first.apply(puzzle)));
        }
}

TEST(Transform, TheInverseUndoesIt) {
    for (const Shape& shape : kShapes)
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Transform transform = Transform::random(shape, seed);
            const Puzzle puzzle = with_everything(shape, seed);
            EXPECT_EQ(transform.inverse().apply(transform.apply(puzzle)), puzzle);
            EXPECT_TRUE(transform.then(transform.inverse()).is_identity());
            EXPECT_TRUE(transform.inverse().then(transform).is_identity());
        }
}

TEST(Transform, CompositionIsAssociative) {
    for (std::uint64_t seed = 0; seed < 100; seed += 3) {
        const Transform a = Transform::random(Shape{}, seed);
        const Transform b = Transform::random(Shape{}, seed + 1);
        const Transform c = Transform::random(Shape{}, seed + 2);
        EXPECT_EQ(a.then(b).then(c), a.then(b.then(c)));
    }
}

TEST(Transform, SolutionsStaySolutions) {
    for (const Shape& shape : kShapes)
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            EXPECT_TRUE(is_solution(Transform::random(shape, seed).apply(tests::cyclic_grid(shape))));
}

TEST(Transform, CandidatesComeAlongWithTheirNewNames) {
    Puzzle puzzle;
    puzzle.set_candidates(0, DigitSet::of(1) | DigitSet::of(2));
    Transform::Parts parts = Transform().parts();
    parts.is_transposed = true;
    std::swap(parts.rows[0], parts.rows[1]);
    parts.digits = {0, 2, 3, 1, 4, 5, 6, 7, 8, 9};
    const Puzzle moved = Transform::make(Shape{}, parts)->apply(puzzle);
    EXPECT_EQ(moved.candidates(9), DigitSet::of(2) | DigitSet::of(3));
    EXPECT_EQ(moved.candidates(0), DigitSet::all(9));
}

TEST(Transform, PartsThatTearABandOrAStackApartAreRefused) {
    const Transform::Parts identity = Transform().parts();
    Transform::Parts parts = identity;
    std::swap(parts.rows[2], parts.rows[3]);
    EXPECT_FALSE(Transform::make(Shape{}, parts));
    parts = identity;
    std::swap(parts.columns[0], parts.columns[8]);
    EXPECT_FALSE(Transform::make(Shape{}, parts));
}

TEST(Transform, PartsThatAreNoPermutationsAreRefused) {
    const Transform::Parts identity = Transform().parts();
    Transform::Parts parts = identity;
    parts.rows[0] = 1;
    EXPECT_FALSE(Transform::make(Shape{}, parts));
    parts = identity;
    parts.digits.pop_back();
    EXPECT_FALSE(Transform::make(Shape{}, parts));
    parts = identity;
    std::swap(parts.digits[0], parts.digits[1]);
    EXPECT_FALSE(Transform::make(Shape{}, parts));
    parts = identity;
    parts.columns[0] = 200;
    EXPECT_FALSE(Transform::make(Shape{}, parts));
}

TEST(Transform, OnlyGridsWithSquareBoxesAreTransposed) {
    const Shape shape = *Shape::make(2, 3);
    Transform::Parts parts = Transform(shape).parts();
    parts.is_transposed = true;
    EXPECT_FALSE(Transform::make(shape, parts));
    for (std::uint64_t seed = 0; seed < 50; ++seed) EXPECT_FALSE(Transform::random(shape, seed).is_transposed());
}

TEST(Transform, EveryMemberIsDrawnWithTheSameProbability) {
    const Shape shape = *Shape::make(2, 2);  // 2 * 8 * 8 * 24 members
    constexpr double kMembers = 3072;
    constexpr int kDraws = 61440;
    std::map<std::string, int> drawn;
    for (std::uint64_t seed = 0; seed < kDraws; ++seed) ++drawn[Transform::random(shape, seed * 7919).text()];
    EXPECT_EQ(drawn.size(), kMembers);
    double chi_square = 0;
    for (const auto& [text, count] : drawn) {
        const double excess = count - kDraws / kMembers;
        chi_square += excess * excess / (kDraws / kMembers);
    }
    EXPECT_GT(chi_square, 3071 - 4 * 78.4);  // four standard deviations
    EXPECT_LT(chi_square, 3071 + 4 * 78.4);
}

TEST(Transform, TheSameSeedDrawsTheSameEverywhere) {
    EXPECT_EQ(Transform::random(Shape{}, 1).text(), "tr321645789c546312879d712953468");
}

TEST(Transform, TheTextNamesRowsColumnsAndDigits) {
    EXPECT_EQ(Transform().text(), "r123456789c123456789d123456789");
    Transform::Parts parts = Transform().parts();
    parts.is_transposed = true;
    std::swap(parts.digits[1], parts.digits[9]);
    EXPECT_EQ(Transform::make(Shape{}, parts)->text(), "tr123456789c123456789d923456781");
    const std::string sixteen = Transform(*Shape::make(4, 4)).text();
    EXPECT_EQ(sixteen.substr(0, 40), "r1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16c");
}

}  // namespace
}  // namespace huisu
