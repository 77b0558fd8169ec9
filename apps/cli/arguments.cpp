// How definitions become CLI11 options, and how CLI11's complaints become ours.
#include "arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "values.h"

namespace huisu::cli {
namespace {

constexpr const char* kCommonGroup = "common";

std::string up_to(const std::string& text, char end) {
    return text.substr(0, text.find(end));
}

char folded(char c) {
    if (c == '-' || c == ' ') return '_';
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// X-Wing is x_wing, and DIMACS is dimacs.
std::vector<std::string>::const_iterator find_choice(const std::vector<std::string>& choices, std::string_view given) {
    return std::find_if(choices.begin(), choices.end(), [given](const std::string& choice) {
        return std::equal(choice.begin(), choice.end(), given.begin(), given.end(),
                          [](char a, char b) { return folded(a) == folded(b); });
    });
}

}  // namespace

Arguments::Arguments(const Command& command, const Messages& messages)
    : command_(command),
      messages_(messages),
      app_(std::make_unique<CLI::App>(std::string(messages.text(command.summary)), std::string(command.name))) {
    settings_.threads = std::max(1U, std::thread::hardware_concurrency());
    app_->set_help_flag();
    command.define(*this);
    common();
}

Arguments::~Arguments() = default;

void Arguments::option(const std::string& name, const std::string& value, Word text, Setter setter) {
    const auto use = [name, setter = std::move(setter)](const std::string& given) {
        if (const std::string wrong = setter(given); !wrong.empty()) throw CLI::ValidationError(name, wrong);
    };
    app_->add_option_function<std::string>(name, use, std::string(messages_.text(text)))->type_name(value)->take_last();
}

void Arguments::choice(const std::string& name, const std::string& value, Word text, std::vector<std::string> choices,
                       std::function<void(const std::string&)> use) {
    option(name, value, text, [this, choices, use = std::move(use)](const std::string& given) -> std::string {
        const auto choice = find_choice(choices, given);
        if (choice == choices.end()) return messages_(Word::kNotOneOf, given, joined(choices, ", "));
        use(*choice);
        return {};
    });
    choices_[app_->get_option(name)] = std::move(choices);
}

void Arguments::choice_list(const std::string& name, const std::string& value, Word text,
                            std::vector<std::string> choices,
                            std::function<std::string(const std::vector<std::string>&)> use) {
    const auto take = [this, name, choices, use = std::move(use)](const std::vector<std::string>& given) {
        std::vector<std::string> words;
        std::string wrong;
        for (const std::string& list : given) {
            for (const std::string_view word : parts_of(list, ',')) {
                const auto choice = find_choice(choices, word);
                if (choice != choices.end())
                    words.push_back(*choice);
                else if (wrong.empty())
                    wrong = messages_(Word::kNotOneOf, std::string(word), joined(choices, ", "));
            }
        }
        if (wrong.empty()) wrong = use(words);
        if (!wrong.empty()) throw CLI::ValidationError(name, wrong);
    };
    CLI::Option* option =
        app_->add_option_function<std::vector<std::string>>(name, take, std::string(messages_.text(text)));
    option->type_name(value)->allow_extra_args(false);
    choices_[option] = std::move(choices);
}

void Arguments::flag(const std::string& name, Word text, bool& target) {
    app_->add_flag(name, target, std::string(messages_.text(text)))
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

void Arguments::files() {
    app_->add_option("FILE", settings_.files, std::string(messages_.text(Word::kFileArgument)))->type_name("");
}

void Arguments::positional(const std::string& name, Word text, Setter setter) {
    option(name, "", text, std::move(setter));
    require(name);
}

void Arguments::require(const std::string& name) {
    app_->get_option(name)->required();
}

void Arguments::positionals(const std::string& name, Word text, Setter setter) {
    const auto use = [name, setter = std::move(setter)](const std::vector<std::string>& values) {
        for (const std::string& value : values)
            if (const std::string wrong = setter(value); !wrong.empty()) throw CLI::ValidationError(name, wrong);
    };
    app_->add_option_function<std::vector<std::string>>(name, use, std::string(messages_.text(text)))->type_name("");
    takes_list_ = true;
}

void Arguments::common() {
    const std::size_t own = app_->get_options().size();
    flag("--json", Word::kJsonOption, settings_.json);
    option("--time", "SECONDS", Word::kTimeOption, [this](const std::string& value) -> std::string {
        settings_.seconds = seconds_of(value);
        return settings_.seconds ? "" : messages_(Word::kNotSeconds, value);
    });
    option("--threads", "N", Word::kThreadsOption, [this](const std::string& value) -> std::string {
        constexpr std::uint64_t kMost = 1024;
        const auto threads = count_of(value, 1, kMost);
        if (!threads) return messages_(Word::kNotACount, value, 1, kMost);
        settings_.threads = static_cast<unsigned>(*threads);
        return {};
    });
    flag("--progress", Word::kProgressOption, settings_.progress);
    flag("--quiet", Word::kQuietOption, settings_.quiet);
    choice("--lang", "LANGUAGE", Word::kLangOption, {"en", "zh"}, [](const std::string&) {});  // main() has used it
    app_->set_help_flag("--help,-h", std::string(messages_.text(Word::kHelpOption)));

    const auto options = app_->get_options();
    for (std::size_t i = own; i < options.size(); ++i) options[i]->group(kCommonGroup);
}

bool Arguments::is_common(const CLI::Option* option) {
    return option->get_group() == kCommonGroup;
}

std::vector<std::string> Arguments::choices_of(const CLI::Option* option) const {
    const auto found = choices_.find(option);
    return found == choices_.end() ? std::vector<std::string>{} : found->second;
}

Arguments::Outcome Arguments::parse(std::vector<std::string> words) {
    // CLI11 would take "[a,b]" for a list of two; "./[a,b]" names the same file, and " [a,b]" is no number either.
    const auto takes_files = app_->get_option_no_throw("FILE") != nullptr;
    for (std::string& word : words)
        if ((takes_files || takes_list_) && word.starts_with('[') && word.ends_with(']'))
            word.insert(0, takes_files ? "./" : " ");
    std::reverse(words.begin(), words.end());  // as CLI11 wants them
    try {
        app_->parse(words);
    } catch (const CLI::CallForHelp&) {
        return Outcome::kHelp;
    } catch (const CLI::ParseError& error) {
        complaint_ = complaint_about(error);
        return Outcome::kBadUsage;
    }
    if (settings_.files.empty()) settings_.files.emplace_back("-");
    for (const auto& check : checks_) {
        complaint_ = check();
        if (!complaint_.empty()) return Outcome::kBadUsage;
    }
    return Outcome::kRun;
}

GlobalArguments parse_global(std::vector<std::string> words, const Messages& messages) {
    GlobalArguments found;
    CLI::App app;
    std::string language;
    app.set_help_flag("--help,-h");
    app.add_flag("--version", found.version);
    app.add_option("--lang", language)->check([&](const std::string& value) {
        return value == "en" || value == "zh" ? std::string() : messages(Word::kNotOneOf, value, "en, zh");
    });
    app.prefix_command();
    std::reverse(words.begin(), words.end());
    try {
        app.parse(words);
        found.rest = app.remaining();
    } catch (const CLI::CallForHelp&) {
        found.help = true;
    } catch (const CLI::ParseError& error) {
        found.complaint = error.what();
    }
    return found;
}

std::string Arguments::complaint_about(const CLI::ParseError& error) const {
    const std::string what = error.what();
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
        const auto rest = app_->remaining();
        const std::string first = rest.empty() ? "" : rest.front();
        return messages_(first.starts_with('-') ? Word::kUnknownOption : Word::kUnexpectedArgument, first);
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return messages_(Word::kMissingArgument, up_to(what, ' '));
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return messages_(Word::kMissingValue, up_to(what, ':'));
    return what;
}

}  // namespace huisu::cli
