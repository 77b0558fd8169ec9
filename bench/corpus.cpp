// See corpus.h. Givens are taken away from many puzzles in step, so that the engine for many puzzles tests them all at
// once.
#include "corpus.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "random_grid.h"

namespace huisu::bench {
namespace {

constexpr std::size_t kTogether = 512;    // puzzles in work at a time
constexpr std::size_t kEasyGivens = 34;   // an easy puzzle keeps so many, if singles allow it
constexpr std::size_t kCrowd = 16;        // minimal puzzles looked at for one hard one
constexpr std::size_t kGenerations = 12;  // in which the hard ones grow harder
constexpr std::size_t kGivensAdded = 3;   // to a hard puzzle, before it becomes another minimal one
constexpr std::uint64_t kMostLost = 6;    // givens that a puzzle of kMany has lost

/// Puzzles in work: each with its solution and its own random numbers.
struct Work {
    model::Random random;
    Digits9 solution;
    Cells9 cells;
};

model::Random random_for(CorpusKind kind, std::uint64_t seed, std::uint64_t index) {
    const std::uint64_t base = model::Random(seed).next() + static_cast<std::uint64_t>(kind);
    return model::Random(model::Random(base).next() + index);
}

std::vector<Work> random_grids(CorpusKind kind, std::uint64_t seed, std::size_t begin, std::size_t end) {
    std::vector<Work> works;
    for (std::size_t i = begin; i < end; ++i) {
        model::Random random = random_for(kind, seed, i);
        const Digits9 grid = random_grid(random);
        works.push_back({random, grid, grid});
    }
    return works;
}

std::array<std::uint8_t, 81> random_order(model::Random& random) {
    std::array<std::uint8_t, 81> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    shuffle(order, random);
    return order;
}

/// Takes givens away, each looked at once in random order, as long as there is one solution.
void minimize(std::span<Work> works) {
    std::vector<std::array<std::uint8_t, 81>> orders;
    for (Work& work : works) orders.push_back(random_order(work.random));
    for (std::size_t step = 0; step < 81; ++step) {
        std::vector<std::size_t> tried;
        std::vector<Puzzle9> puzzles;
        for (std::size_t i = 0; i < works.size(); ++i) {
            Cells9 cells = works[i].cells;
            std::uint8_t& given = cells[orders[i][step]];
            if (given == 0) continue;
            given = 0;
            tried.push_back(i);
            puzzles.push_back(puzzle_of(cells));
        }
        std::vector<Answer9> answers(puzzles.size());
        BatchOptions options;
        options.threads = 0;
        solve_batch(puzzles, answers, options);
        for (std::size_t k = 0; k < tried.size(); ++k)
            if (answers[k].verdict == Verdict::kUnique) works[tried[k]].cells[orders[tried[k]][step]] = 0;
    }
}

void minimize_all(std::vector<Work>& works) {
    for (std::size_t begin = 0; begin < works.size(); begin += kTogether)
        minimize(std::span(works).subspan(begin, std::min(kTogether, works.size() - begin)));
}

void make_easy(Work& work) {
    std::size_t givens = Puzzle9::kCells;
    for (const std::uint8_t cell : random_order(work.random)) {
        if (givens == kEasyGivens) return;
        std::uint8_t given = 0;
        std::swap(given, work.cells[cell]);
        if (is_solved_by_singles(work.cells))
            --givens;
        else
            work.cells[cell] = given;
    }
}

void lose_givens(Work& work) {
    std::uint64_t lost = 1 + work.random.below(kMostLost);
    for (const std::uint8_t cell : random_order(work.random)) {
        if (lost == 0) return;
        if (work.cells[cell] == 0) continue;
        work.cells[cell] = 0;
        --lost;
    }
}

struct Ranked {
    std::uint64_t nodes;
    Work work;
};

/// Equally hard ones in the order in which they came.
void keep_hardest(std::vector<Ranked>& crowd, std::size_t count) {
    std::stable_sort(crowd.begin(), crowd.end(), [](const Ranked& a, const Ranked& b) { return a.nodes > b.nodes; });
    if (crowd.size() > count) crowd.erase(crowd.begin() + static_cast<std::ptrdiff_t>(count), crowd.end());
}

/// A few givens more: what becomes of it when others go is a neighbour.
Work with_more_givens(const Work& parent, std::size_t generation) {
    Work child = parent;
    child.random = model::Random(child.random.next() + generation);
    std::size_t added = 0;
    for (const std::uint8_t cell : random_order(child.random)) {
        if (child.cells[cell] != 0 || added == kGivensAdded) continue;
        child.cells[cell] = child.solution[cell];
        ++added;
    }
    return child;
}

/// Hard puzzles are rare, but their neighbours are often hard as well: each of the hardest makes place for a harder
/// neighbour, again and again.
std::vector<Cells9> make_hard(std::size_t count, std::uint64_t seed) {
    std::vector<Ranked> hardest;
    for (std::size_t part = 0; part < kCrowd; ++part) {
        std::vector<Work> works = random_grids(CorpusKind::kHard, seed, part * count, (part + 1) * count);
        minimize_all(works);
        for (const Work& work : works) hardest.push_back({nodes_of(work.cells), work});
        keep_hardest(hardest, count);
    }
    for (std::size_t generation = 0; generation < kGenerations; ++generation) {
        std::vector<Work> children;
        for (const Ranked& parent : hardest) children.push_back(with_more_givens(parent.work, generation));
        minimize_all(children);
        for (std::size_t i = 0; i < hardest.size(); ++i)
            if (const std::uint64_t nodes = nodes_of(children[i].cells); nodes > hardest[i].nodes)
                hardest[i] = {nodes, children[i]};
    }
    std::vector<Cells9> made;
    for (const Ranked& one : hardest) made.push_back(one.work.cells);
    return made;
}

}  // namespace

std::vector<Cells9> make_corpus(CorpusKind kind, std::size_t count, std::uint64_t seed) {
    if (kind == CorpusKind::kHard) return make_hard(count, seed);
    std::vector<Cells9> made;
    for (std::size_t begin = 0; begin < count; begin += kTogether) {
        std::vector<Work> works = random_grids(kind, seed, begin, std::min(count, begin + kTogether));
        if (kind != CorpusKind::kEasy) minimize(works);
        for (Work& work : works) {
            if (kind == CorpusKind::kEasy) make_easy(work);
            if (kind == CorpusKind::kMany) lose_givens(work);
            made.push_back(work.cells);
        }
    }
    return made;
}

std::string line_of(const Cells9& cells) {
    std::string line;
    for (const std::uint8_t digit : cells) line += digit == 0 ? '.' : static_cast<char>('0' + digit);
    return line;
}

Puzzle9 puzzle_of(const Cells9& cells) {
    Puzzle9 puzzle;
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
        if (cells[cell] != 0) puzzle.set_given(static_cast<Cell>(cell), cells[cell]);
    return puzzle;
}

std::uint64_t nodes_of(const Cells9& cells) {
    static thread_local Solver9 solver(Engine9::kSingle);
    const Puzzle9 puzzle = puzzle_of(cells);
    Answer9 answer;
    return solver.solve_batch({&puzzle, 1}, {&answer, 1}).stats.nodes;
}

}  // namespace huisu::bench
