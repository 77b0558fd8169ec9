// Inputs on which other programs failed, each with its whole kind: every house and digit for broken rules, all eight
// orientations for puzzles that defeat a search in reading order.
#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

using tests::puzzle_of;

// Far less than a millisecond each; a search that falls off a cliff needs millions.
constexpr std::uint64_t kFewNodes = 200;

struct Cliff {
    const char* name;
    std::string_view puzzle;
    std::optional<std::string_view> solution;  // nothing: none
};

constexpr std::array kCliffs{
    Cliff{"row_order_takes_seconds_C09",
          "000007004000006003860200000509082000640000080000000700000000042010030000703000009",
          "321597864497816253865243197579182436642375981138964725986751342214639578753428619"},
    Cliff{"defeats_row_order_C26", ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
          "693784512487512936125963874932651487568247391741398625319475268856129743274836159"},
    Cliff{"needs_locked_candidates_C64",
          ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", std::nullopt},
    Cliff{"against_brute_force", "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
          "987654321246173985351928746128537694634892157795461832519286473472319568863745219"},
    Cliff{"billion_placements_in_row_order",
          "9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..",
          "972853614146279538583146729624718953817395462359462871798621345265934187431587296"},
    Cliff{"easter_monster", tests::kEasterMonster,
          "174385962293467158586192734451923876928674315367851249719548623635219487842736591"},
    Cliff{"inkala", tests::kInkala, tests::kInkalaSolution},
};

class SpeedCliffs : public testing::TestWithParam<Cliff> {};

TEST_P(SpeedCliffs, EveryOrientationIsAnsweredWithFewNodes) {
    for (int which = 0; which < 8; ++which) {
        const Puzzle puzzle = tests::oriented(puzzle_of(GetParam().puzzle), which);
        SolveOptions options;
        options.budget = Budget::of_nodes(kFewNodes);
        const SolveResult result = solve(puzzle, options);
        if (GetParam().solution) {
            EXPECT_EQ(result.verdict, Verdict::kUnique) << which;
            EXPECT_EQ(result.solution, tests::oriented(puzzle_of(*GetParam().solution), which).digits()) << which;
        } else {
            EXPECT_EQ(result.verdict, Verdict::kNone) << which;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, SpeedCliffs, testing::ValuesIn(kCliffs),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(Cases, ARepeatedDigitIsRefusedWithItsHouseNamed_C01) {
    const CheckResult result =
        check(puzzle_of(".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.."));
    ASSERT_FALSE(result.rule_breaks.empty());
    EXPECT_EQ(describe(result.rule_breaks.front(), Shape{}), "row 1 has the digit 9 twice, at r1c2 and r1c3");
}

TEST(Cases, ANearlyEmptyGridWithARepeatedDigitIsRefusedAtOnce_C03) {
    const SolveResult result =
        solve(puzzle_of("11..............................................................................."));
    EXPECT_TRUE(result.rule_break);
    EXPECT_EQ(result.stats.nodes, 0U);
}

TEST(Cases, RepeatedDigitsInTwoRowsAreBothNamed_C04) {
    const Puzzle puzzle =
        puzzle_of(".........7.6.....6..........7...7..38.......523..9..7..5.7.....3.....7....7..9...");
    const CheckResult result = check(puzzle);
    ASSERT_EQ(result.rule_breaks.size(), 2U);
    EXPECT_EQ(result.rule_breaks[0], (RuleBreak{{HouseKind::kRow, 1}, 6, 11, 17}));
    EXPECT_EQ(result.rule_breaks[1], (RuleBreak{{HouseKind::kRow, 3}, 7, 28, 32}));
    EXPECT_EQ(count(puzzle).count, Tally(0));
}

TEST(Cases, FifteenGivensHaveManySolutionsAtOnceInEveryOrientation_C10) {
    const Puzzle puzzle =
        puzzle_of("001000000200000000003000000400000005005000600600000040007103000800000000009020000");
    for (int which = 0; which < 8; ++which) {
        SolveOptions options;
        options.budget = Budget::of_nodes(kFewNodes);
        EXPECT_EQ(solve(tests::oriented(puzzle, which), options).verdict, Verdict::kMany) << which;
    }
}

TEST(Cases, APuzzleThatOnlyLooksProperHasExactlySixSolutions_C13) {
    const CountResult result =
        count(puzzle_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."));
    EXPECT_EQ(result.count, Tally(6));
    EXPECT_TRUE(result.is_exact);
}

TEST(Cases, OneGivenLostMakesOneSolutionTwentySix_C16) {
    const Puzzle proper =
        puzzle_of("........2.2..5.8.1......3..7.4.9........8541...5.37...18....9....7..9...2...4..58");
    const Puzzle mistyped =
        puzzle_of("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58");
    const CheckResult result = check(proper);
    EXPECT_EQ(result.verdict, Verdict::kUnique);
    EXPECT_EQ(result.solution,
              puzzle_of("3589146726297538414712683957641925839326854178154372691835769245478291362963417"
                        "58")
                  .digits());
    EXPECT_EQ(result.givens, 25);
    EXPECT_EQ(check(mistyped).givens, 24);
    EXPECT_EQ(count(mistyped).count, Tally(26));
}

TEST(Cases, SeventyFiveGivensCanStillHaveTwoSolutions_C19) {
    EXPECT_EQ(
        count(puzzle_of("349618572782359...651742389273895...195476238864231957527164893918523764436987125")).count,
        Tally(2));
}

TEST(Cases, OneRowIsManyAtOnceAndCountingItEndsWithTheBudget_C23) {
    const Puzzle puzzle =
        puzzle_of("123456789........................................................................");
    EXPECT_EQ(solve(puzzle).verdict, Verdict::kMany);
    CountOptions options;
    options.budget = Budget::of_nodes(20000);
    const CountResult result = count(puzzle, options);
    EXPECT_TRUE(result.is_stopped);
    EXPECT_FALSE(result.is_exact);
    EXPECT_GT(result.count, Tally(1000));
}

TEST(Cases, TenGivensHaveMoreThanAHundredThousandSolutions_C25) {
    CountOptions options;
    options.limit = 100001;
    const CountResult result =
        count(puzzle_of(".........1.......2..........2.....3.....4......5...6.....7.8................9...."), options);
    EXPECT_EQ(result.count, Tally(100001));
}

TEST(Cases, ACompleteGridHasOneSolutionWithoutAStep_C50) {
    const Puzzle puzzle = puzzle_of(tests::kInkalaSolution);
    EXPECT_EQ(count(puzzle).count, Tally(1));
    const TraceResult traced = trace(puzzle, [](const TraceEvent& event) { return event.kind == TraceKind::kSolved; });
    EXPECT_EQ(traced.stats.nodes, 0U);
    EXPECT_EQ(traced.solutions, 1U);
}

// The five layouts of one puzzle that another program could not paste.
TEST(Cases, FivePastedLayoutsAreTheSamePuzzle_C28) {
    const std::array<std::string_view, 5> layouts{
        "12.3.45..6.......3....5..2.5.....7....1..6.4.8...3...99..8..1....6.7.....5...9..4",
        "12.3.45..\n6.......3\n....5..2.\n5.....7..\n..1..6.4.\n8...3...9\n9..8..1..\n..6.7....\n.5...9..4\n",
        " 1 2 . | 3 . 4 | 5 . .\n 6 . . | . . . | . . 3\n . . . | . 5 . | . 2 .\n-------+-------+-------\n"
        " 5 . . | . . . | 7 . .\n . . 1 | . . 6 | . 4 .\n 8 . . | . 3 . | . . 9\n-------+-------+-------\n"
        " 9 . . | 8 . . | 1 . .\n . . 6 | . 7 . | . . .\n . 5 . | . . 9 | . . 4\n",
        "*-----------*\n|12.|3.4|5..|\n|6..|...|..3|\n|...|.5.|.2.|\n|---+---+---|\n|5..|...|7..|\n|..1|..6|.4.|\n"
        "|8..|.3.|..9|\n|---+---+---|\n|9..|8..|1..|\n|..6|.7.|...|\n|.5.|..9|..4|\n*-----------*\n",
        "+-------+-------+-------+\n| 1 2 . | 3 . 4 | 5 . . |\n| 6 . . | . . . | . . 3 |\n| . . . | . 5 . | . 2 . |\n"
        "+-------+-------+-------+\n| 5 . . | . . . | 7 . . |\n| . . 1 | . . 6 | . 4 . |\n| 8 . . | . 3 . | . . 9 |\n"
        "+-------+-------+-------+\n| 9 . . | 8 . . | 1 . . |\n| . . 6 | . 7 . | . . . |\n| . 5 . | . . 9 | . . 4 |\n"
        "+-------+-------+-------+\n"};
    for (const std::string_view layout : layouts) {
        const auto puzzle = parse(layout);
        ASSERT_TRUE(puzzle) << layout << describe(puzzle.error());
        EXPECT_EQ(*puzzle, puzzle_of(layouts[0]));
        EXPECT_EQ(
            solve(*puzzle).solution,
            puzzle_of("129384567675192483483657921532948716791526348864731259947865132216473895358219674").digits());
    }
}

// Fewer than 17 givens, or fewer than 8 different digits, can never be a proper puzzle.
TEST(Cases, TooFewGivensOrDigitsAreNeverUnique) {
    model::Random random(5);
    const Puzzle full = puzzle_of(tests::kOriginSolution);
    for (int i = 0; i < 50; ++i) {
        Puzzle few = tests::thinned(full, 82, random);
        while (few.given_count() > 16) few = tests::thinned(few, 10, random);
        EXPECT_EQ(solve(few).verdict, Verdict::kMany);
        Puzzle seven_digits = full;
        for (Cell cell = 0; cell < 81; ++cell)
            if (full.digit(cell) >= 8) seven_digits.clear(cell);
        EXPECT_EQ(solve(tests::thinned(seven_digits, 30, random)).verdict, Verdict::kMany);
    }
}

}  // namespace
}  // namespace huisu
