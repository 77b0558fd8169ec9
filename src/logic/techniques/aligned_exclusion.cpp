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

// The cells that see at least two of these.
CellSet seeing_two(const CellSet& cells) {
    CellSet one;
    CellSet two;
    for (const Cell cell : cells) {
        two = two | (one & peer_set(cell));
        one = one | peer_set(cell);
    }
    return two;
}

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

Lost<2> lost_in(const CandidateGrid& grid, const Aligned<2>& pair) {
    const Mask a = grid.candidates(pair.cells[0]);
    const Mask b = grid.candidates(pair.cells[1]);
    std::array<Mask, kCells> excluding;
    std::size_t size = 0;
    for (const Cell cell : pair.common) {
        excluding[size] = grid.candidates(cell);
        if ((excluding[size] & ~(a | b)) == 0) ++size;
    }
    // To lose a digit each partner of it must be excluded, by an excluder of its own or by being equal.
    const int partners = static_cast<int>(size) + 1;
    if (count(a) > partners && count(b) > partners) return {};
    const bool must_differ = are_peers(pair.cells[0], pair.cells[1]);
    Lost<2> lost = {0, b};
    for (Mask rest = a; rest != 0; rest &= rest - 1) {
        const auto digit = static_cast<Mask>(rest & (~rest + 1));
        Mask partner = must_differ ? without(b, digit) : b;
        for (std::size_t i = 0; i < size; ++i)
            if ((excluding[i] & digit) != 0) partner = without(partner, without(excluding[i], digit));
        if (partner == 0) lost[0] |= digit;
        lost[1] = without(lost[1], partner);
    }
    return lost;
}

/// The candidates of the common excluders of a triplet, as far as they can matter.
struct Exclusions {
    std::array<Mask, kCells> digits;
    std::size_t size = 0;

    Exclusions(const CandidateGrid& grid, const CellSet& common, Mask all) {
        for (const Cell cell : common) {
            digits[size] = grid.candidates(cell);
            if ((digits[size] & ~all) == 0) ++size;
        }
    }
    /// Those of `thirds` that may join the first two digits.
    Mask joining(Mask two, Mask thirds) const {
        for (std::size_t i = 0; i < size && thirds != 0; ++i) {
            const Mask open = without(digits[i], two);
            if (count(open) < 2) thirds = open == 0 ? Mask{0} : without(thirds, open);
        }
        return thirds;
    }
};

Lost<3> lost_in(const CandidateGrid& grid, const Aligned<3>& triplet) {
    const auto [first, second, third] = triplet.cells;
    Lost<3> lost = {grid.candidates(first), grid.candidates(second), grid.candidates(third)};
    const auto [firsts, seconds, thirds] = lost;
    const Exclusions exclusions(grid, triplet.common, firsts | seconds | thirds);
    const bool differ_12 = are_peers(first, second);
    const bool differ_13 = are_peers(first, third);
    const bool differ_23 = are_peers(second, third);
    for (Mask rest = firsts; rest != 0; rest &= rest - 1) {
        const auto a = static_cast<Mask>(rest & (~rest + 1));
        for (Mask rest_b = seconds; rest_b != 0; rest_b &= rest_b - 1) {
            const auto b = static_cast<Mask>(rest_b & (~rest_b + 1));
            if ((a == b && differ_12) || ((lost[0] & a) | (lost[1] & b) | lost[2]) == 0) continue;
            Mask possible = thirds;
            if (differ_13) possible = without(possible, a);
            if (differ_23) possible = without(possible, b);
            possible = exclusions.joining(a | b, possible);
            if (possible == 0) continue;
            lost = {without(lost[0], a), without(lost[1], b), without(lost[2], possible)};
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
            if (!triplet.common.has_two()) continue;
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
        const CellSet partners = seeing_two(bases.excluders[second]) & bases.as_set;
        for (const Cell first : partners) {
            if (first >= bases.cells[second]) break;
            const Aligned<2> pair = {{first, bases.cells[second]},
                                     bases.excluders[bases.at(first)] & bases.excluders[second]};
            const Lost<2> lost = lost_in(grid, pair);
            if (!is_empty<2>(lost)) return step_of<2>(grid, pair, lost);
        }
    }
    return std::nullopt;
}

std::optional<Step> find_aligned_triplet(const CandidateGrid& grid) {
    const Bases bases(grid, 3);
    for (std::size_t second = 1; second < bases.size; ++second) {
        const CellSet partners = seeing_two(bases.excluders[second]) & bases.as_set;
        for (const Cell cell : partners) {
            if (cell >= bases.cells[second]) break;
            const std::size_t first = bases.at(cell);
            const CellSet common = bases.excluders[first] & bases.excluders[second];
            CellSet thirds = (bases.excluders[first] | bases.excluders[second]) & bases.as_set & seeing_two(common);
            thirds.erase(cell);
            thirds.erase(bases.cells[second]);
            if (thirds.empty()) continue;
            if (std::optional<Step> step = find_third(grid, bases, first, second, common, thirds)) return step;
        }
    }
    return std::nullopt;
}

}  // namespace huisu::logic
