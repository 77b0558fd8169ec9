// Every made puzzle is what the name of its file promises; the general engine and the checker are the referees.
#include "corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "huisu/huisu.h"
#include "model/random.h"
#include "random_grid.h"

namespace huisu::bench {
namespace {

constexpr std::size_t kSome = 40;

Puzzle general_puzzle(const Cells9& cells) {
    return *parse(line_of(cells));
}

SolveResult solve_generally(const Cells9& cells) {
    SolveOptions options;
    options.engine = Engine::kGeneral;
    return solve(general_puzzle(cells), options);
}

double nodes_in_all(const std::vector<Cells9>& puzzles) {
    double sum = 0;
    for (const Cells9& cells : puzzles) sum += static_cast<double>(nodes_of(cells));
    return sum;
}

TEST(Corpus, OfRandomGridsIsMadeOfCompleteOnes) {
    std::set<Digits9> seen;
    for (std::uint64_t seed = 0; seed < kSome; ++seed) {
        model::Random random(seed);
        const Digits9 digits = random_grid(random);
        Grid grid;
        for (Cell cell = 0; cell < 81; ++cell) grid.set(cell, digits[static_cast<std::size_t>(cell)]);
        EXPECT_TRUE(is_solution(grid));
        seen.insert(digits);
    }
    EXPECT_EQ(seen.size(), kSome);
}

TEST(Corpus, OfEasyPuzzlesNeedsSinglesOnly) {
    for (const Cells9& cells : make_corpus(CorpusKind::kEasy, kSome, 1)) {
        EXPECT_EQ(solve_generally(cells).verdict, Verdict::kUnique);
        EXPECT_EQ(nodes_of(cells), 1U);
        EXPECT_TRUE(is_solved_by_singles(cells));
        const auto givens = 81 - std::count(cells.begin(), cells.end(), 0);
        EXPECT_GE(givens, 34);
        EXPECT_LE(givens, 38);
    }
}

TEST(Corpus, OfMinimalPuzzlesHasNoGivenThatCanGo) {
    for (const CorpusKind kind : {CorpusKind::kMinimal, CorpusKind::kHard}) {
        for (const Cells9& cells : make_corpus(kind, kSome / 4, 2)) {
            CheckOptions options;
            options.minimal = true;
            const CheckResult result = check(general_puzzle(cells), options);
            EXPECT_EQ(result.verdict, Verdict::kUnique);
            ASSERT_TRUE(result.redundant.has_value());
            EXPECT_TRUE(result.redundant->empty());
        }
    }
}

TEST(Corpus, OfHardPuzzlesTakesMoreNodesThanOneOfMinimalPuzzles) {
    const auto hard = make_corpus(CorpusKind::kHard, kSome, 3);
    const auto minimal = make_corpus(CorpusKind::kMinimal, kSome, 3);
    EXPECT_GT(nodes_in_all(hard), 4 * nodes_in_all(minimal));
    EXPECT_EQ(std::set<Cells9>(hard.begin(), hard.end()).size(), kSome);
}

TEST(Corpus, OfPuzzlesWithManySolutionsHasAtLeastTwoEach) {
    for (const Cells9& cells : make_corpus(CorpusKind::kMany, kSome, 4)) {
        EXPECT_EQ(solve_generally(cells).verdict, Verdict::kMany);
    }
}

TEST(Corpus, IsTheSameForTheSameSeedAndBeginsTheSameWhenLonger) {
    for (const auto& [kind, name] : kCorpora) {
        const auto once = make_corpus(kind, kSome / 4, 5);
        EXPECT_EQ(once, make_corpus(kind, kSome / 4, 5)) << name;
        EXPECT_NE(once, make_corpus(kind, kSome / 4, 6)) << name;
        if (kind == CorpusKind::kHard) continue;
        auto longer = make_corpus(kind, kSome, 5);
        longer.resize(once.size());
        EXPECT_EQ(once, longer) << name;
    }
}

// Pinned, so that "on every machine" is tested by every machine; a change of the makers changes it on purpose.
TEST(Corpus, BeginsWithTheLineThatItBeganWithWhenItWasMade) {
    EXPECT_EQ(line_of(make_corpus(CorpusKind::kMinimal, 1, 1).front()),
              "2...5.8..6..3.8.....57.2...........75.4...1...2...3.....9.4.....1....6...4..9..81");
    EXPECT_EQ(line_of(make_corpus(CorpusKind::kEasy, 1, 1).front()),
              ".1.2.9.6...9......47.8...3.8.....7.52...53.14.91.87...734.9.25..58.6.....263.5...");
}

}  // namespace
}  // namespace huisu::bench
