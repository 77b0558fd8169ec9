// Translates types and nothing else. Puzzles are copied piece by piece: C does not promise the alignment that the
// engines want, and a copy costs a tenth of the cheapest solution.
#include "huisu/c.h"

#include <algorithm>
#include <new>
#include <vector>

#include "huisu/batch.h"

namespace {

constexpr std::size_t kPiece = 1 << 16;

huisu::Puzzle9 puzzle_from(const huisu_puzzle9& from) {
    huisu::Puzzle9 puzzle;
    std::copy(std::begin(from.candidates), std::end(from.candidates), puzzle.candidates.begin());
    return puzzle;
}

void put_answer(const huisu::Answer9& from, huisu_answer9& to) {
    to.solutions = from.solutions;
    std::copy(from.digits.begin(), from.digits.end(), std::begin(to.digits));
    to.verdict = static_cast<std::uint8_t>(from.verdict);
    to.is_exact = from.is_exact ? 1 : 0;
}

static_assert(static_cast<int>(huisu::Verdict::kNone) == HUISU_NONE);
static_assert(static_cast<int>(huisu::Verdict::kUnique) == HUISU_UNIQUE);
static_assert(static_cast<int>(huisu::Verdict::kMany) == HUISU_MANY);
static_assert(static_cast<int>(huisu::Verdict::kStopped) == HUISU_STOPPED);

int trouble_of(huisu::BatchTrouble trouble) {
    switch (trouble) {
        case huisu::BatchTrouble::kNone: return HUISU_FINE;
        case huisu::BatchTrouble::kTarget: return HUISU_BAD_TARGET;
        case huisu::BatchTrouble::kOutOfMemory: return HUISU_OUT_OF_MEMORY;
        case huisu::BatchTrouble::kSizes: break;
    }
    return HUISU_BAD_ARGUMENT;
}

}  // namespace

struct huisu_solver9 {
    huisu::Solver9 solver;
};

int huisu_puzzle9_read(const char* text, size_t size, huisu_puzzle9* puzzle) {
    if (text == nullptr || puzzle == nullptr) return 0;
    const auto read = huisu::Puzzle9::from_line({text, size});
    if (!read) return 0;
    std::copy(read->candidates.begin(), read->candidates.end(), std::begin(puzzle->candidates));
    return 1;
}

int huisu_solve_batch(const huisu_puzzle9* puzzles, huisu_answer9* answers, size_t count, uint64_t limit,
                      unsigned threads) {
    if (limit == 0 || (count > 0 && (puzzles == nullptr || answers == nullptr))) return HUISU_BAD_ARGUMENT;
    try {
        std::vector<huisu::Puzzle9> own_puzzles(std::min(count, kPiece));
        std::vector<huisu::Answer9> own_answers(own_puzzles.size());
        huisu::BatchOptions options;
        options.limit = limit;
        options.threads = threads;
        for (std::size_t begin = 0; begin < count; begin += kPiece) {
            const std::size_t size = std::min(kPiece, count - begin);
            for (std::size_t i = 0; i < size; ++i) own_puzzles[i] = puzzle_from(puzzles[begin + i]);
            const auto report = huisu::solve_batch({own_puzzles.data(), size}, {own_answers.data(), size}, options);
            if (report.trouble != huisu::BatchTrouble::kNone) return trouble_of(report.trouble);
            for (std::size_t i = 0; i < size; ++i) put_answer(own_answers[i], answers[begin + i]);
        }
    } catch (const std::bad_alloc&) {
        return HUISU_OUT_OF_MEMORY;
    }
    return HUISU_FINE;
}

huisu_solver9* huisu_solver9_new(void) {
    try {
        auto* made = new huisu_solver9;
        if (made->solver.trouble() == huisu::BatchTrouble::kNone) return made;
        delete made;
    } catch (const std::bad_alloc&) {
    }
    return nullptr;
}

void huisu_solver9_free(huisu_solver9* solver) {
    delete solver;
}

int huisu_solver9_solve(huisu_solver9* solver, const huisu_puzzle9* puzzle, huisu_answer9* answer, uint64_t limit) {
    if (solver == nullptr || puzzle == nullptr || answer == nullptr || limit == 0) return HUISU_BAD_ARGUMENT;
    put_answer(solver->solver.solve(puzzle_from(*puzzle), limit), *answer);
    return HUISU_FINE;
}
