// See orbits.h. Families are found by a key: the digits' orders, sorted among like digits, the least over all orders of
// like columns.
#include "count/orbits.h"

#include <algorithm>
#include <utility>

namespace huisu::totals {
namespace {

using Codes = std::array<std::uint8_t, 9>;  // of each digit: 3 * column in the first band + column in the second

Codes codes_of(const Triple& triple) {
    const Split& first = Splits::all()[triple[0]];
    const Split& second = Splits::all()[triple[1]];
    Codes codes{};
    for (std::size_t digit = 0; digit < 9; ++digit) {
        const auto column = [&](const Split& split) {
            return (split.part[1] >> digit & 1U) + 2U * (split.part[2] >> digit & 1U);
        };
        codes[digit] = static_cast<std::uint8_t>(3 * column(first) + column(second));
    }
    return codes;
}

class Keys {
public:
    Keys(const DigitClasses& classes, const ColumnOrders& orders) : orders_(orders) {
        for (std::uint8_t leader = 0; leader < 9; ++leader) {
            std::vector<std::uint8_t> members;
            for (std::uint8_t digit = 0; digit < 9; ++digit)
                if (classes[digit] == leader) members.push_back(digit);
            if (!members.empty()) groups_.push_back(members);
        }
    }

    std::uint64_t key_of(const Triple& triple) const {
        const Codes codes = codes_of(triple);
        std::uint64_t least = ~std::uint64_t{0};
        for (const auto& order : orders_) least = std::min(least, key_in_order(codes, order));
        return least;
    }

private:
    std::uint64_t key_in_order(const Codes& codes, const std::array<std::uint8_t, 3>& order) const {
        std::uint64_t key = 0;
        for (const auto& group : groups_) {
            std::array<std::uint8_t, 9> sorted{};
            std::size_t count = 0;
            for (const std::uint8_t digit : group) {
                const auto code = static_cast<std::uint8_t>(3 * order[codes[digit] / 3U] + order[codes[digit] % 3U]);
                std::size_t at = count++;
                for (; at > 0 && sorted[at - 1] > code; --at) sorted[at] = sorted[at - 1];
                sorted[at] = code;
            }
            for (std::size_t i = 0; i < count; ++i) key = key << 4 | sorted[i];
        }
        return key;
    }

    const ColumnOrders& orders_;
    std::vector<std::vector<std::uint8_t>> groups_;
};

bool is_trivial(const DigitClasses& classes) {
    for (std::size_t digit = 0; digit < 9; ++digit)
        if (classes[digit] != digit) return false;
    return true;
}

}  // namespace

std::vector<Weighed> one_of_each(std::span<const Triple> triples, const DigitClasses& classes,
                                 const ColumnOrders& orders) {
    std::vector<Weighed> found;
    if (is_trivial(classes)) {
        for (const Triple& triple : triples) found.push_back({triple, orders.size()});
        return found;
    }
    const Keys keys(classes, orders);
    std::vector<std::pair<std::uint64_t, std::uint32_t>> keyed;
    keyed.reserve(triples.size());
    for (std::uint32_t i = 0; i < triples.size(); ++i) keyed.emplace_back(keys.key_of(triples[i]), i);
    std::sort(keyed.begin(), keyed.end());
    for (std::size_t i = 0; i < keyed.size(); ++i) {
        if (i == 0 || keyed[i].first != keyed[i - 1].first) found.push_back({triples[keyed[i].second], 0});
        found.back().weight += orders.size();
    }
    return found;
}

DigitClasses refined(const DigitClasses& classes, const Triple& triple) {
    const Codes codes = codes_of(triple);
    DigitClasses finer{};
    for (std::uint8_t digit = 0; digit < 9; ++digit) {
        finer[digit] = digit;
        for (std::uint8_t other = 0; other < digit && finer[digit] == digit; ++other)
            if (classes[digit] == classes[other] && codes[digit] == codes[other]) finer[digit] = finer[other];
    }
    return finer;
}

bool is_in_order(SplitId split, const ColumnOrders& orders) {
    const Split& columns = Splits::all()[split];
    return std::all_of(orders.begin(), orders.end(), [&](const auto& order) {
        const std::array<Set, 3> other{columns.part[order[0]], columns.part[order[1]], columns.part[order[2]]};
        return columns.part <= other;
    });
}

}  // namespace huisu::totals
