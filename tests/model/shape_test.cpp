// Every shape there is: the ways of counting cells, houses and boxes must agree with each other.
#include "huisu/shape.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace huisu {
namespace {

std::vector<Shape> every_shape() {
    std::vector<Shape> shapes;
    for (int rows = 1; rows <= kMaxSize; ++rows)
        for (int cols = 1; cols <= kMaxSize; ++cols)
            if (const auto shape = Shape::make(rows, cols)) shapes.push_back(*shape);
    return shapes;
}

TEST(Shape, IsMadeForEveryProductFromFourToSixtyFour) {
    for (int rows = -1; rows <= 66; ++rows) {
        for (int cols = -1; cols <= 66; ++cols) {
            const auto shape = Shape::make(rows, cols);
            const bool fits = rows >= 1 && cols >= 1 && rows * cols >= 4 && rows * cols <= 64;
            ASSERT_EQ(shape.has_value(), fits) << rows << 'x' << cols;
            if (!fits) continue;
            EXPECT_EQ(shape->box_rows(), rows);
            EXPECT_EQ(shape->box_cols(), cols);
            EXPECT_EQ(shape->size(), rows * cols);
            EXPECT_EQ(shape->cells(), rows * cols * rows * cols);
        }
    }
    EXPECT_FALSE(Shape::make(1 << 16, 1 << 16));  // the product would wrap to 0
    EXPECT_FALSE(Shape::make(-3, -3));
}

TEST(Shape, OfASizeIsTheMostNearlySquareBoxAndWiderThanHigh) {
    const auto named = [](int size) { return shape_name(*Shape::of_size(size)); };
    EXPECT_EQ(named(4), "2x2");
    EXPECT_EQ(named(6), "2x3");
    EXPECT_EQ(named(7), "1x7");
    EXPECT_EQ(named(8), "2x4");
    EXPECT_EQ(named(9), "3x3");
    EXPECT_EQ(named(10), "2x5");
    EXPECT_EQ(named(12), "3x4");
    EXPECT_EQ(named(16), "4x4");
    EXPECT_EQ(named(25), "5x5");
    EXPECT_EQ(named(64), "8x8");
    for (int size = kMinSize; size <= kMaxSize; ++size) {
        const Shape shape = *Shape::of_size(size);
        EXPECT_EQ(shape.size(), size);
        EXPECT_LE(shape.box_rows(), shape.box_cols());
    }
    EXPECT_FALSE(Shape::of_size(3));
    EXPECT_FALSE(Shape::of_size(65));
    EXPECT_FALSE(Shape::of_size(0));
    EXPECT_FALSE(Shape::of_size(-9));
}

TEST(Shape, CountsEveryCellOnceAlongRowsColumnsAndBoxes) {
    for (const Shape& shape : every_shape()) {
        SCOPED_TRACE(shape_name(shape));
        for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
            std::vector<int> seen(static_cast<std::size_t>(shape.cells()));
            for (int index = 0; index < shape.size(); ++index) {
                Cell previous = -1;
                for (int i = 0; i < shape.size(); ++i) {
                    const Cell cell = shape.cell_in({kind, index}, i);
                    ASSERT_GT(cell, previous);  // reading order
                    ASSERT_LT(cell, shape.cells());
                    previous = cell;
                    ++seen[static_cast<std::size_t>(cell)];
                    const int house = kind == HouseKind::kRow      ? shape.row_of(cell)
                                      : kind == HouseKind::kColumn ? shape.col_of(cell)
                                                                   : shape.box_of(cell);
                    ASSERT_EQ(house, index);
                }
            }
            ASSERT_EQ(std::set<int>(seen.begin(), seen.end()), std::set<int>{1});
        }
    }
}

TEST(Shape, FindsACellBackFromItsRowAndColumn) {
    for (const Shape& shape : every_shape())
        for (Cell cell = 0; cell < shape.cells(); ++cell)
            ASSERT_EQ(shape.cell_at(shape.row_of(cell), shape.col_of(cell)), cell) << shape_name(shape);
}

TEST(Shape, NumbersBoxesInReadingOrder) {
    const Shape shape = *Shape::make(2, 3);  // 6x6: boxes 2 rows high and 3 columns wide, two side by side
    EXPECT_EQ(shape.box_of(shape.cell_at(0, 2)), 0);
    EXPECT_EQ(shape.box_of(shape.cell_at(0, 3)), 1);
    EXPECT_EQ(shape.box_of(shape.cell_at(1, 5)), 1);
    EXPECT_EQ(shape.box_of(shape.cell_at(2, 0)), 2);
    EXPECT_EQ(shape.box_of(shape.cell_at(5, 5)), 5);
}

TEST(ShapeName, ReadsBackEveryShape) {
    for (const Shape& shape : every_shape()) EXPECT_EQ(shape_from_name(shape_name(shape)), shape);
    EXPECT_EQ(shape_from_name("3X4"), Shape::make(3, 4));
}

TEST(ShapeName, RefusesWhatIsNoShape) {
    for (const char* name : {"", "x", "3", "3x", "x3", "3x3x3", "3x3 ", " 3x3", "3*3", "-3x-3", "0x9", "1x3", "9x9",
                             "99999999999x1", "3x99999999999", "3.0x3", "+3x3"})
        EXPECT_FALSE(shape_from_name(name)) << name;
    EXPECT_FALSE(shape_from_name(std::string("3x3\0", 4)));
}

}  // namespace
}  // namespace huisu
