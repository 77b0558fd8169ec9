// The table of commands: one line each. A new command is one file with its run function and one line in command.cpp.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "words.h"

namespace huisu::cli {

class Arguments;
struct Run;

struct Command {
    std::string_view name;
    Word summary;
    Word details;
    std::vector<std::string_view> examples;  ///< whole shell lines
    void (*define)(Arguments&);              ///< adds its arguments and options
    int (*run)(Run&);                        ///< does its work and returns the exit status
};

std::span<const Command> all_commands();
/// Null when there is no such command.
const Command* find_command(std::string_view name);

// Each in the file of its name.
int run_solve(Run& run);
int run_count(Run& run);
int run_check(Run& run);
int run_explain(Run& run);
int run_hint(Run& run);
int run_rate(Run& run);
int run_canonical(Run& run);
int run_explore(Run& run);
int run_generate(Run& run);
int run_convert(Run& run);
int run_trace(Run& run);
int run_permute(Run& run);
int run_subset_sum(Run& run);
int run_bench(Run& run);
int run_serve(Run& run);
int run_man(Run& run);
int run_completion(Run& run);

}  // namespace huisu::cli
