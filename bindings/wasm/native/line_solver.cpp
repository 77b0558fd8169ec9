// Runs of plain lines are read by the engine's own reader; a line that it does not take is looked at by itself.
#include "native/line_solver.h"

#include <algorithm>
#include <span>

#include "huisu/check.h"

namespace huisu::wasm {
namespace {

constexpr std::size_t kBatch = 4096;
constexpr std::size_t kLine = Puzzle9::kCells + 1;

/// Takes a line and its end off the text.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

bool breaks_a_rule(const Puzzle9& puzzle) {
    Grid grid;
    for (Cell cell = 0; cell < grid.shape.cells(); ++cell) {
        const auto digits = DigitSet::from_bits(puzzle.candidates[static_cast<std::size_t>(cell)]);
        if (digits.is_single()) grid.set(cell, digits.first());
    }
    return !check(Puzzle(grid)).rule_breaks.empty();
}

std::string_view word_for(const Puzzle9& puzzle, const Answer9& answer) {
    if (answer.verdict == Verdict::kMany) return "many\n";
    if (answer.verdict == Verdict::kNone) return breaks_a_rule(puzzle) ? "invalid\n" : "none\n";
    return "unknown\n";
}

/// Writes a line of at most kLine characters, and says where it ends.
char* write(const Puzzle9& puzzle, const Answer9& answer, char* to) {
    if (answer.verdict != Verdict::kUnique) {
        const std::string_view word = word_for(puzzle, answer);
        return std::copy(word.begin(), word.end(), to);
    }
    for (std::size_t i = 0; i < Puzzle9::kCells; ++i) to[i] = static_cast<char>('0' + answer.digits[i]);
    to[Puzzle9::kCells] = '\n';
    return to + kLine;
}

}  // namespace

LineSolver::LineSolver() : solver_(Engine9::kLanes), puzzles_(kBatch), answers_(kBatch), text_(kBatch * kLine) {}

void LineSolver::answer(std::string_view text, std::string& answers) {
    while (!text.empty()) {
        if (const std::size_t read = read_lines(text, puzzles_)) {
            text.remove_prefix(read * kLine);
            solve(read, answers);
        } else if (const auto puzzle = Puzzle9::from_line(take_line(text))) {
            puzzles_[0] = *puzzle;
            solve(1, answers);
        } else {
            answers += "invalid\n";
        }
    }
}

void LineSolver::solve(std::size_t count, std::string& answers) {
    const std::span<const Puzzle9> puzzles = std::span(puzzles_).first(count);
    const std::span<Answer9> found = std::span(answers_).first(count);
    solver_.solve_batch(puzzles, found);
    char* end = text_.data();
    for (std::size_t i = 0; i < count; ++i) end = write(puzzles[i], found[i], end);
    answers.append(text_.data(), end);
}

}  // namespace huisu::wasm
