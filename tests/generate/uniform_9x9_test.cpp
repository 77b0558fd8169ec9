// That complete 9x9 grids are uniform: against the exact shares of classes of bands, and against exact counts.
#include "generate/uniform_9x9.h"

#include <gtest/gtest.h>

#include "chi_square.h"
#include "count/open_bands.h"
#include "huisu/huisu.h"

namespace huisu::generating {
namespace {

constexpr std::uint64_t kGridsOf9x9 = 60'000;

template <class Visit>
void for_each_grid(std::uint64_t seed, const Visit& visit) {
    model::Random random(seed);
    for (std::uint64_t i = 0; i < kGridsOf9x9; ++i) visit(Uniform9x9::all().grid(random));
}

/// The class of the column splits of a band, or with `is_stack` of the row splits of a stack.
std::size_t class_of(const Digits9& grid, std::size_t band, bool is_stack) {
    const totals::Splits& splits = totals::Splits::all();
    const totals::BandTable& table = totals::BandTable::open();
    std::array<totals::SplitId, 3> ids{};
    for (std::size_t box = 0; box < 3; ++box) {
        std::array<unsigned, 3> parts{};
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t j = 0; j < 3; ++j) {
                const std::size_t along = 3 * box + i, across = 3 * band + j;
                parts[i] |= 1U << (grid[is_stack ? along * 9 + across : across * 9 + along] - 1);
            }
        }
        ids[box] = splits.id_of(static_cast<totals::Set>(parts[0]), static_cast<totals::Set>(parts[1]));
    }
    const totals::Renaming renaming = table.block_of(ids[0]).renaming;
    const totals::OpenBands& open = totals::OpenBands::all();
    const totals::OpenBands::Class& found = open.class_of(table.family_of(1, splits.renamed(ids[1], renaming)),
                                                          table.family_of(2, splits.renamed(ids[2], renaming)));
    return static_cast<std::size_t>(&found - open.classes().data());
}

TEST(Uniform9x9, WeighsAllGrids) {
    EXPECT_EQ((Tally(Uniform9x9::all().total()) * 60'480).to_decimal(), "6670903752021072936960");
}

TEST(Uniform9x9, GridsAreTheSameOnEveryMachine) {
    model::Random random(1);
    const auto line = [&] {
        std::string text;
        for (const std::uint8_t digit : Uniform9x9::all().grid(random)) text += static_cast<char>('0' + digit);
        return text;
    };
    EXPECT_EQ(line(), "153829764648375192792641835814597623927136458365284917476952381539718246281463579");
    EXPECT_EQ(line(), "924175386538624179761398254417562938659813427382947561893456712246731895175289643");
}

TEST(Uniform9x9, GridsKeepTheRules) {
    const Puzzle empty;
    model::Random random(17);
    for (int i = 0; i < 3000; ++i) {
        const Digits9 digits = Uniform9x9::all().grid(random);
        Grid grid;
        std::ranges::copy(digits, grid.digits.begin());
        EXPECT_TRUE(is_solution_of(grid, empty)) << i;
    }
}

// The first band's class is what is chosen first; the classes of the other bands and of the stacks come out of all
// other choices, and by symmetry have the same shares.
TEST(Uniform9x9, ClassesOfBandsAndStacksHaveTheirExactShares) {
    const auto classes = totals::OpenBands::all().classes();
    std::array<std::vector<std::uint64_t>, 6> seen;
    seen.fill(std::vector<std::uint64_t>(classes.size()));
    for_each_grid(2, [&](const Digits9& grid) {
        for (std::size_t i = 0; i < 6; ++i) ++seen[i][class_of(grid, i % 3, i >= 3)];
    });
    std::vector<double> expected;
    for (const totals::OpenBands::Class& c : classes)
        expected.push_back(static_cast<double>(kGridsOf9x9) *
                           static_cast<double>(c.pairs * c.fillings * c.completions) /
                           static_cast<double>(Uniform9x9::all().total()));
    for (std::size_t i = 0; i < 6; ++i) EXPECT_LT(std::abs(tests::chi_square_excess(seen[i], expected)), 4) << i;
}

/// The share of all grids that have these digits in these cells.
double share_of(std::initializer_list<std::pair<Cell, Digit>> givens) {
    Puzzle puzzle;
    for (const auto& [cell, digit] : givens) puzzle.set_given(cell, digit);
    return std::stod(count(puzzle).count.to_decimal()) / 6670903752021072936960.0;
}

TEST(Uniform9x9, CellsAreEqualAsOftenAsTheExactCountsSay) {
    std::array<std::uint64_t, 4> seen{};
    for_each_grid(3, [&](const Digits9& grid) {
        seen[0] += grid[0] == grid[40] ? 1U : 0U;                        // r1c1, r5c5
        seen[1] += grid[13] == grid[57] ? 1U : 0U;                       // r2c5, r7c4: one stack
        seen[2] += grid[0] == grid[12] && grid[3] == grid[9] ? 1U : 0U;  // a rectangle of two digits
        seen[3] += grid[8] == grid[32] && grid[32] == grid[55] && grid[8] != grid[44] ? 1U : 0U;
    });
    const std::array<double, 4> shares{9 * share_of({{0, 1}, {40, 1}}), 9 * share_of({{13, 1}, {57, 1}}),
                                       72 * share_of({{0, 1}, {12, 1}, {3, 2}, {9, 2}}),
                                       72 * share_of({{8, 1}, {32, 1}, {55, 1}, {44, 2}})};
    for (std::size_t i = 0; i < 4; ++i) EXPECT_LT(std::abs(tests::deviation(seen[i], kGridsOf9x9, shares[i])), 4) << i;
}

TEST(Uniform9x9, EveryDigitIsInEveryCellEquallyOften) {
    std::array<std::array<std::uint64_t, 9>, 81> seen{};
    for_each_grid(4, [&](const Digits9& grid) {
        for (std::size_t cell = 0; cell < 81; ++cell) ++seen[cell][grid[cell] - 1U];
    });
    const std::vector<double> expected(9, static_cast<double>(kGridsOf9x9) / 9);
    for (const auto& digits : seen) EXPECT_LT(tests::chi_square_excess(digits, expected), 6);
}

}  // namespace
}  // namespace huisu::generating
