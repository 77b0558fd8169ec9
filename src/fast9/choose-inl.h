// Where to branch, for a vector of nodes at once: choose.h says by which rule, choose.cpp is the plain twin.
#if defined(HUISU_FAST9_CHOOSE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef HUISU_FAST9_CHOOSE_INL_H_
#undef HUISU_FAST9_CHOOSE_INL_H_
#else
#define HUISU_FAST9_CHOOSE_INL_H_
#endif

#include "fast9/choose.h"
#include "fast9/vectors-inl.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

/// What three cells, or two thirds of a line, say of each digit: whether a cell with two candidates has it, and whether
/// any with two or more has.
struct Part {
    Vec paired, open;
};

HWY_INLINE Part load_part(const Word* part) {
    return {load(part), load(part + kLanes)};
}
HWY_INLINE void store_part(const Part& from, Word* part) {
    store(from.paired, part);
    store(from.open, part + kLanes);
}

HWY_INLINE Part sum_of(const Part& a, const Part& b) {
    return {hn::Or(a.paired, b.paired), hn::Or(a.open, b.open)};
}

/// The cells of a minirow or minicolumn: `pairs` has those with two candidates, `open` those with two or more, 0 for
/// the rest.
HWY_INLINE Part part_of(const Word* pairs, const Word* open, std::size_t step) {
    return {hn::Or3(load(pairs), load(pairs + kLanes * step), load(pairs + kLanes * 2 * step)),
            hn::Or3(load(open), load(open + kLanes * step), load(open + kLanes * 2 * step))};
}

/// For each third of a line, what the two others say: `parts` gets three parts.
HWY_INLINE void sum_others(const Part& a, const Part& b, const Part& c, Word* parts) {
    store_part(sum_of(b, c), parts);
    store_part(sum_of(a, c), parts + kLanes * 2);
    store_part(sum_of(a, b), parts + kLanes * 4);
}

/// How many of the two digits of `pair` are in `set`, less one.
HWY_INLINE Vec shared_less_one(Vec pair, Vec set) {
    const Vec shared = hn::And(pair, set);
#if HWY_TARGET == HWY_AVX3_DL
    return hn::Sub(hn::PopulationCount(shared), word(1));
#elif HWY_TARGET <= HWY_AVX3
    const Vec one = word(1);
    const Vec second = hn::And(shared, hn::Sub(shared, one));
    return hn::Sub(hn::Add(hn::Min(shared, one), hn::Min(second, one)), one);
#else
    return hn::Sub(hn::VecFromMask(kTag, hn::Eq(shared, hn::Zero(kTag))), hn::VecFromMask(kTag, hn::Eq(shared, pair)));
#endif
}

/// The points of choose.h less three, which is one for each time that one is left off below.
HWY_INLINE Vec points_less_three(Vec pair, const Part& row, const Part& column) {
    const Vec paired = shared_less_one(pair, hn::Or(row.paired, column.paired));
    const Vec open = shared_less_one(pair, hn::And(row.open, column.open));
    return hn::Add(paired, hn::Add(open, open));
}

/// Scratch memory of choose_cells, in vectors.
struct ChooseScratch {
    alignas(64) Word pairs[81 * kLanes];
    alignas(64) Word open[81 * kLanes];
    alignas(64) Word beside[54 * kLanes];  // 27 parts: number 3r + s is what row r says outside stack s
    alignas(64) Word above[54 * kLanes];   // 27 parts: number 3c + b is what column c says outside band b
};

/// The three cells of a minirow: the best key among them and `best`.
HWY_INLINE Vec better_of(Vec best, const ChooseScratch& scratch, std::size_t row, std::size_t stack) {
    const Part beside = load_part(scratch.beside + kLanes * 2 * (3 * row + stack));
    for (std::size_t column = 3 * stack; column < 3 * stack + 3; ++column) {
        const Part above = load_part(scratch.above + kLanes * 2 * (3 * column + row / 3));
        const std::size_t cell = 9 * row + column;
        const Vec pair = load(scratch.pairs + kLanes * cell);
        const Vec points = hn::ShiftLeft<kKeyShift>(points_less_three(pair, beside, above));
        const Vec key = hn::Add(points, word(static_cast<Word>(((kPointsOffset + 3) << kKeyShift) + kKeyCells - cell)));
        best = hn::Max(best, hn::IfThenZeroElse(hn::Eq(pair, hn::Zero(kTag)), key));
    }
    return best;
}

