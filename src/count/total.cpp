// See total.h.
#include "count/total.h"

#include <cmath>

#include "count/three_bands.h"
#include "count/two_bands.h"

namespace huisu::totals {

std::unique_ptr<Method> method_for(const Puzzle& puzzle) {
    if (const auto flat = Puzzle9::from(puzzle)) {
        auto method = std::make_unique<ThreeBands>(*flat);
        return method->fits() ? std::move(method) : nullptr;
    }
    if (const auto bands = small_bands_of(puzzle)) {
        auto method = std::make_unique<TwoBands>(*bands);
        return std::isfinite(method->nodes()) ? std::move(method) : nullptr;
    }
    return nullptr;
}

}  // namespace huisu::totals
