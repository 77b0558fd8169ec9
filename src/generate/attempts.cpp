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

bool asks_for_few_clues(const GenerateOptions& options) {
    const int few = options.symmetries.empty() ? 20 : 22;
    return !options.pattern && options.clues && options.clues->most <= few;
}

bool asks_for_high_er(const GenerateOptions& options) {
    return !options.pattern && options.er && options.er->least >= 85;
}

std::uint64_t most_in_vain(const GenerateOptions& options) {
    const bool is_graded = options.level || options.er || options.technique;
    if (options.is_unbiased) return 100'000;
    if (options.shape.size() > 16) return 50;
    if (options.shape != Shape{}) return options.shape.size() > 10 ? 1'000 : 100'000;
    if (asks_for_high_er(options)) return 500;
    if (asks_for_few_clues(options)) return 20'000;
    if (is_graded) return 200'000;
    return options.pattern ? 30'000'000 : 5'000'000;
}

std::unique_ptr<Attempts> make_attempts(const GenerateOptions& options, const std::function<bool()>& is_stopped) {
    if (options.is_unbiased) return std::make_unique<AttemptsUnbiased>(options, is_stopped);
    if (options.shape == Shape{}) return std::make_unique<Attempts9>(options, is_stopped);
    return std::make_unique<AttemptsAny>(options, is_stopped);
}

}  // namespace huisu::generating
