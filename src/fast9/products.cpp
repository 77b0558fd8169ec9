// See products.h. Two entries of 16 bits are multiplied and added in one instruction, the result is multiplied with the
// entry of the first row to 64 bits, lanes with even and odd numbers by turns.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "fast9/products.cpp"
#include <hwy/foreach_target.h>
// foreach_target.h comes first.
#include <hwy/highway.h>

#include "fast9/products.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

// Only on x86 does Highway promise that neighbours are added.
#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_SSE4

namespace hn = hwy::HWY_NAMESPACE;

std::uint64_t sum_of(const std::uint32_t* x, const std::int16_t* y, const std::int16_t* z, std::size_t pairs) {
    const hn::ScalableTag<std::int16_t> d16;
    const hn::ScalableTag<std::int32_t> d32;
    const hn::ScalableTag<std::uint32_t> du32;
    const hn::ScalableTag<std::uint64_t> du64;
    const auto odd = [&](auto v) { return hn::BitCast(du32, hn::ShiftRight<32>(hn::BitCast(du64, v))); };
    auto even_sum = hn::Zero(du64), odd_sum = hn::Zero(du64);
    for (std::size_t i = 0; i < pairs; i += hn::Lanes(d32)) {
        auto unused = hn::Zero(d32);
        const auto pair =
            hn::BitCast(du32, hn::ReorderWidenMulAccumulate(d32, hn::LoadU(d16, y + 2 * i), hn::LoadU(d16, z + 2 * i),
                                                            hn::Zero(d32), unused));
        const auto factor = hn::LoadU(du32, x + i);
        even_sum = hn::Add(even_sum, hn::MulEven(pair, factor));
        odd_sum = hn::Add(odd_sum, hn::MulEven(odd(pair), odd(factor)));
    }
    return hn::GetLane(hn::SumOfLanes(du64, hn::Add(even_sum, odd_sum)));
}

#else

std::uint64_t sum_of(const std::uint32_t* x, const std::int16_t* y, const std::int16_t* z, std::size_t pairs) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
        const std::int32_t pair = y[2 * i] * z[2 * i] + y[2 * i + 1] * z[2 * i + 1];
        sum += std::uint64_t{x[i]} * static_cast<std::uint32_t>(pair);
    }
    return sum;
}

#endif

void add_products_here(const RowTables& tables, std::span<RowProduct> products) {
    const std::size_t pairs = tables.pairs;
    for (RowProduct& product : products)
        product.sum += sum_of(tables.x + product.x * pairs, tables.y + product.y * 2 * pairs,
                              tables.z + product.z * 2 * pairs, pairs);
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "fast9/dispatch.h"

namespace huisu::fast9 {

void add_row_products([[maybe_unused]] Target target, const RowTables& tables, std::span<RowProduct> products) {
    HUISU_RETURN_FOR(target, add_products_here(tables, products));
}

}  // namespace huisu::fast9
#endif
