// Canonical forms: of the solutions and of the puzzles of the corpus, shuffled.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "corpus.h"
#include "huisu/huisu.h"

namespace huisu::bench {
namespace {

constexpr std::size_t kCount = 10'000;  // so many that no processor foresees their branches

std::vector<Digits9> moved_puzzles() {
    std::vector<Digits9> puzzles;
    std::uint64_t seed = 0;
    for (const Cells9& cells : make_corpus(CorpusKind::kMinimal, kCount, 1)) {
        Grid grid;
        std::copy(cells.begin(), cells.end(), grid.digits.begin());
        grid = Transform::random(Shape{}, ++seed).apply(grid);
        Digits9& digits = puzzles.emplace_back();
        std::copy(grid.digits.begin(), grid.digits.end(), digits.begin());
    }
    return puzzles;
}

std::vector<Digits9> moved_grids() {
    std::vector<Digits9> grids;
    Solver9 solver;
    for (const Digits9& digits : moved_puzzles()) {
        Puzzle9 puzzle;
        for (Cell cell = 0; cell < 81; ++cell)
            if (const Digit digit = digits[static_cast<std::size_t>(cell)]; digit != 0) puzzle.set_given(cell, digit);
        grids.push_back(solver.solve(puzzle).digits);
    }
    return grids;
}

void make_forms(benchmark::State& state, const std::vector<Digits9>& all) {
    Canonizer canonizer;
    Digits9 form;
    for (auto _ : state)
        for (const Digits9& digits : all) {
            canonizer.min_lex(digits, form);
            benchmark::DoNotOptimize(form);
        }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(all.size()));
}

void min_lex_grids(benchmark::State& state) {
    make_forms(state, moved_grids());
}
BENCHMARK(min_lex_grids);

void min_lex_puzzles(benchmark::State& state) {
    make_forms(state, moved_puzzles());
}
BENCHMARK(min_lex_puzzles);

void canonical_keys(benchmark::State& state) {
    const std::vector<Digits9> all = moved_puzzles();
    Canonizer canonizer;
    for (auto _ : state)
        for (const Digits9& digits : all) benchmark::DoNotOptimize(canonizer.key(digits));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(all.size()));
}
BENCHMARK(canonical_keys);

}  // namespace
}  // namespace huisu::bench
