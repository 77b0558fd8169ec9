// The one function behind the server, the WebAssembly package and the page: a verb and a request in JSON to an answer
// in JSON. docs/serving.md and docs/openapi.yaml say what each verb takes and gives.
//
// Nothing is kept between calls, nothing is thrown, and no thread is started.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "huisu/budget.h"
#include "huisu/text.h"

namespace huisu::json {

/// What a caller may ask for, and how it is ended early.
struct CallLimits {
    std::size_t bytes = std::numeric_limits<std::size_t>::max();       ///< of a request
    std::size_t puzzles = 10'000;                                      ///< that are read or made by one request
    std::size_t text_bytes = std::numeric_limits<std::size_t>::max();  ///< that write makes of one puzzle
    std::optional<double> seconds = {};       ///< where the request does not say; nothing for no end
    std::optional<double> most_seconds = {};  ///< where the request asks for more
    Language language = Language::kEnglish;   ///< where the request does not say
    const std::atomic<bool>* stop = nullptr;  ///< as Budget::stop
    /// As Budget::progress; generate says attempts as nodes and puzzles as solutions.
    std::function<bool(const Progress&)> progress = {};
};

struct Reply {
    int status = 200;  ///< as HTTP has them: 200, 400, 404 (no such verb), 413 (too large), 500 (no memory is left)
    std::string body;  ///< JSON, without a line end
};

Reply call(std::string_view verb, std::string_view request, const CallLimits& limits = {});

/// The verbs, in the order of the documents.
std::span<const std::string_view> all_verbs();

}  // namespace huisu::json
