// A command's definitions as plain data: what help, the manual page and the completions print.
#pragma once

#include <string>
#include <vector>

#include "words.h"

namespace huisu::cli {

class Arguments;

struct OptionDocument {
    std::vector<std::string> names;  ///< "--help", "-h"; of an argument its name
    std::string value;               ///< "N"; empty for a flag
    std::string text;
    std::vector<std::string> choices;
    bool is_argument = false;
    bool is_required = false;
    bool is_list = false;  ///< an argument that may repeat
    bool is_common = false;

    bool takes_files() const { return value == "FILE" || (is_argument && names.front() == "FILE"); }
    /// "--box RxC", "--help, -h", "FILE".
    std::string heading() const;
    /// The text with its choices.
    std::string full_text(const Messages& messages) const;
};

struct CommandDocument {
    std::string name;
    std::string summary;
    std::vector<std::string> details;  ///< paragraphs
    std::vector<std::string> examples;
    std::vector<OptionDocument> arguments;
    std::vector<OptionDocument> options;

    /// "[OPTION...] TARGET [NUMBER...]".
    std::string synopsis(const Messages& messages) const;
};

CommandDocument document(const Arguments& arguments);
std::vector<CommandDocument> document_all(const Messages& messages);

/// What --help prints for one command, and for huisu itself.
std::string help_text(const Arguments& arguments);
std::string general_help_text(const Messages& messages);

std::string man_page(const Messages& messages);
/// For "bash", "zsh" or "fish".
std::string completion_script(const std::string& shell, const Messages& messages);

}  // namespace huisu::cli
