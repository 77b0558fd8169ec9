// Which sums can the last numbers make? All of them, in an ascending list for each tail, from the shortest tail to the
// longest that still fits in the memory allowed.
//
//     numbers  3  -1  4        tail of 0: {0}   of 1: {0 4}   of 2: {-1 0 3 4}   of 3: {-1 0 2 3 4 6 7}
//
// A tail's list is the next shorter one merged with itself moved by the number in front. Where numbers are many but
// small, sums coincide and the lists stay short; otherwise they double, and some twenty numbers fit: from there on no
// choice is ever in vain.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace huisu::backtrack {

class TailSums {
public:
    static constexpr std::size_t kMostSums = std::size_t{1} << 21;  // 16 MiB

    explicit TailSums(std::span<const std::int64_t> numbers, std::size_t most_sums = kMostSums);

    /// Whether the numbers from index i on are a tail whose sums are listed.
    bool covers(std::size_t i) const { return i >= first_; }
    /// Whether some of the numbers from index i on have that sum. Only for a tail that is covered.
    bool can_make(std::size_t i, std::int64_t sum) const;

private:
    std::size_t first_;                                 // index of the first number of the longest tail
    std::vector<std::vector<std::int64_t>> by_length_;  // the sums of the tail of that many numbers
};

}  // namespace huisu::backtrack
