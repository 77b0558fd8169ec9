// The number of solutions of a 9x9 puzzle, as a sum over how its columns are divided among the bands.
//
// In each stack the three boxes have column splits without a common digit: a triple of splits. When the triples of all
// three stacks are fixed, the bands can be filled independently of each other, each in as many ways as its table says:
//
//   solutions = sum over (a1 b1 c1) of stack 1, (a2 b2 c2) of stack 2, (a3 b3 c3) of stack 3
//               of  first band (a1 a2 a3) * second band (b1 b2 b3) * third band (c1 c2 c3)
//
// With everything open each stack has 94080 triples. A given takes two thirds of a stack's triples away; like digits
// and like columns let one stand for many (orbits.h). What is left is between 10^6 and 10^11 products of three, most of
// them a few to the nanosecond: the sum over the third stack is a sum of products of table rows.
#pragma once

#include <cstdint>
#include <vector>

#include "count/band.h"
#include "count/band_table.h"
#include "count/orbits.h"
#include "count/total.h"
#include "huisu/batch.h"

namespace huisu::totals {

class ThreeBands : public Method {
public:
    /// Turns the grid so that the sum is shortest.
    explicit ThreeBands(const Puzzle9& puzzle);
    /// Takes the grid as it is.
    explicit ThreeBands(const Bands& bands);

    double nodes() const override { return work() / kProductsANode; }
    /// Whether its tables are of a reasonable size.
    bool fits() const;
    Total count(model::Meter& meter) override;

private:
    struct Run;
    static constexpr std::uint64_t kProductsANode = 4096;

    /// In products of the sum.
    double work() const;

    Bands bands_;
    DigitClasses classes_;
    std::array<ColumnOrders, 3> orders_;
    std::vector<BandTable> tables_;
    std::array<std::vector<Triple>, 3> triples_;  // of each stack
};

}  // namespace huisu::totals
