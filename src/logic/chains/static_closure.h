// What follows from every candidate by the links that hold anyway, for all candidates of a grid at once.
//
// Two links in a row, from a true candidate over a false one to a true one, are one step. A step ends at a candidate
// that has a strong link, and goes over another: these few, the linked ones, are numbered in the order of cells and
// digits, so that a set of them takes a word of 64 bits or a few. The closure of the steps is built one linked
// candidate after the other, each taking over the closures that are ready. It tells which plain and multiple chains
// exist, though not how long they are.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/candidate_grid.h"
#include "logic/chains/node.h"
#include "logic/chains/strong_pairs.h"

namespace huisu::logic {

class StaticClosure {
public:
    void build(const CandidateGrid& grid, const StrongPairs& strong);

    /// Whether there is a chain from the assumption to its opposite.
    bool refutes_itself(Node assumption) const {
        return (is_true(assumption) ? true_refuted_ : false_refuted_).contains(candidate(assumption));
    }
    bool refutes_any() const { return refutes_any_; }
    /// Whether the candidate may be in a cycle that eliminates something: what is eliminated makes every candidate of
    /// the cycle true, going round one way, and false, going round the other.
    bool may_be_in_cycle(int candidate) const { return in_cycle_.contains(candidate); }

    /// Needed for may_agree(); of the grid that the closure was built for.
    void build_false_sets(const CandidateGrid& grid);
    /// Whether something follows from each of these true candidates, two at least: a candidate of a cell with several
    /// is true, or one is false.
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
    bool meet(const Word* a, const Word* b) const {
        Word common = 0;
        for (std::size_t w = 0; w < words_; ++w) common |= a[w] & b[w];
        return common != 0;
    }

    /// The other end of each strong link: in the cell, box, row and column.
    struct Strong {
        std::array<std::int16_t, 4> to;
        int size = 0;
    };

    void number(const CandidateGrid& grid, const StrongPairs& strong);
    void find_weak();
    void find_steps();
    void close_linked();
    void close_others();
    void find_refuted();
    void find_in_cycles();

    std::vector<Node> candidates_;  // the linked ones first; in both parts by cell and digit
    std::array<std::int16_t, kCandidates> index_{};
    int size_ = 0;
    int linked_ = 0;
    std::size_t words_ = 0;                     // of a set of linked candidates
    std::vector<Strong> strong_;                // of the linked ones; their numbers
    std::vector<std::uint8_t> is_several_;      // whether the cell has others
    std::vector<Word> weak_, steps_, reached_;  // a row a candidate, of linked ones
    std::vector<Word> in_house_, in_cell_, todo_, several_;
    std::vector<CandidateSet> weak_all_, false_;  // a row a candidate, of all
    CandidateSet true_refuted_, false_refuted_, in_cycle_;
    bool refutes_any_ = false;
};

}  // namespace huisu::logic
