// The manual page in troff, from the commands' definitions. No date and no version in it: it changes when they do.
#include "command.h"
#include "document.h"
#include "run.h"
#include "text_width.h"
#include "values.h"

namespace huisu::cli {
namespace {

/// Text that troff prints as it stands.
std::string escaped(std::string_view text) {
    std::string result = replaced(with_break_marks(text), "\\", "\\e");
    result = replaced(result, "\u200B", "\\:");
    result = replaced(result, "-", "\\-");
    result = replaced(result, "'", "\\(aq");
    result = replaced(result, "`", "\\(ga");
    result = replaced(result, "^", "\\(ha");
    result = replaced(result, "~", "\\(ti");
    if (result.starts_with('.')) result.insert(0, "\\&");
    return result;
}

std::string bold(std::string_view text) {
    return "\\fB" + escaped(text) + "\\fR";
}

std::string as_sentence(std::string text, Language language) {
    if (language == Language::kChinese) return text + "。";
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text + ".";
}

class Page {
public:
    explicit Page(const Messages& messages) : messages_(messages) {}

    void section(Word heading) { text_ += ".SH " + upper(messages_.text(heading)) + "\n"; }
    void subsection(const std::string& heading) { text_ += ".SS " + heading + "\n"; }
    void paragraph(std::string_view text) { text_ += ".PP\n" + escaped(text) + "\n"; }
    void line(std::string_view troff) { text_.append(troff).append("\n"); }
    void item(const std::string& troff_heading, std::string_view text) {
        text_ += ".TP\n" + troff_heading + "\n" + escaped(text) + "\n";
    }
    void option(const OptionDocument& option) {
        std::string heading;
        for (const std::string& name : option.names) heading += (heading.empty() ? "" : ", ") + bold(name);
        if (!option.is_argument && !option.value.empty()) heading += " \\fI" + escaped(option.value) + "\\fR";
        item(heading, option.full_text(messages_));
    }
    void example(std::string_view command) { text_ += ".PP\n.in +4n\n.nf\n" + escaped(command) + "\n.fi\n.in\n"; }
    std::string take() { return std::move(text_); }

private:
    static std::string upper(std::string_view text) {
        std::string result(text);
        for (char& c : result)
            if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        return result;
    }

    const Messages& messages_;
    std::string text_;
};

void add_command(Page& page, const CommandDocument& command, const Messages& messages) {
    page.subsection(bold("huisu " + command.name) + " " + escaped(command.synopsis(messages)));
    page.line(escaped(as_sentence(command.summary, messages.language())));
    for (const std::string& paragraph : command.details) page.paragraph(paragraph);
    for (const OptionDocument& argument : command.arguments) page.option(argument);
    for (const OptionDocument& option : command.options)
        if (!option.is_common) page.option(option);
    for (const std::string& example : command.examples) page.example(example);
}

void add_text(Page& page, Word heading, std::string_view text) {
    page.section(heading);
    page.line(escaped(text));
}

}  // namespace

std::string man_page(const Messages& messages) {
    const auto commands = document_all(messages);
    const std::string place = "[" + std::string(messages.text(Word::kOptionPlace)) + "...]";
    Page page(messages);
    page.line("'\\\" -*- coding: UTF-8 -*-");
    page.line(".\\\" Made by: huisu man");
    page.line(".TH HUISU 1 \"\" huisu");
    page.line(".ad l\n.nh");
    page.section(Word::kManName);
    page.line("huisu \\- " + escaped(messages.text(Word::kTagline)));
    page.section(Word::kManSynopsis);
    for (const CommandDocument& command : commands)
        page.line(bold("huisu " + command.name) + " " + escaped(command.synopsis(messages)) + "\n.br");
    page.line(bold("huisu") + " [\\-\\-help] [\\-\\-version]");
    add_text(page, Word::kManDescription, messages.text(Word::kIntroduction));
    page.section(Word::kCommands);
    for (const CommandDocument& command : commands) add_command(page, command, messages);
    page.section(Word::kCommonOptions);
    for (const OptionDocument& option : commands.front().options)
        if (option.is_common) page.option(option);
    page.item(bold("--version"), messages.text(Word::kVersionOption));
    add_text(page, Word::kManInput, messages.text(Word::kInputText));
    add_text(page, Word::kManOutput, messages.text(Word::kOutputText));
    add_text(page, Word::kManMessages, messages.text(Word::kMessagesText));
    page.section(Word::kExitStatus);
    const Word meanings[] = {Word::kExit0, Word::kExit1, Word::kExit2, Word::kExit3};
    for (int status = 0; status < 4; ++status) page.item(bold(std::to_string(status)), messages.text(meanings[status]));
    page.paragraph(messages.text(Word::kExitNotes));
    return page.take();
}

int run_man(Run& run) {
    run.output.out(man_page(run.messages));
    return kFine;
}

}  // namespace huisu::cli
