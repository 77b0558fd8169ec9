#include "logic/techniques/aligned_exclusion.h"

#include "logic/techniques/evidence.h"

namespace huisu::logic {
namespace {

/// The cells worth trying, in reading order, and their excluders.
struct Bases {
    std::array<Cell, kCells> cells;
    std::array<CellSet, kCells> excluders;
    std::size_t size = 0;
    CellSet as_set;
    std::array<std::uint8_t, kCells> index_of;

    Bases(const CandidateGrid& grid, std::size_t most_candidates) {
        const CandidateCounts counts(grid);
        const CellSet single = counts.exactly(1);
        const CellSet able = counts.at_least[2] - counts.at_least[most_candidates + 1];
        for (const Cell cell : counts.at_least[2]) {
            const CellSet excluding = peer_set(cell) & able;
            if (excluding.empty() || !(peer_set(cell) & single).empty()) continue;
            index_of[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(size);
            cells[size] = cell;
            excluders[size++] = excluding;
            as_set.insert(cell);
        }
    }
    std::size_t at(Cell cell) const { return index_of[static_cast<std::size_t>(cell)]; }
};

/// Two or three base cells, in the order in which they were chosen, and the excluders common to all of them.
template <std::size_t kSize>
struct Aligned {
    std::array<Cell, kSize> cells;
    CellSet common;
};

/// For each base cell the candidates without a possible combination.
template <std::size_t kSize>
using Lost = std::array<Mask, kSize>;

template <std::size_t kSize>
bool is_empty(const Lost<kSize>& lost) {
    Mask any = 0;
    for (const Mask mask : lost) any |= mask;
    return any == 0;
}

bool has_two(const CellSet& cells) {
    CellSet::Iterator next = cells.begin();
    return next != cells.end() && ++next != cells.end();
}

Lost<2> lost_in(const CandidateGrid& grid, const Aligned<2>& pair) {
    const Mask a = grid.candidates(pair.cells[0]);
    const Mask b = grid.candidates(pair.cells[1]);
    // To lose a digit each partner of it must be excluded, by an excluder of its own or by being equal.
    const int partners = pair.common.size() + 1;
    if (count(a) > partners && count(b) > partners) return {};
    std::array<Mask, 9> excluded{};
    for (const Cell cell : pair.common) {
        const Mask digits = grid.candidates(cell);
        const Mask low = bit(lowest(digits));
        excluded[static_cast<std::size_t>(lowest(digits))] |= without(digits, low);
        excluded[static_cast<std::size_t>(lowest(without(digits, low)))] |= low;
    }
    const bool must_differ = are_peers(pair.cells[0], pair.cells[1]);
    Lost<2> lost = {0, b};
    for (Mask rest = a; rest != 0; rest &= rest - 1) {
        const int digit = lowest(rest);
        Mask partner = without(b, excluded[static_cast<std::size_t>(digit)]);
        if (must_differ) partner = without(partner, bit(digit));
        if (partner == 0) lost[0] |= bit(digit);
        lost[1] = without(lost[1], partner);
    }
    return lost;
}

/// What the common excluders of a triplet forbid: third[a][b] are the digits that may not join a and b.
class Exclusions {
public:
    Exclusions(const CandidateGrid& grid, const Aligned<3>& triplet) {
        for (const Cell cell : triplet.common) {
            const Mask digits = grid.candidates(cell);
            const int x = lowest(digits);
            const Mask rest = without(digits, bit(x));
            const int y = lowest(rest);
            const Mask last = without(rest, bit(y));
            if (last == 0) {
                pair_[at(x)] |= bit(y);
                pair_[at(y)] |= bit(x);
            } else {
                const int z = lowest(last);
                add(x, y, z);
                add(x, z, y);
                add(y, z, x);
            }
        }
    }
    Mask joining(int a, int b) const {
        if (has(pair_[at(a)], b)) return kAllNine;
        return static_cast<Mask>(pair_[at(a)] | pair_[at(b)] | third_[at(a)][at(b)]);
    }

private:
    static constexpr std::size_t at(int digit) { return static_cast<std::size_t>(digit); }
    void add(int a, int b, int c) {
        third_[at(a)][at(b)] |= bit(c);
        third_[at(b)][at(a)] |= bit(c);
    }

    std::array<Mask, 9> pair_{};
    std::array<std::array<Mask, 9>, 9> third_{};
};

Lost<3> lost_in(const CandidateGrid& grid, const Aligned<3>& triplet) {
    const auto [first, second, third] = triplet.cells;
    const Exclusions exclusions(grid, triplet);
    const std::array<bool, 3> differ = {are_peers(first, second), are_peers(first, third), are_peers(second, third)};
    Lost<3> lost = {grid.candidates(first), grid.candidates(second), grid.candidates(third)};
    const Mask thirds = lost[2];
    for (Mask rest = grid.candidates(first); rest != 0; rest &= rest - 1) {
        const int a = lowest(rest);
        for (Mask rest_b = grid.candidates(second); rest_b != 0; rest_b &= rest_b - 1) {
            const int b = lowest(rest_b);
            if (a == b && differ[0]) continue;
            Mask possible = without(thirds, exclusions.joining(a, b));
            if (differ[1]) possible = without(possible, bit(a));
            if (differ[2]) possible = without(possible, bit(b));
            if (possible == 0) continue;
            lost = {without(lost[0], bit(a)), without(lost[1], bit(b)), without(lost[2], possible)};
            if (is_empty<3>(lost)) return lost;
        }
    }
    return lost;
}

/// Goes through all combinations with a candidate that is lost and notes an excluder for each that needs one.
template <std::size_t kSize>
class Reasons {
public:
    Reasons(const CandidateGrid& grid, const Aligned<kSize>& aligned) : grid_(grid), aligned_(aligned) {}

