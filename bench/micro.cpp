// The parts of the library one by one, with Google Benchmark: here what is the same on every instruction set and the
// way in and out; micro_kernels.cpp has the kernels. `micro --benchmark_filter=sweep` measures some of them.
#include "micro.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "corpus.h"
#include "fast9/choose.h"
#include "fast9/node_pool.h"
#include "fast9/targets.h"
#include "huisu/huisu.h"

namespace huisu::bench {
namespace {

const std::vector<Cells9>& cells_to_measure() {
    static const std::vector<Cells9> cells = make_corpus(CorpusKind::kMinimal, kPuzzles, 1);
    return cells;
}

const std::string& text_to_measure() {
    static const std::string text = [] {
        std::string lines;
        for (const Cells9& cells : cells_to_measure()) lines += line_of(cells) + '\n';
        return lines;
    }();
    return text;
}

void count_puzzles(benchmark::State& state) {
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPuzzles));
}

std::size_t read_all(std::string_view text) {
    std::size_t at = 0, records = 0;
    RecordReader reader([&](std::span<char> buffer) {
        const std::size_t taken = std::min(buffer.size(), text.size() - at);
        std::memcpy(buffer.data(), text.data() + at, taken);
        at += taken;
        return taken;
    });
    while (const auto record = reader.next()) records += record->has_value() ? 1U : 0U;
    return records;
}

/// Lines by the reader that takes every layout.
void parse_records(benchmark::State& state) {
    const std::string& text = text_to_measure();
    for (auto _ : state) benchmark::DoNotOptimize(read_all(text));
    count_puzzles(state);
}
BENCHMARK(parse_records);

/// Nine lines of nine, which have to be recognised.
void parse_grids(benchmark::State& state) {
    std::string text;
    for (const Cells9& cells : cells_to_measure()) {
        const std::string line = line_of(cells);
        for (std::size_t row = 0; row < 9; ++row) text += line.substr(9 * row, 9) + '\n';
        text += '\n';
    }
    for (auto _ : state) benchmark::DoNotOptimize(read_all(text));
    count_puzzles(state);
}
BENCHMARK(parse_grids);

void puzzle9_from_line(benchmark::State& state) {
    std::vector<std::string> lines;
    for (const Cells9& cells : cells_to_measure()) lines.push_back(line_of(cells));
    for (auto _ : state)
        for (const std::string& line : lines) benchmark::DoNotOptimize(Puzzle9::from_line(line));
    count_puzzles(state);
}
BENCHMARK(puzzle9_from_line);

void puzzle9_from_puzzle(benchmark::State& state) {
    std::vector<Puzzle> puzzles;
    for (const Cells9& cells : cells_to_measure()) puzzles.push_back(*parse(line_of(cells)));
    for (auto _ : state)
        for (const Puzzle& puzzle : puzzles) benchmark::DoNotOptimize(Puzzle9::from(puzzle));
    count_puzzles(state);
}
BENCHMARK(puzzle9_from_puzzle);

/// Digits to a grid, and the grid to a line.
void print_lines(benchmark::State& state) {
    std::vector<Answer9> answers(kPuzzles);
    solve_batch(puzzles_to_measure(), answers);
    for (auto _ : state) {
        for (const Answer9& answer : answers) {
            Grid grid;
            for (std::size_t cell = 0; cell < Puzzle9::kCells; ++cell)
                grid.set(static_cast<Cell>(cell), answer.digits[cell]);
            benchmark::DoNotOptimize(format(grid, Layout{}));
        }
    }
    count_puzzles(state);
}
BENCHMARK(print_lines);

/// The plain twin of choose_cells.
void choose_plain(benchmark::State& state) {
    const auto puzzles = puzzles_to_measure();
    for (auto _ : state)
        for (const Puzzle9& puzzle : puzzles) benchmark::DoNotOptimize(fast9::branching_of(puzzle.candidates.data()));
    count_puzzles(state);
}
BENCHMARK(choose_plain);

/// What a refuted or solved node costs beside its propagation: giving it back and taking the next.
void node_pool(benchmark::State& state) {
    fast9::NodePool pool(fast9::kMaxDepth);
    std::array<fast9::NodeId, 16> ids{};
    for (auto _ : state) {
        for (fast9::NodeId& id : ids) id = pool.take();
        benchmark::DoNotOptimize(ids.data());
        for (const fast9::NodeId id : ids) pool.give_back(id);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(ids.size()));
}
BENCHMARK(node_pool);

void register_reading() {
    for (const fast9::Target& target : fast9::usable_targets()) {
        const auto measure = [target](benchmark::State& state) {
            std::vector<Puzzle9> puzzles(kPuzzles);
            const std::string& text = text_to_measure();
            for (auto _ : state)
                benchmark::DoNotOptimize(fast9::read_lines(target, text.data(), kPuzzles, puzzles.data()));
            count_puzzles(state);
        };
        benchmark::RegisterBenchmark(("read_lines/" + std::string(target.name)).c_str(), measure);
    }
}

/// Whole engines, which tell how much of their time the parts above and below make up.
void register_engines() {
    for (const fast9::Target& target : fast9::usable_targets()) {
        for (const auto& [engine, name] :
             {std::pair(Engine9::kLanes, "lanes"), std::pair(Engine9::kSingle, "single")}) {
            const auto measure = [target, engine = engine](benchmark::State& state) {
                Solver9 solver(engine, target.name);
                std::vector<Answer9> answers(kPuzzles);
                for (auto _ : state) {
                    benchmark::DoNotOptimize(solver.solve_batch(puzzles_to_measure(), answers));
                    benchmark::ClobberMemory();
                }
                count_puzzles(state);
            };
            benchmark::RegisterBenchmark(("solve_" + std::string(name) + "/" + std::string(target.name)).c_str(),
                                         measure);
        }
    }
}

}  // namespace

std::span<const Puzzle9> puzzles_to_measure() {
    static const std::vector<Puzzle9> puzzles = [] {
        std::vector<Puzzle9> made;
        for (const Cells9& cells : cells_to_measure()) made.push_back(puzzle_of(cells));
        return made;
    }();
    return puzzles;
}

}  // namespace huisu::bench

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    huisu::bench::register_reading();
    huisu::bench::register_kernel_benchmarks();
    huisu::bench::register_engines();
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
