#include "generate/uniform_grids.h"

#include <algorithm>
#include <numeric>

#include "generate/dig_plan.h"

namespace huisu::generating {
namespace {

// The n-th digit of a set of three.
DigitMask nth(DigitMask set, unsigned n) {
    unsigned rest = set;
    for (; n > 0; --n) rest &= rest - 1;
    return static_cast<DigitMask>(rest & (~rest + 1));
}

// Below columns with the sets a, b, c: the first takes k digits of b and 3 - k of c, the second the rest of c and
// 3 - k of a, the third what is left. There are 1, 27, 27 and 1 ways for k = 0 to 3; with k = 1 and 2, one digit of
// each set goes another way than its two companions.
void draw_below(const DigitMask* above, DigitMask* columns, unsigned way) {
    const auto [a, b, c] = std::array{above[0], above[1], above[2]};
    const bool is_turned = way >= 28;
    way = is_turned ? way - 28 : way;
    DigitMask of_b = 0;  // k = 0, or 1
    DigitMask of_c = c;
    DigitMask of_a = a;
    if (way != 27) {
        of_b = nth(b, way / 9);
        of_c = static_cast<DigitMask>(c & ~nth(c, way / 3 % 3));
        of_a = static_cast<DigitMask>(a & ~nth(a, way % 3));
    }
    if (is_turned) {  // k = 3, or 2
        of_b = static_cast<DigitMask>(b & ~of_b);
        of_c = static_cast<DigitMask>(c & ~of_c);
        of_a = static_cast<DigitMask>(a & ~of_a);
    }
    columns[0] = static_cast<DigitMask>(of_b | of_c);
    columns[1] = static_cast<DigitMask>((c & ~of_c) | of_a);
    columns[2] = static_cast<DigitMask>((a & ~of_a) | (b & ~of_b));
}

void draw_below(const BandColumns& above, BandColumns& columns, model::Random& random) {
    constexpr unsigned kWays = 56;
    for (;;) {
        const auto drawn = static_cast<unsigned>(random.next() >> 46);  // three numbers of six bits
        const std::array<unsigned, 3> ways = {drawn & 63, drawn >> 6 & 63, drawn >> 12 & 63};
        if (ways[0] >= kWays || ways[1] >= kWays || ways[2] >= kWays) continue;
        for (std::size_t box = 0; box < 3; ++box) draw_below(&above[3 * box], &columns[3 * box], ways[box]);
        return;
    }
}

}  // namespace

// Two of the splits, kept in proportion to their fillings. A random number of 64 bits serves for two draws of 17 bits
// for the splits and 11 to keep them or not.
std::pair<int, int> UniformGrids::draw_first(model::Random& random) {
    constexpr std::uint64_t kSplits = FillingTable::kSplits;
    for (;;) {
        std::uint64_t drawn = random.next();
        for (int half = 0; half < 2; ++half, drawn >>= 32) {
            const std::uint64_t pair = drawn & 0x1FFFF;
            if (pair >= kSplits * kSplits) continue;
            const auto second = static_cast<int>(pair / kSplits);
            const auto third = static_cast<int>(pair % kSplits);
            if ((drawn >> 17 & 0x7FF) < static_cast<std::uint64_t>(table_.fillings(second, third)))
                return {second, third};
        }
    }
}

Digits9 UniformGrids::next(model::Random& random) {
    const auto keeps = [&](int fillings) { return random.below(FillingTable::kMostFillings) < fillings; };
    std::array<BandColumns, 3> bands{};
    std::array<int, 3> fillings{};
    for (;;) {
        const auto [second, third] = draw_first(random);
        fillings[0] = table_.fillings(second, third);
        for (std::size_t i = 0; i < 3; ++i) {
            bands[0][i] = table_.split(0)[i];
            bands[0][i + 3] = table_.split(second)[i];
            bands[0][i + 6] = table_.split(third)[i];
        }
        draw_below(bands[0], bands[1], random);
        fillings[1] = table_.fillings(bands[1]);
        if (!keeps(fillings[1])) continue;
        for (std::size_t i = 0; i < 9; ++i) bands[2][i] = static_cast<DigitMask>(511U & ~(bands[0][i] | bands[1][i]));
        fillings[2] = table_.fillings(bands[2]);
        if (keeps(fillings[2])) break;
    }
    Digits9 ordered{};
    for (std::size_t band = 0; band < 3; ++band) draw_filling(bands[band], fillings[band], random, &ordered[27 * band]);
    // Columns came in the order of the splits, and the first box with split 0: any order, any digits.
    std::array<std::uint8_t, 9> names{};
    std::iota(names.begin(), names.end(), std::uint8_t{1});
    shuffle(std::span<std::uint8_t>(names), random);
    std::array<std::uint8_t, 9> from{};
    std::iota(from.begin(), from.end(), std::uint8_t{0});
    for (std::size_t box = 0; box < 9; box += 3) shuffle(std::span<std::uint8_t>(from).subspan(box, 3), random);
    Digits9 grid{};
    for (std::size_t cell = 0; cell < grid.size(); ++cell)
        grid[cell] = names[ordered[cell / 9 * 9 + from[cell % 9]] - std::size_t{1}];
    return grid;
}

}  // namespace huisu::generating
