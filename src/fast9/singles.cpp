// See singles.h. A house is swept in two goes: one to see which digits have one place and which cells one candidate,
// one to draw the consequences.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "fast9/singles.cpp"
#include <hwy/foreach_target.h>
// foreach_target.h comes first.
#include <hwy/highway.h>

#include <algorithm>
#include <bit>

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

/// Eight states by eight cells: turns the rows that `row(i)` points to, and gives the new ones to `take(i, row)`.
template <class RowAt, class Take>
HWY_INLINE void turn(const RowAt& row, const Take& take) {
#if HWY_TARGET == HWY_SCALAR
    for (std::size_t k = 0; k < 8; ++k) {
        std::array<Word, 8> turned;
        for (std::size_t i = 0; i < 8; ++i) turned[i] = row(i)[k];
        take(k, turned.data());
    }
#else
    const hn::Full128<Word> d16;
    const hn::Full128<std::uint32_t> d32;
    const hn::Full128<std::uint64_t> d64;
    using Row = hn::Vec<decltype(d16)>;
    const auto lower32 = [&](Row a, Row b) {
        return hn::BitCast(d16, hn::InterleaveLower(d32, hn::BitCast(d32, a), hn::BitCast(d32, b)));
    };
    const auto upper32 = [&](Row a, Row b) {
        return hn::BitCast(d16, hn::InterleaveUpper(d32, hn::BitCast(d32, a), hn::BitCast(d32, b)));
    };
    Row halves[8];  // columns 0, 1 of rows 0 to 3, then 2, 3 and so on; then the same of rows 4 to 7
    for (std::size_t i = 0; i < 8; i += 4) {
        const Row a = hn::LoadU(d16, row(i)), b = hn::LoadU(d16, row(i + 1));
        const Row c = hn::LoadU(d16, row(i + 2)), d = hn::LoadU(d16, row(i + 3));
        const Row lower_ab = hn::InterleaveLower(d16, a, b), upper_ab = hn::InterleaveUpper(d16, a, b);
        const Row lower_cd = hn::InterleaveLower(d16, c, d), upper_cd = hn::InterleaveUpper(d16, c, d);
        halves[i] = lower32(lower_ab, lower_cd);
        halves[i + 1] = upper32(lower_ab, lower_cd);
        halves[i + 2] = lower32(upper_ab, upper_cd);
        halves[i + 3] = upper32(upper_ab, upper_cd);
    }
    alignas(16) std::array<Word, 8> turned;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto a = hn::BitCast(d64, halves[i]), b = hn::BitCast(d64, halves[i + 4]);
        hn::Store(hn::BitCast(d16, hn::InterleaveLower(d64, a, b)), d16, turned.data());
        take(2 * i, turned.data());
        hn::Store(hn::BitCast(d16, hn::InterleaveUpper(d64, a, b)), d16, turned.data());
        take(2 * i + 1, turned.data());
    }
#endif
}

void load_states_here(const std::array<const CellMasks*, SinglesBatch::kLanes>& states, const CellMasks& within,
                      SinglesBatch& batch) {
    for (std::size_t lane = 0; lane < SinglesBatch::kLanes; lane += 8) {
        for (std::size_t cell = 0; cell < batch.cells.size(); cell += 8) {
            turn([&](std::size_t i) { return states[lane + i]->data() + cell; },
                 [&](std::size_t i, const Word* row) {
                     Word* const to = batch.cells[cell + i].data() + lane;
                     for (std::size_t k = 0; k < 8; ++k) to[k] = static_cast<Word>(row[k] & within[cell + i]);
                 });
        }
    }
}

void store_states_here(const SinglesBatch& batch, const std::array<CellMasks*, SinglesBatch::kLanes>& states) {
    for (std::size_t lane = 0; lane < SinglesBatch::kLanes; lane += 8) {
        for (std::size_t cell = 0; cell < batch.cells.size(); cell += 8) {
            turn([&](std::size_t i) { return batch.cells[cell + i].data() + lane; },
                 [&](std::size_t i, const Word* row) { std::copy_n(row, 8, states[lane + i]->data() + cell); });
        }
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

void load_states([[maybe_unused]] Target target, const std::array<const CellMasks*, SinglesBatch::kLanes>& states,
                 const CellMasks& within, SinglesBatch& batch) {
    HUISU_RETURN_FOR(target, load_states_here(states, within, batch));
}

void store_states([[maybe_unused]] Target target, const SinglesBatch& batch,
                  const std::array<CellMasks*, SinglesBatch::kLanes>& states) {
    HUISU_RETURN_FOR(target, store_states_here(batch, states));
}

void close_singles([[maybe_unused]] Target target, SinglesBatch& batch) {
    HUISU_RETURN_FOR(target, close_singles_here(batch));
}

bool may_agree([[maybe_unused]] Target target, std::span<const CellMasks* const> rows, const CellMasks& start,
               const CellMasks& open) {
    HUISU_RETURN_FOR(target, may_agree_here(rows, start, open));
}

}  // namespace huisu::fast9
#endif
