// The table of words, put together.
#include <algorithm>
#include <cassert>

#include "word_halves.h"

namespace huisu::cli {

std::span<const WordEntry> all_words() {
    static const auto kAll = [] {
        std::array<WordEntry, static_cast<std::size_t>(Word::kEnd)> all;
        assert(words_of_help().size() + words_said().size() == all.size());
        const auto middle = std::copy(words_of_help().begin(), words_of_help().end(), all.begin());
        std::copy(words_said().begin(), words_said().end(), middle);
        return all;
    }();
    return kAll;
}

}  // namespace huisu::cli
