// One puzzle in nine registers, for the latency engine: the cells of a grid as vectors of three minirows.
//
// Register (i, s) has the minirows of row i of each band in stack s, one band a quarter of four words:
//
//    words   0  1  2  3 |  4  5  6  7 |  8  9 10 11 | 12 .. 15
//            band 0   . |  band 1   . |  band 2   . |  unused         cells 3s, 3s+1, 3s+2 of row i of the band
//
// So the three rows of a band, and the three stacks, are different registers, and need no shuffles between them;
// columns of a minirow are rotated within the quarter, bands by whole quarters. Unused words stay 0. On targets with
// 128-bit vectors a register is a pair of them.
#if defined(HUISU_FAST9_WIDE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef HUISU_FAST9_WIDE_INL_H_
#undef HUISU_FAST9_WIDE_INL_H_
#else
#define HUISU_FAST9_WIDE_INL_H_
#endif

#include "fast9/choose.h"
#include "fast9/column_orders.h"
#include "fast9/vectors-inl.h"

#if HWY_TARGET != HWY_SCALAR

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

constexpr std::size_t kWideWords = 16;

#if HWY_MAX_BYTES >= 32

using WideTag = hn::FixedTag<Word, 16>;
struct Wide {
    hn::Vec<WideTag> v;
};
template <class F, class... Args>
HWY_INLINE Wide each(F f, const Args&... args) {
    return {f(args.v...)};
}
HWY_INLINE Wide load_wide(const Word* from) {
    return {hn::Load(WideTag(), from)};
}
HWY_INLINE void store_wide(Wide x, Word* to) {
    hn::Store(x.v, WideTag(), to);
}
HWY_INLINE bool is_zero(Wide x) {
    return hn::AllTrue(WideTag(), hn::Eq(x.v, hn::Zero(WideTag())));
}

/// Each band gets what the next one, or the one after, has.
HWY_INLINE Wide next_band(Wide x) {
    const hn::FixedTag<std::uint64_t, 4> d;
    alignas(32) static constexpr std::int64_t kOrder[4] = {1, 2, 0, 3};
    return {hn::BitCast(WideTag(), hn::TableLookupLanes(hn::BitCast(d, x.v), hn::SetTableIndices(d, kOrder)))};
}
HWY_INLINE Wide band_after_next(Wide x) {
    const hn::FixedTag<std::uint64_t, 4> d;
    alignas(32) static constexpr std::int64_t kOrder[4] = {2, 0, 1, 3};
    return {hn::BitCast(WideTag(), hn::TableLookupLanes(hn::BitCast(d, x.v), hn::SetTableIndices(d, kOrder)))};
}

#else

using WideTag = hn::FixedTag<Word, 8>;
struct Wide {
    hn::Vec<WideTag> v;     // bands 0 and 1
    hn::Vec<WideTag> rest;  // band 2
};
template <class F, class... Args>
HWY_INLINE Wide each(F f, const Args&... args) {
    return {f(args.v...), f(args.rest...)};
}
HWY_INLINE Wide load_wide(const Word* from) {
    return {hn::Load(WideTag(), from), hn::Load(WideTag(), from + 8)};
}
HWY_INLINE void store_wide(Wide x, Word* to) {
    hn::Store(x.v, WideTag(), to);
    hn::Store(x.rest, WideTag(), to + 8);
}
HWY_INLINE bool is_zero(Wide x) {
    return hn::AllTrue(WideTag(), hn::Eq(hn::Or(x.v, x.rest), hn::Zero(WideTag())));
}

/// Each band gets what the next one, or the one after, has. The unused quarter gets anything.
HWY_INLINE Wide next_band(Wide x) {
    return {hn::CombineShiftRightBytes<8>(WideTag(), x.rest, x.v), x.v};
}
HWY_INLINE Wide band_after_next(Wide x) {
    const hn::FixedTag<std::uint64_t, 2> d;
    const auto low = hn::InterleaveLower(d, hn::BitCast(d, x.rest), hn::BitCast(d, x.v));
    return {hn::BitCast(WideTag(), low), hn::CombineShiftRightBytes<8>(WideTag(), x.v, x.v)};
}

#endif

using WideVec = hn::Vec<WideTag>;

HWY_INLINE Wide wide(Word value) {
    return each([&](WideVec x) HWY_ATTR { return hn::Or(x, hn::Set(WideTag(), value)); }, Wide{});
}
HWY_INLINE Wide operator&(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::And(x, y); }, a, b);
}
HWY_INLINE Wide operator|(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::Or(x, y); }, a, b);
}
HWY_INLINE Wide operator^(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::Xor(x, y); }, a, b);
}
HWY_INLINE Wide operator+(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::Add(x, y); }, a, b);
}
HWY_INLINE Wide operator-(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::Sub(x, y); }, a, b);
}
HWY_INLINE Wide min_of(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::Min(x, y); }, a, b);
}
HWY_INLINE Wide max_of(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::Max(x, y); }, a, b);
}
/// The bits of `a` that are not in `b`.
HWY_INLINE Wide without(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::AndNot(y, x); }, a, b);
}
HWY_INLINE Wide any_of(Wide a, Wide b, Wide c) {
    return each([](WideVec x, WideVec y, WideVec z) HWY_ATTR { return hn::Or3(x, y, z); }, a, b, c);
}
/// a | (b & c)
HWY_INLINE Wide or_both(Wide a, Wide b, Wide c) {
    return each([](WideVec x, WideVec y, WideVec z) HWY_ATTR { return hn::OrAnd(x, y, z); }, a, b, c);
}
HWY_INLINE Wide majority(Wide a, Wide b, Wide c) {
    return or_both(a & b, c, a | b);
}
/// `b` in the words where `a` is 0, else 0.
HWY_INLINE Wide if_zero(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::IfThenElseZero(hn::Eq(x, hn::Zero(WideTag())), y); }, a,
                b);
}
HWY_INLINE Wide unless_zero(Wide a, Wide b) {
    return each([](WideVec x, WideVec y) HWY_ATTR { return hn::IfThenZeroElse(hn::Eq(x, hn::Zero(WideTag())), y); }, a,
                b);
}

/// x << kKeyShift
HWY_INLINE Wide times_key(Wide x) {
    return each([](WideVec v) HWY_ATTR { return hn::ShiftLeft<kKeyShift>(v); }, x);
}

/// The bytes of every 128-bit block in another order.
HWY_INLINE Wide reordered(Wide x, const std::uint8_t* order) {
    return each(
        [order](WideVec v) HWY_ATTR {
            const hn::Repartition<std::uint8_t, WideTag> d;
            return hn::BitCast(WideTag(), looked_up(hn::BitCast(d, v), hn::LoadDup128(d, order)));
        },
        x);
}
/// The columns of each minirow, one or two places on; the fourth word stays.
HWY_INLINE Wide next_column(Wide x) {
    return reordered(x, kNextColumn);
}
HWY_INLINE Wide column_after_next(Wide x) {
    return reordered(x, kColumnAfterNext);
}
/// In every column, what any column of the minirow has.
HWY_INLINE Wide any_column(Wide x) {
    return any_of(x, next_column(x), column_after_next(x));
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#endif
#endif
