// Puzzles that say which candidates their cells have: the fast engines, the general one, plain backtracking and a
// reference of the tests' own must agree, whatever has been taken away.
#include <gtest/gtest.h>

#include "fast9/flat.h"
#include "fast9/referee9.h"

namespace huisu {
namespace {

using tests::Batch;
using tests::Way;

constexpr std::uint64_t kMost = 200;

std::uint64_t count_with(Engine engine, const Puzzle9& puzzle) {
    CountOptions options;
    options.limit = kMost;
    options.engine = engine;
    return count(tests::general(puzzle), options).count.to_u64();
}

std::vector<Puzzle9> pencilmarks(std::size_t size, unsigned others_in_16, std::uint64_t seed) {
    model::Random random(seed);
    std::vector<Puzzle9> puzzles;
    for (std::size_t i = 0; i < size; ++i) puzzles.push_back(tests::random_pencilmarks(random, others_in_16));
    return puzzles;
}

class Pencilmarks : public testing::TestWithParam<unsigned> {};

TEST_P(Pencilmarks, AllAgree) {
    const std::vector<Puzzle9> puzzles = pencilmarks(80, GetParam(), 41);
    const Batch first = tests::solve_in(tests::every_way().front(), puzzles, kMost);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Answer9& answer = first.answers[i];
        tests::expect_sound(puzzles[i], answer, kMost);
        ASSERT_EQ(answer.solutions, count_with(Engine::kGeneral, puzzles[i])) << i;
        if (i % 8 == 0) {  // it is slow
            ASSERT_EQ(answer.solutions, tests::Referee9(puzzles[i]).count(kMost)) << i;
        }
        SolveOptions options;
        options.engine = Engine::kGeneral;
        const SolveResult general = solve(tests::general(puzzles[i]), options);
        ASSERT_EQ(answer.verdict, general.verdict) << i;
        if (answer.verdict == Verdict::kUnique) {
            ASSERT_EQ(tests::grid_of(answer.digits), *general.solution) << i;
        }
    }
    for (const Way& way : tests::every_way()) {
        const Batch other = tests::solve_in(way, puzzles, kMost);
        EXPECT_EQ(other.answers, first.answers) << way.name();
        EXPECT_EQ(other.report.stats.nodes, first.report.stats.nodes) << way.name();
    }
}

INSTANTIATE_TEST_SUITE_P(OthersInSixteen, Pencilmarks, testing::Values(1, 3, 5, 7, 8, 12, 15),
                         testing::PrintToStringParamName());

TEST(Pencilmarks, PlainBacktrackingAgrees) {
    const std::vector<Puzzle9> puzzles = pencilmarks(100, 3, 42);
    const Batch batch = tests::solve_in(tests::every_way().front(), puzzles, kMost);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        EXPECT_EQ(batch.answers[i].solutions, count_with(Engine::kBacktrack, puzzles[i])) << i;
}

TEST(Pencilmarks, ACellWithoutCandidatesLeavesNoSolutionWhereverItIs) {
    std::vector<Puzzle9> puzzles;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        for (const std::string_view text : {tests::kInkala, tests::kInkalaSolution}) {
            puzzles.push_back(tests::flat(text));
            puzzles.back().candidates[cell] = 0xFE00;
        }
        puzzles.emplace_back();
        puzzles.back().candidates[cell] = 0;
    }
    for (const Way& way : tests::every_way())
        for (const Answer9& answer : tests::solve_in(way, puzzles, 2).answers)
            ASSERT_EQ(answer, (Answer9{{}, Verdict::kNone, true, 0})) << way.name();
}

TEST(Pencilmarks, AllCellsWithoutCandidatesLeaveNoSolution) {
    Puzzle9 nothing;
    nothing.candidates.fill(0);
    for (const Way& way : tests::every_way())
        EXPECT_EQ(tests::solve_in(way, {nothing}, 2).answers.front().verdict, Verdict::kNone);
}

TEST(Pencilmarks, BitsAboveTheNinthAreIgnored) {
    std::vector<Puzzle9> puzzles = tests::mixture(300, 43);
    for (Puzzle9& puzzle : puzzles)
        for (std::uint16_t& cell : puzzle.candidates) cell &= Puzzle9::kAllDigits;
    std::vector<Puzzle9> with = puzzles;
    model::Random random(44);
    for (Puzzle9& puzzle : with)
        for (std::uint16_t& cell : puzzle.candidates)
            cell = static_cast<std::uint16_t>(cell | (random.next() & 0xFE00U));
    for (const Way& way : tests::every_way()) {
        const Batch plain = tests::solve_in(way, puzzles, 3);
        const Batch same = tests::solve_in(way, with, 3);
        EXPECT_EQ(same.answers, plain.answers) << way.name();
        EXPECT_EQ(same.seconds, plain.seconds) << way.name();
        EXPECT_EQ(same.report.stats.nodes, plain.report.stats.nodes) << way.name();
    }
}

TEST(Pencilmarks, EachCandidateOfASolutionIsNeeded) {
    const Puzzle9 proper = tests::flat(tests::kInkala);
    std::vector<Puzzle9> puzzles(81, proper);
    for (std::size_t cell = 0; cell < 81; ++cell)
        puzzles[cell].candidates[cell] &= static_cast<std::uint16_t>(~(1U << (tests::kInkalaSolution[cell] - '1')));
    for (const Way& way : tests::every_way())
        for (const Answer9& answer : tests::solve_in(way, puzzles, 2).answers)
            EXPECT_EQ(answer.verdict, Verdict::kNone) << way.name();
}

}  // namespace
}  // namespace huisu
