// The statements that chains are made of: a candidate is true, or it is false.
//
//   candidate  cell * 9 + digit                  0 .. 728
//   node       candidate, + 729 where it is true 0 .. 1457
#pragma once

#include <array>
#include <bit>
#include <cstdint>

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
constexpr Cell cell_of(Node node) {
    return node % kCandidates / 9;
}
constexpr int digit_of(Node node) {
    return node % 9;  // 729 is a multiple of 9
}

/// A set of candidates.
class CandidateSet {
public:
    static constexpr std::size_t kWords = 12;

    constexpr void insert(int candidate) { words_[at(candidate)] |= one(candidate); }
    constexpr bool contains(int candidate) const { return (words_[at(candidate)] & one(candidate)) != 0; }
    constexpr void clear() { words_.fill(0); }
    constexpr CandidateSet& operator&=(const CandidateSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    friend constexpr CandidateSet operator&(CandidateSet a, const CandidateSet& b) { return a &= b; }
    friend constexpr bool operator==(const CandidateSet&, const CandidateSet&) = default;

private:
    static constexpr std::size_t at(int candidate) { return static_cast<std::size_t>(candidate) / 64; }
    static constexpr std::uint64_t one(int candidate) { return std::uint64_t{1} << (candidate % 64); }

    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace huisu::logic
