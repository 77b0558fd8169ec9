// A set of the 81 cells in two words.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "logic/houses.h"

namespace huisu::logic {

class CellSet {
public:
    constexpr CellSet() = default;

    constexpr void insert(Cell cell) { words_[at(cell)] |= one(cell); }
    constexpr void erase(Cell cell) { words_[at(cell)] &= ~one(cell); }
    constexpr bool contains(Cell cell) const { return (words_[at(cell)] & one(cell)) != 0; }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr bool has_two() const {
        const std::uint64_t low = words_[0];
        const std::uint64_t high = words_[1];
        return ((low & (low - 1)) | (high & (high - 1))) != 0 || (low != 0 && high != 0);
    }
    constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    /// The first in reading order of a set that is not empty.
    constexpr Cell first() const {
        return words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1]);
    }

    friend constexpr CellSet operator&(CellSet a, CellSet b) {
        return CellSet(a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]);
    }
    friend constexpr CellSet operator|(CellSet a, CellSet b) {
        return CellSet(a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]);
    }
    /// The cells of `a` that are not in `b`.
    friend constexpr CellSet operator-(CellSet a, CellSet b) {
        return CellSet(a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]);
    }
    friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

    /// Iterates in reading order.
    class Iterator {
    public:
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
        constexpr Cell operator*() const {
            return words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1]);
        }
        constexpr Iterator& operator++() {
            std::uint64_t& word = words_[words_[0] != 0 ? 0 : 1];
            word &= word - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::array<std::uint64_t, 2> words_;
    };
    constexpr Iterator begin() const { return {words_[0], words_[1]}; }
    constexpr Iterator end() const { return {0, 0}; }

private:
    constexpr CellSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
    static constexpr std::size_t at(Cell cell) { return static_cast<std::size_t>(cell) / 64; }
    static constexpr std::uint64_t one(Cell cell) { return std::uint64_t{1} << (cell % 64); }

    std::array<std::uint64_t, 2> words_{};
};

namespace tables {

constexpr std::array<CellSet, kCells> make_peer_sets() {
    std::array<CellSet, kCells> all{};
    for (std::size_t cell = 0; cell < kCells; ++cell)
        for (const std::uint8_t peer : kPeers[cell]) all[cell].insert(peer);
    return all;
}
inline constexpr auto kPeerSets = make_peer_sets();

constexpr std::array<CellSet, kHouses> make_house_sets() {
    std::array<CellSet, kHouses> all{};
    for (std::size_t house = 0; house < kHouses; ++house)
        for (const std::uint8_t cell : kHouseCells[house]) all[house].insert(cell);
    return all;
}
inline constexpr auto kHouseSets = make_house_sets();

}  // namespace tables

/// The twenty cells that share a house with the cell.
inline const CellSet& peer_set(Cell cell) {
    return tables::kPeerSets[static_cast<std::size_t>(cell)];
}
inline const CellSet& house_set(int house) {
    return tables::kHouseSets[static_cast<std::size_t>(house)];
}

}  // namespace huisu::logic
