// The number of solutions of a puzzle whose boxes have two rows or two columns, as a sum over how its columns are
// divided among the bands.
//
// Such a grid, turned so that boxes have two columns, has two bands of m rows and m stacks of two columns. In each
// stack a digit stands once in the left and once in the right column, so that m bits, its type, say where it is in the
// first band, and the inverse bits where it is in the second. The types of all digits (in each stack as many left as
// right) leave the two bands independent of each other:
//
//   solutions = sum over the types of fillings of the first band * fillings of the second band
//
// Like digits need their types in ascending order only, times the number of ways to hand them out; a stack with two
// like columns needs only types with one digit on the left. What a band without givens gives depends on its types up to
// exchanges of stacks, columns and digits, and is remembered.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "count/row_fillings.h"
#include "count/small_grid.h"
#include "count/total.h"

namespace huisu::totals {

using Types = std::array<std::uint8_t, kMostDigits>;

class TwoBands : public Method {
public:
    explicit TwoBands(const std::array<SmallBand, 2>& bands);

    /// Infinite where it is hopeless.
    double nodes() const override { return nodes_; }
    Total count(model::Meter& meter) override;

    /// Calls visit(types, weight) for one choice of types of each kind until it returns false; `weight` choices are
    /// like it. The digits are in the order of the puzzle.
    using Visit = std::function<bool(const Types& types, std::uint64_t weight)>;
    void for_each_choice(const Visit& visit) const;

private:
    struct Walk;
    double estimate() const;

    std::array<SmallBand, 2> bands_;
    std::array<std::vector<std::uint8_t>, kMostDigits> types_;  // that the candidates allow
    std::array<std::uint8_t, kMostDigits> like_{};              // the digit before it that is alike, or itself
    double nodes_ = 0;
    std::uint64_t copies_ = 1;  // of every choice of types that is looked at
};

/// The columns of the first band that each digit stands in when it has this type.
std::array<ColumnSet, kMostDigits> columns_of(const Types& types, int rows);
/// The types in the second band.
Types types_below(const Types& types, int rows);

/// The least of all types that exchanges of stacks, columns and digits make.
Types canonical_types(const Types& types, int rows);

}  // namespace huisu::totals
