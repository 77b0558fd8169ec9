// Writes files of puzzles to measure with, so that anybody can measure without other people's files.
//
//   make-corpus --out FOLDER [--count N] [--seed S]
//
// easy.txt, minimal.txt, hard.txt and many.txt, a puzzle a line; corpus.h says what they are.
#include <fmt/core.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <string_view>

#include "corpus.h"

namespace {

constexpr std::string_view kHelp = R"(usage: make-corpus --out FOLDER [--count N] [--seed S]

Writes four files of 9x9 puzzles into the folder, a puzzle a line:

  easy.txt     one solution, found by singles alone; about 34 givens
  minimal.txt  one solution, and no given can go
  hard.txt     minimal, and more search nodes than most
  many.txt     at least two solutions

  --out FOLDER  where they go; it is made if need be, files of these names are replaced
  --count N     puzzles in each file, 1 to 1000000 (default 1000)
  --seed S      another number gives other puzzles (default 1); the same gives the same on every machine
  --help        this text

Measure them: huisu bench FOLDER/*.txt
)";

constexpr std::uint64_t kMostPuzzles = 1'000'000;

struct Options {
    std::uint64_t count = 1000;
    std::uint64_t seed = 1;
    std::filesystem::path folder;
    bool help = false;
};

bool read_number(std::string_view text, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

/// Returns what is wrong; nothing when all is well.
std::string read_arguments(std::span<char*> arguments, Options& options) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view name = arguments[i];
        if (name == "--help" || name == "-h") {
            options.help = true;
            return {};
        }
        if (name != "--out" && name != "--count" && name != "--seed") return fmt::format("unknown argument '{}'", name);
        if (++i == arguments.size()) return fmt::format("{} needs a value", name);
        const std::string_view value = arguments[i];
        if (name == "--out") options.folder = value;
        if (name == "--seed" && !read_number(value, options.seed))
            return fmt::format("--seed takes a whole number from 0, not '{}'", value);
        const bool is_count = name != "--count" || (read_number(value, options.count) && options.count >= 1 &&
                                                    options.count <= kMostPuzzles);
        if (!is_count) return fmt::format("--count takes a whole number from 1 to {}, not '{}'", kMostPuzzles, value);
    }
    return options.folder.empty() ? "where to? --out FOLDER says it" : "";
}

/// Returns what went wrong.
std::string write_file(const std::filesystem::path& path, const std::vector<huisu::bench::Cells9>& puzzles) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    if (!file) return fmt::format("cannot write {}; choose another folder with --out", path.string());
    for (const auto& cells : puzzles) file << huisu::bench::line_of(cells) << '\n';
    file.close();
    return file ? "" : fmt::format("{} could not be written to its end; is the disk full?", path.string());
}

int fail(std::string_view sentence) {
    fmt::print(stderr, "make-corpus: {}\n", sentence);
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    const std::string wrong = read_arguments(std::span(argv, static_cast<std::size_t>(argc)).subspan(1), options);
    if (!wrong.empty()) return fail(wrong + "\nsee: make-corpus --help");
    if (options.help) {
        fmt::print("{}", kHelp);
        return 0;
    }
    std::error_code error;
    std::filesystem::create_directories(options.folder, error);
    if (error)
        return fail(fmt::format("the folder {} cannot be made: {}; choose another with --out", options.folder.string(),
                                error.message()));
    for (const auto& [kind, name] : huisu::bench::kCorpora) {
        const std::filesystem::path path = options.folder / fmt::format("{}.txt", name);
        const std::string trouble =
            write_file(path, huisu::bench::make_corpus(kind, static_cast<std::size_t>(options.count), options.seed));
        if (!trouble.empty()) return fail(trouble);
        fmt::print("{}: {} puzzles\n", path.string(), options.count);
    }
    return 0;
}