    CellSet of(const Lost<kSize>& lost) {
        for (std::size_t i = 0; i < kSize; ++i) {
            std::array<Mask, kSize> choices;
            for (std::size_t k = 0; k < kSize; ++k) choices[k] = grid_.candidates(aligned_.cells[k]);
            choices[i] = lost[i];
            std::array<int, kSize> digits{};
            choose(choices, 0, digits);
        }
        return found_;
    }

private:
    void choose(const std::array<Mask, kSize>& choices, std::size_t next, std::array<int, kSize>& digits) {
        if (next == kSize) return note(digits);
        for (Mask rest = choices[next]; rest != 0; rest &= rest - 1) {
            digits[next] = lowest(rest);
            choose(choices, next + 1, digits);
        }
    }

    void note(const std::array<int, kSize>& digits) {
        Mask taken = 0;
        for (std::size_t i = 0; i < kSize; ++i) {
            for (std::size_t k = 0; k < i; ++k)
                if (digits[i] == digits[k] && are_peers(aligned_.cells[i], aligned_.cells[k])) return;
            taken |= bit(digits[i]);
        }
        for (const Cell cell : aligned_.common)
            if ((grid_.candidates(cell) & ~taken) == 0) return found_.insert(cell);
    }

    const CandidateGrid& grid_;
    const Aligned<kSize>& aligned_;
    CellSet found_;
};

template <std::size_t kSize>
Step step_of(const CandidateGrid& grid, const Aligned<kSize>& aligned, const Lost<kSize>& lost) {
    Step step;
    step.technique = kSize == 2 ? Technique::kAlignedPair : Technique::kAlignedTriplet;
    step.difficulty = kSize == 2 ? 6.2 : 7.5;
    std::array<Mask, kCells> gone{};
    CellSet cells;
    for (std::size_t i = 0; i < kSize; ++i) {
        step.cells.push_back(aligned.cells[i]);
        cells.insert(aligned.cells[i]);
        gone[static_cast<std::size_t>(aligned.cells[i])] = lost[i];
        step.digits = step.digits | named_digits(lost[i]);
    }
    for (const Cell cell : cells) {
        CellSet alone;
        alone.insert(cell);
        add_eliminations(step, grid, alone, gone[static_cast<std::size_t>(cell)]);
    }
    add_cells(step.extras, Reasons<kSize>(grid, aligned).of(lost));
    return step;
}

// The third cells of a pair in the order of the excluders of the first cell, then of the second.
std::optional<Step> find_third(const CandidateGrid& grid, const Bases& bases, std::size_t first, std::size_t second,
                               const CellSet& common, const CellSet& thirds) {
    CellSet tried;
    for (const std::size_t from : {first, second}) {
        for (const std::uint8_t third : peers_of(bases.cells[from])) {
            if (!thirds.contains(third) || !bases.excluders[from].contains(third) || tried.contains(third)) continue;
            tried.insert(third);
            const Aligned<3> triplet = {{bases.cells[first], bases.cells[second], third},
                                        common & bases.excluders[bases.at(third)]};
            if (!has_two(triplet.common)) continue;
            const Lost<3> lost = lost_in(grid, triplet);
            if (!is_empty<3>(lost)) return step_of<3>(grid, triplet, lost);
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Step> find_aligned_pair(const CandidateGrid& grid) {
    const Bases bases(grid, 2);
    for (std::size_t second = 1; second < bases.size; ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const CellSet common = bases.excluders[first] & bases.excluders[second];
            if (!has_two(common)) continue;
            const Aligned<2> pair = {{bases.cells[first], bases.cells[second]}, common};
            const Lost<2> lost = lost_in(grid, pair);
            if (!is_empty<2>(lost)) return step_of<2>(grid, pair, lost);
        }
    }
    return std::nullopt;
}

std::optional<Step> find_aligned_triplet(const CandidateGrid& grid) {
    const Bases bases(grid, 3);
    for (std::size_t second = 1; second < bases.size; ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const CellSet common = bases.excluders[first] & bases.excluders[second];
            if (!has_two(common)) continue;
            CellSet thirds = (bases.excluders[first] | bases.excluders[second]) & bases.as_set;
            thirds.erase(bases.cells[first]);
            thirds.erase(bases.cells[second]);
            if (std::optional<Step> step = find_third(grid, bases, first, second, common, thirds)) return step;
        }
    }
    return std::nullopt;
}

}  // namespace huisu::logic
