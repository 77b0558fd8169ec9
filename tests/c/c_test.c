// The C entry as a C program uses it. Prints what is wrong and ends with 1.
#include "huisu/c.h"

#include <stdio.h>
#include <string.h>

static int failures = 0;

static void expect(int truth, const char* claim) {
    if (truth) return;
    printf("not so: %s\n", claim);
    ++failures;
}

static const char* const kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char* const kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static int is_solution(const huisu_answer9* answer) {
    for (int i = 0; i < 81; ++i)
        if (answer->digits[i] + '0' != kSolution[i]) return 0;
    return 1;
}

int main(void) {
    huisu_puzzle9 puzzles[3];
    huisu_answer9 answers[3];
    expect(huisu_puzzle9_read(kPuzzle, 81, &puzzles[0]) == 1, "a puzzle is read");
    expect(huisu_puzzle9_read(kPuzzle, 80, &puzzles[1]) == 0, "80 characters are no puzzle");
    expect(huisu_puzzle9_read(NULL, 81, &puzzles[1]) == 0, "nothing is no puzzle");
    puzzles[1] = puzzles[0];
    puzzles[1].candidates[0] = 0x1FF;  // one given less
    puzzles[1].candidates[1] = 0x1FF;
    puzzles[1].candidates[4] = 0x1FF;
    puzzles[1].candidates[9] = 0x1FF;
    puzzles[2] = puzzles[0];
    puzzles[2].candidates[2] = 0x10;  // a second 5 in the row

    expect(huisu_solve_batch(puzzles, answers, 3, 2, 2) == HUISU_FINE, "a batch is solved");
    expect(answers[0].verdict == HUISU_UNIQUE && answers[0].solutions == 1 && answers[0].is_exact == 1, "one solution");
    expect(is_solution(&answers[0]), "the right one");
    expect(answers[1].verdict == HUISU_MANY && answers[1].solutions == 2 && answers[1].is_exact == 0, "several");
    expect(answers[2].verdict == HUISU_NONE && answers[2].solutions == 0 && answers[2].digits[0] == 0, "none");
    expect(huisu_solve_batch(NULL, NULL, 0, 2, 1) == HUISU_FINE, "nothing to do is fine");
    expect(huisu_solve_batch(NULL, answers, 1, 2, 1) == HUISU_BAD_ARGUMENT, "no puzzles");
    expect(huisu_solve_batch(puzzles, answers, 3, 0, 1) == HUISU_BAD_ARGUMENT, "a limit of 0");

    huisu_solver9* solver = huisu_solver9_new();
    expect(solver != NULL, "a solver is made");
    memset(answers, 0, sizeof answers);
    expect(huisu_solver9_solve(solver, &puzzles[0], &answers[0], 2) == HUISU_FINE, "one call");
    expect(answers[0].verdict == HUISU_UNIQUE && is_solution(&answers[0]), "the same answer");
    expect(huisu_solver9_solve(solver, &puzzles[0], &answers[1], 1) == HUISU_FINE, "the first solution");
    expect(answers[1].verdict == HUISU_STOPPED && is_solution(&answers[1]), "without proof");
    expect(huisu_solver9_solve(NULL, &puzzles[0], &answers[1], 1) == HUISU_BAD_ARGUMENT, "no solver");
    huisu_solver9_free(solver);
    huisu_solver9_free(NULL);
    return failures == 0 ? 0 : 1;
}
