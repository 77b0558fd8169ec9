// See singles.h. A house is swept in two goes: one to see which digits have one place and which cells one candidate,
// one to draw the consequences.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "fast9/singles.cpp"
#include <hwy/foreach_target.h>
// foreach_target.h comes first.
#include <hwy/highway.h>

#include "fast9/singles.h"
#include "fast9/vectors-inl.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

/// All but the lowest candidate.
HWY_INLINE Vec but_lowest(Vec x) {
    return hn::And(x, hn::Add(x, word(0xFFFF)));
}

/// Which of the house's cells have changed in a state that does not refute itself, a bit each.
std::uint32_t sweep(SinglesBatch& batch, const SinglesHouse& house) {
    const auto zero = hn::Zero(kTag);
    std::uint32_t changed = 0;
    for (std::size_t k = 0; k < SinglesBatch::kLanes; k += kLanes) {
        Vec once = zero, twice = zero, singles = zero, repeated = zero;
        for (int i = 0; i < house.size; ++i) {
            const Vec x = load(batch.cells[house.cells[static_cast<std::size_t>(i)]].data() + k);
            const Vec single = hn::IfThenElseZero(hn::Eq(but_lowest(x), zero), x);
            twice = hn::Or(twice, hn::And(once, x));
            once = hn::Or(once, x);
            repeated = hn::Or(repeated, hn::And(singles, single));
            singles = hn::Or(singles, single);
        }
        Vec bad = load(batch.bad.data() + k);
        bad = hn::Or(bad, hn::Or(repeated, hn::AndNot(once, word(house.digits))));
        const Vec alone = hn::AndNot(twice, once);
        for (int i = 0; i < house.size; ++i) {
            Word* const cell = batch.cells[house.cells[static_cast<std::size_t>(i)]].data() + k;
            const Vec x = load(cell);
            const Vec kept = hn::IfThenElse(hn::Eq(but_lowest(x), zero), x, hn::AndNot(singles, x));
            const Vec here = hn::And(x, alone);
            const Vec next = hn::IfThenElse(hn::Eq(here, zero), kept, here);
            bad = hn::Or(bad, but_lowest(here));
            bad = hn::Or(bad, hn::IfThenElseZero(hn::Eq(next, zero), word(0xFFFF)));
            const Vec fresh = hn::IfThenElseZero(hn::Eq(bad, zero), hn::Xor(next, x));
            if (!hn::AllFalse(kTag, hn::Ne(fresh, zero))) changed |= 1U << i;
            store(next, cell);
        }
        store(bad, batch.bad.data() + k);
    }
    return changed;
}

void close_singles_here(SinglesBatch& batch) {
    for (std::size_t house = 0; batch.dirty != 0; house = house + 1 == SinglesBatch::kHouses ? 0 : house + 1) {
        if ((batch.dirty >> house & 1) == 0) continue;
        batch.dirty &= ~(1U << house);
        const SinglesHouse& cells = batch.houses[house];
        for (std::uint32_t changed = sweep(batch, cells); changed != 0; changed &= changed - 1)
            batch.dirty |= batch.houses_of[cells.cells[static_cast<std::size_t>(std::countr_zero(changed))]];
    }
}

bool may_agree_here(std::span<const CellMasks* const> rows, const CellMasks& start, const CellMasks& open) {
    const auto zero = hn::Zero(kTag);
    Vec found = zero;
    for (std::size_t k = 0; k < start.size(); k += kLanes) {
        Vec left = zero, undecided = zero;  // candidates that some row leaves, and those that some is not down to
        for (const CellMasks* const row : rows) {
            const Vec x = hn::LoadU(kTag, row->data() + k);
            left = hn::Or(left, x);
            undecided = hn::Or(undecided, hn::IfThenElse(hn::Eq(but_lowest(x), zero), hn::Not(x), word(0xFFFF)));
        }
        found = hn::Or(found, hn::AndNot(left, hn::LoadU(kTag, start.data() + k)));
        found = hn::Or(found, hn::AndNot(undecided, hn::LoadU(kTag, open.data() + k)));
    }
    return !hn::AllFalse(kTag, hn::Ne(found, zero));
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "fast9/dispatch.h"

namespace huisu::fast9 {

void close_singles([[maybe_unused]] Target target, SinglesBatch& batch) {
    HUISU_RETURN_FOR(target, close_singles_here(batch));
}

bool may_agree([[maybe_unused]] Target target, std::span<const CellMasks* const> rows, const CellMasks& start,
               const CellMasks& open) {
    HUISU_RETURN_FOR(target, may_agree_here(rows, start, open));
}

}  // namespace huisu::fast9
#endif
