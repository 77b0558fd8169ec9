#include "logic/chains/reach.h"

#include <algorithm>
#include <array>

#include "logic/chains/nested_hint.h"

namespace huisu::logic {

int Reach::index_of(Node node) const {
    const auto at = std::find_if(links_.begin(), links_.end(), [&](const Link& link) { return link.node == node; });
    return static_cast<int>(at - links_.begin());
}

int Reach::ancestors(int index) const {
    const Link& of = link(index);
    if (of.ancestors == 0) of.ancestors = static_cast<std::uint16_t>(visit_generations(index, [](int) {}));
    return of.ancestors;
}

int Reach::weight(int index) const {
    std::vector<const NestedHint*> counted;
    return ancestors(index) + count_nested(index, counted);
}

int Reach::count_nested(int index, std::vector<const NestedHint*>& counted) const {
    if (nested_.empty()) return 0;
    int sum = 0;
    visit_generations(index, [&](int at) {
        if (link(at).nested < 0) return;
        const NestedHint* hint = &nested(link(at));
        const bool is_new = std::none_of(counted.begin(), counted.end(), [&](const NestedHint* other) {
            return other == hint || other->chains == hint->chains;
        });
        if (!is_new) return;
        counted.push_back(hint);
        sum += hint->complexity;
    });
    return sum;
}

void Reach::generations(int index, std::vector<int>& out) const {
    out.clear();
    visit_generations(index, [&](int at) { out.push_back(at); });
}

// How many there are.
template <class Act>
int Reach::visit_generations(int index, const Act& act) const {
    constexpr std::size_t kMost = kNodes + 1;  // each statement once, and one that contradicts
    std::array<std::uint64_t, (kMost + 63) / 64> seen;
    std::array<std::uint16_t, kMost> found;
    const std::size_t words = links_.size() / 64 + 1;
    std::fill_n(seen.begin(), words, std::uint64_t{0});
    auto find = [&, size = std::size_t{0}](std::uint16_t at) mutable {
        std::uint64_t& word = seen[at / 64U];
        const std::uint64_t bit = std::uint64_t{1} << (at % 64U);
        if ((word & bit) == 0) found[size++] = at;
        word |= bit;
        return size;
    };
    std::size_t size = find(static_cast<std::uint16_t>(index));
    for (std::size_t next = 0; next < size; ++next) {
        act(found[next]);
        const Link& from = link(found[next]);
        const std::uint16_t* const of = parents(from);
        for (std::size_t i = 0; i < from.parent_count; ++i) size = find(of[i]);
    }
    return static_cast<int>(size);
}

}  // namespace huisu::logic
