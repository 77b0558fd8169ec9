// permute: the arrangements of a word, and the swaps that make them.
//
//     0 found (the next of the words)   1 + 2 * (first * 64 + second) + (1 for an undo, 0 for a swap)
#include "huisu/backtrack.h"
#include "native/utf8.h"
#include "native/verbs.h"

namespace huisu::wasm {
namespace {

constexpr std::size_t kLongestWord = 64;
constexpr std::uint64_t kMostWords = 100'000;  // where a request does not say

std::uint32_t number_of(const SwapEvent& event) {
    if (event.kind == SwapKind::kFound) return 0;
    const auto positions =
        static_cast<std::uint32_t>(event.first) * kLongestWord + static_cast<std::uint32_t>(event.second);
    return static_cast<std::uint32_t>(1 + 2 * positions + (event.kind == SwapKind::kUndo ? 1 : 0));
}

}  // namespace

json::Json answer_permute(json::Call& call, EventLog& log) {
    json::Request& request = call.request();
    const std::u32string word = characters_of(request.needed_text("word"));
    PermuteOptions options;
    options.distinct = request.flag("distinct");
    const std::uint64_t limit = request.whole("limit", 1, 10'000'000).value_or(kMostWords);
    if (word.size() > kLongestWord)
        request.fail(
            {.code = "too_large",
             .message = call.say()("a word has at most {} characters here", "这里的词最多 {} 个字符", kLongestWord)});
    if (!call.is_fine()) return {};

    log.clear(EventLog::kMostEvents);
    Patience patience(call.budget());
    json::Json words = json::Json::array();
    std::uint64_t found = 0;
    options.trace = [&](const SwapEvent& event) {
        log.add(number_of(event));
        return patience.lasts();
    };
    const auto keep = [&](std::u32string_view arrangement) {
        words.push_back(json::Json(utf8_of(arrangement)));
        return ++found < limit;
    };
    const bool is_complete = permute(word, keep, options);
    return {{"words", std::move(words)}, {"complete", is_complete}};
}

}  // namespace huisu::wasm
