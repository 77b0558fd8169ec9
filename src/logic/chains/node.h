// The statements that chains are made of: a candidate is true, or it is false.
//
//   candidate  cell * 9 + digit                  0 .. 728
//   node       candidate, + 729 where it is true 0 .. 1457
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "huisu/step.h"
#include "logic/candidate_grid.h"
#include "logic/houses.h"

namespace huisu::logic {

using Node = std::uint16_t;
inline constexpr int kCandidates = 729;
inline constexpr int kNodes = 2 * kCandidates;

constexpr Node false_node(Cell cell, int digit) {
    return static_cast<Node>(cell * 9 + digit);
}
constexpr Node true_node(Cell cell, int digit) {
    return static_cast<Node>(cell * 9 + digit + kCandidates);
}
constexpr bool is_true(Node node) {
    return node >= kCandidates;
}
constexpr Node opposite(Node node) {
    return static_cast<Node>(is_true(node) ? node - kCandidates : node + kCandidates);
}
/// Of the statement, true or false.
constexpr int candidate(Node node) {
    return is_true(node) ? node - kCandidates : node;
}
constexpr Cell cell_of(Node node) {
    return node % kCandidates / 9;
}
constexpr int digit_of(Node node) {
    return node % 9;  // 729 is a multiple of 9
}

/// Of a link inside a house of that kind, and back.
constexpr LinkReason reason_of(Kind kind) {
    return static_cast<LinkReason>(static_cast<int>(LinkReason::kBox) + static_cast<int>(kind));
}
constexpr Kind kind_of(LinkReason reason) {
    return static_cast<Kind>(static_cast<int>(reason) - static_cast<int>(LinkReason::kBox));
}
static_assert(reason_of(Kind::kColumn) == LinkReason::kColumn && kind_of(LinkReason::kRow) == Kind::kRow);

/// Calls act(false node) for each candidate gone since `start` that would have kept the true statement from following
/// for that reason: others of its cell, or other places in its house.
template <class Act>
void for_each_gone(const CandidateGrid& now, const CandidateGrid& start, Node node, LinkReason reason, const Act& act) {
    const Cell cell = cell_of(node);
    const int digit = digit_of(node);
    if (reason == LinkReason::kCell) {
        Mask gone = without(start.candidates(cell), now.candidates(cell));
        for (; gone != 0; gone &= gone - 1) act(false_node(cell, lowest(gone)));
    } else if (reason == LinkReason::kBox || reason == LinkReason::kRow || reason == LinkReason::kColumn) {
        const int house = house_of(cell, kind_of(reason));
        Mask gone = without(start.places(house, digit), now.places(house, digit));
        for (; gone != 0; gone &= gone - 1) act(false_node(cell_at(house, lowest(gone)), digit));
    }
}

/// A set of candidates.
class CandidateSet {
public:
    static constexpr std::size_t kWords = 12;

    constexpr void insert(int candidate) { words_[at(candidate)] |= one(candidate); }
    constexpr void insert_cell(Cell cell, Mask digits) {
        const int first = cell * 9;
        words_[at(first)] |= std::uint64_t{digits} << (first % 64);
        if (first % 64 > 64 - 9) words_[at(first) + 1] |= std::uint64_t{digits} >> (64 - first % 64);
    }
    constexpr bool contains(int candidate) const { return (words_[at(candidate)] & one(candidate)) != 0; }
    constexpr void clear() { words_.fill(0); }
    constexpr CandidateSet& operator&=(const CandidateSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr CandidateSet& operator|=(const CandidateSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }

private:
    static constexpr std::size_t at(int candidate) { return static_cast<std::size_t>(candidate) / 64; }
    static constexpr std::uint64_t one(int candidate) { return std::uint64_t{1} << (candidate % 64); }

    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace huisu::logic
