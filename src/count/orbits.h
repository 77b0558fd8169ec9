// Triples of column splits, and one for each family that cannot be told apart.
//
// A triple says for every digit in which column it stands in each of the three bands: one of six orders of the columns,
// since it stands in each column once. Two triples are of one family when like columns can be exchanged and like digits
// renamed so that one becomes the other. Two digits are alike as long as their candidates and their orders in the
// triples chosen before are.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "count/band.h"
#include "count/splits.h"

namespace huisu::totals {

/// The column splits of a stack in the three bands.
using Triple = std::array<SplitId, 3>;

struct Weighed {
    Triple triple;
    std::uint64_t weight;  ///< so many triples are like it, itself included
};

/// One triple of each family. `triples` holds those whose like columns are in order, each standing for `orders`.
std::vector<Weighed> one_of_each(std::span<const Triple> triples, const DigitClasses& classes,
                                 const ColumnOrders& orders);

/// Digits that are alike in this triple too.
DigitClasses refined(const DigitClasses& classes, const Triple& triple);

/// Whether like columns are in order.
bool is_in_order(SplitId split, const ColumnOrders& orders);

}  // namespace huisu::totals
