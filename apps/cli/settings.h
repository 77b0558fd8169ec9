// What the command line asked for, ready to use: every word in it has been understood.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "huisu/backtrack.h"
#include "huisu/explain.h"
#include "huisu/generate.h"
#include "huisu/solve.h"
#include "huisu/text.h"
#include "server/server.h"

namespace huisu::cli {

/// Where serve listens, unless --port says otherwise.
inline constexpr int kUsualPort = 8181;

struct Settings {
    std::vector<std::string> files;  ///< "-" is standard input; never empty
    unsigned threads = 1;
    bool progress = false;
    bool quiet = false;
    bool json = false;
    std::optional<double> seconds;  ///< for the whole run

    ParseOptions parse;                  ///< --format, --box
    std::optional<TextFormat> output;    ///< --output
    BoxStyle style = BoxStyle::kPlain;   ///< --style
    char blank = '.';                    ///< --blank
    Engine engine = Engine::kAuto;       ///< --engine
    std::optional<std::uint64_t> limit;  ///< --limit

    bool first = false;                       ///< solve
    bool all = false;                         ///< solve, subset-sum
    bool minimal = false;                     ///< check, explore
    std::optional<std::string> against;       ///< check
    std::uint64_t solutions = 1;              ///< trace
    TraceOrder cells = TraceOrder::kReading;  ///< trace: --order

    StepOrder order = StepOrder::kHuman;  ///< explain, hint: --order
    bool full = false;                    ///< explain, hint
    bool force = false;                   ///< explain, hint, rate
    std::size_t steps = 0;                ///< explain; 0: all
    std::optional<Cell> last;             ///< hint
    bool pearl = false;                   ///< rate
    bool diamond = false;                 ///< rate
    std::optional<int> min_er, max_er;    ///< rate, in tenths

    bool automorphisms = false;       ///< canonical
    bool transforms = false;          ///< canonical
    bool unique = false;              ///< canonical
    std::optional<std::string> same;  ///< canonical

    std::optional<int> minus, plus;     ///< explore
    std::optional<std::uint64_t> seed;  ///< explore --minimal; generate
    std::optional<int> backdoors;       ///< explore
    std::optional<int> unavoidable;     ///< explore
    GenerateOptions generate;           ///< generate, but for the seed and the pattern
    std::string pattern;                ///< generate: a file, or empty
    std::string er;                     ///< generate: --er as it was given
    std::optional<int> size;            ///< generate: --size

    std::u32string word;                ///< permute
    bool distinct = false;              ///< permute
    bool trace = false;                 ///< permute, subset-sum
    std::int64_t target = 0;            ///< subset-sum
    std::vector<std::int64_t> numbers;  ///< subset-sum
    std::string shell;                  ///< completion

    server::ServeOptions serve;  ///< serve

    std::optional<std::string> contender;  ///< bench: --engine
    std::size_t runs = 5;                  ///< bench
    std::string simd;                      ///< bench: --target, or empty
};

}  // namespace huisu::cli
