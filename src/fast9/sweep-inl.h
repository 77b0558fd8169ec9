// The sweep: propagates one search node in every lane at once, over one stack of three boxes.
//
// A cell is a vector; a lane's value in it is the cell's set of candidates in that lane's node (bit d-1 for digit d).
//
//              lane 0   lane 1   ...  lane 31
//   cell r1c1  node A   node B        node Z       81 vectors in reading order
//   cell r1c2  node A   node B        node Z
//   ...
//
// Nothing crosses lanes, nothing branches, no table is looked up. In the stack:
//   rows     The OR of the three cells of a minirow says which digits it may hold. In the 3x3 matrix of minirows of a
//            band, a digit may stay in one of them only where the other two rows can take the other two boxes. These
//            two operations a minirow contain both kinds of locked candidates and passing digits on to their row.
//   columns  The same with minicolumns, box by box.
//   box      A digit with one place in the box goes there; a cell with one digit takes it from the rest of the box.
#if defined(HUISU_FAST9_SWEEP_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef HUISU_FAST9_SWEEP_INL_H_
#undef HUISU_FAST9_SWEEP_INL_H_
#else
#define HUISU_FAST9_SWEEP_INL_H_
#endif

#include "fast9/vectors-inl.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

constexpr Word kAllDigits = 511;
constexpr Word kSolvedSum = 9 * kAllDigits;

// Every step uses what the one before it has found; that saves a third of the sweeps against working from the state at
// the beginning. When three sweeps in a row change nothing, the node is at rest. Which state that is, and whether it is
// refuted on the way, does not depend on the order of the steps: each only ever takes candidates away, and a smaller
// node allows every step that a larger one does.

/// What a sweep has seen, lane by lane.
struct SweepResult {
    Vec sum;  ///< of the 27 cells of the stack: as before when nothing in it changed
    Vec bad;  ///< not 0: the node has no solution
};

/// Three vectors side by side: the cells of a minirow, or the minirows or minicolumns of a box.
struct Triple {
    Vec a, b, c;
};

HWY_INLINE Triple load_triple(const Word* from, std::size_t step = 1) {
    return {load(from), load(from + kLanes * step), load(from + kLanes * 2 * step)};
}
HWY_INLINE void store_triple(const Triple& x, Word* to, std::size_t step = 1) {
    store(x.a, to);
    store(x.b, to + kLanes * step);
    store(x.c, to + kLanes * 2 * step);
}
HWY_INLINE Triple both(const Triple& x, const Triple& y) {
    return {hn::And(x.a, y.a), hn::And(x.b, y.b), hn::And(x.c, y.c)};
}
HWY_INLINE Triple both(const Triple& x, Vec y) {
    return {hn::And(x.a, y), hn::And(x.b, y), hn::And(x.c, y)};
}
HWY_INLINE Vec any(const Triple& x) {
    return hn::Or3(x.a, x.b, x.c);
}
HWY_INLINE Triple any(const Triple& x, const Triple& y, const Triple& z) {
    return {hn::Or3(x.a, y.a, z.a), hn::Or3(x.b, y.b, z.b), hn::Or3(x.c, y.c, z.c)};
}
HWY_INLINE Vec majority(const Triple& x) {
    return majority(x.a, x.b, x.c);
}

/// What the parts x of one box may keep when y and z are the same parts of the two other boxes of the band or stack:
/// a digit stays in part a where b and c can be had by y and z, one each.
HWY_INLINE Triple kept_beside(const Triple& y, const Triple& z) {
    return {either_pair(y.b, z.c, y.c, z.b), either_pair(y.c, z.a, y.a, z.c), either_pair(y.a, z.b, y.b, z.a)};
}

/// Running results of a sweep.
struct Seen {
    Vec sum;
    Vec less;      // OR of all "cell - 1": the top bit is set when a cell has become empty
    Vec complete;  // AND over boxes of the digits in them
    Vec doubled;   // not 0: two digits with one place each, in the same cell
};

/// A cell, and the cell itself where it has one digit (0 where it has more).
struct Settled {
    Vec cell, single;
};

/// A digit with one place in the box goes there. Worked out on x - 1 instead of x, since min(t - 1, x - 1) is "t - 1,
/// but x - 1 where t is 0" without a mask.
HWY_INLINE Settled settle(Vec cell, Vec twice, Seen& seen) {
    const Vec one = word(1);
    const Vec alone = hn::AndNot(twice, cell);
    const Vec alone_less = hn::Sub(alone, one);
    seen.doubled = hn::OrAnd(seen.doubled, alone, alone_less);
    const Vec less = hn::Min(alone_less, hn::Sub(cell, one));
    seen.less = hn::Or(seen.less, less);
    const Vec settled = hn::Add(less, one);
    return {settled, single_or_zero(settled, less)};
}

