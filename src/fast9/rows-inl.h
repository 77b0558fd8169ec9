// Nodes as rows of words, and the way between rows and lanes.
//
// Eight cells of eight neighbouring lanes are an 8x8 matrix of words in eight 128-bit blocks. Transposing it turns
// "cell by cell" into "lane by lane"; the instructions that do so work on all blocks of a vector at once, so 24 of them
// move eight cells of all lanes. In the transposed state, chunk i (cells 8i to 8i+7) of lane 8b+k is block b of vector
// 8i+k:
//
//   vector 8i+k:  | lane k: cells 8i..8i+7 | lane 8+k: the same | lane 16+k | lane 24+k |
#if defined(HUISU_FAST9_ROWS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef HUISU_FAST9_ROWS_INL_H_
#undef HUISU_FAST9_ROWS_INL_H_
#else
#define HUISU_FAST9_ROWS_INL_H_
#endif

#include <bit>
#include <cstring>

#include "fast9/node_pool.h"
#include "fast9/vectors-inl.h"
#include "huisu/batch.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

constexpr std::size_t kMatrixWords = kRowCells * kLanes;

/// Where the first chunk of the lane begins in a transposed matrix. With one lane, a row is a column.
HWY_INLINE Word* row_of(Word* rows, std::size_t lane) {
    return kLanes < 8 ? rows : rows + lane % 8 * kLanes + lane / 8 * 8;
}
HWY_INLINE const Word* row_of(const Word* rows, std::size_t lane) {
    return row_of(const_cast<Word*>(rows), lane);
}
/// From a chunk of a row to the next.
constexpr std::size_t kChunkStep = 8 * kLanes;

HWY_INLINE Word& word_of(Word* rows, std::size_t lane, std::size_t cell) {
    return row_of(rows, lane)[cell / 8 * kChunkStep + cell % 8];
}

HWY_INLINE void copy_chunk(const Word* from, Word* to) {
    std::memcpy(to, from, 16);
}

/// A row of a matrix from a plain row, and the way back.
HWY_INLINE void put_row(const Word* cells, Word* row) {
#pragma GCC unroll 11
    for (std::size_t i = 0; i < kChunks; ++i) copy_chunk(cells + 8 * i, row + kChunkStep * i);
}
HWY_INLINE void get_row(const Word* row, Word* cells) {
#pragma GCC unroll 11
    for (std::size_t i = 0; i < kChunks; ++i) copy_chunk(row + kChunkStep * i, cells + 8 * i);
}

#if HWY_TARGET == HWY_SCALAR

HWY_INLINE void transpose(const Word* from, Word* to) {
    std::memcpy(to, from, kMatrixWords * sizeof(Word));
}

HWY_INLINE void write_digits(const Word* row, std::size_t step, std::uint8_t* digits) {
    for (std::size_t cell = 0; cell < 81; ++cell)
        digits[cell] = static_cast<std::uint8_t>(std::countr_zero(row[cell / 8 * step + cell % 8]) + 1);
}

/// Whether the row, with chunks `step` words apart, holds nothing that the puzzle does not allow.
HWY_INLINE bool is_within(const Word* row, std::size_t step, const Word* puzzle) {
    Word outside = 0;
    for (std::size_t i = 0; i + 1 < kChunks; ++i) {
        const Word* chunk = row + step * i;
        for (std::size_t j = 0; j < 8; ++j) outside |= static_cast<Word>(chunk[j] & ~puzzle[8 * i + j]);
    }
    return (outside | static_cast<Word>(row[step * (kChunks - 1)] & ~puzzle[80])) == 0;
}

/// A row of a matrix from a puzzle, without the bits above digit 9.
HWY_INLINE void put_puzzle(const Word* cells, Word* row) {
    for (std::size_t i = 0; i < kRowCells; ++i) row[i] = cells[i] & Puzzle9::kAllDigits;
}

#else

template <class T>
HWY_INLINE Vec lower(Vec a, Vec b) {
    const hn::Repartition<T, Tag> d;
    return hn::BitCast(kTag, hn::InterleaveLower(d, hn::BitCast(d, a), hn::BitCast(d, b)));
}
template <class T>
HWY_INLINE Vec upper(Vec a, Vec b) {
    const hn::Repartition<T, Tag> d;
    return hn::BitCast(kTag, hn::InterleaveUpper(d, hn::BitCast(d, a), hn::BitCast(d, b)));
}

