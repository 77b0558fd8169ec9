// The arguments and options of one command: the CLI11 definitions, from which parsing, help, manual and completions
// all come.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "command.h"
#include "settings.h"
#include "words.h"

// CLI11 takes seconds to compile: only files that look into its objects include it.
namespace CLI {
class App;
class Option;
class ParseError;
}  // namespace CLI

namespace huisu::cli {

class Arguments {
public:
    /// Takes a value; returns "" or what is wrong with it.
    using Setter = std::function<std::string(const std::string& value)>;

    Arguments(const Command& command, const Messages& messages);
    ~Arguments();
    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;

    enum class Outcome : std::uint8_t { kRun, kHelp, kBadUsage };
    /// Understands the words after the command's name. After kBadUsage, complaint() says what is wrong.
    Outcome parse(std::vector<std::string> words);
    const std::string& complaint() const { return complaint_; }

    const Command& command() const { return command_; }
    const Messages& messages() const { return messages_; }
    const CLI::App& app() const { return *app_; }
    /// The values an option may have; empty where any will do.
    std::vector<std::string> choices_of(const CLI::Option* option) const;
    /// Whether every command has the option.
    static bool is_common(const CLI::Option* option);
    Settings& settings() { return settings_; }

    // For the definitions.
    void option(const std::string& name, const std::string& value, Word text, Setter setter);
    void choice(const std::string& name, const std::string& value, Word text, std::vector<std::string> choices,
                std::function<void(const std::string&)> use);
    /// May be given several times, with one value or several between commas.
    void choice_list(const std::string& name, const std::string& value, Word text, std::vector<std::string> choices,
                     std::function<std::string(const std::vector<std::string>&)> use);
    void flag(const std::string& name, Word text, bool& target);
    void files();
    /// One argument that must be there.
    void positional(const std::string& name, Word text, Setter setter);
    void require(const std::string& name);
    void positionals(const std::string& name, Word text, Setter setter);
    void common();
    /// Looked at after all options: returns "" or what is wrong with their combination.
    void check_together(std::function<std::string()> check) { checks_.push_back(std::move(check)); }

private:
    std::string complaint_about(const CLI::ParseError& error) const;

    const Command& command_;
    const Messages& messages_;
    std::unique_ptr<CLI::App> app_;
    Settings settings_;
    std::map<const CLI::Option*, std::vector<std::string>> choices_;
    bool takes_list_ = false;  // of other things than files
    std::vector<std::function<std::string()>> checks_;
    std::string complaint_;
};

/// What stands before the command: huisu [--lang en|zh] COMMAND ..., or --help or --version alone.
struct GlobalArguments {
    bool help = false;
    bool version = false;
    std::vector<std::string> rest;  ///< the command and its words
    std::string complaint;          ///< empty where all is well
};
GlobalArguments parse_global(std::vector<std::string> words, const Messages& messages);

// The definitions of the commands.
void define_solve(Arguments& arguments);
void define_count(Arguments& arguments);
void define_check(Arguments& arguments);
void define_explain(Arguments& arguments);
void define_hint(Arguments& arguments);
void define_rate(Arguments& arguments);
void define_canonical(Arguments& arguments);
void define_explore(Arguments& arguments);
void define_generate(Arguments& arguments);
void define_convert(Arguments& arguments);
void define_trace(Arguments& arguments);
void define_permute(Arguments& arguments);
void define_subset_sum(Arguments& arguments);
void define_bench(Arguments& arguments);
void define_serve(Arguments& arguments);
void define_man(Arguments& arguments);
void define_completion(Arguments& arguments);

// Parts of several of them.
std::vector<std::string> format_names(bool (*keep)(TextFormat));
void define_style(Arguments& arguments);
void define_blank(Arguments& arguments);
/// A whole number from 1.
void define_count_option(Arguments& arguments, const std::string& name, Word text,
                         std::function<void(std::uint64_t)> use);

/// Whether solutions can be printed in the format: it can be read back, and holds one puzzle after the other.
bool is_answer_format(TextFormat format);

}  // namespace huisu::cli
