// --help: a usage line, what the command does, its options, examples.
#include "arguments.h"
#include "document.h"
#include "text_width.h"

namespace huisu::cli {
namespace {

constexpr int kWidth = 80;
constexpr int kOptionIndent = 24;

std::string spaces(int count) {
    return std::string(static_cast<std::size_t>(count > 0 ? count : 0), ' ');
}

/// "  --limit N             text, wrapped beside it"
std::string entry(const std::string& heading, const std::string& text) {
    std::string line = "  " + heading;
    const int width = width_of(line);
    if (width + 2 > kOptionIndent)
        line += "\n" + spaces(kOptionIndent);
    else
        line += spaces(kOptionIndent - width);
    return line + wrapped(text, kOptionIndent, kWidth) + "\n";
}

std::string section(const Messages& messages, Word heading) {
    const std::string text(messages.text(heading));
    return "\n" + text + (messages.language() == Language::kChinese ? "：" : ":") + "\n";
}

std::string exit_status_text(const Messages& messages) {
    std::string text = section(messages, Word::kExitStatus);
    const Word meanings[] = {Word::kExit0, Word::kExit1, Word::kExit2, Word::kExit3};
    for (int status = 0; status < 4; ++status)
        text += "  " + std::to_string(status) + "  " + wrapped(messages.text(meanings[status]), 5, kWidth) + "\n";
    return text + "  " + wrapped(messages.text(Word::kExitNotes), 2, kWidth) + "\n";
}

std::string option_entries(const std::vector<OptionDocument>& options, bool common, const Messages& messages) {
    std::string text;
    for (const OptionDocument& option : options)
        if (option.is_common == common) text += entry(option.heading(), option.full_text(messages));
    return text;
}

}  // namespace

std::string help_text(const Arguments& arguments) {
    const Messages& messages = arguments.messages();
    const CommandDocument command = document(arguments);
    std::string text(messages.text(Word::kUsage));
    text += " huisu " + command.name + " " + command.synopsis(messages) + "\n\n" + command.summary + "\n";
    for (const std::string& paragraph : command.details) text += "\n" + wrapped(paragraph, 0, kWidth) + "\n";
    if (!command.arguments.empty())
        text += section(messages, Word::kArguments) + option_entries(command.arguments, false, messages);
    if (const std::string own = option_entries(command.options, false, messages); !own.empty())
        text += section(messages, Word::kOptions) + own;
    text += section(messages, Word::kCommonOptions) + option_entries(command.options, true, messages);
    text += section(messages, Word::kExamples);
    for (const std::string& example : command.examples) text += "  " + example + "\n";
    return text;
}

std::string general_help_text(const Messages& messages) {
    std::string text(messages.text(Word::kUsage));
    text += " huisu " + std::string(messages.text(Word::kCommandPlace)) + " [" +
            std::string(messages.text(Word::kOptionPlace)) + "...]\n\n";
    text += "huisu: " + std::string(messages.text(Word::kTagline)) + "\n\n";
    text += wrapped(messages.text(Word::kIntroduction), 0, kWidth) + "\n";
    text += section(messages, Word::kCommands);
    for (const Command& command : all_commands())
        text += entry(std::string(command.name), std::string(messages.text(command.summary)));
    text += section(messages, Word::kOptions);
    const Messages& m = messages;
    text += entry("--lang LANGUAGE", std::string(m.text(Word::kLangOption)) + "; " + m(Word::kChoices, "en, zh"));
    text += entry("--help, -h", std::string(m.text(Word::kHelpOption)));
    text += entry("--version", std::string(m.text(Word::kVersionOption)));
    text += exit_status_text(messages);
    text += section(messages, Word::kExamples);
    text += "  huisu solve examples/origin.txt\n  huisu solve --help\n";
    return text;
}

}  // namespace huisu::cli
