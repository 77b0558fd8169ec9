// All permutations of a word, made by swapping: the method's smallest example.
//
//     permute(i):   if i is the last position: a permutation
//                   for each position j from i to the end:
//                       swap i and j;   permute(i + 1);   swap them back
//
// Written as a loop, because a word may be longer than a stack is deep: partner_[i] is the j of the call at position i.
// A character that is swapped with itself stays where it is, and that is no event.
//
// With `distinct`, a call puts no character at its position twice. When it looks at j, every swap below has been
// undone, so the characters that it has put there are just those of i..j-1. A call whose characters are all alike has a
// single arrangement and goes no deeper: long runs of one character cost no time.
#include <algorithm>
#include <cstddef>
#include <utility>

#include "huisu/backtrack.h"

namespace huisu {
namespace {

/// The characters from the current position on, counted by kind.
class CharactersLeft {
public:
    explicit CharactersLeft(const std::u32string& sorted_word) {
        for (const char32_t character : sorted_word) {
            if (kinds_.empty() || kinds_.back() != character) {
                kinds_.push_back(character);
                counts_.push_back(0);
            }
            ++counts_.back();
        }
        different_ = kinds_.size();
    }

    /// How many different ones there are.
    std::size_t different() const { return different_; }
    void take(char32_t character) {
        if (--count_of(character) == 0) --different_;
    }
    void put_back(char32_t character) {
        if (count_of(character)++ == 0) ++different_;
    }

private:
    std::size_t& count_of(char32_t character) {
        const auto kind = std::lower_bound(kinds_.begin(), kinds_.end(), character);
        return counts_[static_cast<std::size_t>(kind - kinds_.begin())];
    }

    std::u32string kinds_;  // ascending
    std::vector<std::size_t> counts_;
    std::size_t different_ = 0;
};

std::u32string sorted(std::u32string_view word) {
    std::u32string copy(word);
    std::sort(copy.begin(), copy.end());
    return copy;
}

class Permuter {
public:
    Permuter(std::u32string_view word, const std::function<bool(std::u32string_view)>& visit,
             const PermuteOptions& options)
        : visit_(visit),
          options_(options),
          word_(sorted(word)),
          left_(word_),
          partner_(word.size()),
          put_(word.size()) {}

    /// True when every permutation was visited.
    bool run() {
        std::size_t i = 0;
        for (;;) {
            for (; !is_arranged(i); ++i) {
                partner_[i] = i;
                put_[i] = 1;
                left_.take(word_[i]);
            }
            if (!report(SwapKind::kFound, 0, 0) || !visit_(word_)) return false;
            do {
                if (i == 0) return true;
                --i;
                left_.put_back(word_[i]);
                if (!swap_partners(SwapKind::kUndo, i)) return false;
            } while (!find_next_partner(i));
            if (!swap_partners(SwapKind::kSwap, i)) return false;
            left_.take(word_[i]);
            ++i;
        }
    }

private:
    /// Whether the characters from position i on have only one arrangement.
    bool is_arranged(std::size_t i) const {
        return i + 1 >= word_.size() || (options_.distinct && left_.different() == 1);
    }

    bool find_next_partner(std::size_t i) {
        if (options_.distinct && put_[i] == left_.different()) return false;
        for (std::size_t j = partner_[i] + 1; j < word_.size(); ++j) {
            if (options_.distinct && stands_between(i, j)) continue;
            partner_[i] = j;
            ++put_[i];
            return true;
        }
        return false;
    }
    /// Whether the character at j stands at one of i..j-1 too.
    bool stands_between(std::size_t i, std::size_t j) const {
        return std::u32string_view(word_).substr(i, j - i).find(word_[j]) != std::u32string_view::npos;
    }

    bool swap_partners(SwapKind kind, std::size_t i) {
        if (partner_[i] == i) return true;
        std::swap(word_[i], word_[partner_[i]]);
        return report(kind, i, partner_[i]);
    }
    bool report(SwapKind kind, std::size_t first, std::size_t second) const {
        return !options_.trace || options_.trace({kind, static_cast<int>(first), static_cast<int>(second)});
    }

    const std::function<bool(std::u32string_view)>& visit_;
    const PermuteOptions& options_;
    std::u32string word_;
    CharactersLeft left_;
    std::vector<std::size_t> partner_;
    std::vector<std::size_t> put_;  // how many characters the call at this position has put there
};

}  // namespace

bool permute(std::u32string_view word, const std::function<bool(std::u32string_view)>& visit,
             const PermuteOptions& options) {
    return Permuter(word, visit, options).run();
}

}  // namespace huisu
