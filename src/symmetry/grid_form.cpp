#include "symmetry/grid_form.h"

#include <algorithm>
#include <limits>

namespace huisu::symmetry {

bool GridForm::find(const Digits& digits) {
    if (!load(digits)) return false;
    choose_pairs();
    choose_by_third_row();
    if (finalist_count_ > 1) choose_by_other_rows();
    return true;
}

bool GridForm::load(const Digits& digits) {
    constexpr unsigned kAll = 0x3FE;
    unsigned columns[9] = {};
    bool is_solved = true;
    for (std::size_t band = 0; band < 9; band += 3) {
        unsigned boxes[3] = {};
        for (std::size_t row = band; row < band + 3; ++row) {
            unsigned seen = 0;
            for (std::size_t column = 0; column < 9; ++column) {
                const std::uint8_t digit = digits[row * 9 + column];
                if (digit > 9) return false;
                views_[0].digits[row][column] = digit;
                views_[1].digits[column][row] = digit;
                views_[0].where[row][digit] = static_cast<std::uint8_t>(column);
                views_[1].where[column][digit] = static_cast<std::uint8_t>(row);
                const unsigned bit = 1U << digit;
                seen |= bit;
                columns[column] |= bit;
                boxes[column / 3] |= bit;
            }
            is_solved &= seen == kAll;
        }
        for (const unsigned box : boxes) is_solved &= box == kAll;
    }
    for (const unsigned column : columns) is_solved &= column == kAll;
    return is_solved;
}

// The pairs whose second row can become the smallest.
void GridForm::choose_pairs() {
    constexpr std::uint8_t kTwoOfThree[3][2] = {{0, 1}, {0, 2}, {1, 2}};
    struct Ranks {
        Pair pair;
        std::uint8_t rank, inverse_rank;
    };
    std::array<Ranks, kMaxPairs / 2> all;
    std::size_t count = 0;
    std::uint8_t best = std::numeric_limits<std::uint8_t>::max();
    for (std::uint8_t view = 0; view < 2; ++view) {
        const View& lines = views_[view];
        for (std::uint8_t band = 0; band < 9; band += 3) {
            for (const auto& two : kTwoOfThree) {
                const auto first = static_cast<std::uint8_t>(band + two[0]);
                const auto second = static_cast<std::uint8_t>(band + two[1]);
                const RowPairs::Entry& entry = pairs_.entry(lines.seen_from(first, second).data());
                all[count++] = {{view, first, second}, entry.rank, entry.inverse_rank};
                best = std::min({best, entry.rank, entry.inverse_rank});
            }
        }
    }
    pair_count_ = 0;
    for (const auto& [pair, rank, inverse_rank] : all) {
        if (rank == best) best_pairs_[pair_count_++] = pair;
        if (inverse_rank == best) best_pairs_[pair_count_++] = {pair.view, pair.second, pair.first};
    }
}

void GridForm::choose_by_third_row() {
    std::uint64_t best = std::numeric_limits<std::uint64_t>::max();
    finalist_count_ = 0;
    for (std::size_t i = 0; i < pair_count_; ++i) {
        const Pair& pair = best_pairs_[i];
        const View& lines = views_[pair.view];
        const Columns p = lines.seen_from(pair.first, pair.second);
        const Columns q = lines.seen_from(pair.first, third_of(pair));
        for (const std::uint16_t index : pairs_.orders(pairs_.entry(p.data()))) {
            const ColumnOrder& order = pairs_.order(index);
            std::uint64_t text = 0;
            for (std::size_t place = 0; place < 3; ++place) text = text << 4 | order.places[q[order.columns[place]]];
            if (text > best >> 24) continue;
            for (std::size_t place = 3; place < 9; ++place) text = text << 4 | order.places[q[order.columns[place]]];
            if (text > best) continue;
            if (text < best) finalist_count_ = 0;
            best = text;
            finalists_[finalist_count_++] = {pair, index};
        }
    }
}

void GridForm::choose_by_other_rows() {
    std::array<std::uint64_t, 6> best;
    best.fill(std::numeric_limits<std::uint64_t>::max());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < finalist_count_; ++i) {
        const Finalist finalist = finalists_[i];
        const Rows rows = rows_of(finalist);
        bool is_smaller = false;
        bool is_larger = false;
        for (std::size_t row = 3; row < 9 && !is_larger; ++row) {
            const std::uint64_t text = text_of(finalist, rows[row]);
            is_larger = !is_smaller && text > best[row - 3];
            if (is_larger) break;
            is_smaller |= text < best[row - 3];
            if (is_smaller) best[row - 3] = text;
        }
        if (is_larger) continue;
        if (is_smaller) kept = 0;
        finalists_[kept++] = finalist;
    }
    finalist_count_ = kept;
}

// In the order of the digits' names in the first column: the chosen band, then the others, each as a whole.
GridForm::Rows GridForm::rows_of(const Finalist& finalist) const {
    const Pair& pair = finalist.pair;
    const ColumnOrder& order = pairs_.order(finalist.order);
    const std::uint8_t* first = views_[pair.view].digits[pair.first];
    const std::uint8_t* row_of = views_[1 - pair.view].where[order.columns[0]];
    Rows rows{pair.first, pair.second, third_of(pair)};
    const int first_band = pair.first / 3;
    int next_band = -1;
    std::size_t next[2] = {3, 6};
    for (std::size_t label = 1; label < 9; ++label) {
        const std::uint8_t row = row_of[first[order.columns[label]]];
        const int band = row / 3;
        if (band == first_band) continue;
        if (next_band < 0) next_band = band;
        rows[next[band == next_band ? 0 : 1]++] = row;
    }
    return rows;
}

std::uint64_t GridForm::text_of(const Finalist& finalist, std::uint8_t row) const {
    const ColumnOrder& order = pairs_.order(finalist.order);
    const View& lines = views_[finalist.pair.view];
    const std::uint8_t* where = lines.where[finalist.pair.first];
    std::uint64_t text = 0;
    for (const std::uint8_t column : order.columns) text = text << 4 | order.places[where[lines.digits[row][column]]];
    return text;
}

void GridForm::write(Digits& form) const {
    const Arrangement best = arrangement();
    const View& lines = views_[best.is_transposed ? 1 : 0];
    std::size_t cell = 0;
    for (const std::uint8_t row : best.rows)
        for (const std::uint8_t column : best.columns) form[cell++] = best.labels[lines.digits[row][column]];
}

Arrangement GridForm::arrangement_of(const Finalist& finalist) const {
    const ColumnOrder& order = pairs_.order(finalist.order);
    Arrangement arrangement;
    arrangement.is_transposed = finalist.pair.view == 1;
    arrangement.rows = rows_of(finalist);
    arrangement.columns = order.columns;
    const std::uint8_t* first = views_[finalist.pair.view].digits[finalist.pair.first];
    for (std::size_t place = 0; place < 9; ++place)
        arrangement.labels[first[order.columns[place]]] = static_cast<std::uint8_t>(place + 1);
    return arrangement;
}

}  // namespace huisu::symmetry