/// Eight vectors to eight vectors.
HWY_INLINE void transpose_chunk(const Word* from, Word* to) {
    using W = std::uint16_t;
    using D = std::uint32_t;
    using Q = std::uint64_t;
    const Vec a0 = load(from), a1 = load(from + kLanes), a2 = load(from + 2 * kLanes), a3 = load(from + 3 * kLanes);
    const Vec a4 = load(from + 4 * kLanes), a5 = load(from + 5 * kLanes);
    const Vec a6 = load(from + 6 * kLanes), a7 = load(from + 7 * kLanes);
    const Vec b0 = lower<W>(a0, a1), b1 = upper<W>(a0, a1), b2 = lower<W>(a2, a3), b3 = upper<W>(a2, a3);
    const Vec b4 = lower<W>(a4, a5), b5 = upper<W>(a4, a5), b6 = lower<W>(a6, a7), b7 = upper<W>(a6, a7);
    const Vec c0 = lower<D>(b0, b2), c1 = upper<D>(b0, b2), c2 = lower<D>(b1, b3), c3 = upper<D>(b1, b3);
    const Vec c4 = lower<D>(b4, b6), c5 = upper<D>(b4, b6), c6 = lower<D>(b5, b7), c7 = upper<D>(b5, b7);
    store(lower<Q>(c0, c4), to);
    store(upper<Q>(c0, c4), to + kLanes);
    store(lower<Q>(c1, c5), to + 2 * kLanes);
    store(upper<Q>(c1, c5), to + 3 * kLanes);
    store(lower<Q>(c2, c6), to + 4 * kLanes);
    store(upper<Q>(c2, c6), to + 5 * kLanes);
    store(lower<Q>(c3, c7), to + 6 * kLanes);
    store(upper<Q>(c3, c7), to + 7 * kLanes);
}

/// A whole matrix, from lanes to rows or from rows to lanes: the way back is the same.
HWY_INLINE void transpose(const Word* HWY_RESTRICT from, Word* HWY_RESTRICT to) {
    for (std::size_t i = 0; i < kChunks; ++i) transpose_chunk(from + 8 * kLanes * i, to + 8 * kLanes * i);
}

/// The digits of a row that holds one candidate in every cell. A word with one of nine bits becomes a byte with one
/// of eight bits, or 255 for digit 9; its halves are looked up in two tables of 16.
HWY_INLINE void write_digits(const Word* row, std::size_t step, std::uint8_t* digits) {
    const hn::FixedTag<std::uint16_t, 8> d16;
    const hn::FixedTag<std::uint8_t, 16> d8;
    const hn::FixedTag<std::uint8_t, 8> half;
    const hn::FixedTag<std::int16_t, 8> i16;
    alignas(16) static constexpr std::uint8_t kLow[16] = {0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9};
    alignas(16) static constexpr std::uint8_t kHigh[16] = {0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0};
    const auto low = hn::Load(d8, kLow);
    const auto high = hn::Load(d8, kHigh);
    const auto bytes_of = [&](std::size_t chunk) HWY_ATTR {
        return hn::DemoteTo(half, hn::BitCast(i16, hn::Load(d16, row + step * chunk)));
    };
    const auto digits_of = [&](hn::Vec<decltype(d8)> bytes) HWY_ATTR {
        const auto low_half = hn::And(bytes, hn::Set(d8, 15));
        return hn::Or(looked_up(low, low_half), looked_up(high, hn::ShiftRight<4>(bytes)));
    };
    for (std::size_t chunk = 0; chunk + 1 < kChunks; chunk += 2)
        hn::StoreU(digits_of(hn::Combine(d8, bytes_of(chunk + 1), bytes_of(chunk))), d8, digits + 8 * chunk);
    digits[80] = static_cast<std::uint8_t>(std::countr_zero(row[step * (kChunks - 1)]) + 1);
}

/// Whether the row, with chunks `step` words apart, holds nothing that the puzzle does not allow.
HWY_INLINE bool is_within(const Word* row, std::size_t step, const Word* puzzle) {
    const hn::FixedTag<std::uint16_t, 8> d;
    auto outside = hn::Zero(d);
    for (std::size_t i = 0; i + 1 < kChunks; ++i)
        outside = hn::Or(outside, hn::AndNot(hn::Load(d, puzzle + 8 * i), hn::Load(d, row + step * i)));
    return hn::AllTrue(d, hn::Eq(outside, hn::Zero(d))) && (row[step * (kChunks - 1)] & ~puzzle[80]) == 0;
}

/// A row of a matrix from a puzzle, without the bits above digit 9.
HWY_INLINE void put_puzzle(const Word* cells, Word* row) {
    const hn::FixedTag<Word, 8> d;
    const auto digits = hn::Set(d, Puzzle9::kAllDigits);
#pragma GCC unroll 11
    for (std::size_t i = 0; i < kChunks; ++i)
        hn::Store(hn::And(hn::Load(d, cells + 8 * i), digits), d, row + kChunkStep * i);
}

#endif

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#endif
