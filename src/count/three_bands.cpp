// See three_bands.h. For one triple of the first stack, each triple of the second one picks a row from the first, the
// second and the third band's table. The triples of the third stack pick three entries, one from each row. Those are
// laid out beforehand, in pairs that share the entry of the first band:
//
//   first band    x0      x1      x2      ...      sum of x0 * (y0*z0 + y1*z1) + x1 * (y2*z2 + y3*z3) + ...
//   second band   y0 y1   y2 y3   y4 y5   ...
//   third band    z0 z1   z2 z3   z4 z5   ...
//
// so that what is done a thousand million times is a product of vectors (fast9/products.h). So many pairs at a time are
// laid out as the cache holds for all rows in use.
#include "count/three_bands.h"

#include <algorithm>
#include <limits>

#include "fast9/products.h"

namespace huisu::totals {
namespace {

constexpr SplitId kNoSplit = kSplits;  // behind the last one: an entry that is always 0

/// Where the triples of the third stack find their entries: pairs of triples with the same split of the first band.
struct Pairs {
    std::vector<SplitId> first;                  // of each pair
    std::array<std::vector<SplitId>, 2> others;  // of the other two bands, two of each pair

    void add(SplitId split) {
        first.push_back(split);
        for (auto& splits : others) splits.resize(2 * first.size(), kNoSplit);
    }
};

/// `lead` is the band whose entries are shared.
Pairs pairs_of(std::vector<Triple> triples, std::size_t lead) {
    for (Triple& triple : triples)
        std::rotate(triple.begin(), triple.begin() + static_cast<std::ptrdiff_t>(lead), triple.end());
    std::sort(triples.begin(), triples.end());
    Pairs pairs;
    bool is_full = true;
    for (std::size_t i = 0; i < triples.size(); ++i) {
        if (i > 0 && triples[i][0] != triples[i - 1][0]) is_full = true;
        if (is_full) pairs.add(triples[i][0]);
        is_full = !is_full;
        for (std::size_t other = 0; other < 2; ++other)
            pairs.others[other][2 * pairs.first.size() - (is_full ? 1 : 2)] = triples[i][other + 1];
    }
    while (pairs.first.size() % fast9::RowTables::kPairsAtOnce != 0) pairs.add(kNoSplit);
    return pairs;
}

/// Rows of a band's table that are in use, each laid out for the blocks at hand.
template <class Entry>
class Layout {
public:
    void clear(std::size_t families) {
        slots_.assign(families, kUnused);
        rows_.clear();
    }
    std::uint32_t slot_of(std::size_t family, const std::uint16_t* row) {
        if (slots_[family] == kUnused) {
            slots_[family] = static_cast<std::uint32_t>(rows_.size());
            rows_.push_back(row);
        }
        return slots_[family];
    }
    std::size_t rows() const { return rows_.size(); }
    void lay_out(std::span<const std::uint16_t> places) {
        length_ = places.size();
        if (entries_.size() < rows_.size() * length_) entries_.resize(rows_.size() * length_);
        Entry* out = entries_.data();
        for (const std::uint16_t* row : rows_)
            for (const std::uint16_t place : places) *out++ = static_cast<Entry>(row[place]);
    }
    const Entry* row(std::size_t slot) const { return entries_.data() + slot * length_; }

private:
    static constexpr std::uint32_t kUnused = 0xFFFF'FFFF;
    std::vector<std::uint32_t> slots_;  // [family]
    std::vector<const std::uint16_t*> rows_;
    std::vector<Entry> entries_;
    std::size_t length_ = 0;
};

std::vector<Triple> triples_of(std::span<const BandTable> tables, std::size_t stack, const ColumnOrders& orders) {
    const Splits& splits = Splits::all();
    std::array<std::vector<bool>, 3> is_usable;
    for (std::size_t band = 0; band < 3; ++band) {
        is_usable[band].resize(kSplits);
        for (const SplitId split : tables[band].usable(stack)) is_usable[band][split] = true;
    }
    std::vector<Triple> triples;
    for (const SplitId first : tables[0].usable(stack)) {
        if (!is_in_order(first, orders)) continue;
        for (const auto& [second, third] : splits.partners(first))
            if (is_usable[1][second] && is_usable[2][third]) triples.push_back({first, second, third});
    }
    return triples;
}

/// The view of the grid that makes the shortest sum.
Bands best_bands_of(const Puzzle9& puzzle) {
    View best;
    double least = std::numeric_limits<double>::infinity();
    for (const bool is_transposed : {false, true}) {
        View view{is_transposed, {0, 1, 2}};
        const Bands bands = bands_of(puzzle, view);
        const std::array<BandTable, 3> tables{BandTable(bands[0]), BandTable(bands[1]), BandTable(bands[2])};
        std::array<std::size_t, 3> sizes{};
        for (std::size_t stack = 0; stack < 3; ++stack)
            sizes[stack] = triples_of(tables, stack, column_orders(bands, stack)).size();
        // The longest sum inside: it is laid out once and then used for all others.
        std::sort(view.stacks.begin(), view.stacks.end(),
                  [&](std::uint8_t a, std::uint8_t b) { return sizes[a] < sizes[b]; });
        const double products =
            static_cast<double>(sizes[0]) * static_cast<double>(sizes[1]) * static_cast<double>(sizes[2]);
        if (products < least) best = view;
        least = std::min(least, products);
    }
    return bands_of(puzzle, best);
}

}  // namespace

ThreeBands::ThreeBands(const Puzzle9& puzzle) : ThreeBands(best_bands_of(puzzle)) {}

ThreeBands::ThreeBands(const Bands& bands) : bands_(bands), classes_(digit_classes(bands)) {
    for (const Band& band : bands_) tables_.emplace_back(band);
    for (std::size_t stack = 0; stack < 3; ++stack) {
        orders_[stack] = column_orders(bands_, stack);
        triples_[stack] = triples_of(tables_, stack, orders_[stack]);
    }
}

double ThreeBands::work() const {
    double products = 1;
    for (const auto& triples : triples_) products *= static_cast<double>(triples.size());
    std::array<int, 9> members{};
    for (const std::uint8_t leader : classes_) products /= ++members[leader];
    double additions = 0;
    for (const BandTable& table : tables_) additions += table.work();
    return products + additions / 2;
}

bool ThreeBands::fits() const {
    constexpr std::size_t kMostEntries = 30'000'000;
    constexpr double kMostNodes = 1e10;
    std::size_t entries = 0;
    for (const BandTable& table : tables_) entries += table.entries();
    return entries <= kMostEntries && nodes() <= kMostNodes;
}

struct ThreeBands::Run {
    const ThreeBands& all;
    model::Meter& meter;
    fast9::Target target;
    Total result;
    std::uint64_t products = 0;
    std::array<std::size_t, 3> band_at{0, 1, 2};  // in the products: first the one whose entries are shared
    Pairs pairs;
    Layout<std::uint32_t> layout_0;
    Layout<std::int16_t> layout_1, layout_2;
    std::array<std::vector<std::uint16_t>, 3> places;  // of the pairs' splits in the tables' rows
    std::vector<fast9::RowProduct> seconds;            // for each triple of the second stack
    std::vector<std::uint64_t> weights;                // of the same

