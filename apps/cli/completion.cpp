// Completions for bash, zsh and fish, from the commands' definitions.
#include "command.h"
#include "document.h"
#include "run.h"
#include "values.h"

namespace huisu::cli {
namespace {

std::string command_names(const std::vector<CommandDocument>& commands) {
    std::vector<std::string> names;
    for (const CommandDocument& command : commands) names.push_back(command.name);
    return joined(names, " ");
}

std::string option_names(const CommandDocument& command) {
    std::vector<std::string> names;
    for (const OptionDocument& option : command.options)
        for (const std::string& name : option.names) names.push_back(name);
    return joined(names, " ");
}

/// Inside '...' of a shell.
std::string in_quotes(std::string_view text) {
    return replaced(text, "'", "'\\''");
}

// bash ---------------------------------------------------------------------------------------------------------------

/// The cases of one command: words after an option that takes a value, arguments with choices, then option names.
std::string bash_command(const CommandDocument& command) {
    std::string text = "        " + command.name + ")\n            case $previous in\n";
    for (const OptionDocument& option : command.options) {
        if (option.value.empty()) continue;
        text += "                " + joined(option.names, "|") + ") ";
        if (!option.choices.empty())
            text += "words='" + joined(option.choices, " ") + "' ;;\n";
        else
            text += option.takes_files() ? "files=yes ;;\n" : "return ;;\n";
    }
    text += "                *)\n                    case $current in\n";
    text += "                        -*) words='" + option_names(command) + "' ;;\n                        *) ";
    std::string arguments = ":";
    for (const OptionDocument& argument : command.arguments) {
        if (argument.takes_files()) arguments = "files=yes";
        if (!argument.choices.empty()) arguments = "words='" + joined(argument.choices, " ") + "'";
    }
    return text + arguments + " ;;\n                    esac ;;\n            esac ;;\n";
}

std::string bash_script(const std::vector<CommandDocument>& commands) {
    std::string text = R"(# bash completion for huisu; made by: huisu completion bash
_huisu() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= words= files= i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case ${COMP_WORDS[i]} in
            --lang) ((++i)) ;;
            -*) ;;
            *) command=${COMP_WORDS[i]}; break ;;
        esac
    done
    case $command in
        '')
            case $previous in
                --lang) words='en zh' ;;
                *) words='@COMMANDS@ --lang --help --version' ;;
            esac ;;
)";
    for (const CommandDocument& command : commands) text += bash_command(command);
    text += R"(    esac
    if [[ $files ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    fi
}
complete -F _huisu huisu
)";
    return replaced(text, "@COMMANDS@", command_names(commands));
}

// zsh ----------------------------------------------------------------------------------------------------------------

/// Inside [...] of an _arguments specification.
std::string zsh_text(std::string_view text) {
    std::string result = replaced(text, "\\", "\\\\");
    for (const char* special : {"[", "]", ":"}) result = replaced(result, special, "\\" + std::string(special));
    return in_quotes(result);
}

std::string zsh_values(const OptionDocument& option) {
    if (!option.choices.empty()) return "(" + joined(option.choices, " ") + ")";
    return option.takes_files() ? "_files" : " ";
}

std::string zsh_command(const CommandDocument& command) {
    std::string text = "                " + command.name + ")\n                    _arguments -s";
    for (const OptionDocument& option : command.options)
        for (const std::string& name : option.names) {
            text += " \\\n                        '" + name + "[" + zsh_text(option.text) + "]";
            if (!option.value.empty()) text += ":" + option.value + ":" + zsh_values(option);
            text += "'";
        }
    for (const OptionDocument& argument : command.arguments)
        text += " \\\n                        '" + std::string(argument.is_list ? "*:" : ":") + argument.names.front() +
                ":" + zsh_values(argument) + "'";
    return text + " ;;\n";
}

std::string zsh_script(const std::vector<CommandDocument>& commands, const Messages& messages) {
    std::string text = "#compdef huisu\n# zsh completion for huisu; made by: huisu completion zsh\n";
    text += "_huisu() {\n    local curcontext=$curcontext state line\n    local -a commands=(\n";
    for (const CommandDocument& command : commands)
        text += "        '" + command.name + ":" + in_quotes(command.summary) + "'\n";
    text += "    )\n    _arguments -C";
    text += " '--lang[" + zsh_text(messages.text(Word::kLangOption)) + "]:LANGUAGE:(en zh)'";
    text += " \\\n        '(- *)'{-h,--help}'[" + zsh_text(messages.text(Word::kHelpOption)) + "]'";
    text += " \\\n        '(- *)--version[" + zsh_text(messages.text(Word::kVersionOption)) + "]'";
    text += " \\\n        '1: :->command' '*:: :->arguments'\n";
    text += "    case $state in\n        command) _describe -t commands huisu commands ;;\n";
    text += "        arguments)\n            case $words[1] in\n";
    for (const CommandDocument& command : commands) text += zsh_command(command);
    return text +
           "            esac ;;\n    esac\n}\nif [ \"$funcstack[1]\" = _huisu ]; then _huisu \"$@\"; "
           "else compdef _huisu huisu; fi\n";
}

// fish ---------------------------------------------------------------------------------------------------------------

std::string fish_text(std::string_view text) {
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

std::string fish_option(const std::string& condition, const OptionDocument& option) {
    std::string text = "complete -c huisu -n '" + condition + "'";
    for (const std::string& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.choices.empty())
        text += " -x -a " + fish_text(joined(option.choices, " "));
    else if (option.takes_files())
        text += " -r -F";
    else if (!option.value.empty())
        text += " -x";
    return text + " -d " + fish_text(option.text) + "\n";
}

std::string fish_script(const std::vector<CommandDocument>& commands, const Messages& messages) {
    const std::string none = "__fish_use_subcommand";
    std::string text = "# fish completion for huisu; made by: huisu completion fish\ncomplete -c huisu -f\n";
    for (const CommandDocument& command : commands)
        text += "complete -c huisu -n " + none + " -a " + command.name + " -d " + fish_text(command.summary) + "\n";
    text += fish_option(none, {{"--lang"}, "LANGUAGE", std::string(messages.text(Word::kLangOption)), {"en", "zh"}});
    text += fish_option(none, {{"--help", "-h"}, "", std::string(messages.text(Word::kHelpOption)), {}});
    text += fish_option(none, {{"--version"}, "", std::string(messages.text(Word::kVersionOption)), {}});
    for (const CommandDocument& command : commands) {
        const std::string condition = "__fish_seen_subcommand_from " + command.name;
        for (const OptionDocument& argument : command.arguments) {
            if (argument.takes_files()) text += "complete -c huisu -n '" + condition + "' -F\n";
            if (!argument.choices.empty())
                text +=
                    "complete -c huisu -n '" + condition + "' -a " + fish_text(joined(argument.choices, " ")) + "\n";
        }
        for (const OptionDocument& option : command.options) text += fish_option(condition, option);
    }
    return text;
}

}  // namespace

std::string completion_script(const std::string& shell, const Messages& messages) {
    const auto commands = document_all(messages);
    if (shell == "bash") return bash_script(commands);
    if (shell == "zsh") return zsh_script(commands, messages);
    return fish_script(commands, messages);
}

int run_completion(Run& run) {
    run.output.out(completion_script(run.settings.shell, run.messages));
    return kFine;
}

}  // namespace huisu::cli
