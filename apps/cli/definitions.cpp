// Every argument and option of every command.
#include <algorithm>
#include <limits>

#include "arguments.h"
#include "contender.h"
#include "huisu/version.h"
#include "values.h"

namespace huisu::cli {

std::vector<std::string> format_names(bool (*keep)(TextFormat)) {
    std::vector<std::string> names;
    for (const TextFormat format : all_formats())
        if (keep(format)) names.emplace_back(format_name(format));
    return names;
}

void define_count_option(Arguments& arguments, const std::string& name, Word text,
                         std::function<void(std::uint64_t)> use) {
    arguments.option(name, "N", text, [&arguments, use = std::move(use)](const std::string& value) -> std::string {
        const auto number = count_of(value, 1, kEndless);
        if (!number) return arguments.messages()(Word::kNotACount, value, 1, kEndless);
        use(*number);
        return {};
    });
}

void define_style(Arguments& arguments) {
    Settings& settings = arguments.settings();
    static const std::vector<std::string> styles{"plain", "qqwing", "simple-sudoku", "sadman", "hodoku", "unicode"};
    arguments.choice("--style", "NAME", Word::kStyleOption, styles, [&settings](const std::string& name) {
        for (std::size_t i = 0; i < styles.size(); ++i)
            if (styles[i] == name) settings.style = static_cast<BoxStyle>(i);
    });
    static_assert(static_cast<int>(BoxStyle::kUnicode) == 5, "the styles are in the order of the enumeration");
}

void define_blank(Arguments& arguments) {
    arguments.option("--blank", "CHAR", Word::kBlankOption, [&](const std::string& value) -> std::string {
        const bool is_blank =
            value.size() == 1 && std::string_view(".0*_-?xX").find(value[0]) != std::string_view::npos;
        if (!is_blank) return arguments.messages()(Word::kNotABlank, value);
        arguments.settings().blank = value[0];
        return {};
    });
}

namespace {

void define_input(Arguments& arguments) {
    Settings& settings = arguments.settings();
    arguments.files();
    arguments.choice("--format", "NAME", Word::kFormatOption, format_names(is_readable),
                     [&settings](const std::string& name) { settings.parse.format = format_from_name(name); });
    arguments.option("--box", "RxC", Word::kBoxOption, [&](const std::string& name) -> std::string {
        settings.parse.shape = shape_from_name(name);
        return settings.parse.shape ? "" : arguments.messages()(Word::kNotAShape, name);
    });
}

void define_engine(Arguments& arguments) {
    Settings& settings = arguments.settings();
    const auto use = [&settings](const std::string& name) {
        settings.engine = name == "lanes"       ? Engine::kLanes
                          : name == "single"    ? Engine::kSingle
                          : name == "general"   ? Engine::kGeneral
                          : name == "backtrack" ? Engine::kBacktrack
                                                : Engine::kAuto;
    };
    arguments.choice("--engine", "NAME", Word::kEngineOption, {"auto", "lanes", "single", "general", "backtrack"}, use);
}

void define_limit(Arguments& arguments, Word text) {
    Settings& settings = arguments.settings();
    define_count_option(arguments, "--limit", text, [&settings](std::uint64_t limit) { settings.limit = limit; });
}

void define_small_number(Arguments& arguments, const std::string& name, Word text, int least, int most,
                         std::optional<int>& target) {
    arguments.option(name, "N", text, [&arguments, &target, least, most](const std::string& value) -> std::string {
        const auto number = count_of(value, static_cast<std::uint64_t>(least), static_cast<std::uint64_t>(most));
        if (!number) return arguments.messages()(Word::kNotACount, value, least, most);
        target = static_cast<int>(*number);
        return {};
    });
}

void define_steps(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    arguments.choice("--order", "NAME", Word::kOrderOption, {"human", "se"}, [&settings](const std::string& name) {
        settings.order = name == "se" ? StepOrder::kSudokuExplainer : StepOrder::kHuman;
    });
    arguments.flag("--full", Word::kFullOption, settings.full);
    arguments.flag("--force", Word::kForceOption, settings.force);
}

/// "r4c5" of a 9x9 grid.
std::optional<Cell> cell_from_name(const std::string& name) {
    for (Cell cell = 0; cell < 81; ++cell)
        if (cell_name(cell, 9) == name) return cell;
    return std::nullopt;
}

/// Reads a whole number into a setter's target, or says what is wrong with it.
std::string number_complaint(const Messages& messages, const std::string& text, std::int64_t& number) {
    switch (read_number(text, number)) {
        case NumberTrouble::kNone: return {};
        case NumberTrouble::kNotANumber: return messages(Word::kNotANumber, text);
        case NumberTrouble::kTooLarge: break;
    }
    return messages(Word::kNumberTooLarge, text, std::numeric_limits<std::int64_t>::min(),
                    std::numeric_limits<std::int64_t>::max());
}

}  // namespace

bool is_answer_format(TextFormat format) {
    return is_readable(format) && format_begin(Layout{.format = format}).empty();
}

void define_solve(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    arguments.choice("--output", "NAME", Word::kOutputOption, format_names(is_answer_format),
                     [&settings](const std::string& name) { settings.output = format_from_name(name); });
    define_style(arguments);
    arguments.flag("--first", Word::kFirstOption, settings.first);
    arguments.flag("--all", Word::kAllOption, settings.all);
    define_limit(arguments, Word::kSolveLimitOption);
    define_engine(arguments);
    arguments.check_together([&]() -> std::string {
        if (settings.first && settings.all) return arguments.messages()(Word::kExcludesOption, "--first", "--all");
        if (settings.limit && !settings.all) return arguments.messages()(Word::kNeedsOption, "--limit", "--all");
        return {};
    });
}

void define_count(Arguments& arguments) {
    define_input(arguments);
    define_limit(arguments, Word::kCountLimitOption);
    define_engine(arguments);
}

void define_check(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    arguments.flag("--minimal", Word::kMinimalOption, settings.minimal);
    arguments.option("--against", "FILE", Word::kAgainstOption, [&settings](const std::string& path) -> std::string {
        settings.against = path;
        return {};
    });
    define_engine(arguments);
    arguments.check_together([&]() -> std::string {
        const bool is_twice =
            settings.against == "-" && std::count(settings.files.begin(), settings.files.end(), "-") > 0;
        return is_twice ? arguments.messages()(Word::kExcludesOption, "--against -", "FILE -") : "";
    });
}

void define_explain(Arguments& arguments) {
    define_steps(arguments);
    define_count_option(arguments, "--steps", Word::kStepsOption,
                        [&settings = arguments.settings()](std::uint64_t steps) { settings.steps = steps; });
}

void define_hint(Arguments& arguments) {
    define_steps(arguments);
    arguments.option("--last", "rXcY", Word::kLastOption, [&](const std::string& name) -> std::string {
        std::string small = name;  // R4C5 is the same cell
        for (char& c : small)
            if (c == 'R' || c == 'C') c = static_cast<char>(c - 'A' + 'a');
        arguments.settings().last = cell_from_name(small);
        return arguments.settings().last ? "" : arguments.messages()(Word::kNotACell, name);
    });
}

void define_er(Arguments& arguments, const std::string& name, Word text, std::optional<int>& er) {
    arguments.option(name, "N.N", text, [&](const std::string& value) -> std::string {
        er = tenths_of(value);
        return er ? "" : arguments.messages()(Word::kNotAnEr, value);
    });
}

void define_rate(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    define_er(arguments, "--min-er", Word::kMinErOption, settings.min_er);
    define_er(arguments, "--max-er", Word::kMaxErOption, settings.max_er);
    arguments.flag("--pearl", Word::kPearlOption, settings.pearl);
    arguments.flag("--diamond", Word::kDiamondOption, settings.diamond);
    arguments.flag("--force", Word::kForceOption, settings.force);
    arguments.check_together([&]() -> std::string {
        if (!settings.min_er || !settings.max_er || *settings.min_er <= *settings.max_er) return {};
        const auto option = [](const char* name, int tenths) {
            return fmt::format("{} {}.{}", name, tenths / 10, tenths % 10);
        };
        return arguments.messages()(Word::kExcludesOption, option("--min-er", *settings.min_er),
                                    option("--max-er", *settings.max_er));
    });
}

void define_canonical(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    arguments.choice("--output", "NAME", Word::kOutputOption, format_names(is_answer_format),
                     [&settings](const std::string& name) { settings.output = format_from_name(name); });
    define_style(arguments);
    arguments.flag("--automorphisms", Word::kAutomorphismsOption, settings.automorphisms);
    arguments.flag("--transforms", Word::kTransformsOption, settings.transforms);
    arguments.option("--same", "FILE", Word::kSameOption, [&settings](const std::string& path) -> std::string {
        settings.same = path;
        return {};
    });
    arguments.flag("--unique", Word::kUniqueOption, settings.unique);
    arguments.check_together([&]() -> std::string {
        const auto exclude = [&](std::string_view a, std::string_view b) {
            return arguments.messages()(Word::kExcludesOption, a, b);
        };
        const bool names_moves = settings.automorphisms || settings.transforms;
        const std::string_view moves = settings.transforms ? "--transforms" : "--automorphisms";
        if (settings.unique && settings.same) return exclude("--unique", "--same");
        if (settings.unique && names_moves) return exclude("--unique", moves);
        if (settings.same && names_moves) return exclude("--same", moves);
        const bool is_twice = settings.same == "-" && std::count(settings.files.begin(), settings.files.end(), "-") > 0;
        return is_twice ? exclude("--same -", "FILE -") : "";
    });
}

void define_explore(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    define_small_number(arguments, "--minus", Word::kMinusOption, 1, 4, settings.minus);
    define_small_number(arguments, "--plus", Word::kPlusOption, 1, 4, settings.plus);
    arguments.flag("--minimal", Word::kMinimiseOption, settings.minimal);
    arguments.option("--seed", "N", Word::kMinimalSeedOption, [&](const std::string& value) -> std::string {
        settings.seed = count_of(value, 0, kEndless);
        return settings.seed ? "" : arguments.messages()(Word::kNotACount, value, 0, kEndless);
    });
    define_small_number(arguments, "--backdoors", Word::kBackdoorsOption, 1, 6, settings.backdoors);
    define_small_number(arguments, "--unavoidable", Word::kUnavoidableOption, 4, 81, settings.unavoidable);
    arguments.check_together([&]() -> std::string {
        std::vector<std::string_view> modes;
        if (settings.minimal) modes.emplace_back("--minimal");
        if (settings.backdoors) modes.emplace_back("--backdoors");
        if (settings.unavoidable) modes.emplace_back("--unavoidable");
        if (settings.minus) modes.emplace_back("--minus");
        if (settings.plus && !settings.minus) modes.emplace_back("--plus");
        if (modes.size() > 1) return arguments.messages()(Word::kExcludesOption, modes[0], modes[1]);
        const bool has_stray_seed = settings.seed && !settings.minimal;
        return has_stray_seed ? arguments.messages()(Word::kNeedsOption, "--seed", "--minimal") : "";
    });
}

void define_convert(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    arguments.choice("--output", "NAME", Word::kOutputOption, format_names([](TextFormat) { return true; }),
                     [&settings](const std::string& name) { settings.output = format_from_name(name); });
    define_style(arguments);
    define_blank(arguments);
}

void define_trace(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    arguments.choice("--order", "NAME", Word::kTraceOrderOption, {"reading", "fewest"},
                     [&settings](const std::string& name) {
                         settings.cells = name == "fewest" ? TraceOrder::kFewest : TraceOrder::kReading;
                     });
    define_limit(arguments, Word::kTraceLimitOption);
    define_count_option(arguments, "--solutions", Word::kSolutionsOption,
                        [&settings](std::uint64_t solutions) { settings.solutions = solutions; });
}

void define_permute(Arguments& arguments) {
    Settings& settings = arguments.settings();
    arguments.positional("WORD", Word::kWordArgument, [&](const std::string& word) -> std::string {
        auto characters = decode_utf8(word);
        if (!characters) return arguments.messages()(Word::kBadUtf8);
        settings.word = std::move(*characters);
        return {};
    });
    arguments.flag("--distinct", Word::kDistinctOption, settings.distinct);
    arguments.flag("--trace", Word::kPermuteTraceOption, settings.trace);
}

void define_subset_sum(Arguments& arguments) {
    Settings& settings = arguments.settings();
    arguments.positional("TARGET", Word::kTargetArgument, [&](const std::string& text) {
        return number_complaint(arguments.messages(), text, settings.target);
    });
    arguments.positionals("NUMBER", Word::kNumberArgument, [&](const std::string& text) {
        return number_complaint(arguments.messages(), text, settings.numbers.emplace_back());
    });
    arguments.flag("--all", Word::kSubsetAllOption, settings.all);
    arguments.flag("--trace", Word::kSubsetTraceOption, settings.trace);
}

void define_bench(Arguments& arguments) {
    Settings& settings = arguments.settings();
    define_input(arguments);
    arguments.choice("--engine", "NAME", Word::kBenchEngineOption, contender_names(),
                     [&settings](const std::string& name) { settings.contender = name; });
    arguments.option("--runs", "N", Word::kRunsOption, [&](const std::string& value) -> std::string {
        constexpr std::uint64_t kMost = 1000;
        const auto runs = count_of(value, 1, kMost);
        if (!runs) return arguments.messages()(Word::kNotACount, value, 1, kMost);
        settings.runs = static_cast<std::size_t>(*runs);
        return {};
    });
    define_limit(arguments, Word::kBenchLimitOption);
    // No choice(): the manual page would be another one on another machine.
    arguments.option("--target", "NAME", Word::kSimdOption, [&](const std::string& name) -> std::string {
        const auto targets = simd_targets();
        const auto found = std::find(targets.begin(), targets.end(), name);
        if (found == targets.end()) return arguments.messages()(Word::kNotOneOf, name, joined(targets, ", "));
        settings.simd = name;
        return {};
    });
}

void define_man(Arguments&) {}

void define_completion(Arguments& arguments) {
    Settings& settings = arguments.settings();
    arguments.choice("SHELL", "", Word::kShellArgument, {"bash", "zsh", "fish"},
                     [&settings](const std::string& shell) { settings.shell = shell; });
    arguments.require("SHELL");
}

}  // namespace huisu::cli
