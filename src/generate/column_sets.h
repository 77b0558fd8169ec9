// How the columns of a band share out the digits, and in how many ways a band can be filled then.
//
// A column of a 9x9 band holds three digits, so each of the band's three boxes splits the nine digits into three sets.
// Up to the order of its columns a box has 280 such splits. With the digits renamed so that the first box has split 0,
// the number of fillings depends on the splits of the other two: a table of 280 x 280, filled in as it is asked for.
//
// A digit stands once in each box, so the digits and columns are the sides of a graph in which each has three edges. A
// row is a perfect matching; what two rows are left is a set of cycles, each of which can be shared out in two ways.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "huisu/batch.h"
#include "model/random.h"

namespace huisu::generating {

using DigitMask = std::uint16_t;  ///< bit d-1 for digit d

/// The digits of a box's columns, or of a band's nine.
using Split = std::array<DigitMask, 3>;
using BandColumns = std::array<DigitMask, 9>;

/// How many ways there are to order the digits of the columns so that each row of the band has all nine.
int count_fillings(const BandColumns& columns);
/// One of them (so many, at least one), each equally likely; `rows` gets 27 digits row by row.
void draw_filling(const BandColumns& columns, int fillings, model::Random& random, std::uint8_t* rows);

class FillingTable {
public:
    static constexpr int kSplits = 280;
    static constexpr int kMostFillings = 1728;  ///< where the three boxes split the digits alike

    FillingTable();

    const Split& split(int index) const { return splits_[static_cast<std::size_t>(index)]; }
    /// The same as count_fillings().
    int fillings(const BandColumns& columns);
    /// Of a band whose boxes have split 0 and these two.
    int fillings(int second, int third);

private:
    int index_of(const DigitMask* columns, const std::array<std::uint8_t, 9>& names) const;

    std::vector<Split> splits_;
    std::array<std::int16_t, 512> first_{};                   // by the set with digit 1: its 28 places
    std::array<std::array<std::int16_t, 512>, 28> second_{};  // then by the set with the least digit left: the index
    std::vector<std::int16_t> known_;                         // -1 where not counted yet
};

}  // namespace huisu::generating
