// See wish_facts.h.
#include "json/wish_facts.h"

#include <fmt/format.h>

namespace huisu::json {

Obstacle obstacle_to(const GenerateOptions& options) {
    GenerateOptions none = options;
    none.count = 0;
    none.budget = {};
    return generate(none, [](const Generated&) { return false; }).obstacle;
}

bool is_bad_request(Obstacle obstacle) {
    switch (obstacle) {
        case Obstacle::kShape:
        case Obstacle::kOnlyNine:
        case Obstacle::kRanges:
        case Obstacle::kPatternCells:
        case Obstacle::kMixed: return true;
        default: return false;
    }
}

std::optional<Range> er_wanted(const GenerateOptions& options) {
    if (options.er || !options.level) return options.er;
    return er_of(*options.level);
}

std::optional<int> nearest(const std::optional<Range>& wanted, const std::optional<Range>& seen) {
    if (!wanted || !seen) return std::nullopt;
    if (seen->least > wanted->most) return seen->least;
    if (seen->most < wanted->least) return seen->most;
    return std::nullopt;
}

std::string numbers_of(const Range& range) {
    if (range.least == range.most) return std::to_string(range.least);
    return fmt::format("{}-{}", range.least, range.most);
}

}  // namespace huisu::json
