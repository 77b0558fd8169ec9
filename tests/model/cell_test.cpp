// The one place where cells are counted from 1.
#include "huisu/cell.h"

#include <gtest/gtest.h>

namespace huisu {
namespace {

TEST(CellName, CountsRowsAndColumnsFromOne) {
    EXPECT_EQ(cell_name(0, 9), "r1c1");
    EXPECT_EQ(cell_name(2, 9), "r1c3");
    EXPECT_EQ(cell_name(80, 9), "r9c9");
}

TEST(CellName, DependsOnTheSizeOfTheGrid) {
    EXPECT_EQ(cell_name(9, 9), "r2c1");
    EXPECT_EQ(cell_name(9, 4), "r3c2");
    EXPECT_EQ(cell_name(4095, 64), "r64c64");
}

TEST(House, EqualsAnotherOfTheSameKindAndIndexOnly) {
    EXPECT_EQ((House{HouseKind::kRow, 3}), (House{HouseKind::kRow, 3}));
    EXPECT_NE((House{HouseKind::kRow, 3}), (House{HouseKind::kColumn, 3}));
    EXPECT_NE((House{HouseKind::kBox, 3}), (House{HouseKind::kBox, 4}));
}

}  // namespace
}  // namespace huisu
