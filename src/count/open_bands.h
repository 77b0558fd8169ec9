// In how many ways two bands without givens complete a first band.
//
// That depends only on how the first band's columns split the digits, and not on the order of its columns and stacks or
// on the names of the digits: 44 classes of three unordered splits, one a stack. With the first split renamed to a base
// split, the classes are a table of 280 by 280.
//
// The number of a class is a sum over the second band's splits: 56 in each stack leave the third band's, and each band
// can then be filled in as many ways as BandTable::open() says. The method is that of the count of all grids by
// Felgenhauer and Jarvis (2005), with splits of columns instead of their equivalent bands.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "count/band_table.h"
#include "count/splits.h"

namespace huisu::totals {

class OpenBands {
public:
    /// Made once, in some hundredths of a second.
    static const OpenBands& all();

    struct Class {
        std::array<SplitId, 3> splits;  ///< one of the class; the first is the base split
        std::uint32_t pairs = 0;     ///< so many pairs of unordered splits make the class together with the base split
        std::uint64_t fillings = 0;  ///< of the first band, with these splits
        std::uint64_t completions = 0;  ///< of each of those
    };
    std::span<const Class> classes() const { return classes_; }

    /// The class of the base split with two others of these families of BandTable::open().
    const Class& class_of(std::uint16_t second, std::uint16_t third) const {
        return classes_[class_of_[second * kUnordered + third]];
    }

    static constexpr std::size_t kUnordered = kSplits / 6;

private:
    OpenBands();
    void find_class(std::size_t pair);
    std::uint64_t completions_of(const std::array<SplitId, 3>& splits) const;

    SplitId base_;
    std::vector<Renaming> keeping_;       // that keep the three sets of the base split together
    std::vector<Renaming> to_base_;       // [family of a second split]
    std::vector<std::uint8_t> class_of_;  // [family of the second][family of the third]
    std::vector<Class> classes_;
};

}  // namespace huisu::totals
