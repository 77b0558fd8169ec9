// Which instruction set is used, and what is refused before anything is touched.
#include <gtest/gtest.h>

#include <set>

#include "fast9/flat.h"
#include "fast9/forced_target.h"

namespace huisu {
namespace {

using tests::ForcedTarget;

// The report for one puzzle; nothing may have been written where there was trouble.
BatchReport report_of(const BatchOptions& options) {
    const Puzzle9 puzzle = tests::flat(tests::kInkala);
    Answer9 answer = tests::kRubbish;
    const BatchReport report = solve_batch({&puzzle, 1}, {&answer, 1}, options);
    if (report.trouble != BatchTrouble::kNone) {
        EXPECT_EQ(answer, tests::kRubbish);
        EXPECT_EQ(report.stats.nodes, 0U);
    } else {
        EXPECT_EQ(answer.verdict, Verdict::kUnique);
    }
    return report;
}

TEST(Targets, AreNamedOnceAndPlainScalarIsAlwaysThere) {
    const std::vector<std::string> names = simd_targets();
    ASSERT_FALSE(names.empty());
    EXPECT_EQ(names.back(), "SCALAR");
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
}

TEST(Targets, TheBestIsUsedWhenNothingIsAskedFor) {
    const ForcedTarget forced("");
    EXPECT_EQ(simd_target(), simd_targets().front());
    EXPECT_EQ(report_of({}).target, simd_targets().front());
}

TEST(Targets, EachCanBeAskedFor) {
    for (const std::string& name : simd_targets()) {
        BatchOptions options;
        options.target = name;
        EXPECT_EQ(report_of(options).target, name);
        EXPECT_EQ(Solver9(Engine9::kAuto, name).trouble(), BatchTrouble::kNone);
    }
}

TEST(Targets, EachCanBeForcedByTheEnvironmentUnlessAnotherIsAskedFor) {
    for (const std::string& name : simd_targets()) {
        const ForcedTarget forced(name);
        EXPECT_EQ(simd_target(), name);
        EXPECT_EQ(report_of({}).target, name);
        BatchOptions options;
        options.target = "SCALAR";
        EXPECT_EQ(report_of(options).target, "SCALAR");
    }
}

TEST(Targets, AnUnknownOneIsRefused) {
    for (const std::string_view name : {"nonsense", "avx2", "AVX2 ", "AVX", "SCALARS"}) {
        BatchOptions options;
        options.target = name;
        EXPECT_EQ(report_of(options).trouble, BatchTrouble::kTarget) << name;
    }
}

TEST(Targets, AnUnknownForcedOneIsRefusedUnlessAnotherIsAskedFor) {
    const ForcedTarget forced("nonsense");
    EXPECT_EQ(simd_target(), "");
    EXPECT_EQ(report_of({}).trouble, BatchTrouble::kTarget);
    EXPECT_EQ(Solver9().trouble(), BatchTrouble::kTarget);
    BatchOptions options;
    options.target = "SCALAR";
    EXPECT_EQ(report_of(options).trouble, BatchTrouble::kNone);
}

TEST(Targets, TheEngineIsChosenByTheNumberOfPuzzlesUnlessOneIsAskedFor) {
    for (const std::size_t size : {0U, 1U, 15U, 16U, 100U}) {
        const std::vector<Puzzle9> puzzles(size, tests::flat(tests::kInkalaSolution));
        std::vector<Answer9> answers(size);
        for (const Engine9 engine : {Engine9::kAuto, Engine9::kLanes, Engine9::kSingle}) {
            BatchOptions options;
            options.engine = engine;
            const BatchReport report = solve_batch(puzzles, answers, options);
            const Engine9 expected = size < 16 ? Engine9::kSingle : Engine9::kLanes;
            EXPECT_EQ(report.engine, engine == Engine9::kAuto ? expected : engine);
            EXPECT_FALSE(report.why.empty());
        }
    }
}

TEST(Targets, SpansOfDifferentSizesAreRefused) {
    const std::vector<Puzzle9> puzzles(3);
    for (const std::size_t answer_count : {0U, 2U, 3U, 4U}) {
        for (const std::size_t second_count : {0U, 1U, 3U, 4U}) {
            std::vector<Answer9> answers(answer_count, tests::kRubbish);
            std::vector<Digits9> seconds(second_count, tests::kRubbishDigits);
            BatchOptions options;
            options.seconds = seconds;
            const bool is_fit = answer_count == 3 && (second_count == 0 || second_count == 3);
            Solver9 solver;
            for (const BatchReport& report :
                 {solver.solve_batch(puzzles, answers, options), solve_batch(puzzles, answers, options)}) {
                EXPECT_EQ(report.trouble, is_fit ? BatchTrouble::kNone : BatchTrouble::kSizes);
                if (is_fit) continue;
                EXPECT_EQ(report.stats.nodes, 0U);
                EXPECT_EQ(answers, std::vector<Answer9>(answer_count, tests::kRubbish));
                EXPECT_EQ(seconds, std::vector<Digits9>(second_count, tests::kRubbishDigits));
            }
        }
    }
}

}  // namespace
}  // namespace huisu
