// See uniform_9x9.h.
#include "generate/uniform_9x9.h"

#include <bit>

#include "count/open_bands.h"

namespace huisu::generating {
namespace {

using totals::BandTable;
using totals::kOrders;
using totals::kPartners;
using totals::OpenBands;
using totals::Partners;
using totals::Renaming;
using totals::Split;
using totals::Splits;

constexpr std::size_t kUnordered = OpenBands::kUnordered;
constexpr std::uint32_t kRowOrders = 6;
constexpr std::uint64_t kRenamings = 362'880, kColumnOrders = 1296;

std::uint8_t digit_in(unsigned set) {
    return static_cast<std::uint8_t>(std::countr_zero(set));
}

std::vector<std::uint64_t> class_weights() {
    std::vector<std::uint64_t> weights;
    for (const OpenBands::Class& found : OpenBands::all().classes())
        weights.push_back(found.pairs * found.fillings * found.completions);
    return weights;
}

/// Names 1 to 9 in the order that this number below 9! stands for.
std::array<std::uint8_t, 9> names_of(std::uint64_t number) {
    std::array<std::uint8_t, 9> names{1, 2, 3, 4, 5, 6, 7, 8, 9};
    for (std::size_t i = 9; i > 1; --i) {
        std::swap(names[i - 1], names[number % i]);
        number /= i;
    }
    return names;
}

/// Where each column goes: an order of the stacks and one of the columns in each.
std::array<std::uint8_t, 9> columns_of(std::uint64_t number) {
    const auto& stacks = kOrders[number % 6];
    std::array<std::uint8_t, 9> columns{};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        number /= 6;
        const auto& order = kOrders[number % 6];
        for (std::size_t i = 0; i < 3; ++i)
            columns[3 * stack + i] = static_cast<std::uint8_t>(3 * stacks[stack] + order[i]);
    }
    return columns;
}

}  // namespace

const Uniform9x9& Uniform9x9::all() {
    static const Uniform9x9 grids;
    return grids;
}

Uniform9x9::Uniform9x9() : splits_(Splits::all()), table_(BandTable::open()), choice_of_class_(class_weights()) {
    for (const OpenBands::Class& found : OpenBands::all().classes()) {
        std::array<Below, 2> below{below_of(found.splits, false), below_of(found.splits, true)};
        WeightedChoice choice = choice_of(below);
        classes_.push_back({found.splits, found.pairs, found.fillings, std::move(choice), std::move(below)});
    }
    list_rows();
}

Uniform9x9::Below Uniform9x9::below_of(const std::array<SplitId, 3>& splits, bool is_third_band) const {
    const auto split_of = [&](const Partners& partners) { return is_third_band ? partners.third : partners.second; };
    Below below;
    for (const Partners& first : splits_.partners(splits[0])) {
        const Renaming renaming = table_.block_of(split_of(first)).renaming;
        below.first.push_back(splits_.renamed(split_of(first), renaming));
        for (const Partners& second : splits_.partners(splits[1]))
            below.second.push_back(splits_.renamed(split_of(second), renaming));
        for (const Partners& third : splits_.partners(splits[2])) {
            below.third.push_back(splits_.renamed(split_of(third), renaming));
            below.third_family.push_back(table_.family_of(2, below.third.back()));
        }
        Names& back = below.back.emplace_back();
        for (std::uint8_t digit = 0; digit < 9; ++digit)
            back[digit_in(renaming(static_cast<totals::Set>(1U << digit)))] = digit;
    }
    return below;
}

/// The weight of a pair: over the splits of the third stack, what both bands together give.
WeightedChoice Uniform9x9::choice_of(const std::array<Below, 2>& below) const {
    std::vector<std::uint64_t> weights;
    for (std::size_t first = 0; first < kPartners; ++first) {
        for (std::size_t second = 0; second < kPartners; ++second) {
            const std::uint16_t* upper = row_of(below[0].second[first * kPartners + second]);
            const std::uint16_t* lower = row_of(below[1].second[first * kPartners + second]);
            std::uint64_t weight = 0;
            for (std::size_t third = first * kPartners; third < (first + 1) * kPartners; ++third)
                weight += std::uint64_t{upper[below[0].third_family[third]]} * lower[below[1].third_family[third]];
            weights.push_back(weight);
        }
    }
    return WeightedChoice(weights);
}

