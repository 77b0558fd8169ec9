// See open_bands.h. The classes are found by walking: from a pair of splits to all pairs that an exchange of columns,
// of stacks or of digits makes of it.
#include "count/open_bands.h"

#include <array>

namespace huisu::totals {
namespace {

constexpr std::uint8_t kNoClass = 0xFF;

const BandTable& table() {
    return BandTable::open();
}

/// Renamings that keep the three sets of a base split together, from which all others can be made.
std::vector<Renaming> renamings_keeping(const Split& base) {
    std::array<std::array<std::uint8_t, 3>, 3> digits{};
    for (std::size_t part = 0; part < 3; ++part)
        for (std::uint8_t digit = 0, at = 0; digit < 9; ++digit)
            if ((base.part[part] >> digit & 1U) != 0) digits[part][at++] = digit;
    std::vector<Renaming> renamings;
    const auto exchange = [&](std::initializer_list<std::pair<std::uint8_t, std::uint8_t>> pairs) {
        std::array<std::uint8_t, 9> to{0, 1, 2, 3, 4, 5, 6, 7, 8};
        for (const auto& [a, b] : pairs) std::swap(to[a], to[b]);
        renamings.emplace_back(to);
    };
    exchange({{digits[0][0], digits[0][1]}});
    exchange({{digits[0][1], digits[0][2]}});
    for (std::size_t part = 1; part < 3; ++part)
        exchange({{digits[0][0], digits[part][0]}, {digits[0][1], digits[part][1]}, {digits[0][2], digits[part][2]}});
    return renamings;
}

}  // namespace

const OpenBands& OpenBands::all() {
    static const OpenBands bands;
    return bands;
}

OpenBands::OpenBands() : base_(table().firsts()[0].split), keeping_(renamings_keeping(Splits::all()[base_])) {
    for (const BandTable::Family& family : table().families(1))
        to_base_.push_back(table().block_of(family.split).renaming);
    class_of_.assign(kUnordered * kUnordered, kNoClass);
    for (std::size_t pair = 0; pair < class_of_.size(); ++pair)
        if (class_of_[pair] == kNoClass) find_class(pair);
}

void OpenBands::find_class(std::size_t pair) {
    const Splits& splits = Splits::all();
    const auto split_of = [](std::size_t family) { return table().families(1)[family].split; };
    Class found;
    found.splits = {base_, split_of(pair / kUnordered), split_of(pair % kUnordered)};
    found.fillings = table().entries_of(0)[pair / kUnordered * table().stride() + pair % kUnordered];
    found.completions = completions_of(found.splits);
    std::vector<std::size_t> open;
    const auto reach = [&](SplitId second, SplitId third) {
        const std::size_t to = std::size_t{table().family_of(1, second)} * kUnordered + table().family_of(2, third);
        if (class_of_[to] != kNoClass) return;
        class_of_[to] = static_cast<std::uint8_t>(classes_.size());
        ++found.pairs;
        open.push_back(to);
    };
    reach(found.splits[1], found.splits[2]);
    while (!open.empty()) {
        const SplitId second = split_of(open.back() / kUnordered), third = split_of(open.back() % kUnordered);
        open.pop_back();
        for (const Renaming& renaming : keeping_)
            reach(splits.renamed(second, renaming), splits.renamed(third, renaming));
        reach(third, second);
        // The second stack becomes the first one.
        const Renaming& to_base = to_base_[table().family_of(1, second)];
        reach(splits.renamed(base_, to_base), splits.renamed(third, to_base));
    }
    classes_.push_back(found);
}

std::uint64_t OpenBands::completions_of(const std::array<SplitId, 3>& splits) const {
    const Splits& all = Splits::all();
    using Families = std::array<std::uint16_t, kPartners>;
    std::uint64_t sum = 0;
    for (const Partners& first : all.partners(splits[0])) {
        const Renaming above = table().block_of(first.second).renaming, below = table().block_of(first.third).renaming;
        std::array<Families, 3> families_above{}, families_below{};
        for (std::size_t stack = 1; stack < 3; ++stack) {
            for (std::size_t i = 0; i < kPartners; ++i) {
                const Partners& partners = all.partners(splits[stack])[i];
                families_above[stack][i] = table().family_of(stack, all.renamed(partners.second, above));
                families_below[stack][i] = table().family_of(stack, all.renamed(partners.third, below));
            }
        }
        for (std::size_t i = 0; i < kPartners; ++i) {
            const std::uint16_t* row_above = table().entries_of(0) + families_above[1][i] * table().stride();
            const std::uint16_t* row_below = table().entries_of(0) + families_below[1][i] * table().stride();
            for (std::size_t j = 0; j < kPartners; ++j)
                sum += std::uint64_t{row_above[families_above[2][j]]} * row_below[families_below[2][j]];
        }
    }
    return sum;
}

}  // namespace huisu::totals
