// The engines for 9x9 puzzles on the corpora of ../shared/data, where they are present: every instruction set and both
// engines find what the general engine finds, in as many nodes as the table below says.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "fast9/flat.h"

namespace huisu {
namespace {

using tests::Batch;
using tests::Way;

struct Fast9Corpus {
    const char* file;
    std::size_t puzzles;
    std::uint64_t nodes;   ///< to prove each proper or not: the signature; a commit that changes it says so
    std::size_t compared;  ///< with the general engine: the first so many
};

constexpr Fast9Corpus kCorpora[] = {
    {"easy.txt", 10000, 10000, 10000},         {"minimal-unbiased.txt", 20000, 69383, 20000},
    {"17-clue.txt", 49158, 110855, 49158},     {"magictour.txt", 1465, 27781, 1465},
    {"hardest-se11.txt", 12192, 1714157, 500}, {"multi-solution.txt", 10000, 69513, 10000},
};

// Where nothing is optimised, or a sanitizer looks on, the slowest instruction set gets no more puzzles than this.
#ifdef NDEBUG
constexpr std::size_t kMostForScalar = 1'000'000;
#else
constexpr std::size_t kMostForScalar = 2000;
#endif

std::filesystem::path path_of(const char* file) {
    return std::filesystem::path(HUISU_SHARED) / "data" / "bench" / file;
}

std::vector<Puzzle9> read_all(const char* file) {
    std::ifstream stream(path_of(file), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    std::vector<Puzzle9> puzzles(text.size() / 82 + 1);
    puzzles.resize(read_lines(text, puzzles));
    return puzzles;
}

std::vector<Way> one_thread_ways() {
    std::vector<Way> ways = tests::every_way();
    std::erase_if(ways, [](const Way& way) { return way.threads != 1; });
    return ways;
}

class Fast9Corpora : public testing::TestWithParam<Fast9Corpus> {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(path_of(GetParam().file))) GTEST_SKIP() << "needs ../shared/data";
        puzzles_ = read_all(GetParam().file);
        ASSERT_EQ(puzzles_.size(), GetParam().puzzles);
    }
    std::vector<Puzzle9> puzzles_;
};

TEST_P(Fast9Corpora, TheBestTargetAgreesWithTheGeneralEngine) {
    const Batch batch = tests::solve_in(one_thread_ways().front(), puzzles_, 2);
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
        tests::expect_sound(puzzles_[i], batch.answers[i], 2);
        ASSERT_NE(batch.answers[i].verdict, Verdict::kStopped);
        if (i >= GetParam().compared) continue;
        const SolveResult general = solve(tests::general(puzzles_[i]), {true, Engine::kGeneral, {}});
        ASSERT_EQ(batch.answers[i].verdict, general.verdict) << i;
        if (general.verdict == Verdict::kUnique) {
            ASSERT_EQ(tests::grid_of(batch.answers[i].digits), *general.solution) << i;
        }
    }
}

TEST_P(Fast9Corpora, EveryTargetAndEngineGivesTheSameInTheSameNodes) {
    const Batch first = tests::solve_in(one_thread_ways().front(), puzzles_, 2);
    EXPECT_EQ(first.report.stats.nodes, GetParam().nodes);
    for (const Way& way : tests::every_way()) {
        std::vector<Puzzle9> puzzles = puzzles_;
        if (way.target == "SCALAR") puzzles.resize(std::min(puzzles.size(), kMostForScalar));
        const Batch other = tests::solve_in(way, puzzles, 2);
        EXPECT_TRUE(std::equal(other.answers.begin(), other.answers.end(), first.answers.begin())) << way.name();
        EXPECT_TRUE(std::equal(other.seconds.begin(), other.seconds.end(), first.seconds.begin())) << way.name();
        if (puzzles.size() == puzzles_.size()) {
            EXPECT_EQ(other.report.stats.nodes, GetParam().nodes) << way.name();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Bench, Fast9Corpora, testing::ValuesIn(kCorpora), [](const auto& test) {
    std::string name = test.param.file;
    for (char& c : name)
        if (c == '-' || c == '.') c = '_';
    return name;
});

TEST(Fast9CorporaCounts, UpToAThousandAreThoseOfTheGeneralEngine) {
    if (!std::filesystem::exists(path_of("multi-solution.txt"))) GTEST_SKIP() << "needs ../shared/data";
    std::vector<Puzzle9> puzzles = read_all("multi-solution.txt");
    puzzles.resize(200);
    std::vector<std::uint64_t> counts;
    for (const Puzzle9& puzzle : puzzles) {
        CountOptions options;
        options.limit = 1000;
        options.engine = Engine::kGeneral;
        counts.push_back(count(tests::general(puzzle), options).count.to_u64());
    }
    for (const Way& way : one_thread_ways()) {
        const Batch batch = tests::solve_in(way, puzzles, 1000);
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            EXPECT_EQ(batch.answers[i].solutions, counts[i]) << way.name() << " " << i;
            tests::expect_sound(puzzles[i], batch.answers[i], 1000);
        }
    }
}

}  // namespace
}  // namespace huisu
