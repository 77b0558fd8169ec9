// The options of huisu generate, each put where the library looks for it.
#include "arguments.h"
#include "generate_sentences.h"
#include "json/wish_facts.h"
#include "values.h"

namespace huisu::cli {
namespace {

constexpr std::uint64_t kLargest = 25;  // size of a grid

/// "none" and the others.
std::vector<std::string> symmetry_names() {
    std::vector<std::string> names{"none"};
    for (int i = 0; i < kSymmetries; ++i) names.emplace_back(symmetry_name(static_cast<Symmetry>(i)));
    return names;
}

std::vector<std::string> level_names() {
    std::vector<std::string> names;
    for (int i = 0; i < kLevels; ++i) names.emplace_back(level_name(static_cast<Level>(i)));
    return names;
}

std::vector<std::string> technique_names() {
    std::vector<std::string> names;
    for (int i = 0; i < kTechniques; ++i) names.emplace_back(technique_name(static_cast<Technique>(i)));
    return names;
}

std::optional<int> clues_of(std::string_view text) {
    constexpr std::uint64_t kMost = 9999;  // more than any grid has cells
    const auto number = count_of(text, 0, kMost);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// "A-B" or "N" into `range`; "" or what is wrong with it.
std::string range_complaint(const Messages& messages, const std::string& text, Word not_one,
                            std::optional<int> (*number_of)(std::string_view), std::optional<Range>& range) {
    const std::vector<std::string_view> ends = parts_of(text, '-');
    const auto least = number_of(ends.front());
    const auto most = number_of(ends.back());
    if (ends.size() > 2 || !least || !most) return messages(not_one, text);
    if (*least > *most) return messages(Word::kEmptyRange, text, ends.back(), ends.front());
    range = Range{*least, *most};
    return {};
}

void define_wishes(Arguments& arguments) {
    GenerateOptions& options = arguments.settings().generate;
    const Messages& messages = arguments.messages();
    arguments.option("--clues", "A-B", Word::kCluesOption, [&](const std::string& text) {
        return range_complaint(messages, text, Word::kNotClues, clues_of, options.clues);
    });
    const auto use_symmetries = [&](const std::vector<std::string>& names) -> std::string {
        options.symmetries.clear();
        for (const std::string& name : names)
            if (const auto symmetry = symmetry_of(name)) options.symmetries.push_back(*symmetry);
        const bool has_none = options.symmetries.size() < names.size();
        if (has_none && !options.symmetries.empty())
            return messages(Word::kExcludesOption, "none", symmetry_name(options.symmetries.front()));
        return {};
    };
    arguments.choice_list("--symmetry", "NAME", Word::kSymmetryOption, symmetry_names(), use_symmetries);
    arguments.option("--pattern", "FILE", Word::kPatternOption, [&](const std::string& path) -> std::string {
        arguments.settings().pattern = path;
        return {};
    });
    arguments.choice("--level", "NAME", Word::kLevelOption, level_names(),
                     [&options](const std::string& name) { options.level = level_of(name); });
    arguments.option("--er", "A-B", Word::kErOption, [&](const std::string& text) {
        arguments.settings().er = text;
        return range_complaint(messages, text, Word::kNotAnErRange, tenths_of, options.er);
    });
    arguments.choice_list("--require", "TECHNIQUE", Word::kRequireOption, technique_names(),
                          [&](const std::vector<std::string>& names) -> std::string {
                              if (names.size() > 1) return messages(Word::kOneTechnique, names[0], names[1]);
                              options.technique = technique_of(names.front());
                              return {};
                          });
    arguments.flag("--rated", Word::kRatedOption, options.is_rated);
    arguments.flag("--unbiased", Word::kUnbiasedOption, options.is_unbiased);
    arguments.flag("--full", Word::kFullGridsOption, options.is_full);
}

void define_shape(Arguments& arguments) {
    Settings& settings = arguments.settings();
    arguments.option("--size", "N", Word::kSizeOption, [&](const std::string& text) -> std::string {
        const auto size = count_of(text, kMinSize, kLargest);
        if (!size) return arguments.messages()(Word::kNotACount, text, kMinSize, kLargest);
        settings.size = static_cast<int>(*size);
        return {};
    });
    arguments.option("--box", "RxC", Word::kNewBoxOption, [&](const std::string& name) -> std::string {
        settings.parse.shape = shape_from_name(name);
        return settings.parse.shape ? "" : arguments.messages()(Word::kNotAShape, name);
    });
}

/// The shape by --size and --box.
std::optional<Shape> shape_of(const Settings& settings) {
    if (settings.parse.shape || !settings.size) return settings.parse.shape;
    return Shape::of_size(*settings.size);
}

/// Whether a rating fits behind a puzzle.
bool holds_rating(const Settings& settings) {
    const TextFormat format = settings.output.value_or(TextFormat::kLine);
    return settings.json || format == TextFormat::kLine || format == TextFormat::kSdm || format == TextFormat::kJson;
}

std::string complaint_about_all(const Messages& messages, Settings& settings) {
    const auto& box = settings.parse.shape;
    if (settings.size && box && box->size() != *settings.size)
        return messages(Word::kExcludesOption, fmt::format("--size {}", *settings.size), "--box " + shape_name(*box));
    if (settings.generate.is_rated && !holds_rating(settings))
        return messages(Word::kExcludesOption, "--rated", fmt::format("--output {}", format_name(*settings.output)));
    if (is_beside_level(settings.generate))
        return messages(Word::kExcludesOption, fmt::format("--level {}", level_name(*settings.generate.level)),
                        "--er " + settings.er);
    settings.generate.shape = shape_of(settings).value_or(Shape{});
    const Obstacle obstacle = json::obstacle_to(settings.generate);
    return json::is_bad_request(obstacle) ? obstacle_sentence(messages, settings.generate, obstacle) : "";
}

}  // namespace

void define_generate(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_count_option(arguments, "--count", Word::kNumberOption,
                        [&settings](std::uint64_t count) { settings.generate.count = count; });
    arguments.option("--seed", "N", Word::kSeedOption, [&](const std::string& text) -> std::string {
        settings.seed = count_of(text, 0, kEndless);
        return settings.seed ? "" : arguments.messages()(Word::kNotACount, text, 0, kEndless);
    });
    define_wishes(arguments);
    define_shape(arguments);
    define_count_option(arguments, "--tries", Word::kTriesOption,
                        [&settings](std::uint64_t tries) { settings.generate.tries = tries; });
    arguments.choice("--output", "NAME", Word::kOutputOption, format_names([](TextFormat) { return true; }),
                     [&settings](const std::string& name) { settings.output = format_from_name(name); });
    define_style(arguments);
    define_blank(arguments);
    arguments.check_together([&] { return complaint_about_all(arguments.messages(), settings); });
}

}  // namespace huisu::cli
