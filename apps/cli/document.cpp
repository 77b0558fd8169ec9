// From CLI11's objects to plain data.
#include "document.h"

#include <CLI/CLI.hpp>

#include "arguments.h"
#include "values.h"

namespace huisu::cli {
namespace {

std::vector<std::string> names_of(const CLI::Option& option) {
    if (option.get_positional()) return {option.get_name(true)};
    std::vector<std::string> names;
    for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
    for (const std::string& name : option.get_snames()) names.push_back("-" + name);
    return names;
}

}  // namespace

std::string OptionDocument::heading() const {
    std::string line = joined(names, ", ");
    return is_argument || value.empty() ? line : line + " " + value;
}

std::string OptionDocument::full_text(const Messages& messages) const {
    if (choices.empty()) return text;
    const bool is_chinese = messages.language() == Language::kChinese;
    return text + (is_chinese ? "；" : "; ") + messages(Word::kChoices, joined(choices, ", "));
}

std::string CommandDocument::synopsis(const Messages& messages) const {
    std::string line = "[" + std::string(messages.text(Word::kOptionPlace)) + "...]";
    for (const OptionDocument& argument : arguments) {
        const std::string word = argument.names.front() + (argument.is_list ? "..." : "");
        line += argument.is_required ? " " + word : " [" + word + "]";
    }
    return line;
}

CommandDocument document(const Arguments& arguments) {
    const Messages& messages = arguments.messages();
    CommandDocument result;
    result.name = arguments.command().name;
    result.summary = messages.text(arguments.command().summary);
    for (const auto line : lines_of(messages.text(arguments.command().details))) result.details.emplace_back(line);
    for (const auto example : arguments.command().examples) result.examples.emplace_back(example);
    for (const CLI::Option* option : arguments.app().get_options()) {
        OptionDocument entry;
        entry.names = names_of(*option);
        entry.value = option->get_items_expected_max() == 0 ? "" : option->get_type_name();
        entry.text = option->get_description();
        entry.choices = arguments.choices_of(option);
        entry.is_argument = option->get_positional();
        entry.is_required = option->get_required();
        entry.is_list = option->get_items_expected_max() > 1;
        entry.is_common = Arguments::is_common(option);
        (entry.is_argument ? result.arguments : result.options).push_back(std::move(entry));
    }
    return result;
}

std::vector<CommandDocument> document_all(const Messages& messages) {
    std::vector<CommandDocument> documents;
    for (const Command& command : all_commands()) documents.push_back(document(Arguments(command, messages)));
    return documents;
}

}  // namespace huisu::cli
