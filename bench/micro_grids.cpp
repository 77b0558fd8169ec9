// Benchmarks of complete grids and of exact totals; micro.cpp has the main program.
#include <benchmark/benchmark.h>

#include <array>

#include "generate/full_grids.h"
#include "generate/uniform_9x9.h"
#include "huisu/huisu.h"

namespace huisu::bench {
namespace {

void full_grid_9x9(benchmark::State& state) {
    model::Random random(1);
    for (auto _ : state) benchmark::DoNotOptimize(generating::Uniform9x9::all().grid(random));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(full_grid_9x9);

void full_grid(benchmark::State& state) {
    const Shape shape = *Shape::make(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    const generating::FullGrids grids(shape);
    model::Random random(1);
    for (auto _ : state) benchmark::DoNotOptimize(grids.next(random));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(full_grid)->Args({2, 2})->Args({2, 3})->Args({2, 4})->Args({2, 5})->Args({3, 4})->Args({4, 4})->Args({5, 5});

/// So many givens, all different and none in the row, column or box of another, as far as that goes.
void count_few_givens(benchmark::State& state) {
    constexpr std::array<Cell, 9> kCells{0, 12, 24, 28, 40, 52, 56, 68, 80};
    Puzzle puzzle;
    for (std::int64_t i = 0; i < state.range(0); ++i)
        puzzle.set_given(kCells[static_cast<std::size_t>(i)], static_cast<Digit>(i + 1));
    for (auto _ : state) benchmark::DoNotOptimize(count(puzzle));
}
BENCHMARK(count_few_givens)->DenseRange(0, 9)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace huisu::bench
