#include "symmetry/puzzle_form.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

namespace huisu::symmetry {
namespace {

constexpr std::uint64_t kNoText = std::numeric_limits<std::uint64_t>::max();

// Bit i: digits[i] is not 0. At most 64 of them, each below 128.
std::uint64_t filled_cells(const std::uint8_t* digits, std::size_t count) {
    constexpr std::uint64_t kHigh = 0x8080'8080'8080'8080U;
    constexpr std::uint64_t kGather = 0x0002'0408'1020'4081U;  // the high bits of eight bytes to the highest byte
    std::uint64_t filled = 0;
    std::size_t i = 0;
    if constexpr (std::endian::native == std::endian::little)
        for (; i + 8 <= count; i += 8) {
            std::uint64_t eight;
            std::memcpy(&eight, digits + i, 8);
            filled |= ((eight + (kHigh - kHigh / 128)) & kHigh) * kGather >> 56 << i;
        }
    for (; i < count; ++i) filled |= static_cast<std::uint64_t>(digits[i] != 0) << i;
    return filled;
}

// Puts values[0] to values[count-1] in ascending order, kept equal where count < 2. Without a branch: the counts are
// small and not to be foreseen.
template <std::size_t kCount>
void sort_first(std::array<std::uint32_t, kCount>& values, int count) {
    for (std::size_t last = kCount - 1; last > 0; --last)
        for (std::size_t i = 0; i < last; ++i) {
            const std::uint32_t a = values[i];
            const std::uint32_t b = values[i + 1];
            const bool is_swapped = static_cast<int>(i) + 1 < count && a > b;
            values[i] = is_swapped ? b : a;
            values[i + 1] = is_swapped ? a : b;
        }
}

constexpr std::uint64_t factorial(int n) {
    return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1);
}

}  // namespace

template <int kBoxRows, int kBoxCols>
bool PuzzleForm<kBoxRows, kBoxCols>::find(const std::uint8_t* digits, bool wants_all) {
    wants_all_ = wants_all;
    if (!load(digits)) return false;
    find_empty_lines();
    start();
    choose_first_rows();
    go_on(0);
    for (std::size_t level = 1; level < kSize;) {
        if (nodes_.size() == 1 && nodes_[0].is_settled) level = follow(nodes_[0], level);
        if (level == kSize) break;
        choose_rows(level);
        go_on(level++);
    }
    return true;
}

