// What singles make of many states of a grid at once: a state is a lane, and the houses are swept until nothing
// changes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "fast9/targets.h"

namespace huisu::fast9 {

struct SinglesHouse {
    std::array<std::uint8_t, 9> cells{};  ///< those with candidates
    int size = 0;
    std::uint16_t digits = 0;  ///< that have a place
};

/// One mask a cell, and room to the next whole vector.
using CellMasks = std::array<std::uint16_t, 96>;

struct SinglesBatch {
    static constexpr std::size_t kLanes = 32;
    static constexpr int kHouses = 27;
    using Lanes = std::array<std::uint16_t, kLanes>;

    alignas(64) std::array<Lanes, 88> cells{};  ///< the candidates of every cell; the last seven rows are room
    alignas(64) Lanes bad;                      ///< not 0: the state refutes itself, and means nothing else
    std::array<SinglesHouse, kHouses> houses;
    std::array<std::uint32_t, Puzzle9::kCells> houses_of{};  ///< of every cell, a bit each
    std::uint32_t dirty = 0;                                 ///< houses to sweep
};

/// States into a batch, with those candidates only that `within` has, and out of it.
void load_states(Target target, const std::array<const CellMasks*, SinglesBatch::kLanes>& states,
                 const CellMasks& within, SinglesBatch& batch);
void store_states(Target target, const SinglesBatch& batch, const std::array<CellMasks*, SinglesBatch::kLanes>& states);

/// Sweeps the dirty houses, and those of cells that change. A digit with one place in a house goes there; a cell with
/// one candidate takes it from the others.
void close_singles(Target target, SinglesBatch& batch);

/// Whether all of these rows have lost some candidate of `start`, or are down to the same one in a cell of `open`.
bool may_agree(Target target, std::span<const CellMasks* const> rows, const CellMasks& start, const CellMasks& open);

}  // namespace huisu::fast9
