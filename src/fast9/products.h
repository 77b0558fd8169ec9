// Sums of products of three table rows: what counting beyond enumeration spends its time on (src/count/three_bands.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "fast9/targets.h"

namespace huisu::fast9 {

/// Three tables of rows that lie one behind the other, each as long as `pairs` says. The first one has an entry for two
/// of the others.
struct RowTables {
    static constexpr std::size_t kPairsAtOnce = 16;  // `pairs` is a multiple

    std::size_t pairs = 0;
    const std::uint32_t* x = nullptr;  ///< a row has `pairs` entries
    const std::int16_t* y = nullptr;   ///< a row has 2 * pairs entries, none negative
    const std::int16_t* z = nullptr;   ///< the same
};

/// Which rows to multiply, and where to add the sum of x[i] * (y[2i] * z[2i] + y[2i+1] * z[2i+1]). The sum in brackets
/// must fit 31 bits.
struct RowProduct {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t z = 0;
    std::uint64_t sum = 0;
};

void add_row_products(Target target, const RowTables& tables, std::span<RowProduct> products);

}  // namespace huisu::fast9
