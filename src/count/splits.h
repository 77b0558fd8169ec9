// How nine digits split into three sets of three, in order: 9!/(3!)^3 = 1680 ways.
//
// A 3x3 box is seen from two sides. Its columns split the digits, and so do its rows; a column split and a row split
// belong to one filling of the box when every column shares exactly one digit with every row ("they cross"). The three
// boxes of a stack have column splits of which no digit stands twice in a column; the three boxes of a band have row
// splits of the same kind ("partners"). A set of digits has bit d for digit d, counted from 0.
//
//   1 4 7     columns {1,2,3} {4,5,6} {7,8,9}
//   2 5 8     rows    {1,4,7} {2,5,8} {3,6,9}      they cross
//   3 6 9
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace huisu::totals {

using Set = std::uint16_t;
constexpr Set kAllNine = 0x1FF;

struct Split {
    std::array<Set, 3> part;
};

/// The number of a split, 0..1679.
using SplitId = std::uint16_t;
constexpr std::size_t kSplits = 1680;
constexpr std::size_t kPartners = 56;
constexpr std::size_t kCrossing = 216;

/// Two splits that, with a third one, share no digit part by part.
struct Partners {
    SplitId second;
    SplitId third;
};

/// The image of a set of digits under a renaming.
class Renaming {
public:
    /// `to[d]` is the new name of digit d.
    explicit Renaming(const std::array<std::uint8_t, 9>& to);
    Set operator()(Set digits) const { return images_[digits]; }

private:
    std::array<Set, kAllNine + 1> images_{};
};

class Splits {
public:
    /// The tables are made once, in a few milliseconds.
    static const Splits& all();

    const Split& operator[](SplitId id) const { return splits_[id]; }
    SplitId id_of(Set first, Set second) const { return ids_[rank_[first] * (kAllNine + 1U) + second]; }
    SplitId renamed(SplitId id, const Renaming& renaming) const {
        return id_of(renaming(splits_[id].part[0]), renaming(splits_[id].part[1]));
    }
    /// The split with part[i] = part[order[i]] of the old one.
    SplitId reordered(SplitId id, const std::array<std::uint8_t, 3>& order) const {
        return id_of(splits_[id].part[order[0]], splits_[id].part[order[1]]);
    }

    /// All pairs that complete the split to three without a common digit.
    std::span<const Partners, kPartners> partners(SplitId id) const {
        return std::span<const Partners, kPartners>(partners_.data() + id * kPartners, kPartners);
    }
    /// The third one of partners.
    SplitId third(SplitId first, SplitId second) const {
        const Split& a = splits_[first];
        const Split& b = splits_[second];
        return id_of(rest(a.part[0], b.part[0]), rest(a.part[1], b.part[1]));
    }
    /// All splits that cross it.
    std::span<const SplitId, kCrossing> crossing(SplitId id) const {
        return std::span<const SplitId, kCrossing>(crossing_.data() + id * kCrossing, kCrossing);
    }

private:
    Splits();
    static Set rest(Set a, Set b) { return static_cast<Set>(kAllNine & ~(a | b)); }
    void number_splits();
    void find_partners(SplitId id);
    void find_crossing(SplitId id);

    std::vector<Split> splits_;
    std::array<std::uint16_t, kAllNine + 1> rank_{};  // of the sets of three
    std::vector<SplitId> ids_;                        // [rank of the first part][second part]
    std::vector<Partners> partners_;
    std::vector<SplitId> crossing_;
};

/// The six orders of three things.
constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

}  // namespace huisu::totals
