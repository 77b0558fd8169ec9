// The kernels of src/fast9, each compiled and measured for every instruction set, as src/fast9/lanes.cpp compiles them.
//
// Items are nodes: a vector of nodes counts as many as it has lanes, so that the figures of two targets compare.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "micro_kernels.cpp"
#include <hwy/foreach_target.h>
// foreach_target.h comes first.
#include <benchmark/benchmark.h>

#include <memory>
#include <vector>

#include "fast9/choose-inl.h"
#include "fast9/rows-inl.h"
#include "fast9/single-inl.h"
#include "fast9/sweep-inl.h"
#include "fast9/targets.h"
#include "micro.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

/// A vector of nodes in both layouts, and what goes with it.
struct Nodes {
    alignas(64) Word rows[kMatrixWords] = {};
    alignas(64) Word cells[kMatrixWords] = {};
    alignas(64) Word minirows[27 * kLanes] = {};

    Nodes() {
        const auto puzzles = bench::puzzles_to_measure();
        for (std::size_t lane = 0; lane < kLanes; ++lane) put_row(puzzles[lane].candidates.data(), row_of(rows, lane));
        transpose(rows, cells);
        for (std::size_t i = 0; i < 27; ++i) {
            const Word* row = cells + kLanes * 3 * i;
            store(hn::Or3(load(row), load(row + kLanes), load(row + 2 * kLanes)), minirows + kLanes * i);
        }
    }
};

void count_nodes(benchmark::State& state, std::size_t nodes) {
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(nodes));
}

/// A pass: the three stacks. It costs the same whatever there is to find.
void sweep_stacks(benchmark::State& state) {
    const auto nodes = std::make_unique<Nodes>();
    benchmark::DoNotOptimize(nodes.get());
    for (auto _ : state) {
        for (std::size_t stack = 0; stack < 3; ++stack) {
            const SweepResult seen = sweep(nodes->cells, nodes->minirows, stack);
            store(hn::Or(seen.sum, seen.bad), nodes->rows);
        }
        benchmark::ClobberMemory();
    }
    count_nodes(state, kLanes);
}

void transpose_in(benchmark::State& state) {
    const auto nodes = std::make_unique<Nodes>();
    benchmark::DoNotOptimize(nodes.get());
    for (auto _ : state) {
        transpose(nodes->rows, nodes->cells);
        benchmark::ClobberMemory();
    }
    count_nodes(state, kLanes);
}

void transpose_out(benchmark::State& state) {
    const auto nodes = std::make_unique<Nodes>();
    benchmark::DoNotOptimize(nodes.get());
    for (auto _ : state) {
        transpose(nodes->cells, nodes->rows);
        benchmark::ClobberMemory();
    }
    count_nodes(state, kLanes);
}

void choose_lanes(benchmark::State& state) {
    const auto nodes = std::make_unique<Nodes>();
    const auto scratch = std::make_unique<ChooseScratch>();
    const auto chosen = std::make_unique<Branchings>();
    for (int i = 0; i < 30; ++i) sweep(nodes->cells, nodes->minirows, static_cast<std::size_t>(i % 3));
    for (auto _ : state) {
        choose_cells(nodes->cells, *chosen, *scratch);
        benchmark::ClobberMemory();
    }
    count_nodes(state, kLanes);
}

/// A node to the pool and to the ones that wait, as Lanes::postpone does it.
void push_node(benchmark::State& state) {
    const auto nodes = std::make_unique<Nodes>();
    const auto waiting = std::make_unique<Nodes>();
    benchmark::DoNotOptimize(nodes.get());
    NodePool pool(kLanes * kMaxDepth);
    std::vector<NodeId> ids(kLanes);
    for (auto _ : state) {
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            ids[lane] = pool.take();
            OpenNode& node = pool[ids[lane]];
            get_row(row_of(nodes->rows, lane), node.cells.data());
            put_row(node.cells.data(), row_of(waiting->rows, lane));
        }
        benchmark::ClobberMemory();
        for (const NodeId id : ids) pool.give_back(id);
    }
    count_nodes(state, kLanes);
}

