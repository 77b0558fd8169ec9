#include "generate/attempts.h"

#include <algorithm>

#include "generate/attempts9.h"
#include "generate/attempts_any.h"
#include "generate/unbiased.h"

namespace huisu::generating {

void widen(std::optional<Range>& range, int value) {
    if (!range) range = Range{value, value};
    range->least = std::min(range->least, value);
    range->most = std::max(range->most, value);
}

void Seen::add(const Seen& other) {
    for (const auto& [to, from] : {std::pair{&clues, &other.clues}, std::pair{&er, &other.er}}) {
        if (!*from) continue;
        widen(*to, (*from)->least);
        widen(*to, (*from)->most);
    }
}

model::Random random_of(std::uint64_t seed, std::uint64_t attempt) {
    model::Random of_seed(seed);
    model::Random of_attempt(of_seed.next() ^ attempt);
    return model::Random(of_attempt.next());
}

std::unique_ptr<Attempts> make_attempts(const GenerateOptions& options, const std::function<bool()>& is_stopped) {
    if (options.is_unbiased) return std::make_unique<AttemptsUnbiased>(options, is_stopped);
    if (options.shape == Shape{}) return std::make_unique<Attempts9>(options, is_stopped);
    return std::make_unique<AttemptsAny>(options, is_stopped);
}

}  // namespace huisu::generating