struct SettledTriple {
    Triple cells, singles;
};

HWY_INLINE SettledTriple settle(const Triple& cells, Vec twice, Seen& seen) {
    const Settled a = settle(cells.a, twice, seen);
    const Settled b = settle(cells.b, twice, seen);
    const Settled c = settle(cells.c, twice, seen);
    return {{a.cell, b.cell, c.cell}, {a.single, b.single, c.single}};
}

/// Takes the digits of all single cells of the box from the others.
HWY_INLINE Triple clear_singles(const SettledTriple& x, Vec singles, Seen& seen) {
    const Triple cells{without_but(x.cells.a, singles, x.singles.a), without_but(x.cells.b, singles, x.singles.b),
                       without_but(x.cells.c, singles, x.singles.c)};
    seen.sum = hn::Add(seen.sum, hn::Add(cells.a, hn::Add(cells.b, cells.c)));
    return cells;
}

/// Restricts each minirow of the box to what it may keep, stores the cells and gives the minicolumns.
HWY_INLINE Triple restrict_rows(Word* box, const Triple& kept) {
    const Triple top = both(load_triple(box), kept.a);
    const Triple middle = both(load_triple(box + kLanes * 9), kept.b);
    const Triple bottom = both(load_triple(box + kLanes * 18), kept.c);
    store_triple(top, box);
    store_triple(middle, box + kLanes * 9);
    store_triple(bottom, box + kLanes * 18);
    return any(top, middle, bottom);
}

/// Restricts the box to what its minicolumns may keep, settles singles, stores it, and brings its minirows and
/// minicolumns up to date.
HWY_INLINE void sweep_box(Word* box, Word* minirows, Triple& columns, const Triple& kept, Seen& seen) {
    const Triple top = both(load_triple(box), kept);
    const Triple middle = both(load_triple(box + kLanes * 9), kept);
    const Triple bottom = both(load_triple(box + kLanes * 18), kept);
    columns = both(columns, kept);
    seen.complete = hn::And(seen.complete, any(columns));
    const Vec twice = hn::Or(hn::Or3(majority(top.a, middle.a, bottom.a), majority(top.b, middle.b, bottom.b),
                                     majority(top.c, middle.c, bottom.c)),
                             majority(columns));
    const SettledTriple x = settle(top, twice, seen);
    const SettledTriple y = settle(middle, twice, seen);
    const SettledTriple z = settle(bottom, twice, seen);
    const Vec singles = hn::Or3(any(x.singles), any(y.singles), any(z.singles));
    const Triple new_top = clear_singles(x, singles, seen);
    const Triple new_middle = clear_singles(y, singles, seen);
    const Triple new_bottom = clear_singles(z, singles, seen);
    store_triple(new_top, box);
    store_triple(new_middle, box + kLanes * 9);
    store_triple(new_bottom, box + kLanes * 18);
    store_triple({any(new_top), any(new_middle), any(new_bottom)}, minirows, 3);
    columns = any(new_top, new_middle, new_bottom);
}

/// Sweeps stack 0, 1 or 2. `cells` holds 81 vectors, `minirows` 27: minirow s of row r is number 3r + s, the OR of its
/// cells.
HWY_INLINE SweepResult sweep(Word* HWY_RESTRICT cells, Word* HWY_RESTRICT minirows, std::size_t stack) {
    Seen seen{hn::Zero(kTag), hn::Zero(kTag), word(kAllDigits), hn::Zero(kTag)};
    const Word* left = minirows + kLanes * (stack == 0 ? 1 : 0);
    const Word* right = minirows + kLanes * (stack == 2 ? 1 : 2);
    const auto kept_in_rows = [&](std::size_t band) HWY_ATTR {
        return kept_beside(load_triple(left + kLanes * 9 * band, 3), load_triple(right + kLanes * 9 * band, 3));
    };
    Word* box = cells + kLanes * 3 * stack;
    Word* m = minirows + kLanes * stack;
    Triple top = restrict_rows(box, kept_in_rows(0));
    Triple middle = restrict_rows(box + kLanes * 27, kept_in_rows(1));
    Triple bottom = restrict_rows(box + kLanes * 54, kept_in_rows(2));
    sweep_box(box, m, top, kept_beside(middle, bottom), seen);
    sweep_box(box + kLanes * 27, m + kLanes * 9, middle, kept_beside(top, bottom), seen);
    sweep_box(box + kLanes * 54, m + kLanes * 18, bottom, kept_beside(top, middle), seen);
    const Vec empty = hn::And(seen.less, word(0x8000));
    return {seen.sum, hn::Or3(seen.doubled, empty, hn::Xor(seen.complete, word(kAllDigits)))};
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#endif
