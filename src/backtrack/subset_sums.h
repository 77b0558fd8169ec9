// Partial sums with a say in how much memory the pruning takes. What is found does not depend on it; the tests use
// that.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "backtrack/failed_states.h"
#include "backtrack/tail_sums.h"
#include "huisu/backtrack.h"

namespace huisu::backtrack {

struct PruningMemory {
    std::size_t tail_sums = TailSums::kMostSums;
    std::size_t failed_buckets = FailedStates::kMostBuckets;  ///< a power of two
};

/// huisu::subset_sums() with that much memory.
SubsetSumResult subset_sums_within(const PruningMemory& memory, std::span<const std::int64_t> numbers,
                                   std::int64_t target, const std::function<bool(std::span<const int>)>& visit,
                                   const SubsetSumOptions& options = {});

}  // namespace huisu::backtrack
