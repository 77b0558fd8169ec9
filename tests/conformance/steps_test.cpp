// No step of explain() or hint() ever takes the solution away: on samples of the big corpora, where ../shared is.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "huisu/explain.h"
#include "huisu/solve.h"
#include "huisu/text.h"

namespace huisu {
namespace {

std::vector<Puzzle> sample_of(const std::string& file, std::size_t count) {
    std::ifstream stream(HUISU_SHARED "/data/bench/" + file + ".txt");
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        if (!line.empty() && line.front() != '#') lines.push_back(line);
    std::vector<Puzzle> puzzles;
    const std::size_t stride = std::max<std::size_t>(1, lines.size() / count);
    for (std::size_t i = stride / 2; i < lines.size(); i += stride) puzzles.push_back(*parse(lines[i]));
    return puzzles;
}

bool is_sound(const Step& step, const Grid& solution) {
    if (step.placement && solution[step.placement->cell] != step.placement->digit) return false;
    return (step.placement || !step.eliminations.empty()) &&
           std::none_of(step.eliminations.begin(), step.eliminations.end(),
                        [&](const Candidate& gone) { return solution[gone.cell] == gone.digit; });
}

void apply(const Step& step, Puzzle& state) {
    for (const Candidate& gone : step.eliminations) {
        DigitSet left = state.candidates(gone.cell);
        left.erase(gone.digit);
        state.set_candidates(gone.cell, left);
    }
    if (step.placement) state.set_placed(step.placement->cell, step.placement->digit);
}

/// From hint to hint, each asked from the state alone, as a player does.
void play(const Puzzle& puzzle, const Grid& solution) {
    Puzzle state = puzzle;
    std::optional<Cell> last;
    for (;;) {
        const HintResult result = hint(state, {}, last);
        if (result.end == HintEnd::kComplete) break;
        ASSERT_EQ(result.end, HintEnd::kStep) << *format(state, {.format = TextFormat::kCandidates});
        ASSERT_TRUE(is_sound(*result.step, solution)) << *format(state, {.format = TextFormat::kCandidates});
        const Puzzle before = state;
        apply(*result.step, state);
        ASSERT_NE(state, before);
        if (result.step->placement) last = result.step->placement->cell;
    }
    EXPECT_EQ(state.digits(), solution);
}

struct Sample {
    const char* file;
    std::size_t explained;
    std::size_t played;  // each state is solved anew
};

class Steps : public testing::TestWithParam<Sample> {};

TEST_P(Steps, KeepTheSolutionToTheEnd) {
    const auto [file, explained, played] = GetParam();
    const std::vector<Puzzle> puzzles = sample_of(file, explained);
    if (puzzles.empty()) GTEST_SKIP() << "../shared is not here";
    const std::size_t stride = puzzles.size() / played;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const SolveResult solved = solve(puzzles[i]);
        ASSERT_EQ(solved.verdict, Verdict::kUnique);
        for (const StepOrder order : {StepOrder::kHuman, StepOrder::kSudokuExplainer}) {
            const ExplainResult result = explain(puzzles[i], {.order = order});
            EXPECT_EQ(result.end, ExplainEnd::kSolved);
            EXPECT_EQ(result.last.digits(), *solved.solution);
            for (const Step& step : result.steps) EXPECT_TRUE(is_sound(step, *solved.solution));
        }
        if (i % stride == 0) play(puzzles[i], *solved.solution);
        if (HasFailure()) FAIL() << *format(puzzles[i]);
    }
}

INSTANTIATE_TEST_SUITE_P(OfCorpora, Steps,
                         testing::Values(Sample{"easy", 300, 30}, Sample{"minimal-unbiased", 300, 20},
                                         Sample{"17-clue", 300, 20}, Sample{"magictour", 60, 5},
                                         Sample{"famous", 30, 3}),
                         [](const auto& sample) {
                             std::string name = sample.param.file;
                             name.erase(std::remove_if(name.begin(), name.end(), [](char c) { return c == '-'; }),
                                        name.end());
                             return name;
                         });

}  // namespace
}  // namespace huisu