void Uniform9x9::list_rows() {
    std::array<std::vector<std::vector<std::uint16_t>>, 3> families;  // [stack][row split]: the families it crosses
    for (std::size_t stack = 1; stack < 3; ++stack) {
        families[stack].resize(totals::kSplits);
        for (std::size_t family = 0; family < kUnordered; ++family)
            for (const SplitId row : table_.families(stack)[family].rows)
                families[stack][row].push_back(static_cast<std::uint16_t>(family));
    }
    std::uint32_t size = 0;
    for (std::size_t second = 0; second < kUnordered; ++second) {
        for (std::size_t third = 0; third < kUnordered; ++third) {
            begin_.push_back(size);
            size += table_.entries_of(0)[second * table_.stride() + third] / kRowOrders;
        }
    }
    fillings_.resize(size);
    std::vector<std::uint32_t> end = begin_;
    const unsigned column = splits_[table_.firsts()[0].split].part[0];
    for (const SplitId first : table_.firsts()[0].rows) {
        // Of six orders of the rows the one in which the first column ascends.
        const auto& rows = splits_[first].part;
        if ((rows[0] & column) > (rows[1] & column) || (rows[1] & column) > (rows[2] & column)) continue;
        for (const Partners& partners : splits_.partners(first)) {
            for (const std::uint16_t second : families[1][partners.second])
                for (const std::uint16_t third : families[2][partners.third])
                    fillings_[end[second * kUnordered + third]++] = static_cast<std::uint16_t>(rows_.size());
            rows_.push_back({first, partners.second, partners.third});
        }
    }
}

Uniform9x9::Band Uniform9x9::band_of(const std::array<SplitId, 3>& splits, std::uint64_t filling) const {
    const std::size_t pair = table_.family_of(1, splits[1]) * kUnordered + table_.family_of(2, splits[2]);
    const std::uint16_t rows = fillings_[begin_[pair] + static_cast<std::size_t>(filling / kRowOrders)];
    return {splits, &rows_[rows], &kOrders[filling % kRowOrders]};
}

void Uniform9x9::put(const Band& band, const Names& names, const Names& columns, std::uint8_t* out) const {
    for (std::size_t stack = 0; stack < 3; ++stack) {
        const Split row_split = splits_[(*band.rows)[stack]];
        const Split column_split = splits_[band.splits[stack]];
        for (std::size_t row = 0; row < 3; ++row) {
            std::uint8_t* const to = out + 9U * (*band.row_order)[row];
            for (std::size_t i = 0; i < 3; ++i)
                to[columns[3 * stack + i]] = names[digit_in(unsigned{row_split.part[row]} & column_split.part[i])];
        }
    }
}

Digits9 Uniform9x9::grid(model::Random& random) const {
    const WeightedChoice::Choice found = choice_of_class_.of(random.below(total()));
    const Class& chosen = classes_[found.index];
    std::uint64_t rest = found.rest / chosen.pairs;
    const std::uint64_t first_filling = rest % chosen.fillings;
    const WeightedChoice::Choice found_pair = chosen.choice.of(rest / chosen.fillings);
    const std::size_t pair = found_pair.index;
    const std::size_t first = pair / kPartners;
    const std::uint16_t* upper = row_of(chosen.below[0].second[pair]);
    const std::uint16_t* lower = row_of(chosen.below[1].second[pair]);
    const std::uint16_t* upper_third = chosen.below[0].third_family.data() + first * kPartners;
    const std::uint16_t* lower_third = chosen.below[1].third_family.data() + first * kPartners;
    rest = found_pair.rest;
    std::size_t third = 0;
    std::uint64_t lower_fillings = 0;
    for (;; ++third) {
        lower_fillings = lower[lower_third[third]];
        const std::uint64_t both = upper[upper_third[third]] * lower_fillings;
        if (rest < both) break;
        rest -= both;
    }
    const std::uint64_t exchanges = random.below(kRenamings * kColumnOrders);
    const Names names = names_of(exchanges % kRenamings);
    const std::array<std::uint8_t, 9> columns = columns_of(exchanges / kRenamings);
    const auto band_below = [&](std::size_t i, std::uint64_t filling) {
        const Below& below = chosen.below[i];
        return band_of({below.first[first], below.second[pair], below.third[first * kPartners + third]}, filling);
    };
    // All three before the first is written: memory is asked for them at the same time.
    const std::array<Band, 3> bands{band_of(chosen.splits, first_filling), band_below(0, rest / lower_fillings),
                                    band_below(1, rest % lower_fillings)};
    Digits9 grid;
    put(bands[0], names, columns, grid.data());
    for (std::size_t i = 0; i < 2; ++i) {
        Names own;
        for (std::size_t digit = 0; digit < 9; ++digit) own[digit] = names[chosen.below[i].back[first][digit]];
        put(bands[i + 1], own, columns, grid.data() + 27 * (i + 1));
    }
    return grid;
}

}  // namespace huisu::generating
