// subsetSum: which of the numbers make the target, and the decisions that lead there.
//
//     0 found (the next of the subsets)   1 + 4 * index + (0 take, 1 leave, 2 undo)
#include <cmath>
#include <cstdlib>

#include "huisu/backtrack.h"
#include "native/verbs.h"

namespace huisu::wasm {
namespace {

constexpr std::size_t kMostNumbers = 16'000;
constexpr std::uint64_t kMostSubsets = 100'000;  // where a request does not say
constexpr double kLargest = 9007199254740992.0;  // 2^53: beyond, JavaScript's numbers are no longer exact

std::uint32_t number_of(const SubsetEvent& event) {
    if (event.kind == SubsetKind::kFound) return 0;
    return 1 + 4 * static_cast<std::uint32_t>(event.index) + static_cast<std::uint32_t>(event.kind);
}
static_assert(static_cast<int>(SubsetKind::kTake) == 0 && static_cast<int>(SubsetKind::kLeave) == 1 &&
              static_cast<int>(SubsetKind::kUndo) == 2);

std::optional<std::int64_t> whole(const json::Value& value) {
    const auto number = value.number();
    if (!number || std::abs(*number) > kLargest || std::trunc(*number) != *number) return std::nullopt;
    return static_cast<std::int64_t>(*number);
}

std::vector<std::int64_t> take_numbers(json::Request& request) {
    std::vector<std::int64_t> numbers;
    const json::Value* value = request.needed("numbers");
    if (value == nullptr) return numbers;
    if (value->array() == nullptr || value->array()->size() > kMostNumbers) {
        request.refuse("numbers", "an array of at most 16000 whole numbers", "至多 16000 个整数的数组");
        return numbers;
    }
    for (const json::Value& element : *value->array()) {
        const auto number = whole(element);
        if (!number) request.refuse("numbers", "an array of whole numbers", "整数数组");
        numbers.push_back(number.value_or(0));
    }
    return numbers;
}

std::int64_t take_target(json::Request& request) {
    const json::Value* value = request.needed("target");
    if (value == nullptr) return 0;
    const auto number = whole(*value);
    if (!number) request.refuse("target", "a whole number", "整数");
    return number.value_or(0);
}

}  // namespace

json::Json answer_subset_sum(json::Call& call, EventLog& log) {
    json::Request& request = call.request();
    const std::vector<std::int64_t> numbers = take_numbers(request);
    const std::int64_t target = take_target(request);
    const std::uint64_t limit = request.whole("limit", 1, 10'000'000).value_or(kMostSubsets);
    if (!call.is_fine()) return {};

    log.clear(EventLog::kMostEvents);
    json::Json subsets = json::Json::array();
    std::uint64_t found = 0;
    SubsetSumOptions options;
    options.budget = call.budget();
    options.trace = [&](const SubsetEvent& event) {
        log.add(number_of(event));
        return true;
    };
    const auto keep = [&](std::span<const int> indices) {
        subsets.push_back(json::Json::of_numbers(indices));
        return ++found < limit;
    };
    const SubsetSumResult result = subset_sums(numbers, target, keep, options);
    return {{"subsets", std::move(subsets)}, {"complete", result.is_complete}, {"tries", result.tries}};
}

}  // namespace huisu::wasm
