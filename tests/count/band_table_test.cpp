// The table of a band against the number of all bands and against filling bands cell by cell.
#include "count/band_table.h"

#include <gtest/gtest.h>

#include "count/open_bands.h"
#include "model/random.h"

namespace huisu::totals {
namespace {

/// All fillings of a table.
std::uint64_t sum_of(const BandTable& table) {
    std::uint64_t sum = 0;
    for (std::size_t first = 0; first < table.firsts().size(); ++first)
        for (std::size_t second = 0; second < table.families(1).size(); ++second)
            for (std::size_t third = 0; third < table.families(2).size(); ++third)
                sum += std::uint64_t{table.entries_of(first)[second * table.stride() + third]} *
                       table.firsts()[first].size * table.families(1)[second].size * table.families(2)[third].size;
    return sum;
}

/// Fills the band cell by cell.
class PlainFilling {
public:
    explicit PlainFilling(const Band& band) : band_(band) {}
    std::uint64_t count(std::size_t cell = 0) {
        if (cell == 27) return 1;
        const std::size_t row = cell / 9, column = cell % 9;
        std::uint64_t sum = 0;
        for (unsigned digit = 1; digit <= kAllNine; digit <<= 1) {
            if ((band_.allowed[row][column] & digit & ~(rows_[row] | boxes_[column / 3])) == 0) continue;
            rows_[row] ^= digit;
            boxes_[column / 3] ^= digit;
            sum += count(cell + 1);
            rows_[row] ^= digit;
            boxes_[column / 3] ^= digit;
        }
        return sum;
    }

private:
    const Band& band_;
    std::array<unsigned, 3> rows_{}, boxes_{};
};

constexpr std::array<std::array<int, 9>, 3> kFilled{
    {{1, 4, 5, 3, 2, 7, 6, 9, 8}, {8, 3, 9, 6, 5, 4, 1, 2, 7}, {6, 7, 2, 9, 1, 8, 5, 4, 3}}};

TEST(BandTable, AllBandsAre948109639680) {
    EXPECT_EQ(sum_of(BandTable::open()), 948'109'639'680U);
    EXPECT_EQ(BandTable::open().entries(), 280U * 281U);
}

TEST(BandTable, AgreesWithFillingCellByCell) {
    model::Random random(4);
    for (int i = 0; i < 12; ++i) {
        Band band;
        for (std::size_t row = 0; row < 3; ++row) {
            for (std::size_t column = 0; column < 9; ++column) {
                const auto digit = static_cast<Set>(1U << (kFilled[row][column] - 1));
                const bool is_given = random.below(100) < 65;
                const auto marks = static_cast<Set>(i % 2 == 0 ? kAllNine : digit | random.below(kAllNine + 1));
                band.allowed[row][column] = is_given ? digit : marks;
            }
        }
        BandTable table(band);
        table.fill();
        EXPECT_EQ(sum_of(table), PlainFilling(band).count()) << i;
    }
}

TEST(OpenBands, Are44ClassesAndGiveTheNumberOfAllGrids) {
    const auto classes = OpenBands::all().classes();
    EXPECT_EQ(classes.size(), 44U);
    Tally sum;
    for (const OpenBands::Class& c : classes) sum += Tally(c.completions) * c.fillings * c.pairs;
    EXPECT_EQ(sum * (kSplits * 36), *Tally::from_decimal("6670903752021072936960"));
}

}  // namespace
}  // namespace huisu::totals
