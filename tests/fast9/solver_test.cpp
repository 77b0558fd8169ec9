// A Solver9 is as good in its thousandth call as in its first, wherever it has been moved.
#include <gtest/gtest.h>

#include <thread>
#include <utility>

#include "fast9/flat.h"

namespace huisu {
namespace {

constexpr std::array kEngines{Engine9::kAuto, Engine9::kLanes, Engine9::kSingle};

TEST(Solver9, ManyCallsAnswerLikeFreshSolvers) {
    const std::vector<Puzzle9> puzzles = tests::mixture(150, 61);
    for (const std::string& target : simd_targets()) {
        for (const Engine9 engine : kEngines) {
            Solver9 solver(engine, target);
            ASSERT_EQ(solver.trouble(), BatchTrouble::kNone);
            for (const Puzzle9& puzzle : puzzles) {
                for (const std::uint64_t limit : {1U, 2U, 50U}) {
                    const Answer9 answer = solver.solve(puzzle, limit);
                    ASSERT_EQ(answer, Solver9(engine, target).solve(puzzle, limit));
                    tests::expect_sound(puzzle, answer, limit);
                }
            }
        }
    }
}

TEST(Solver9, ABatchIsSolvedWithTheEngineAndTargetOfTheSolver) {
    const std::vector<Puzzle9> puzzles = tests::mixture(200, 62);
    const tests::Batch expected = tests::solve_in(tests::every_way().front(), puzzles, 2);
    for (const std::string& target : simd_targets()) {
        for (const Engine9 engine : {Engine9::kLanes, Engine9::kSingle}) {
            Solver9 solver(engine, target);
            for (int round = 0; round < 2; ++round) {
                std::vector<Answer9> answers(puzzles.size(), tests::kRubbish);
                const BatchReport report = solver.solve_batch(puzzles, answers);
                EXPECT_EQ(report.engine, engine);
                EXPECT_EQ(report.target, target);
                EXPECT_EQ(report.stats.nodes, expected.report.stats.nodes);
                EXPECT_EQ(answers, expected.answers);
            }
        }
    }
}

TEST(Solver9, ABatchThatWasStoppedLeavesNothingBehind) {
    const std::vector<Puzzle9> puzzles = tests::mixture(500, 63);
    const tests::Batch expected = tests::solve_in(tests::every_way().front(), puzzles, 2);
    for (const Engine9 engine : kEngines) {
        Solver9 solver(engine);
        for (const std::uint64_t nodes : {0U, 1U, 100U, 1000U}) {
            std::vector<Answer9> answers(puzzles.size(), tests::kRubbish);
            BatchOptions options;
            options.budget = Budget::of_nodes(nodes);
            solver.solve_batch(puzzles, answers, options);
            EXPECT_EQ(answers.back().verdict, Verdict::kStopped);
            for (std::size_t i = 0; i < 20; ++i) EXPECT_EQ(solver.solve(puzzles[i]), expected.answers[i]);
            EXPECT_EQ(solver.solve_batch(puzzles, answers).stats.nodes, expected.report.stats.nodes);
            EXPECT_EQ(answers, expected.answers);
        }
    }
}

TEST(Solver9, MovingTakesEverythingAlong) {
    const Puzzle9 puzzle = tests::flat(tests::kEasterMonster);
    Solver9 first(Engine9::kLanes, "SCALAR");
    const Answer9 expected = first.solve(puzzle);
    EXPECT_EQ(expected.verdict, Verdict::kUnique);
    Solver9 second(std::move(first));
    EXPECT_EQ(second.solve(puzzle), expected);
    first = Solver9(Engine9::kSingle);
    EXPECT_EQ(first.solve(puzzle), expected);
    std::swap(first, second);
    EXPECT_EQ(first.solve(puzzle), expected);
    EXPECT_EQ(second.solve(puzzle), expected);
    Answer9 answer;
    EXPECT_EQ(first.solve_batch({&puzzle, 1}, {&answer, 1}).target, "SCALAR");
}

TEST(Solver9, WithoutATargetAnswersNothing) {
    Solver9 solver(Engine9::kAuto, "nonsense");
    EXPECT_EQ(solver.trouble(), BatchTrouble::kTarget);
    const Puzzle9 puzzle = tests::flat(tests::kInkalaSolution);
    EXPECT_EQ(solver.solve(puzzle), Answer9{});
    Answer9 answer = tests::kRubbish;
    EXPECT_EQ(solver.solve_batch({&puzzle, 1}, {&answer, 1}).trouble, BatchTrouble::kTarget);
    EXPECT_EQ(answer, tests::kRubbish);
}

TEST(Solver9, EachThreadMayHaveItsOwn) {
    const std::vector<Puzzle9> puzzles = tests::mixture(300, 64);
    const tests::Batch expected = tests::solve_in(tests::every_way().front(), puzzles, 2);
    std::vector<std::vector<Answer9>> answers(3, std::vector<Answer9>(puzzles.size()));
    {
        std::vector<std::jthread> threads;
        for (std::size_t t = 0; t < answers.size(); ++t) {
            threads.emplace_back([&, t] {
                Solver9 solver(kEngines[t]);
                for (std::size_t i = 0; i < puzzles.size(); ++i) answers[t][i] = solver.solve(puzzles[i]);
            });
        }
    }
    for (const auto& found : answers) EXPECT_EQ(found, expected.answers);
}

}  // namespace
}  // namespace huisu