/// What choose_cells gives, lane by lane: see Branching.
struct Branchings {
    alignas(64) Word is_refuted[kLanes];  // not 0: it is
    alignas(64) Word best[2][kLanes];
};

/// The best key of all, and the best of the boxes that share no band and no stack with its box: three boxes apart can
/// be taken in six ways, and two of these have the best key's box.
HWY_INLINE void choose_apart(const Vec (&keys)[9], Branchings& out) {
    Vec first = keys[0];
#pragma GCC unroll 8
    for (std::size_t box = 1; box < 9; ++box) first = hn::Max(first, keys[box]);
    const auto second_of = [&](Vec a, Vec b, Vec c) HWY_ATTR {
        const Vec low = hn::Min(a, b);
        const Vec high = hn::Max(a, b);
        const Vec middle = hn::Max(low, hn::Min(high, c));
        return hn::IfThenElseZero(hn::Eq(hn::Max(high, c), first), middle);
    };
    const Vec one = hn::Max(second_of(keys[0], keys[4], keys[8]), second_of(keys[0], keys[5], keys[7]));
    const Vec two = hn::Max(second_of(keys[1], keys[3], keys[8]), second_of(keys[1], keys[5], keys[6]));
    const Vec three = hn::Max(second_of(keys[2], keys[3], keys[7]), second_of(keys[2], keys[4], keys[6]));
    store(first, out.best[0]);
    store(hn::Max(one, hn::Max(two, three)), out.best[1]);
}

/// Not 0 where two single cells of the box hold the same digit: their sum is then not their OR.
HWY_INLINE Vec repeated_singles(const Word* cells, const Word* open, std::size_t box) {
    Vec sum = hn::Zero(kTag);
    Vec all = hn::Zero(kTag);
    for (std::size_t i = 0; i < 9; ++i) {
        const std::size_t at = kLanes * (box / 3 * 27 + box % 3 * 3 + i / 3 * 9 + i % 3);
        const Vec single = hn::Xor(load(cells + at), load(open + at));
        sum = hn::Add(sum, single);
        all = hn::Or(all, single);
    }
    return hn::Xor(sum, all);
}

/// `cells` holds 81 vectors.
HWY_INLINE void choose_cells(const Word* cells, Branchings& out, ChooseScratch& scratch) {
    const Vec one = word(1);
    const Vec zero = hn::Zero(kTag);
    for (std::size_t i = 0; i < 81; ++i) {
        const Vec cell = load(cells + kLanes * i);
        const Vec second = hn::And(cell, hn::Sub(cell, one));
        const Vec open = hn::IfThenZeroElse(hn::Eq(second, zero), cell);
        const Vec third = hn::And(second, hn::Sub(second, one));
        store(open, scratch.open + kLanes * i);
        store(hn::IfThenElseZero(hn::Eq(third, zero), open), scratch.pairs + kLanes * i);
    }
    for (std::size_t line = 0; line < 9; ++line) {
        const auto part = [&](std::size_t first, std::size_t step) HWY_ATTR {
            return part_of(scratch.pairs + kLanes * first, scratch.open + kLanes * first, step);
        };
        const std::size_t row = 9 * line;
        sum_others(part(row, 1), part(row + 3, 1), part(row + 6, 1), scratch.beside + kLanes * 6 * line);
        sum_others(part(line, 9), part(line + 27, 9), part(line + 54, 9), scratch.above + kLanes * 6 * line);
    }
    Vec repeated = zero;
    Vec keys[9] = {zero, zero, zero, zero, zero, zero, zero, zero, zero};
#pragma GCC unroll 9
    for (std::size_t box = 0; box < 9; ++box) {
        repeated = hn::Or(repeated, repeated_singles(cells, scratch.open, box));
        for (std::size_t row = box / 3 * 3; row < box / 3 * 3 + 3; ++row)
            keys[box] = better_of(keys[box], scratch, row, box % 3);
    }
    store(repeated, out.is_refuted);
    choose_apart(keys, out);
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#endif
