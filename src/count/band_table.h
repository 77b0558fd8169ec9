// In how many ways a band can be filled when the digits of each of its nine columns are prescribed.
//
// A band's table has one entry for three column splits, one a stack: the number of ways to put the digits of the
// columns into the three rows, so that every row has nine digits and every cell one of its candidates. Of 1680 splits
// only one of each family is kept that exchanging like columns makes; of the first stack's, one of each family that
// renaming like digits makes: to look up three splits, the first one is renamed to its representative and the others
// with it.
//
// An entry counts triples of row splits, one a box: partners of one another that cross their column splits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "count/band.h"
#include "count/splits.h"

namespace huisu::totals {

class BandTable {
public:
    /// Finds the families; fill() counts.
    explicit BandTable(const Band& band);
    void fill();

    /// Of a band without givens; made once.
    static const BandTable& open();

    std::size_t entries() const { return families_[0].size() * block_size(); }
    /// What fill() takes, in additions.
    double work() const;

    /// All splits that the box in this stack can take, in any order of the columns.
    std::span<const SplitId> usable(std::size_t stack) const { return usable_[stack]; }

    static constexpr std::uint16_t kNowhere = 0xFFFF;
    struct Family {
        SplitId split;              ///< one of them, for a first split the one that needs no renaming
        std::uint16_t size;         ///< of so many
        std::vector<SplitId> rows;  ///< the row splits that cross it and fit the candidates
    };
    std::span<const Family> firsts() const { return families_[0]; }
    /// Of the second or third stack (1 or 2).
    std::span<const Family> families(std::size_t stack) const { return families_[stack]; }
    std::uint16_t family_of(std::size_t stack, SplitId split) const { return family_of_[stack][split]; }

    /// The entries of a first split: [family of the second][family of the third], each row with a 0 at its end.
    /// The other splits have to be renamed before their families are looked up.
    struct Block {
        const std::uint16_t* entries;
        Renaming renaming;
    };
    Block block_of(SplitId first) const;
    const std::uint16_t* entries_of(std::size_t first) const { return entries_.data() + first * block_size(); }
    std::size_t stride() const { return families_[2].size() + 1; }

private:
    std::size_t block_size() const { return families_[1].size() * stride(); }
    void find_families(std::size_t stack);
    void find_firsts();
    std::vector<SplitId> rows_crossing(std::size_t stack, SplitId split) const;

    Band band_;
    DigitClasses classes_;
    ColumnOrders first_orders_;
    std::array<std::vector<SplitId>, 3> usable_;
    std::array<std::vector<Family>, 3> families_;
    std::array<std::vector<std::uint16_t>, 3> family_of_;  // [stack][split]; of first splits, only the one of each
    std::vector<std::uint16_t> entries_;
};

}  // namespace huisu::totals
