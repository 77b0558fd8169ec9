// See splits.h. Everything is found by trying all subsets; that takes less time than a file of tables to read.
#include "count/splits.h"

#include <bit>

namespace huisu::totals {
namespace {

std::vector<Set> triples_in(Set digits) {
    std::vector<Set> triples;
    for (unsigned subset = 0; subset <= digits; ++subset)
        if ((subset & ~static_cast<unsigned>(digits)) == 0 && std::popcount(subset) == 3)
            triples.push_back(static_cast<Set>(subset));
    return triples;
}

std::array<Set, 3> digits_of(Set triple) {
    std::array<Set, 3> digits{};
    for (Set& digit : digits) {
        digit = static_cast<Set>(triple & -triple);
        triple = static_cast<Set>(triple ^ digit);
    }
    return digits;
}

}  // namespace

Renaming::Renaming(const std::array<std::uint8_t, 9>& to) {
    for (unsigned digits = 1; digits <= kAllNine; ++digits) {
        const unsigned lowest = digits & -digits;
        const unsigned image = 1U << to[static_cast<std::size_t>(std::countr_zero(lowest))];
        images_[digits] = static_cast<Set>(images_[digits ^ lowest] | image);
    }
}

const Splits& Splits::all() {
    static const Splits splits;
    return splits;
}

Splits::Splits() {
    number_splits();
    partners_.reserve(kSplits * kPartners);
    crossing_.reserve(kSplits * kCrossing);
    for (SplitId id = 0; id < kSplits; ++id) {
        find_partners(id);
        find_crossing(id);
    }
}

void Splits::number_splits() {
    const std::vector<Set> triples = triples_in(kAllNine);
    ids_.resize(triples.size() * (kAllNine + 1U));
    for (std::size_t rank = 0; rank < triples.size(); ++rank) {
        const Set first = triples[rank];
        rank_[first] = static_cast<std::uint16_t>(rank);
        for (const Set second : triples_in(rest(first, 0))) {
            ids_[rank * (kAllNine + 1U) + second] = static_cast<SplitId>(splits_.size());
            splits_.push_back({{first, second, rest(first, second)}});
        }
    }
}

void Splits::find_partners(SplitId id) {
    const Split split = splits_[id];
    for (const Set first : triples_in(rest(split.part[0], 0))) {
        for (const Set second : triples_in(rest(split.part[1], first))) {
            if ((rest(first, second) & split.part[2]) != 0) continue;
            const SplitId other = id_of(first, second);
            partners_.push_back({other, third(id, other)});
        }
    }
}

void Splits::find_crossing(SplitId id) {
    const std::array<std::array<Set, 3>, 3> digits{digits_of(splits_[id].part[0]), digits_of(splits_[id].part[1]),
                                                   digits_of(splits_[id].part[2])};
    for (const auto& a : kOrders) {
        for (const auto& b : kOrders) {
            for (const auto& c : kOrders) {
                const auto row = [&](std::size_t i) {
                    return static_cast<Set>(digits[0][a[i]] | digits[1][b[i]] | digits[2][c[i]]);
                };
                crossing_.push_back(id_of(row(0), row(1)));
            }
        }
    }
}

}  // namespace huisu::totals
