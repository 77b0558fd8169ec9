// Complete 9x9 grids, every one of the 6,670,903,752,021,072,936,960 equally likely, as far as random numbers of
// 64 bits go.
//
// The exact count (count/open_bands.h) is a sum; a number below it is followed back to a grid:
//
//   class of the first band's column splits (44)  ->  splits of the second band in the first two stacks (56 * 56)
//   ->  in the third stack (56)  ->  the rows of each band, out of a list of all that have these splits
//
// Each choice has as its weight the exact number of grids behind it. Then the digits are renamed at random and the
// columns shuffled inside their stacks, and the stacks: a class is represented by one of its members, and these
// exchanges lead from it to all others equally often.
//
// A grid takes two random numbers and half a microsecond; the tables, 14 MB, a tenth of a second once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "count/band_table.h"
#include "count/splits.h"
#include "generate/weighted_choice.h"
#include "huisu/batch.h"
#include "model/random.h"

namespace huisu::generating {

class Uniform9x9 {
public:
    /// Made at the first call.
    static const Uniform9x9& all();

    Digits9 grid(model::Random& random) const;

    /// All grids, divided by the ways to choose the first band's splits within their class (1680 * 36).
    std::uint64_t total() const { return choice_of_class_.total(); }

private:
    using SplitId = totals::SplitId;
    using Names = std::array<std::uint8_t, 9>;
    using Table = std::vector<SplitId>;  // [56][56]: [split of the first stack][split of this one]

    /// The second or the third band, its splits renamed so that the first one is the base split.
    struct Below {
        std::vector<SplitId> first;  // [split of the first stack]
        Table second, third;
        std::vector<std::uint16_t> third_family;  // of the third ones
        std::vector<Names> back;                  // [split of the first stack]: the renamed digits' own names
    };
    struct Class {
        std::array<SplitId, 3> splits;  // of the first band
        std::uint64_t pairs;
        std::uint64_t fillings;
        WeightedChoice choice;  // of the second band's splits in the first two stacks
        std::array<Below, 2> below;
    };

    Uniform9x9();
    void list_rows();
    Below below_of(const std::array<SplitId, 3>& splits, bool is_third_band) const;
    WeightedChoice choice_of(const std::array<Below, 2>& below) const;
    /// The numbers of fillings by the family of the third stack's split.
    const std::uint16_t* row_of(SplitId second) const {
        return table_.entries_of(0) + table_.family_of(1, second) * table_.stride();
    }

    /// A band to write: its splits, the first of which is the base split, and its row splits.
    struct Band {
        std::array<SplitId, 3> splits;
        const std::array<SplitId, 3>* rows;
        const std::array<std::uint8_t, 3>* row_order;
    };
    /// The filling with this number.
    Band band_of(const std::array<SplitId, 3>& splits, std::uint64_t filling) const;
    /// `names` are those of the digits in the finished grid, `columns` says where each column goes.
    void put(const Band& band, const Names& names, const Names& columns, std::uint8_t* out) const;

    const totals::Splits& splits_;
    const totals::BandTable& table_;
    std::vector<Class> classes_;
    WeightedChoice choice_of_class_;

    /// Row splits of a band whose first column split is the base split: one of each six that an exchange of rows makes.
    std::vector<std::array<SplitId, 3>> rows_;
    std::vector<std::uint32_t> begin_;     // [family of the second stack][of the third]: where its fillings begin ...
    std::vector<std::uint16_t> fillings_;  // ... in here, as indices into rows_
};

}  // namespace huisu::generating