    Run(const ThreeBands& bands, model::Meter& budget)
        : all(bands), meter(budget), target(fast9::find_target({}).value_or(fast9::usable_targets().back())) {
        for (std::size_t lead = 0; lead < 3; ++lead) {
            Pairs led = pairs_of(bands.triples_[2], lead);
            if (lead > 0 && led.first.size() >= pairs.first.size()) continue;
            pairs = std::move(led);
            band_at = {lead, (lead + 1) % 3, (lead + 2) % 3};
        }
    }

    const BandTable& table(std::size_t at) const { return all.tables_[band_at[at]]; }
    bool add(const Weighed& first);
    void choose_rows(const Triple& first);
    bool add_pairs(std::size_t begin, std::size_t count);
};

/// Finds for every triple of the second stack its rows, and for every triple of the third the places in them.
void ThreeBands::Run::choose_rows(const Triple& first) {
    const Splits& splits = Splits::all();
    std::array<std::vector<std::uint16_t>, 3> row_of;  // [split]
    std::array<const std::uint16_t*, 3> entries{};
    for (std::size_t at = 0; at < 3; ++at) {
        const BandTable::Block block = table(at).block_of(first[band_at[at]]);
        entries[at] = block.entries;
        row_of[at].resize(kSplits);
        for (const SplitId split : table(at).usable(1))
            row_of[at][split] = table(at).family_of(1, splits.renamed(split, block.renaming));
        std::vector<std::uint16_t> place_of(kSplits + 1, static_cast<std::uint16_t>(table(at).stride() - 1));
        for (const SplitId split : table(at).usable(2))
            place_of[split] = table(at).family_of(2, splits.renamed(split, block.renaming));
        const std::vector<SplitId>& in_pairs = at == 0 ? pairs.first : pairs.others[at - 1];
        places[at].resize(in_pairs.size());
        std::transform(in_pairs.begin(), in_pairs.end(), places[at].begin(),
                       [&](SplitId split) { return place_of[split]; });
    }
    layout_0.clear(table(0).families(1).size());
    layout_1.clear(table(1).families(1).size());
    layout_2.clear(table(2).families(1).size());
    seconds.clear();
    weights.clear();
    for (const Weighed& second : one_of_each(all.triples_[1], refined(all.classes_, first), all.orders_[1])) {
        const auto slot_of = [&](std::size_t at, auto& layout) {
            const std::size_t family = row_of[at][second.triple[band_at[at]]];
            return layout.slot_of(family, entries[at] + family * table(at).stride());
        };
        seconds.push_back({slot_of(0, layout_0), slot_of(1, layout_1), slot_of(2, layout_2), 0});
        weights.push_back(second.weight);
    }
}

/// Adds what the triple of the first stack gives; false when the budget has run out.
bool ThreeBands::Run::add(const Weighed& first) {
    choose_rows(first.triple);
    constexpr std::size_t kCacheBytes = 400'000, kAtOnce = fast9::RowTables::kPairsAtOnce;
    const std::size_t pair_bytes = 4 * (layout_0.rows() + layout_1.rows() + layout_2.rows());
    const std::size_t step = std::max<std::size_t>(2, kCacheBytes / (pair_bytes * kAtOnce + 1)) * kAtOnce;
    bool may_go_on = true;
    for (std::size_t begin = 0; begin < pairs.first.size() && may_go_on; begin += step)
        may_go_on = add_pairs(begin, std::min(step, pairs.first.size() - begin));
    const std::uint64_t order = all.orders_[2].size();
    for (std::size_t i = 0; i < seconds.size(); ++i)
        result.sum += Tally(seconds[i].sum) * (weights[i] * order) * first.weight;
    return may_go_on;
}

bool ThreeBands::Run::add_pairs(std::size_t begin, std::size_t count) {
    if (!meter.allows(result.nodes, 0)) return false;
    layout_0.lay_out(std::span(places[0]).subspan(begin, count));
    layout_1.lay_out(std::span(places[1]).subspan(2 * begin, 2 * count));
    layout_2.lay_out(std::span(places[2]).subspan(2 * begin, 2 * count));
    fast9::add_row_products(target, {count, layout_0.row(0), layout_1.row(0), layout_2.row(0)}, seconds);
    products += (seconds.size() + layout_1.rows() + layout_2.rows()) * count * 2;
    result.nodes = products / kProductsANode;
    return true;
}

Total ThreeBands::count(model::Meter& meter) {
    for (BandTable& table : tables_) {
        if (!meter.allows_now(0, 0)) return {};
        table.fill();
    }
    Run run(*this, meter);
    run.result.is_complete = true;
    for (const Weighed& first : one_of_each(triples_[0], classes_, orders_[0])) {
        run.result.is_complete = run.add(first);
        if (!run.result.is_complete) break;
    }
    return run.result;
}

}  // namespace huisu::totals
