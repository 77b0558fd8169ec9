// What is said of steps. Those of each family are made by hand, so that the sentence is known; then every step of real
// puzzles has to name its cells in both languages.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "huisu/explain.h"
#include "huisu/text.h"
#include "puzzles.h"

namespace huisu {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr House kRow1{HouseKind::kRow, 0};
constexpr House kColumn2{HouseKind::kColumn, 1};
constexpr House kBox1{HouseKind::kBox, 0};

DigitSet digits(std::initializer_list<Digit> list) {
    DigitSet set;
    for (const Digit digit : list) set.insert(digit);
    return set;
}

std::string english(const Step& step, bool full = false) {
    return describe(step, Language::kEnglish, {.full = full});
}

std::string chinese(const Step& step, bool full = false) {
    return describe(step, Language::kChinese, {.full = full});
}

Step single(Technique technique, double difficulty, std::vector<House> houses) {
    Step step;
    step.technique = technique;
    step.difficulty = difficulty;
    step.houses = std::move(houses);
    step.cells = {2};
    step.digits = digits({4});
    step.placement = Candidate{2, 4};
    return step;
}

Step pattern(Technique technique, std::vector<House> houses, std::vector<Cell> cells, DigitSet of,
             std::vector<Candidate> gone) {
    Step step;
    step.technique = technique;
    step.houses = std::move(houses);
    step.cells = std::move(cells);
    step.digits = of;
    step.eliminations = std::move(gone);
    return step;
}

TEST(StepSentences, OfSinglesSayWhyNoOtherCellOrDigitWillDo) {
    const Step last = single(Technique::kHiddenSingle, 1.0, {kRow1});
    EXPECT_EQ(
        english(last),
        "Last cell of a row: r1c3 is the only open cell of row 1, so it takes the digit that is missing there, 4.");
    EXPECT_EQ(chinese(last), "行内最后一格：第 1 行只剩 r1c3 一格未填，填入所缺的数字 4。");
    const Step in_box = single(Technique::kHiddenSingle, 1.2, {kBox1});
    EXPECT_EQ(english(in_box),
              "Hidden single in a box: r1c3 is the only cell of box 1 that can still take 4, so r1c3 is 4.");
    EXPECT_EQ(chinese(in_box), "宫摒除法：第 1 宫中只有 r1c3 还能填 4，所以 r1c3 填 4。");
    const Step naked = single(Technique::kNakedSingle, 2.3, {});
    EXPECT_EQ(english(naked), "Naked single: 4 is the only candidate left in r1c3, so r1c3 is 4.");
    EXPECT_EQ(chinese(naked), "唯余法：r1c3 只剩候选数 4，所以 r1c3 填 4。");
}

TEST(StepSentences, OfDirectFormsTellTheDigitThatIsLeftAlone) {
    Step step = single(Technique::kDirectPointing, 1.7, {kBox1, {HouseKind::kBox, 1}});
    step.covers = {kRow1};
    step.cells = {0, 1};
    step.placement = Candidate{12, 4};
    EXPECT_EQ(
        english(step),
        "Direct pointing: in box 1 every place for 4 (r1c1 and r1c2) lies in row 1, so no other cell of row 1 takes 4; "
        "that leaves r2c4 alone for 4 in box 2, so r2c4 is 4.");
    EXPECT_THAT(chinese(step), StartsWith("宫区块摒除（直接）：第 1 宫中的 4 只能在 r1c1、r1c2"));
    Step pair = single(Technique::kDirectHiddenPair, 2.0, {kRow1});
    pair.cells = {0, 1};
    pair.digits = digits({3, 8});
    EXPECT_THAT(english(pair), HasSubstr("the digits 3 and 8 have only the cells r1c1 and r1c2"));
}

TEST(StepHints, SayWhereToLookAndNotWhatIsThere) {
    const auto where = [](const Step& step, Language language) {
        return describe(step, language, {.detail = StepDetail::kWhere});
    };
    const Step naked = pattern(Technique::kNakedPair, {kRow1}, {1, 6}, digits({3, 8}), {{3, 3}});
    EXPECT_EQ(where(naked, Language::kEnglish), "Look at row 1.");
    EXPECT_EQ(where(naked, Language::kChinese), "请看第 1 行。");
    EXPECT_EQ(where(single(Technique::kNakedSingle, 2.3, {}), Language::kEnglish), "Look at the candidates of r1c3.");
    EXPECT_EQ(where(single(Technique::kDirectPointing, 1.7, {kBox1, {HouseKind::kBox, 1}}), Language::kEnglish),
              "Look at box 1 and box 2.");
    EXPECT_EQ(where(pattern(Technique::kXWing, {kRow1, kRow1}, {}, digits({5}), {{19, 5}}), Language::kEnglish),
              "Look at where 5 can be in the rows.");
    EXPECT_EQ(where(pattern(Technique::kXyWing, {}, {1, 6, 10}, digits({3, 5, 8}), {{15, 5}}), Language::kChinese),
              "请看 r1c2 和它能看到的格。");
    Step chain = pattern(Technique::kRegionForcing, {kRow1}, {}, {}, {{15, 5}});
    ChainNode start;
    start.candidate = {1, 5};
    start.is_true = true;
    chain.chains = {Chain{{start}}};
    EXPECT_EQ(where(chain, Language::kEnglish), "Look at the candidates 5 of row 1.");
    EXPECT_EQ(where(chain, Language::kChinese), "请看第 1 行的候选数 5。");
    chain.technique = Technique::kForcingChain;
    EXPECT_EQ(where(chain, Language::kEnglish), "Look at what follows from the candidate 5 of r1c2.");
}

TEST(StepHints, NameTheTechniqueInTheSecondStage) {
    const Step naked = pattern(Technique::kNakedPair, {kRow1}, {1, 6}, digits({3, 8}), {{3, 3}});
    EXPECT_EQ(describe(naked, Language::kEnglish, {.detail = StepDetail::kTechnique}), "Naked pair: look at row 1.");
    EXPECT_EQ(describe(naked, Language::kChinese, {.detail = StepDetail::kTechnique}), "显性数对：请看第 1 行。");
}

TEST(StepSentences, OfLockedDigitsNameBothHouses) {
    Step step = pattern(Technique::kPointing, {kBox1}, {0, 1}, digits({4}), {{6, 4}});
    step.covers = {kRow1};
    EXPECT_EQ(english(step),
              "Pointing: in box 1 every place for 4 (r1c1 and r1c2) lies in row 1, so one of these cells holds the 4 "
              "of row 1: "
              "4 leaves r1c7.");
    EXPECT_EQ(
        chinese(step),
        "宫区块摒除：第 1 宫中的 4 只能在 r1c1、r1c2，都在第 1 行，第 1 行的 4 必在其中，所以 r1c7 删去候选数 4。");
}

TEST(StepSentences, OfSetsSayWhichDigitsLeaveWhichCells) {
    const Step naked =
        pattern(Technique::kNakedPair, {kRow1}, {1, 6}, digits({3, 8}), {{3, 3}, {3, 8}, {8, 3}, {8, 8}});
    EXPECT_EQ(english(naked),
              "Naked pair: r1c2 and r1c7 in row 1 can only be 3 and 8, so 3 and 8 leave r1c4 and r1c9.");
    EXPECT_EQ(chinese(naked),
              "显性数对：第 1 行的 r1c2、r1c7 只能填 3、8，这些数字被它们占用，所以 r1c4、r1c9 删去候选数 3、8。");
    const Step hidden = pattern(Technique::kHiddenPair, {kRow1}, {1, 6}, digits({3, 8}), {{1, 4}, {6, 5}, {6, 9}});
    EXPECT_EQ(
        english(hidden),
        "Hidden pair: in row 1 the digits 3 and 8 can only go to r1c2 and r1c7, so no other digit fits there: 4 leaves "
        "r1c2, and 5 and 9 leave r1c7.");
    EXPECT_THAT(chinese(hidden), EndsWith("所以 r1c2 删去候选数 4，r1c7 删去候选数 5、9。"));
}

TEST(StepSentences, OfFishNameBasesAndCovers) {
    Step step = pattern(Technique::kXWing, {kRow1, {HouseKind::kRow, 4}}, {1, 6, 37, 42}, digits({5}), {{19, 5}});
    step.covers = {kColumn2, {HouseKind::kColumn, 6}};
    EXPECT_EQ(english(step),
              "X-wing: in rows 1 and 5 the digit 5 can only be in columns 2 and 7 (r1c2, r1c7, r5c2 and r5c7), so "
              "these cells "
              "hold the 5 of each of these columns: 5 leaves r3c2.");
    EXPECT_THAT(chinese(step), StartsWith("X 翼：第 1、5 行中的 5 都只能在第 2、7 列（r1c2、r1c7、r5c2、r5c7）"));
}

TEST(StepSentences, OfWingsTellPivotAndWings) {
    Step step = pattern(Technique::kXyWing, {}, {1, 6, 10}, digits({3, 5, 8}), {{15, 5}});
    step.extra_digits = digits({5});
    EXPECT_THAT(english(step), StartsWith("XY-wing: r1c2 is 3 or 8; each of r1c7 and r2c2 is 5 or one of these"));
    EXPECT_THAT(english(step), EndsWith("so 5 cannot be in a cell that sees both: 5 leaves r2c7."));
    EXPECT_THAT(chinese(step), StartsWith("XY 翼：r1c2 是 3 或 8；r1c7、r2c2 各是 5 或"));
    step.technique = Technique::kXyzWing;
    EXPECT_THAT(english(step),
                StartsWith("XYZ-wing: r1c2 is 3, 5 or 8, each of r1c7 and r2c2 is 5 or one of 3 and 8."));
    EXPECT_THAT(chinese(step), StartsWith("XYZ 翼：r1c2 是 3、5、8"));
}

TEST(StepSentences, OfUniquenessAreMarked) {
    Step step = pattern(Technique::kUniqueLoop, {}, {0, 1, 28, 27}, digits({3, 8}), {{27, 3}, {27, 8}});
    step.type = 1;
    step.needs_uniqueness = true;
    step.extras = {27};
    EXPECT_EQ(
        english(step),
        "Unique rectangle, type 1: if r1c1, r1c2, r4c2 and r4c1 had no candidates but 3 and 8, the two digits could "
        "change places in them and there would be two solutions. Only r4c1 has others, so it takes one of those: 3 and "
        "8 "
        "leave r4c1. (This rests on the puzzle having only one solution.)");
    EXPECT_THAT(chinese(step), StartsWith("唯一矩形（类型 1）：若 r1c1、r1c2、r4c2、r4c1 都只剩候选数 3、8"));
    EXPECT_THAT(chinese(step), EndsWith("（此步以唯一解为前提。）"));
    step.cells.insert(step.cells.end(), {40, 41});
    EXPECT_THAT(english(step), StartsWith("Unique loop, type 1: "));
    Step bug = pattern(Technique::kBug, {}, {40}, digits({7}), {{40, 2}, {40, 4}});
    bug.type = 1;
    bug.needs_uniqueness = true;
    EXPECT_THAT(english(bug), StartsWith("BUG (bivalue universal grave), type 1: without 7 in r5c5 every open cell"));
    EXPECT_THAT(chinese(bug), HasSubstr("所以 r5c5 必是 7：r5c5 删去候选数 2、4。"));
}

Chain chain_of(std::vector<ChainNode> nodes) {
    for (std::size_t i = 1; i < nodes.size(); ++i)
        if (nodes[i].parents.empty()) nodes[i].parents = {static_cast<int>(i) - 1};
    return {std::move(nodes)};
}

Step forcing_chain() {
    Step step;
    step.technique = Technique::kForcingChain;
    step.eliminations = {{1, 3}};
    step.chains = {chain_of({{{1, 3}, true, LinkReason::kAssumed, {}, -1},
                             {{6, 3}, false, LinkReason::kRow, {}, -1},
                             {{6, 8}, true, LinkReason::kCell, {}, -1},
                             {{10, 8}, false, LinkReason::kBox, {}, -1},
                             {{10, 3}, true, LinkReason::kColumn, {}, -1},
                             {{1, 3}, false, LinkReason::kColumn, {}, -1}})};
    return step;
}

TEST(StepSentences, OfChainsHaveALineForEachLink) {
    EXPECT_EQ(english(forcing_chain()),
              "Forcing chain: if r1c2 is 3, it follows that r1c2 is not 3; so 3 leaves r1c2.\n"
              "    r1c2 is 3\n"
              "    → r1c7 is not 3 (row 1)\n"
              "    → r1c7 is 8 (only candidate left)\n"
              "    → r2c2 is not 8 (box 1)\n"
              "    → r2c2 is 3 (only place left in column 2)\n"
              "    → r1c2 is not 3 (column 2)");
    EXPECT_EQ(chinese(forcing_chain()),
              "强制链：若 r1c2 是 3，则推出 r1c2 不是 3；所以 r1c2 删去候选数 3。\n"
              "    r1c2 是 3\n"
              "    → r1c7 不是 3（第 1 行）\n"
              "    → r1c7 是 8（仅剩的候选数）\n"
              "    → r2c2 不是 8（第 1 宫）\n"
              "    → r2c2 是 3（第 2 列仅剩的位置）\n"
              "    → r1c2 不是 3（第 2 列）");
}

TEST(StepSentences, OfNetsNumberTheirLinksAndSayWhichTheyComeFrom) {
    Step step = forcing_chain();
    step.technique = Technique::kCellForcing;
    step.is_dynamic = true;
    step.chains.push_back(step.chains.front());
    step.chains[1].nodes[4].parents = {3, 1};
    const std::string text = english(step);
    EXPECT_THAT(
        text,
        StartsWith("Dynamic cell forcing chain: whichever of its candidates r1c2 takes, r1c2 is not 3; so 3 leaves "
                   "r1c2.\n  If r1c2 is 3:\n    → r1c7 is not 3 (row 1)"));
    EXPECT_THAT(text, HasSubstr("\n    (3) r2c2 is 3 (only place left in column 2) from 1, 2"));
    EXPECT_THAT(chinese(step), HasSubstr("\n    (3) r2c2 是 3（第 2 列仅剩的位置）←1、2"));
    EXPECT_THAT(english(step, true), HasSubstr("\n    (5) r2c2 is 3 (only place left in column 2) from 2, 4"));
}

TEST(StepSentences, OfLongChainsAreFoldedUnlessFull) {
    Step step = forcing_chain();
    std::vector<ChainNode>& nodes = step.chains.front().nodes;
    for (Cell cell = 20; cell < 40; ++cell)
        nodes.insert(nodes.end() - 1, ChainNode{{cell, 5}, cell % 2 == 0, LinkReason::kRow, {}, -1});
    step.chains.front() = chain_of(std::move(nodes));
    for (std::size_t i = 1; i < step.chains.front().nodes.size(); ++i)
        step.chains.front().nodes[i].parents = {static_cast<int>(i) - 1};
    EXPECT_THAT(english(step), HasSubstr("\n    … 18 more …\n"));
    EXPECT_THAT(english(step), Not(HasSubstr("r4c1")));
    EXPECT_THAT(english(step, true), HasSubstr("r4c1"));
    EXPECT_THAT(english(step, true), Not(HasSubstr("more")));
    EXPECT_THAT(chinese(step), HasSubstr("……另有 18 步……"));
}

TEST(StepSentences, OfNestedChainsTellTheRuleAndItsOwnLinksWhenFull) {
    Step step = forcing_chain();
    step.technique = Technique::kContradiction;
    step.is_dynamic = true;
    step.level = 2;
    step.nested = {forcing_chain(), pattern(Technique::kNakedPair, {}, {4, 5}, digits({1, 2}), {})};
    step.chains.front().nodes[1].reason = LinkReason::kRule;
    step.chains.front().nodes[1].nested = 0;
    step.chains.front().nodes[3].reason = LinkReason::kRule;
    step.chains.front().nodes[3].nested = 1;
    const std::string text = english(step);
    EXPECT_THAT(text,
                StartsWith("Nested contradiction chain of level 2: if r1c2 is 3, then r1c2 both is and is not 3"));
    EXPECT_THAT(text, HasSubstr("→ r1c7 is not 3 (Forcing chain)"));
    EXPECT_THAT(text, HasSubstr("→ r2c2 is not 8 (Naked pair 1 and 2 in r1c5 and r1c6)"));
    EXPECT_THAT(text, Not(HasSubstr("Used above")));
    EXPECT_THAT(english(step, true), HasSubstr("\n  Used above: Forcing chain: if r1c2 is 3"));
    EXPECT_THAT(chinese(step, true), HasSubstr("\n  上面用到：强制链：若 r1c2 是 3"));
}

TEST(StepSentences, OfRealPuzzlesNameTheTechniqueAndTheCellInBothLanguages) {
    for (const StepOrder order : {StepOrder::kHuman, StepOrder::kSudokuExplainer}) {
        const ExplainResult result = explain(tests::puzzle_of(tests::kOrigin), {.order = order});
        ASSERT_EQ(result.end, ExplainEnd::kSolved);
        for (const Step& step : result.steps) {
            const Cell cell = step.placement ? step.placement->cell : step.eliminations.front().cell;
            for (const Language language : {Language::kEnglish, Language::kChinese}) {
                const std::string text = describe(step, language);
                EXPECT_THAT(text, StartsWith(step_title(step, language)));
                EXPECT_THAT(text, HasSubstr(cell_name(cell, 9)));
            }
        }
    }
}

}  // namespace
}  // namespace huisu