template <int kBoxRows, int kBoxCols>
bool PuzzleForm<kBoxRows, kBoxCols>::load(const std::uint8_t* digits) {
    struct Place {
        std::uint32_t houses;  // a bit for the row, one for the column, one for the box
        std::uint8_t row, column;
    };
    static constexpr auto kPlaces = [] {
        std::array<Place, kCells> places{};
        for (unsigned cell = 0; cell < kCells; ++cell) {
            const unsigned row = cell / kSize;
            const unsigned column = cell % kSize;
            const unsigned box = row / kBoxRows * kBoxRows + column / kBoxCols;
            places[cell] = {1U << row | 1U << (kSize + column) | 1U << (2 * kSize + box),
                            static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
        }
        return places;
    }();
    bool is_digits = true;
    for (std::size_t cell = 0; cell < kCells; ++cell) is_digits &= digits[cell] <= kSize;
    if (!is_digits) return false;
    std::memset(filled_, 0, sizeof filled_);
    std::memset(digits_[1], 0, sizeof digits_[1]);
    std::memcpy(digits_[0], digits, kCells);
    ByDigit<std::uint32_t> seen{};  // the houses of each digit
    std::uint32_t bad = 0;
    for (std::size_t begin = 0; begin < kCells; begin += 64) {
        const std::size_t count = std::min<std::size_t>(kCells - begin, 64);
        for (std::uint64_t rest = filled_cells(digits + begin, count); rest != 0; rest &= rest - 1) {
            const std::size_t cell = begin + static_cast<std::size_t>(std::countr_zero(rest));
            const auto [houses, row, column] = kPlaces[cell];
            const std::uint8_t digit = digits[cell];
            digits_[1][column][row] = digit;
            filled_[0][row] |= static_cast<std::uint16_t>(1U << column);
            filled_[1][column] |= static_cast<std::uint16_t>(1U << row);
            bad |= seen[digit] & houses;
            seen[digit] |= houses;
        }
    }
    return bad == 0;
}

template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::find_empty_lines() {
    for (int view = 0; view < 2; ++view) {
        spare_empty_rows_[view] = 0;
        empty_bands_[view] = 0;
        const int band_rows = kBoxRows;  // views of shapes that cannot be transposed are not used
        for (int band = 0; band < kBands; ++band) {
            int empty = 0;
            for (int row = band * band_rows; row < (band + 1) * band_rows; ++row)
                if (filled_[view][row] == 0 && empty++ > 0)
                    spare_empty_rows_[view] |= static_cast<std::uint16_t>(1U << row);
            if (empty == band_rows) empty_bands_[view] |= static_cast<std::uint16_t>(1U << band);
        }
    }
}

template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::start() {
    nodes_.clear();
    Node root;
    for (std::uint8_t i = 0; i < kSize; ++i) root.columns[i] = i;
    root.open.fill(kBoxCols);
    root.labels.fill(kUnnamed);
    root.labels[0] = 0;
    nodes_.push_back(root);
    if (kBoxRows != kBoxCols) return;
    root.view = 1;
    nodes_.push_back(root);
}

// Of the first row only the numbers of digits in its boxes count: the fewer and the more to the right, the smaller.
template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::choose_first_rows() {
    static const auto ranks = [] {
        std::array<std::uint16_t, std::size_t{1} << kSize> table;
        for (unsigned filled = 0; filled < table.size(); ++filled) {
            ByStack<int> counts;
            for (std::size_t stack = 0; stack < kStacks; ++stack)
                counts[stack] = std::popcount(filled >> stack * kBoxCols & ((1U << kBoxCols) - 1));
            std::sort(counts.begin(), counts.end());
            unsigned rank = 0;
            for (const int count : counts) rank = rank << 3 | static_cast<unsigned>(count);
            table[filled] = static_cast<std::uint16_t>(rank);
        }
        return table;
    }();
    std::uint16_t best = std::numeric_limits<std::uint16_t>::max();
    steps_.clear();
    for (std::uint32_t index = 0; index < nodes_.size(); ++index) {
        for (unsigned rest = rows_to_try(nodes_[index], 0); rest != 0; rest &= rest - 1) {
            const auto row = static_cast<std::uint8_t>(std::countr_zero(rest));
            const std::uint16_t rank = ranks[filled_[index][row]];
            if (rank > best) continue;
            if (rank < best) steps_.clear();
            best = rank;
            steps_.push_back({index, row});
        }
    }
    texts_[0] = text_of(nodes_[steps_[0].node], steps_[0].row);
}

template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::choose_rows(std::size_t level) {
    std::uint64_t best = kNoText;
    steps_.clear();
    for (std::uint32_t index = 0; index < nodes_.size(); ++index) {
        const Node& node = nodes_[index];
        for (unsigned rest = rows_to_try(node, level); rest != 0; rest &= rest - 1) {
            const auto row = static_cast<std::uint8_t>(std::countr_zero(rest));
            const std::uint64_t text = text_of(node, row);
            if (text > best) continue;
            if (text < best) steps_.clear();
            best = text;
            steps_.push_back({index, row});
        }
    }
    texts_[level] = best;
}

template <int kBoxRows, int kBoxCols>
unsigned PuzzleForm<kBoxRows, kBoxCols>::rows_to_try(const Node& node, std::size_t level) const {
    constexpr unsigned kBandRows = (1U << kBoxRows) - 1;
    const bool is_first_of_band = level % kBoxRows == 0;
    const unsigned band = kBandRows << (is_first_of_band ? 0 : node.rows[level - 1] / kBoxRows * kBoxRows);
    unsigned rows = (is_first_of_band ? (1U << kSize) - 1 : band) & ~static_cast<unsigned>(node.used);
    // Of the empty bands that are left only the first, and of the empty rows of a band, too.
    bool is_first = true;
    for (unsigned rest = is_first_of_band ? empty_bands_[node.view] : 0U; rest != 0; rest &= rest - 1) {
        const unsigned band_rows = kBandRows << std::countr_zero(rest) * kBoxRows;
        if ((node.used & band_rows) != 0) continue;
        if (!is_first) rows &= ~band_rows;
        is_first = false;
    }
    for (unsigned rest = rows & spare_empty_rows_[node.view]; rest != 0; rest &= rest - 1) {
        const int row = std::countr_zero(rest);
        for (int other = row / kBoxRows * kBoxRows; other < row; ++other)
            if (filled_[node.view][other] == 0 && (rows >> other & 1) != 0) rows &= ~(1U << row);
    }
    return rows;
}

// The smallest text of a row in one stack, four bits a cell.
template <int kBoxRows, int kBoxCols>
std::uint32_t PuzzleForm<kBoxRows, kBoxCols>::text_of_stack(const Node& node, int row, int place) const {
    const std::uint8_t* digits = digits_[node.view][row];
    const std::uint8_t* columns = &node.columns[static_cast<std::size_t>(place * kBoxCols)];
    ByColumn<std::uint32_t> labels;
    for (std::size_t i = 0; i < kBoxCols; ++i) labels[i] = node.labels[digits[columns[i]]];
    sort_first(labels, node.open[static_cast<std::size_t>(place)]);
    std::uint32_t text = 0;
    for (const std::uint32_t label : labels) text = text << 4 | label;
    return text;
}

// The smallest text of a row. Digits that get their names in it are kUnnamed: their names, in ascending order and
// larger than all before, would compare alike.
template <int kBoxRows, int kBoxCols>
std::uint64_t PuzzleForm<kBoxRows, kBoxCols>::text_of(const Node& node, int row) const {
    if (node.is_settled) return settled_text_of(node, row);
    ByStack<std::uint32_t> stacks;
    for (int place = 0; place < kStacks; ++place)
        stacks[static_cast<std::size_t>(place)] = text_of_stack(node, row, place);
    sort_first(stacks, node.tied);
    std::uint64_t text = 0;
    for (const std::uint32_t stack : stacks) text = text << 4 * kBoxCols | stack;
    return text;
}

// The only arrangement left, all of its columns in order: goes on while one row is the smallest; returns the next
// level.
template <int kBoxRows, int kBoxCols>
std::size_t PuzzleForm<kBoxRows, kBoxCols>::follow(Node& node, std::size_t level) {
    for (; level < kSize; ++level) {
        std::uint64_t best = kNoText;
        bool is_alone = true;
        int best_row = 0;
        for (unsigned rest = rows_to_try(node, level); rest != 0; rest &= rest - 1) {
            const int row = std::countr_zero(rest);
            const std::uint64_t text = settled_text_of(node, row);
            is_alone = text == best ? text == 0 : text < best || is_alone;
            best_row = text < best ? row : best_row;
            best = std::min(text, best);
        }
        if (!is_alone) return level;
        node.rows[level] = static_cast<std::uint8_t>(best_row);
        node.used |= static_cast<std::uint16_t>(1U << best_row);
        const unsigned named = node.named;
        for (int place = 0; place < kStacks; ++place) name_digits(node, best_row, place);
        texts_[level] = with_names(best, named, node.named);
    }
    return level;
}

template <int kBoxRows, int kBoxCols>
std::uint64_t PuzzleForm<kBoxRows, kBoxCols>::settled_text_of(const Node& node, int row) const {
    const std::uint8_t* digits = digits_[node.view][row];
    std::uint64_t text = 0;
    for (const std::uint8_t column : node.columns) text = text << 4 | node.labels[digits[column]];
    return text;
}

// What follows from the steps; then the text gets its names.
template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::go_on(std::size_t level) {
    next_nodes_.clear();
    const unsigned named = nodes_[0].named;
    const bool needs_one = level + 1 == kSize && !wants_all_;
    for (const Step& step : steps_) {
        settle(step, level);
        if (needs_one) break;
    }
    std::swap(nodes_, next_nodes_);
    texts_[level] = with_names(texts_[level], named, nodes_[0].named);
}

// The text with the names from first+1 to last in the place of kUnnamed.
template <int kBoxRows, int kBoxCols>
std::uint64_t PuzzleForm<kBoxRows, kBoxCols>::with_names(std::uint64_t text, unsigned first, unsigned last) {
    for (int shift = 4 * (kSize - 1); first < last; shift -= 4)
        if ((text >> shift & kUnnamed) == kUnnamed) text ^= static_cast<std::uint64_t>(kUnnamed ^ ++first) << shift;
    return text;
}

// next_nodes_ gets every arrangement that has the smallest text of that row.
template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::settle(const Step& step, std::size_t level) {
    const std::size_t begin = next_nodes_.size();
    next_nodes_.push_back(nodes_[step.node]);
    Node& node = next_nodes_.back();
    node.rows[level] = step.row;
    node.used |= static_cast<std::uint16_t>(1U << step.row);
    if (texts_[level] == 0) return;
    if (node.is_settled) {
        for (int place = 0; place < kStacks; ++place) name_digits(node, step.row, place);
        return;
    }
    if (node.tied != 0) order_stacks(begin, step.row);
    for (int place = 0; place < kStacks; ++place) {
        constexpr std::uint64_t kStackText = (std::uint64_t{1} << 4 * kBoxCols) - 1;
        if ((texts_[level] >> 4 * kBoxCols * (kStacks - 1 - place) & kStackText) == 0) continue;
        const std::size_t end = next_nodes_.size();
        for (std::size_t index = begin; index < end; ++index) order_columns(index, step.row, place);
    }
    // What is still tied is the same in all of them.
    const Node& settled = next_nodes_[begin];
    const bool is_settled =
        settled.tied == 0 && std::all_of(settled.open.begin(), settled.open.end(), [](int open) { return open < 2; });
    for (std::size_t index = begin; index < next_nodes_.size(); ++index) next_nodes_[index].is_settled = is_settled;
}

// Puts the tied stacks of a node in every order that makes the row smallest.
template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::order_stacks(std::size_t index, int row) {
    ByStack<std::uint32_t> stacks;  // text, then the stack, in one number
    Node& node = next_nodes_[index];
    const int tied = node.tied;
    int still_tied = 0;
    for (int place = 0; place < tied; ++place) {
        const std::uint32_t text = text_of_stack(node, row, place);
        stacks[static_cast<std::size_t>(place)] = text << 8 | static_cast<std::uint32_t>(stack_at(node, place));
        still_tied += text == 0 ? 1 : 0;
    }
    sort_first(stacks, tied);
    node.tied = static_cast<std::uint8_t>(still_tied > 1 ? still_tied : 0);
    const auto put = [&](Node& next) {
        auto column = next.columns.begin();
        for (int place = 0; place < tied; ++place)
            for (unsigned i = 0; i < kBoxCols; ++i)
                *column++ = static_cast<std::uint8_t>((stacks[static_cast<std::size_t>(place)] & 0xFF) * kBoxCols + i);
    };
    put(node);
    const auto filled = stacks.begin() + still_tied;
    const auto end = stacks.begin() + tied;
    const auto is_like = [](std::uint32_t a, std::uint32_t b) { return a >> 8 == b >> 8; };
    if (std::adjacent_find(filled, end, is_like) == end) return;
    Node next = node;
    while (std::next_permutation(filled, end)) {
        if (!std::is_sorted(filled, end, [](std::uint32_t a, std::uint32_t b) { return a >> 8 < b >> 8; })) continue;
        put(next);
        next_nodes_.push_back(next);
    }
}

// Puts the tied columns of a stack in every order that makes the row smallest, and names the digits that are new there.
template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::order_columns(std::size_t index, int row, int place) {
    Node& node = next_nodes_[index];
    const std::uint8_t* digits = digits_[node.view][row];
    std::uint8_t* columns = &node.columns[static_cast<std::size_t>(place * kBoxCols)];
    std::uint8_t& open = node.open[static_cast<std::size_t>(place)];
    ByColumn<std::uint32_t> order;  // what decides, then the column, in one number
    std::uint32_t still_open = 0;
    std::uint32_t unnamed = 0;
    for (std::uint32_t i = 0; i < kBoxCols; ++i) {
        const std::uint32_t label = node.labels[digits[columns[i]]];
        const bool is_tied = i < open;
        still_open += is_tied && label == 0 ? 1 : 0;
        unnamed += is_tied && label == kUnnamed ? 1 : 0;
        order[i] = (is_tied ? label : 0x10 + i) << 4 | columns[i];
    }
    sort_first(order, kBoxCols);
    for (std::size_t i = 0; i < kBoxCols; ++i) columns[i] = static_cast<std::uint8_t>(order[i] & 0xF);
    const std::ptrdiff_t open_end = columns + open - node.columns.data();
    open = static_cast<std::uint8_t>(still_open);
    if (unnamed < 2) return name_digits(node, row, place);
    Node next = node;
    name_digits(node, row, place);
    const auto end = next.columns.begin() + open_end;
    while (std::next_permutation(end - unnamed, end)) {
        next_nodes_.push_back(next);
        name_digits(next_nodes_.back(), row, place);
    }
}

template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::name_digits(Node& node, int row, int place) const {
    for (int i = place * kBoxCols; i < (place + 1) * kBoxCols; ++i) {
        std::uint8_t& label = node.labels[digits_[node.view][row][node.columns[static_cast<std::size_t>(i)]]];
        const bool is_new = label == kUnnamed;
        node.named = static_cast<std::uint8_t>(node.named + (is_new ? 1 : 0));
        label = is_new ? node.named : label;
    }
}

template <int kBoxRows, int kBoxCols>
void PuzzleForm<kBoxRows, kBoxCols>::write(std::uint8_t* form) const {
    for (std::size_t row = 0; row < kSize; ++row)
        for (int column = 0; column < kSize; ++column)
            *form++ = static_cast<std::uint8_t>(texts_[row] >> 4 * (kSize - 1 - column) & 0xF);
}

template <int kBoxRows, int kBoxCols>
Arrangement PuzzleForm<kBoxRows, kBoxCols>::arrangement(std::size_t i) const {
    const Node& node = nodes_[i];
    Arrangement arrangement;
    arrangement.is_transposed = node.view == 1;
    std::copy(node.rows.begin(), node.rows.end(), arrangement.rows.begin());
    std::copy(node.columns.begin(), node.columns.end(), arrangement.columns.begin());
    for (std::size_t digit = 1; digit < node.labels.size(); ++digit)
        if (node.labels[digit] != kUnnamed) arrangement.labels[digit] = node.labels[digit];
    return arrangement;
}

template <int kBoxRows, int kBoxCols>
std::uint64_t PuzzleForm<kBoxRows, kBoxCols>::count_with_empty_lines() const {
    const Node& node = nodes_[0];
    std::uint64_t count = nodes_.size();
    for (const std::uint8_t open : node.open) count *= factorial(open);
    count *= factorial(node.tied);
    int empty_bands = 0;
    for (int band = 0; band < kBands; ++band) {
        int empty = 0;
        for (int i = 0; i < kBoxRows; ++i) empty += filled_[node.view][band * kBoxRows + i] == 0 ? 1 : 0;
        count *= factorial(empty);
        empty_bands += empty == kBoxRows ? 1 : 0;
    }
    return count * factorial(empty_bands);
}

template class PuzzleForm<2, 2>;
template class PuzzleForm<2, 3>;
template class PuzzleForm<3, 2>;
template class PuzzleForm<2, 4>;
template class PuzzleForm<4, 2>;
template class PuzzleForm<3, 3>;

}  // namespace huisu::symmetry
