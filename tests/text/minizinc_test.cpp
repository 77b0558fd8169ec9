// MiniZinc data files.
#include "text/format_samples.h"

namespace huisu::text {
namespace {

constexpr TextFormat kMiniZinc = TextFormat::kMiniZinc;

TEST(MiniZinc, WritesTheBoxAndTheGrid) {
    Puzzle puzzle(*Shape::make(2, 2));
    puzzle.set_given(0, 1);
    puzzle.set_placed(6, 3);
    EXPECT_EQ(written_as(kMiniZinc, puzzle),
              "% Sudoku; 0 is an open cell\n"
              "box_rows = 2;\n"
              "box_cols = 2;\n"
              "puzzle = [|\n"
              "  1, 0, 0, 0 |\n"
              "  0, 0, 3, 0 |\n"
              "  0, 0, 0, 0 |\n"
              "  0, 0, 0, 0 |];\n");
}

TEST(MiniZinc, WritesEveryShape) {
    EXPECT_NE(written_as(kMiniZinc, Puzzle(*Shape::make(3, 2))).find("box_rows = 3;\nbox_cols = 2;\n"),
              std::string::npos);
    const std::string text = written_as(kMiniZinc, Puzzle(full_grid(*Shape::make(8, 8))));
    EXPECT_EQ(std::count(text.begin(), text.end(), ','), 64 * 63);
    EXPECT_NE(text.find("64"), std::string::npos);
}

TEST(MiniZinc, CannotHoldPencilmarks) {
    EXPECT_EQ(misfit_kind(kMiniZinc, with_pencilmarks(known_puzzle())), ParseErrorKind::kBadField);
}

}  // namespace
}  // namespace huisu::text
