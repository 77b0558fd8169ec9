// huisu: reads the command line, runs one command, and turns what happened to the output into the exit status.
//
//   main -> Arguments (definitions.cpp) -> command_*.cpp -> pipeline -> Output
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <exception>

#include "answering.h"
#include "arguments.h"
#include "document.h"
#include "huisu/version.h"
#include "run.h"

namespace huisu::cli {
namespace {

/// The language must be known before anything is said, so it is looked for ahead of the proper parsing.
Language choose_language(const std::vector<std::string>& words) {
    Language language = language_of_environment();
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        std::string_view value;
        if (words[i] == "--lang" && i + 1 < words.size())
            value = words[i + 1];
        else if (words[i].starts_with("--lang="))
            value = std::string_view(words[i]).substr(7);
        if (value == "zh") language = Language::kChinese;
        if (value == "en") language = Language::kEnglish;
    }
    return language;
}

int bad_usage(Output& output, const Messages& messages, const std::string& program, const std::string& complaint) {
    output.err(program + ": " + complaint + "\n" + messages(Word::kSeeHelp, program) + "\n");
    return kBadInput;
}

/// What is wrong with HUISU_TARGET.
std::string unknown_target(const Messages& messages) {
    const char* name = std::getenv("HUISU_TARGET");
    return messages(Word::kUnknownTarget, name != nullptr ? name : "",
                    fmt::format("{}", fmt::join(simd_targets(), ", ")));
}

int run_command(const Command& command, std::vector<std::string> words, const Messages& messages, Output& output) {
    Arguments arguments(command, messages);
    switch (arguments.parse(std::move(words))) {
        case Arguments::Outcome::kHelp: output.out(help_text(arguments)); return kFine;
        case Arguments::Outcome::kBadUsage:
            return bad_usage(output, messages, "huisu " + std::string(command.name), arguments.complaint());
        case Arguments::Outcome::kRun: break;
    }
    if (simd_target().empty()) return bad_usage(output, messages, "huisu", unknown_target(messages));
    const Settings& settings = arguments.settings();
    Progress progress(settings, messages, output);
    Run run{settings, messages, output, progress};
    if (settings.seconds) run.deadline = Budget::of_seconds(*settings.seconds).deadline;
    const int status = command.run(run);
    progress.finish();
    return status;
}

int run_words(std::vector<std::string> words, const Messages& messages, Output& output) {
    GlobalArguments global = parse_global(std::move(words), messages);
    if (global.help) {
        output.out(general_help_text(messages));
        return kFine;
    }
    if (!global.complaint.empty()) return bad_usage(output, messages, "huisu", global.complaint);
    if (global.version) {
        if (simd_target().empty()) return bad_usage(output, messages, "huisu", unknown_target(messages));
        output.out("huisu " + huisu::version() + "\n" + compiler() + "\n" + simd_target() + "\n");
        return kFine;
    }
    std::vector<std::string>& rest = global.rest;
    if (rest.empty()) return bad_usage(output, messages, "huisu", messages(Word::kNoCommand));
    std::string name = rest.front();
    rest.erase(rest.begin());
    if (name == "help") {
        if (rest.empty()) {
            output.out(general_help_text(messages));
            return kFine;
        }
        name = rest.front();
        rest = {"--help"};
    }
    if (const Command* command = find_command(name)) return run_command(*command, std::move(rest), messages, output);
    const Word complaint = name.starts_with('-') ? Word::kUnknownOption : Word::kUnknownCommand;
    return bad_usage(output, messages, "huisu", messages(complaint, name));
}

int run_program(const std::vector<std::string>& words) {
    install_signal_handlers();
    const Messages messages(choose_language(words));
    Output output;
    int status = run_words(words, messages, output);
    output.finish();
    if (stop_signal() != 0) die_of_stop_signal();
    if (output.reader_is_gone()) return kFine;
    if (output.error() != 0) {
        output.err("huisu: " + messages(Word::kCannotWrite, system_sentence(messages, output.error())) + "\n");
        output.flush();
        status = std::max<int>(status, kBadInput);
    }
    return status;
}

/// Answers are written in one thread and their memory given back in another. By default glibc returns such memory to
/// the system each time, and asking for it again costs more than solving.
void keep_freed_memory() {
#ifdef __GLIBC__
    constexpr int kBytes = 1 << 26;
    mallopt(M_TRIM_THRESHOLD, kBytes);
    mallopt(M_MMAP_THRESHOLD, kBytes);
#endif
}

}  // namespace
}  // namespace huisu::cli

int main(int argc, char** argv) {
    huisu::cli::keep_freed_memory();
    try {
        return huisu::cli::run_program(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const std::exception&) {  // no memory is left, or no thread to be had
        constexpr std::string_view kSentence = "huisu: the system gives no more memory or threads\n";
        // Nothing can be done about an error here.
        if (write(STDERR_FILENO, kSentence.data(), kSentence.size()) < 0) return huisu::cli::kBadInput;
        return huisu::cli::kBadInput;
    }
}
