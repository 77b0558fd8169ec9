// Measures the general engine on files of puzzles: CPU time on one core, uniqueness proved, reading not counted.
//
//   solve_file [--first | --count N] FILE...
//
// prints for each file the puzzles, how many had no, one and several solutions, the seconds of CPU time, puzzles (with
// --count: solutions) a second, and search nodes a puzzle. The total of nodes is the engine's signature: the same on
// every machine.
#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <ctime>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "huisu/huisu.h"

namespace {

enum class Mode { kProve, kFirst, kCount };

struct Options {
    Mode mode = Mode::kProve;
    std::uint64_t limit = 0;
    std::vector<std::string> files;
};

struct Totals {
    std::uint64_t none = 0;
    std::uint64_t one = 0;
    std::uint64_t many = 0;
    std::uint64_t solutions = 0;
    std::uint64_t nodes = 0;
};

std::vector<huisu::Puzzle> read_puzzles(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    huisu::RecordReader reader([&](std::span<char> buffer) {
        file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        return static_cast<std::size_t>(file.gcount());
    });
    std::vector<huisu::Puzzle> puzzles;
    while (auto record = reader.next()) {
        if (*record)
            puzzles.push_back((*record)->puzzle);
        else
            fmt::print(stderr, "{}:{}: {}\n", path, record->error().line, huisu::describe(record->error()));
    }
    return puzzles;
}

void solve_one(const huisu::Puzzle& puzzle, const Options& options, Totals& totals) {
    if (options.mode == Mode::kCount) {
        huisu::CountOptions count_options;
        count_options.limit = options.limit;
        const huisu::CountResult result = huisu::count(puzzle, count_options);
        const std::uint64_t count = result.count.to_u64();
        totals.solutions += count;
        totals.nodes += result.stats.nodes;
        ++(count == 0 ? totals.none : count == 1 ? totals.one : totals.many);
        return;
    }
    huisu::SolveOptions solve_options;
    solve_options.prove_unique = options.mode == Mode::kProve;
    const huisu::SolveResult result = huisu::solve(puzzle, solve_options);
    totals.nodes += result.stats.nodes;
    totals.solutions += result.solution ? 1U : 0U;
    ++(!result.solution ? totals.none : result.second ? totals.many : totals.one);
}

bool read_arguments(std::span<char*> arguments, Options& options) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--first") {
            options.mode = Mode::kFirst;
        } else if (argument == "--count" && i + 1 < arguments.size()) {
            options.mode = Mode::kCount;
            const std::string_view number = arguments[++i];
            if (std::from_chars(number.data(), number.data() + number.size(), options.limit).ec != std::errc{})
                return false;
        } else if (argument.starts_with("-")) {
            return false;
        } else {
            options.files.emplace_back(argument);
        }
    }
    return !options.files.empty();
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    if (!read_arguments(std::span(argv, static_cast<std::size_t>(argc)).subspan(1), options)) {
        fmt::print(stderr, "usage: solve_file [--first | --count N] FILE...\n");
        return 2;
    }
    for (const std::string& path : options.files) {
        const std::vector<huisu::Puzzle> puzzles = read_puzzles(path);
        Totals totals;
        const std::clock_t start = std::clock();
        for (const huisu::Puzzle& puzzle : puzzles) solve_one(puzzle, options, totals);
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        const double done = static_cast<double>(options.mode == Mode::kCount ? totals.solutions : puzzles.size());
        fmt::print(
            "{}: {} puzzles, none {}, one {}, many {}: {:.3f} s, {:.0f}/s, {:.2f} nodes a puzzle, signature {}\n", path,
            puzzles.size(), totals.none, totals.one, totals.many, seconds, done / std::max(seconds, 1e-9),
            static_cast<double>(totals.nodes) / static_cast<double>(std::max<std::size_t>(puzzles.size(), 1)),
            totals.nodes);
    }
    return 0;
}
