// What the kernels of this folder share: the vector type, and the three-input operations that Highway has no name for.
//
// This file and the other *-inl.h files are compiled once for each instruction set (foreach_target.h), each time in a
// namespace of its own. A vector has as many 16-bit lanes as the instruction set allows: 32, 16, 8 or 1.
#if defined(HUISU_FAST9_VECTORS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef HUISU_FAST9_VECTORS_INL_H_
#undef HUISU_FAST9_VECTORS_INL_H_
#else
#define HUISU_FAST9_VECTORS_INL_H_
#endif

#include <cstddef>
#include <cstdint>

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Word = std::uint16_t;
using Tag = hn::ScalableTag<Word>;
using Vec = hn::Vec<Tag>;

constexpr Tag kTag;
constexpr std::size_t kLanes = hn::MaxLanes(kTag);

HWY_INLINE Vec load(const Word* from) {
    return hn::Load(kTag, from);
}
HWY_INLINE void store(Vec value, Word* to) {
    hn::Store(value, kTag, to);
}
HWY_INLINE Vec word(Word value) {
    return hn::Set(kTag, value);
}

/// The bits that are set in at least two of three.
HWY_INLINE Vec majority(Vec a, Vec b, Vec c) {
#if HWY_TARGET <= HWY_AVX3
    return Vec{_mm512_ternarylogic_epi32(a.raw, b.raw, c.raw, 0xE8)};
#else
    return hn::OrAnd(hn::And(a, b), c, hn::Or(a, b));
#endif
}

/// The bits of `a` that are not in `b`, and those of `c`.
HWY_INLINE Vec without_but(Vec a, Vec b, Vec c) {
#if HWY_TARGET <= HWY_AVX3
    return Vec{_mm512_ternarylogic_epi32(a.raw, b.raw, c.raw, 0xBA)};
#else
    return hn::Or(hn::AndNot(b, a), c);
#endif
}

/// (a & b) | (c & d)
HWY_INLINE Vec either_pair(Vec a, Vec b, Vec c, Vec d) {
    return hn::OrAnd(hn::And(a, b), c, d);
}

/// `value` in the lanes where it has exactly one bit (or none), 0 elsewhere; `less` is value - 1.
HWY_INLINE Vec single_or_zero(Vec value, Vec less) {
    return hn::IfThenElseZero(hn::Eq(hn::And(value, less), hn::Zero(kTag)), value);
}

// Highway 1.0 knows WebAssembly as it was before these two instructions were to be had everywhere.

/// table[index] for every byte; all indices are below 16.
template <class Bytes>
HWY_INLINE Bytes looked_up(Bytes table, Bytes indices) {
#if HWY_TARGET == HWY_WASM
    return Bytes{wasm_i8x16_swizzle(table.raw, indices.raw)};
#else
    return hn::TableLookupBytes(table, indices);
#endif
}

/// Bit l is set where lane l of the mask is.
HWY_INLINE std::uint32_t bits_of(hn::Mask<Tag> mask) {
#if HWY_TARGET == HWY_WASM
    return wasm_i16x8_bitmask(mask.raw);
#else
    std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(kTag, mask, bytes);
    return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
           static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
#endif
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#endif
