// The engines for 9x9 puzzles from C, and from every language that can call C. What huisu/batch.h says holds here too.
//
// Nothing here throws or exits; memory that cannot be had is an error value.
#pragma once

// The names and the headers are C's, since C reads them.
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// 81 sets of candidates in reading order, bit d-1 for digit d: 0x1FF for an open cell.
typedef struct huisu_puzzle9 {
    uint16_t candidates[81];
} huisu_puzzle9;

enum huisu_verdict {
    HUISU_NONE = 0,
    HUISU_UNIQUE = 1,
    HUISU_MANY = 2,
    HUISU_STOPPED = 3,  ///< not decided, since only one solution was looked for
};

typedef struct huisu_answer9 {
    uint64_t solutions;  ///< found, at most the limit
    uint8_t digits[81];  ///< a solution, digits 1..9; all 0 when there is none
    uint8_t verdict;     ///< a huisu_verdict
    uint8_t is_exact;    ///< 1: `solutions` are all there are
} huisu_answer9;

enum huisu_trouble {
    HUISU_FINE = 0,
    HUISU_BAD_ARGUMENT = 1,  ///< a null pointer, or a limit of 0
    HUISU_BAD_TARGET = 2,    ///< HUISU_TARGET names nothing that this build and this machine have
    HUISU_OUT_OF_MEMORY = 3,
};

/// Reads 81 characters, '1' to '9' for givens and one of ". 0 * _ - ? x X" for open cells. Returns 1, or 0 for any
/// other text, and then leaves the puzzle alone.
int huisu_puzzle9_read(const char* text, size_t size, huisu_puzzle9* puzzle);

/// Answers `count` puzzles, looking for up to `limit` solutions of each (2 proves that a solution is the only one),
/// with so many threads (0: one a core). Returns a huisu_trouble; with one, no answer means anything.
int huisu_solve_batch(const huisu_puzzle9* puzzles, huisu_answer9* answers, size_t count, uint64_t limit,
                      unsigned threads);

/// For one call after the other without taking memory. Different threads use different solvers.
typedef struct huisu_solver9 huisu_solver9;

/// Null when there is no memory or HUISU_TARGET is wrong.
huisu_solver9* huisu_solver9_new(void);
/// Null is fine.
void huisu_solver9_free(huisu_solver9* solver);
/// Returns a huisu_trouble.
int huisu_solver9_solve(huisu_solver9* solver, const huisu_puzzle9* puzzle, huisu_answer9* answer, uint64_t limit);

#ifdef __cplusplus
}
#endif
