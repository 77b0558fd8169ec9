#include "board/geometry.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>

namespace huisu::board {
namespace {

class GeometryOfShapes : public testing::TestWithParam<Shape> {};

TEST_P(GeometryOfShapes, LinksAndCellsAgreeWithTheShape) {
    const Geometry geometry(GetParam());
    const Shape& shape = geometry.shape();
    for (Cell cell = 0; cell < geometry.cells(); ++cell) {
        const CellLinks& links = geometry.links(cell);
        EXPECT_EQ(links.house[0], shape.row_of(cell));
        EXPECT_EQ(links.house[1], shape.size() + shape.col_of(cell));
        EXPECT_EQ(links.house[2], 2 * shape.size() + shape.box_of(cell));
        for (std::size_t kind = 0; kind < 3; ++kind) {
            EXPECT_EQ(geometry.cell_at(links.house[kind], links.place[kind]), cell);
            EXPECT_EQ(links.place_bit[kind], bit(links.place[kind]));
            EXPECT_EQ(links.digits_at[kind], static_cast<std::uint32_t>(links.house[kind] * shape.size()));
            EXPECT_EQ(links.house_bit[kind], bit(links.house[kind] % shape.size()));
        }
    }
}

// A segment's mask must select exactly the cells that both houses hold, seen from either side.
TEST_P(GeometryOfShapes, SegmentsAreTheCellsThatTwoHousesShare) {
    const Geometry geometry(GetParam());
    for (int house = 0; house < geometry.houses(); ++house) {
        for (int place = 0; place < geometry.size(); ++place) {
            const Segments& segments = geometry.segments(house, place);
            for (std::size_t i = 0; i < 2; ++i) {
                if (segments.mask[i] == 0) continue;
                EXPECT_NE(segments.mask[i] & bit(place), 0U);
                EXPECT_EQ(std::popcount(segments.mask[i]), std::popcount(segments.mask_there[i]));
                for (int p = 0; p < geometry.size(); ++p) {
                    const CellLinks& here = geometry.links(geometry.cell_at(house, p));
                    const bool is_shared = here.house[0] == segments.with[i] || here.house[1] == segments.with[i] ||
                                           here.house[2] == segments.with[i];
                    EXPECT_EQ((segments.mask[i] & bit(p)) != 0, is_shared);
                }
            }
            const bool is_box = house >= 2 * geometry.size();
            EXPECT_EQ(segments.mask[1] != 0, is_box) << "only boxes have a second segment";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, GeometryOfShapes,
                         testing::Values(*Shape::make(2, 2), *Shape::make(2, 3), *Shape::make(3, 2), Shape{},
                                         *Shape::make(3, 4), *Shape::make(1, 7), *Shape::make(7, 1), *Shape::make(5, 5),
                                         *Shape::make(8, 8)));

}  // namespace
}  // namespace huisu::board
