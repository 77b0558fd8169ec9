// The sums of products of every instruction set against the formula.
#include "fast9/products.h"

#include <gtest/gtest.h>

#include <vector>

#include "model/random.h"

namespace huisu::fast9 {
namespace {

TEST(RowProducts, AreTheSameOnEveryTarget) {
    constexpr std::size_t kRows = 5, kPairs = 3 * RowTables::kPairsAtOnce;
    model::Random random(3);
    std::vector<std::uint32_t> x(kRows * kPairs);
    std::vector<std::int16_t> y(2 * kRows * kPairs), z(2 * kRows * kPairs);
    for (auto& entry : x) entry = static_cast<std::uint32_t>(random.below(1729));
    for (auto& entry : y) entry = static_cast<std::int16_t>(random.below(1729));
    for (auto& entry : z) entry = static_cast<std::int16_t>(random.below(1729));
    std::vector<RowProduct> wanted;
    for (std::uint32_t i = 0; i < kRows; ++i) {
        RowProduct product{i, (i + 2) % 5, (3 * i) % 5, i};
        for (std::size_t j = 0; j < kPairs; ++j)
            for (std::size_t k = 2 * j; k < 2 * j + 2; ++k)
                product.sum += std::uint64_t{x[product.x * kPairs + j]} *
                               static_cast<std::uint64_t>(y[product.y * 2 * kPairs + k]) *
                               static_cast<std::uint64_t>(z[product.z * 2 * kPairs + k]);
        wanted.push_back(product);
    }
    for (const Target& target : usable_targets()) {
        std::vector<RowProduct> products;
        for (const RowProduct& product : wanted) products.push_back({product.x, product.y, product.z, product.x});
        add_row_products(target, {kPairs, x.data(), y.data(), z.data()}, products);
        for (std::size_t i = 0; i < kRows; ++i) EXPECT_EQ(products[i].sum, wanted[i].sum) << target.name;
    }
}

}  // namespace
}  // namespace huisu::fast9
