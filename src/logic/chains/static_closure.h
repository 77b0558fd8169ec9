// What follows from every candidate by the links that hold anyway, for all candidates of a grid at once.
//
// Candidates are numbered in the order of cells and digits, so that a set of them takes some words of 64 bits. Two
// links in a row, from a true candidate over a false one to a true one, are one step; the closure of these steps is
// built candidate by candidate, each taking over the closures that are ready. It tells which plain and multiple chains
// exist, though not how long they are.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/candidate_grid.h"
#include "logic/chains/node.h"

namespace huisu::logic {

class StaticClosure {
public:
    void build(const CandidateGrid& grid);

    /// Whether there is a chain from the assumption to its opposite.
    bool refutes_itself(Node assumption) const {
        return (is_true(assumption) ? true_refuted_ : false_refuted_).contains(assumption % kCandidates);
    }
    bool refutes_any() const { return refutes_any_; }
    /// Whether the candidate may be in a cycle that eliminates something: what is eliminated makes every candidate of
    /// the cycle true, going round one way, and false, going round the other.
    bool may_be_in_cycle(int candidate) const { return in_cycle_.contains(candidate); }

    /// Needed for may_agree().
    void build_false_sets();
    /// Whether something follows from each of these true candidates: a candidate of a cell with several is true, or one
    /// is false.
    bool may_agree(const Node* assumptions, int count) const;

private:
    using Word = std::uint64_t;

    static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    Word* row(std::vector<Word>& rows, int index) const { return rows.data() + at(index) * words_; }
    const Word* row(const std::vector<Word>& rows, int index) const { return rows.data() + at(index) * words_; }
    static void insert(Word* set, int index) { set[index / 64] |= Word{1} << (index % 64); }
    static bool contains(const Word* set, int index) { return (set[index / 64] >> (index % 64) & 1) != 0; }
    template <class Act>
    void for_each(const Word* set, const Act& act) const {
        for (std::size_t w = 0; w < words_; ++w)
            for (Word rest = set[w]; rest != 0; rest &= rest - 1)
                act(static_cast<int>(64 * w) + std::countr_zero(rest));
    }
    void add(Word* to, const Word* from) const {
        for (std::size_t w = 0; w < words_; ++w) to[w] |= from[w];
    }

    void number(const CandidateGrid& grid);
    void find_weak(const CandidateGrid& grid);
    void find_strong(const CandidateGrid& grid);
    void find_steps();
    void close();
    void find_refuted();
    void find_in_cycles();

    struct Strong {
        std::array<std::int16_t, 4> to;
        int size = 0;
    };

    int size_ = 0;
    std::size_t words_ = 0;
    std::array<std::int16_t, kCandidates> index_{};
    std::vector<Node> candidates_;
    std::vector<Strong> strong_;
    std::vector<Word> weak_, steps_, reached_, false_;  // a row a candidate
    std::vector<Word> has_strong_, in_house_, todo_, several_;
    CandidateSet true_refuted_, false_refuted_, in_cycle_;
    bool refutes_any_ = false;
};

}  // namespace huisu::logic