/// A node from the pool to its lane, with a digit taken, as Lanes::open_next does it.
void pop_node(benchmark::State& state) {
    const auto nodes = std::make_unique<Nodes>();
    benchmark::DoNotOptimize(nodes.get());
    NodePool pool(kLanes * kMaxDepth);
    std::vector<NodeId> ids(kLanes);
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        ids[lane] = pool.take();
        get_row(row_of(nodes->rows, lane), pool[ids[lane]].cells.data());
    }
    for (auto _ : state) {
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            put_row(pool[ids[lane]].cells.data(), row_of(nodes->rows, lane));
            Word& cell = word_of(nodes->rows, lane, lane);
            cell = cell & static_cast<Word>(-cell);
            pool.give_back(ids[lane]);
        }
        benchmark::ClobberMemory();
        for (std::size_t lane = kLanes; lane > 0; --lane) ids[lane - 1] = pool.take();
    }
    count_nodes(state, kLanes);
}

void print_digits(benchmark::State& state) {
    std::vector<Digits9> digits(kLanes);
    benchmark::DoNotOptimize(digits.data());
    const auto nodes = std::make_unique<Nodes>();
    for (Word& word : nodes->rows) word = 256;
    benchmark::DoNotOptimize(nodes.get());
    for (auto _ : state) {
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            write_digits(row_of(nodes->rows, lane), kChunkStep, digits[lane].data());
        benchmark::ClobberMemory();
    }
    count_nodes(state, kLanes);
}

#if HWY_TARGET != HWY_SCALAR

std::vector<Grid9> grids_of_puzzles() {
    std::vector<Grid9> grids(bench::kPuzzles);
    for (std::size_t i = 0; i < grids.size(); ++i) spread(bench::puzzles_to_measure()[i].candidates.data(), grids[i]);
    return grids;
}

/// Propagation of a whole node to its rest, with a copy of it.
void settle_single(benchmark::State& state) {
    const std::vector<Grid9> grids = grids_of_puzzles();
    Grid9 now;
    for (auto _ : state) {
        for (const Grid9& grid : grids) {
            now = grid;
            benchmark::DoNotOptimize(settle_grid(now));
            benchmark::ClobberMemory();
        }
    }
    count_nodes(state, grids.size());
}

void choose_single(benchmark::State& state) {
    std::vector<Grid9> grids = grids_of_puzzles();
    for (Grid9& grid : grids) settle_grid(grid);
    for (auto _ : state)
        for (const Grid9& grid : grids) benchmark::DoNotOptimize(branching_of(grid));
    count_nodes(state, grids.size());
}

#endif

void register_kernels(const char* target) {
    const auto add = [target](const char* name, void (*function)(benchmark::State&)) {
        benchmark::RegisterBenchmark((std::string(name) + "/" + target).c_str(), function);
    };
    add("sweep", sweep_stacks);
    add("transpose_in", transpose_in);
    add("transpose_out", transpose_out);
    add("choose_lanes", choose_lanes);
    add("push_node", push_node);
    add("pop_node", pop_node);
    add("print_digits", print_digits);
#if HWY_TARGET != HWY_SCALAR
    add("settle_single", settle_single);
    add("choose_single", choose_single);
#endif
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "fast9/dispatch.h"

namespace huisu::fast9 {
namespace {

void register_for(const Target& target, const std::string& name) {
    HUISU_RETURN_FOR(target, register_kernels(name.c_str()));
}

}  // namespace
}  // namespace huisu::fast9

namespace huisu::bench {

void register_kernel_benchmarks() {
    for (const fast9::Target& target : fast9::usable_targets()) fast9::register_for(target, std::string(target.name));
}

}  // namespace huisu::bench
#endif
