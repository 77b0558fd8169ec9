// See two_bands.h.
#include "count/two_bands.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

namespace huisu::totals {
namespace {

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

/// All orders of the bits of a type, each as a table.
std::vector<std::vector<std::uint8_t>> bit_orders(int rows) {
    std::vector<int> order(index(rows));
    std::iota(order.begin(), order.end(), 0);
    std::vector<std::vector<std::uint8_t>> tables;
    do {
        std::vector<std::uint8_t> table;
        for (unsigned type = 0; type < 1U << rows; ++type) {
            unsigned image = 0;
            for (int i = 0; i < rows; ++i) image |= (type >> i & 1U) << order[index(i)];
            table.push_back(static_cast<std::uint8_t>(image));
        }
        tables.push_back(table);
    } while (std::next_permutation(order.begin(), order.end()));
    return tables;
}

/// How many types differ from this digit's in so many places: the same for whatever is exchanged.
std::array<std::uint8_t, kMostRows + 1> distances_from(const Types& types, int digits, int from) {
    std::array<std::uint8_t, kMostRows + 1> distances{};
    for (int digit = 0; digit < digits; ++digit)
        ++distances[index(std::popcount(static_cast<unsigned>(types[index(digit)] ^ types[index(from)])))];
    return distances;
}

bool is_like(const std::array<SmallBand, 2>& bands, int a, int b) {
    for (const SmallBand& band : bands)
        for (const auto& row : band.allowed)
            if (row[index(a)] != row[index(b)]) return false;
    return true;
}

/// Whether the two columns of the stack have the same candidates.
bool has_like_columns(const std::array<SmallBand, 2>& bands, int stack) {
    for (const SmallBand& band : bands)
        for (const auto& row : band.allowed)
            for (const ColumnSet columns : row)
                if ((columns >> (2 * stack) & 1) != (columns >> (2 * stack + 1) & 1)) return false;
    return true;
}

/// Whether the digit can stand in the column of this band, and is not given in the other column of the stack.
bool has_place(const SmallBand& band, int digit, int column) {
    bool has_cell = false;
    for (int row = 0; row < band.rows; ++row) {
        const auto& allowed = band.allowed[index(row)];
        const auto candidates = [&](int of_column) {
            return std::count_if(allowed.begin(), allowed.end(),
                                 [&](ColumnSet columns) { return (columns >> of_column & 1) != 0; });
        };
        const auto is_candidate = [&](int of_column) { return (allowed[index(digit)] >> of_column & 1) != 0; };
        has_cell = has_cell || is_candidate(column);
        if (is_candidate(column ^ 1) && candidates(column ^ 1) == 1) return false;
    }
    return has_cell;
}

}  // namespace

std::array<ColumnSet, kMostDigits> columns_of(const Types& types, int rows) {
    std::array<ColumnSet, kMostDigits> columns{};
    for (int digit = 0; digit < 2 * rows; ++digit)
        for (int stack = 0; stack < rows; ++stack)
            columns[index(digit)] =
                static_cast<ColumnSet>(columns[index(digit)] | 1U << (2 * stack + (types[index(digit)] >> stack & 1)));
    return columns;
}

Types types_below(const Types& types, int rows) {
    Types below{};
    for (std::size_t digit = 0; digit < index(2 * rows); ++digit)
        below[digit] = static_cast<std::uint8_t>(types[digit] ^ ((1U << rows) - 1));
    return below;
}

Types canonical_types(const Types& types, int rows) {
    static const std::array<std::vector<std::vector<std::uint8_t>>, kMostRows + 1> orders{
        {{}, {}, bit_orders(2), bit_orders(3), bit_orders(4), bit_orders(5)}};
    const int digits = 2 * rows;
    auto best_distances = distances_from(types, digits, 0);
    for (int digit = 1; digit < digits; ++digit)
        best_distances = std::max(best_distances, distances_from(types, digits, digit));
    std::optional<Types> least;
    for (int zero = 0; zero < digits; ++zero) {
        if (distances_from(types, digits, zero) != best_distances) continue;
        for (const std::vector<std::uint8_t>& order : orders[index(rows)]) {
            Types image;
            image.fill(0xFF);  // behind the last digit
            for (int digit = 0; digit < digits; ++digit)
                image[index(digit)] = order[types[index(digit)] ^ types[index(zero)]];
            // Few of them, so one after the other into its place; GCC 12 sees overruns in std::sort where there are
            // none.
            for (auto next = image.begin(); next != image.begin() + digits; ++next)
                std::rotate(std::upper_bound(image.begin(), next, *next), next, next + 1);
            if (!least || image < *least) least = image;
        }
    }
    return *least;
}

TwoBands::TwoBands(const std::array<SmallBand, 2>& bands) : bands_(bands) {
    const int rows = bands_[0].rows, digits = bands_[0].digits();
    std::array<int, kMostDigits> members{};
    for (int digit = 0; digit < digits; ++digit) {
        like_[index(digit)] = static_cast<std::uint8_t>(digit);
        for (int other = 0; other < digit; ++other)
            if (is_like(bands_, digit, other)) like_[index(digit)] = static_cast<std::uint8_t>(other);
        int leader = digit;
        while (like_[index(leader)] != leader) leader = like_[index(leader)];
        ++members[index(leader)];
    }
    // One digit is kept on the left wherever columns are alike; it then differs from all others.
    int anchor = -1;
    unsigned alike = 0;
    for (int stack = 0; stack < rows; ++stack)
        if (has_like_columns(bands_, stack)) alike |= 1U << stack;
    for (int digit = 0; digit < digits; ++digit)
        if (members[index(digit)] != 0 && (anchor < 0 || members[index(digit)] < members[index(anchor)]))
            anchor = digit;
    if (1 << std::popcount(alike) < members[index(anchor)]) alike = 0;
    copies_ = std::uint64_t{1} << std::popcount(alike);
    if (alike != 0)
        for (int digit = anchor + 1; digit < digits; ++digit)
            if (like_[index(digit)] == anchor) like_[index(digit)] = static_cast<std::uint8_t>(digit);
    for (int digit = 0; digit < digits; ++digit) {
        for (unsigned type = 0; type < 1U << rows; ++type) {
            bool is_possible = digit != anchor || (type & alike) == 0;
            for (int stack = 0; stack < rows && is_possible; ++stack) {
                const int left = 2 * stack, bit = static_cast<int>(type >> stack & 1U);
                is_possible = has_place(bands_[0], digit, left + bit) && has_place(bands_[1], digit, left + 1 - bit);
            }
            if (is_possible) types_[index(digit)].push_back(static_cast<std::uint8_t>(type));
        }
    }
    nodes_ = estimate();
}

/// Goes through all choices of types.
struct TwoBands::Walk {
    const TwoBands& all;
    int rows = all.bands_[0].rows;
    int digits = all.bands_[0].digits();
    Types types{};
    std::array<int, kMostRows> right{};                      // digits in the right column of each stack
    std::array<std::uint64_t, kMostDigits> run{}, member{};  // of equal types, and of like digits, ending here

