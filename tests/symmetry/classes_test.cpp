// Numbers of classes that are known from elsewhere.
#include <gtest/gtest.h>

#include <set>
#include <unordered_map>
#include <unordered_set>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

// Every solved grid with the first row 1 2 3 ..., and how often each class and its automorphisms occur.
std::unordered_map<CanonicalKey, std::uint64_t> classes_of_grids(const Shape& shape) {
    Puzzle first_row(shape);
    for (int i = 0; i < shape.size(); ++i) first_row.set_given(i, i + 1);
    std::unordered_map<CanonicalKey, std::uint64_t> classes;  // to their automorphisms
    Canonizer canonizer;
    enumerate(first_row, [&](const Grid& grid) {
        const Puzzle puzzle(grid);
        const CanonicalKey key = *canonizer.key(puzzle);
        if (!classes.contains(key)) classes[key] = canonizer.min_lex(puzzle).automorphisms;
        return true;
    });
    return classes;
}

std::uint64_t total_of(const std::unordered_map<CanonicalKey, std::uint64_t>& classes, std::uint64_t group) {
    std::uint64_t total = 0;
    for (const auto& [key, automorphisms] : classes) total += group / automorphisms;
    return total;
}

TEST(Classes, ThereAreTwoGridsOfSizeFour) {
    const auto classes = classes_of_grids(*Shape::make(2, 2));
    EXPECT_EQ(classes.size(), 2U);
    EXPECT_EQ(total_of(classes, 128 * 24), 288U);
}

TEST(Classes, ThereAreFortyNineGridsOfSizeSixEitherWay) {
    for (const Shape& shape : {*Shape::make(2, 3), *Shape::make(3, 2)}) {
        const auto classes = classes_of_grids(shape);
        EXPECT_EQ(classes.size(), 49U);
        EXPECT_EQ(total_of(classes, 3456 * 720), 28'200'960U);
    }
}

TEST(Classes, TheClassesOfNineByNineAddUpToAllGrids) {
    constexpr std::pair<int, std::uint64_t> kGridsByAutomorphisms[] = {
        {1, 5472170387}, {2, 548449}, {3, 7336}, {4, 2826}, {6, 1257}, {8, 29},  {9, 42},  {12, 92},
        {18, 85},        {27, 2},     {36, 15},  {54, 11},  {72, 2},   {108, 3}, {162, 1}, {648, 1}};
    std::uint64_t classes = 0;
    std::uint64_t grids_of_nine_factorial = 0;
    for (const auto& [automorphisms, count] : kGridsByAutomorphisms) {
        classes += count;
        grids_of_nine_factorial += 3'359'232 / static_cast<std::uint64_t>(automorphisms) * count;
    }
    EXPECT_EQ(classes, 5'472'730'538U);
    EXPECT_EQ(grids_of_nine_factorial, 18'383'222'420'692'992U);  // times 9! is 6,670,903,752,021,072,936,960
}

bool is_proper(const Puzzle& puzzle) {
    return solve(puzzle).verdict == Verdict::kUnique;
}

bool is_minimal(const Puzzle& puzzle) {
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (puzzle.is_open(cell)) continue;
        Puzzle less = puzzle;
        less.clear(cell);
        if (is_proper(less)) return false;
    }
    return true;
}

TEST(Classes, ThereAreThirtySixMinimalPuzzlesOfSizeFour) {
    const Shape shape = *Shape::make(2, 2);
    Canonizer canonizer;
    std::unordered_set<CanonicalKey> classes[7];
    for (const std::string_view text : {"1234341221434321", "1234341223414123"}) {
        const Grid grid = tests::grid_of(text);
        for (unsigned cells = 0; cells < 1U << 16; ++cells) {
            const int givens = std::popcount(cells);
            if (givens < 4 || givens > 6) continue;
            Puzzle puzzle(shape);
            for (Cell cell = 0; cell < 16; ++cell)
                if ((cells >> cell & 1) != 0) puzzle.set_given(cell, grid[cell]);
            if (is_proper(puzzle) && is_minimal(puzzle)) classes[givens].insert(*canonizer.key(puzzle));
        }
    }
    EXPECT_EQ(classes[4].size(), 13U);
    EXPECT_EQ(classes[5].size(), 22U);
    EXPECT_EQ(classes[6].size(), 1U);
}

}  // namespace
}  // namespace huisu
