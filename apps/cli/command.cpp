// The commands, in the order in which help shows them.
#include "command.h"

#include "arguments.h"

namespace huisu::cli {
namespace {

/// What answers puzzle after puzzle.
std::vector<Command> puzzle_commands() {
    return {
        {"solve",
         Word::kSolveSummary,
         Word::kSolveDetails,
         {"huisu solve examples/origin.txt",
          "echo 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. | huisu solve "
          "--output grid"},
         define_solve,
         run_solve},
        {"count",
         Word::kCountSummary,
         Word::kCountDetails,
         {"huisu count --limit 1000 puzzles.txt"},
         define_count,
         run_count},
        {"check",
         Word::kCheckSummary,
         Word::kCheckDetails,
         {"huisu check --minimal examples/inkala.txt", "huisu check --against puzzle.txt my-try.txt"},
         define_check,
         run_check},
        {"explain",
         Word::kExplainSummary,
         Word::kExplainDetails,
         {"huisu explain examples/origin.txt", "huisu explain --order se --full --steps 3 examples/inkala.txt"},
         define_explain,
         run_explain},
        {"hint",
         Word::kHintSummary,
         Word::kHintDetails,
         {"huisu hint examples/origin.txt", "huisu hint --last r4c5 my-game.ss"},
         define_hint,
         run_hint},
        {"rate",
         Word::kRateSummary,
         Word::kRateDetails,
         {"huisu rate puzzles.txt", "huisu rate --min-er 7.0 --max-er 7.9 puzzles.txt"},
         define_rate,
         run_rate},
        {"canonical",
         Word::kCanonicalSummary,
         Word::kCanonicalDetails,
         {"huisu canonical --automorphisms puzzles.txt", "huisu canonical --same mine.txt yours.txt",
          "huisu canonical --unique puzzles.txt > classes.txt"},
         define_canonical,
         run_canonical},
        {"explore",
         Word::kExploreSummary,
         Word::kExploreDetails,
         {"huisu explore puzzles.txt", "huisu explore --minus 2 --plus 1 puzzles.txt",
          "huisu explore --unavoidable 12 solutions.txt", "huisu explore --backdoors 2 puzzles.txt"},
         define_explore,
         run_explore},
        {"convert",
         Word::kConvertSummary,
         Word::kConvertDetails,
         {"huisu convert --output boxed --style unicode examples/inkala.txt"},
         define_convert,
         run_convert},
        {"trace",
         Word::kTraceSummary,
         Word::kTraceDetails,
         {"huisu trace --limit 20 examples/origin.txt", "huisu trace --order fewest examples/origin.txt"},
         define_trace,
         run_trace},
    };
}

/// Everything else.
std::vector<Command> other_commands() {
    return {
        {"generate",
         Word::kGenerateSummary,
         Word::kGenerateDetails,
         {"huisu generate --count 5 --symmetry rotate180 --level hard", "huisu generate --er 7.0-7.9 --rated --seed 1",
          "huisu generate --pattern heart.txt --output boxed"},
         define_generate,
         run_generate},
        {"permute",
         Word::kPermuteSummary,
         Word::kPermuteDetails,
         {"huisu permute abc", "huisu permute --distinct --trace aab"},
         define_permute,
         run_permute},
        {"subset-sum",
         Word::kSubsetSumSummary,
         Word::kSubsetSumDetails,
         {"huisu subset-sum 13 1 2 4 7", "huisu subset-sum --all -5 -3 -2 4", "huisu subset-sum --trace 13 1 2 4 7"},
         define_subset_sum,
         run_subset_sum},
        {"serve",
         Word::kServeSummary,
         Word::kServeDetails,
         {"huisu serve", "huisu serve --host 0.0.0.0 --port 8000",
          "curl -d @call.json -H 'Content-Type: application/json' localhost:8181/api/hint"},
         define_serve,
         run_serve},
        {"bench",
         Word::kBenchSummary,
         Word::kBenchDetails,
         {"huisu bench puzzles.txt", "huisu bench --engine lanes --threads 1 --runs 9 --json puzzles.txt"},
         define_bench,
         run_bench},
        {"man", Word::kManSummary, Word::kManDetails, {"huisu --lang zh man | man -l -"}, define_man, run_man},
        {"completion",
         Word::kCompletionSummary,
         Word::kCompletionDetails,
         {"source <(huisu completion bash)", "huisu completion fish > ~/.config/fish/completions/huisu.fish"},
         define_completion,
         run_completion},
    };
}

}  // namespace

std::span<const Command> all_commands() {
    static const std::vector<Command> commands = [] {
        std::vector<Command> all = puzzle_commands();
        for (Command& command : other_commands()) all.push_back(std::move(command));
        return all;
    }();
    return commands;
}

const Command* find_command(std::string_view name) {
    for (const Command& command : all_commands())
        if (command.name == name) return &command;
    return nullptr;
}

}  // namespace huisu::cli
