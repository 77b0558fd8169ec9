// Lines of 81 characters in, their solutions (or a word) out: the way into the throughput engine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "huisu/batch.h"

namespace huisu::wasm {

class LineSolver {
public:
    LineSolver();

    /// Appends one line for each line of the text: a solution, or "none", "many", "invalid" (no 9x9 puzzle of 81
    /// characters, or one that breaks a rule), "unknown" where there is not enough memory for an engine.
    void answer(std::string_view text, std::string& answers);

private:
    void solve(std::size_t count, std::string& answers);

    Solver9 solver_;
    std::vector<Puzzle9> puzzles_;
    std::vector<Answer9> answers_;
    std::vector<char> text_;  // of a batch
};

}  // namespace huisu::wasm
