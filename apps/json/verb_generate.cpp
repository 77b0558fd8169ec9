// generate: new puzzles, the same for the same seed everywhere.
#include <charconv>
#include <random>

#include "json/answer.h"
#include "json/wish_facts.h"
#include "json/wishes.h"

namespace huisu::json {
namespace {

/// Short enough to be typed again, and to be a number in JavaScript.
std::uint64_t fresh_seed() {
    constexpr int kBits = 48;
    std::random_device device;
    return ((std::uint64_t{device()} << 32) | device()) >> (64 - kBits);
}

/// A number, or its decimal digits where a program's numbers do not go as far as 64 bits.
std::uint64_t take_seed(Request& request) {
    const Value* value = request.value("seed");
    if (value == nullptr) return fresh_seed();
    std::uint64_t seed = 0;
    if (const std::string* text = value->string()) {
        const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), seed);
        if (error == std::errc{} && end == text->data() + text->size()) return seed;
    } else if (const auto number = value->natural()) {
        return *number;
    }
    request.refuse("seed", "a whole number from 0 to 18446744073709551615, or the same as a text",
                   " 0 到 18446744073709551615 的整数，或同样的字符串");
    return 0;
}

Json generated_json(const Generated& made, bool is_full) {
    Json json{{"puzzle", is_full ? line_of(made.solution) : line_of(made.puzzle)},
              {"state", state_json(made.puzzle)},
              {"solution", grid_json(made.solution)}};
    if (made.rating) {
        json["er"] = made.rating->er / 10.0;
        json["ep"] = made.rating->ep / 10.0;
        json["ed"] = made.rating->ed / 10.0;
    }
    return json;
}

}  // namespace

Json answer_generate(Call& call) {
    GenerateOptions options = take_wishes(call);
    options.seed = take_seed(call.request());
    options.budget = call.budget();
    if (!call.is_fine()) return {};
    Json json{{"seed", std::to_string(options.seed)}};
    Json puzzles = Json::array();
    if (const Obstacle obstacle = obstacle_to(options); obstacle != Obstacle::kNone) {
        const std::string sentence = obstacle_sentence(call.say(), options, obstacle);
        if (is_bad_request(obstacle)) call.request().fail(sentence);
        json.update({{"puzzles", std::move(puzzles)}, {"reached", false}, {"message", sentence}});
        return json;
    }
    const auto take = [&](const Generated& made) {
        puzzles.push_back(generated_json(made, options.is_full));
        return true;
    };
    const GenerateReport report = generate(options, take);
    const bool is_reached = report.end == GenerateEnd::kDone;
    json.update({{"puzzles", std::move(puzzles)}, {"reached", is_reached}});
    if (!is_reached) json["message"] = shortfall_sentence(call.say(), options, report);
    return json;
}

}  // namespace huisu::json
