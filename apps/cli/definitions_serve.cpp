// The options of huisu serve.
#include <limits>

#include "arguments.h"
#include "values.h"

namespace huisu::cli {
namespace {

void define_number(Arguments& arguments, const std::string& name, const std::string& value, Word text,
                   std::uint64_t least, std::uint64_t most, std::function<void(std::uint64_t)> use) {
    arguments.option(name, value, text,
                     [&arguments, least, most, use = std::move(use)](const std::string& given) -> std::string {
                         const auto number = count_of(given, least, most);
                         if (!number) return arguments.messages()(Word::kNotACount, given, least, most);
                         use(*number);
                         return {};
                     });
}

void define_seconds(Arguments& arguments, const std::string& name, Word text, double& target) {
    arguments.option(name, "SECONDS", text, [&arguments, &target](const std::string& given) -> std::string {
        const auto seconds = seconds_of(given);
        if (!seconds) return arguments.messages()(Word::kNotSeconds, given);
        target = *seconds;
        return {};
    });
}

}  // namespace

void define_serve(Arguments& arguments) {
    constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 30;
    server::ServeOptions& serve = arguments.settings().serve;
    serve.port = kUsualPort;
    const auto take = [](std::string& target) {
        return [&target](const std::string& given) -> std::string {
            target = given;
            return {};
        };
    };
    define_number(arguments, "--port", "N", Word::kPortOption, 0, std::numeric_limits<std::uint16_t>::max(),
                  [&serve](std::uint64_t port) { serve.port = static_cast<int>(port); });
    arguments.option("--host", "ADDRESS", Word::kHostOption, take(serve.host));
    arguments.option("--allow-host", "NAME", Word::kAllowHostOption, [&serve](const std::string& given) -> std::string {
        serve.names.clear();
        for (const std::string_view name : parts_of(given, ',')) serve.names.emplace_back(name);
        return {};
    });
    arguments.option("--page", "FOLDER", Word::kPageOption, take(serve.folder));
    define_number(arguments, "--body-limit", "BYTES", Word::kBodyLimitOption, 1, kMostBytes,
                  [&serve](std::uint64_t bytes) { serve.body_bytes = static_cast<std::size_t>(bytes); });
    define_number(arguments, "--puzzle-limit", "N", Word::kPuzzleLimitOption, 1, 1'000'000,
                  [&serve](std::uint64_t puzzles) { serve.puzzles = static_cast<std::size_t>(puzzles); });
    define_seconds(arguments, "--call-time", Word::kCallTimeOption, serve.call_seconds);
    define_number(arguments, "--calls", "N", Word::kCallsOption, 1, 1024,
                  [&serve](std::uint64_t calls) { serve.calls = static_cast<std::size_t>(calls); });
    define_seconds(arguments, "--client-time", Word::kClientTimeOption, serve.client_seconds);
}

}  // namespace huisu::cli