    /// Calls visit(weight) at every choice until it returns false.
    template <class Visit>
    bool from(int digit, std::uint64_t weight, const Visit& visit) {
        if (digit == digits) return visit(weight);
        const auto at = index(digit);
        const auto before = index(all.like_[at]);
        const bool has_like = before != at;
        member[at] = has_like ? member[before] + 1 : 1;
        for (const std::uint8_t type : all.types_[at]) {
            if ((has_like && type < types[before]) || !fits(digit, type)) continue;
            types[at] = type;
            run[at] = has_like && type == types[before] ? run[before] + 1 : 1;
            turn(type, 1);
            const bool goes_on = from(digit + 1, weight * member[at] / run[at], visit);
            turn(type, -1);
            if (!goes_on) return false;
        }
        return true;
    }

private:
    bool fits(int digit, unsigned type) const {
        for (int stack = 0; stack < rows; ++stack) {
            const int on_right = right[index(stack)] + static_cast<int>(type >> stack & 1U);
            if (on_right > rows || digit + 1 - on_right > rows) return false;
        }
        return true;
    }
    void turn(unsigned type, int by) {
        for (int stack = 0; stack < rows; ++stack)
            if ((type >> stack & 1U) != 0) right[index(stack)] += by;
    }
};

double TwoBands::estimate() const {
    constexpr std::array<double, kMostRows + 1> kNodesABand{0, 0, 0.5, 1, 30, 200'000};
    constexpr double kMostChoices = 5'000'000, kMostNodes = 1e10, kClasses = 400;  // of ten digits' types, 355
    double choices = 0;
    Walk walk{*this};
    const bool is_counted = walk.from(0, 1, [&](std::uint64_t) { return ++choices < kMostChoices; });
    double nodes = choices;
    for (const SmallBand& band : bands_)
        nodes += kNodesABand[index(band.rows)] * (band.is_open() ? std::min(choices, kClasses) : choices);
    return is_counted && nodes < kMostNodes ? nodes : std::numeric_limits<double>::infinity();
}

void TwoBands::for_each_choice(const Visit& visit) const {
    Walk walk{*this};
    walk.from(0, copies_, [&](std::uint64_t weight) { return visit(walk.types, weight); });
}

Total TwoBands::count(model::Meter& meter) {
    const int rows = bands_[0].rows;
    std::array<RowFillings, 2> fillings{RowFillings(bands_[0]), RowFillings(bands_[1])};
    std::map<Types, std::uint64_t> remembered;
    const auto count_band = [&](std::size_t band, const Types& types) {
        if (!bands_[band].is_open()) return fillings[band].count(columns_of(types, rows));
        const auto [place, is_new] = remembered.try_emplace(canonical_types(types, rows));
        if (is_new) place->second = fillings[band].count(columns_of(types, rows));
        return place->second;
    };
    constexpr std::uint64_t kStepsANode = 1024;
    std::uint64_t choices = 0;
    Total result;
    Walk walk{*this};
    result.is_complete = walk.from(0, copies_, [&](std::uint64_t weight) {
        if (!meter.allows(result.nodes, 0)) return false;
        const std::uint64_t first = count_band(0, walk.types);
        if (first != 0) result.sum += Tally(first) * count_band(1, types_below(walk.types, rows)) * weight;
        ++choices;
        result.nodes = choices + (fillings[0].steps() + fillings[1].steps()) / kStepsANode;
        return true;
    });
    return result;
}

}  // namespace huisu::totals
