// See band_table.h. Entries are counted for 32 splits of the second stack at a time, in plain loops that the compiler
// turns into vectors.
#include "count/band_table.h"

#include <algorithm>
#include <bit>

namespace huisu::totals {
namespace {

constexpr std::size_t kLanes = 32;
using Lanes = std::array<std::uint16_t, kLanes>;

void add(Lanes& sum, const Lanes& more) {
    for (std::size_t lane = 0; lane < kLanes; ++lane) sum[lane] = static_cast<std::uint16_t>(sum[lane] + more[lane]);
}

using Columns = std::array<std::uint8_t, 9>;  // of each digit

Columns columns_of(const Split& split) {
    Columns columns{};
    for (std::size_t digit = 0; digit < 9; ++digit)
        columns[digit] = static_cast<std::uint8_t>((split.part[1] >> digit & 1U) + 2U * (split.part[2] >> digit & 1U));
    return columns;
}

/// A renaming of like digits that puts their columns in order, and the columns after it.
struct Sorting {
    Columns columns{};
    std::array<std::uint8_t, 9> to{};
};

Sorting sort_within(const DigitClasses& classes, const Columns& columns) {
    Sorting sorting;
    for (std::uint8_t leader = 0; leader < 9; ++leader) {
        std::uint8_t place = leader;
        for (std::uint8_t column = 0; column < 3; ++column) {
            for (std::uint8_t digit = leader; digit < 9; ++digit) {
                if (classes[digit] != leader || columns[digit] != column) continue;
                while (classes[place] != leader) ++place;
                sorting.to[digit] = place;
                sorting.columns[place++] = column;
            }
        }
    }
    return sorting;
}

/// Over all orders of like columns the least sorted columns.
Sorting canonical(const DigitClasses& classes, const ColumnOrders& orders, const Split& split) {
    std::optional<Sorting> best;
    for (const auto& order : orders) {
        const Split reordered{{split.part[order[0]], split.part[order[1]], split.part[order[2]]}};
        const Sorting sorting = sort_within(classes, columns_of(reordered));
        if (!best || sorting.columns < best->columns) best = sorting;
    }
    return *best;
}

SplitId split_of(const Columns& columns) {
    std::array<unsigned, 3> parts{};
    for (std::size_t digit = 0; digit < 9; ++digit) parts[columns[digit]] |= 1U << digit;
    return Splits::all().id_of(static_cast<Set>(parts[0]), static_cast<Set>(parts[1]));
}

}  // namespace

BandTable::BandTable(const Band& band)
    : band_(band), classes_(digit_classes({&band, 1})), first_orders_(column_orders({&band, 1}, 0)) {
    for (std::size_t stack = 0; stack < 3; ++stack)
        for (SplitId id = 0; id < kSplits; ++id)
            if (!rows_crossing(stack, id).empty()) usable_[stack].push_back(id);
    find_firsts();
    find_families(1);
    find_families(2);
}

std::vector<SplitId> BandTable::rows_crossing(std::size_t stack, SplitId split) const {
    const Splits& splits = Splits::all();
    std::vector<SplitId> rows;
    for (const SplitId id : splits.crossing(split)) {
        bool is_allowed = true;
        for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t i = 0; i < 3; ++i)
                is_allowed = is_allowed &&
                             (splits[id].part[row] & splits[split].part[i] & band_.allowed[row][3 * stack + i]) != 0;
        if (is_allowed) rows.push_back(id);
    }
    return rows;
}

void BandTable::find_firsts() {
    family_of_[0].assign(kSplits, kNowhere);
    for (const SplitId id : usable_[0]) {
        const SplitId representative = split_of(canonical(classes_, first_orders_, Splits::all()[id]).columns);
        std::uint16_t& index = family_of_[0][representative];
        if (index == kNowhere) {
            index = static_cast<std::uint16_t>(families_[0].size());
            families_[0].push_back({representative, 0, rows_crossing(0, representative)});
        }
        ++families_[0][index].size;
    }
}

void BandTable::find_families(std::size_t stack) {
    const ColumnOrders orders = column_orders({&band_, 1}, stack);
    family_of_[stack].assign(kSplits, kNowhere);
    for (const SplitId id : usable_[stack]) {
        if (family_of_[stack][id] != kNowhere) continue;
        for (const auto& order : orders)
            family_of_[stack][Splits::all().reordered(id, order)] = static_cast<std::uint16_t>(families_[stack].size());
        families_[stack].push_back({id, static_cast<std::uint16_t>(orders.size()), rows_crossing(stack, id)});
    }
}

BandTable::Block BandTable::block_of(SplitId first) const {
    const Sorting sorting = canonical(classes_, first_orders_, Splits::all()[first]);
    return {entries_of(family_of_[0][split_of(sorting.columns)]), Renaming(sorting.to)};
}

double BandTable::work() const {
    std::size_t thirds = 0;
    for (const Family& family : families_[2]) thirds += family.rows.size();
    std::size_t sums = families_[0].size() * thirds;
    for (const Family& first : families_[0]) sums += first.rows.size() * kPartners;
    return static_cast<double>((families_[1].size() + kLanes - 1) / kLanes * kLanes * sums);
}

void BandTable::fill() {
    const Splits& splits = Splits::all();
    entries_.assign(entries(), 0);
    std::vector<Lanes> second(kSplits), pair(kSplits);  // [row split of the second box], [of the third box]
    for (std::size_t begin = 0; begin < families_[1].size(); begin += kLanes) {
        const std::size_t lanes = std::min(kLanes, families_[1].size() - begin);
        std::fill(second.begin(), second.end(), Lanes{});
        for (std::size_t lane = 0; lane < lanes; ++lane)
            for (const SplitId row : families_[1][begin + lane].rows) second[row][lane] = 1;
        for (std::size_t first = 0; first < families_[0].size(); ++first) {
            std::fill(pair.begin(), pair.end(), Lanes{});
            for (const SplitId row : families_[0][first].rows)
                for (const Partners& partners : splits.partners(row))
                    add(pair[partners.third], second[partners.second]);
            std::uint16_t* out = entries_.data() + first * block_size() + begin * stride();
            for (std::size_t third = 0; third < families_[2].size(); ++third) {
                Lanes sum{};
                for (const SplitId row : families_[2][third].rows) add(sum, pair[row]);
                for (std::size_t lane = 0; lane < lanes; ++lane) out[lane * stride() + third] = sum[lane];
            }
        }
    }
}

const BandTable& BandTable::open() {
    static const BandTable table = [] {
        Band band;
        for (auto& row : band.allowed) row.fill(kAllNine);
        BandTable made(band);
        made.fill();
        return made;
    }();
    return table;
}

}  // namespace huisu::totals
