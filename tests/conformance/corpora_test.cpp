// The corpora of ../shared/data, where they are present: every puzzle gets the verdict its file promises.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "huisu/huisu.h"

namespace huisu {
namespace {

const std::filesystem::path kData = std::filesystem::path(HUISU_SHARED) / "data";

#define NEEDS_SHARED_DATA() \
    if (!std::filesystem::exists(kData)) GTEST_SKIP() << "needs ../shared/data"

std::vector<Puzzle> read_all(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    RecordReader reader([&](std::span<char> buffer) {
        file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        return static_cast<std::size_t>(file.gcount());
    });
    std::vector<Puzzle> puzzles;
    while (auto record = reader.next()) {
        EXPECT_TRUE(*record) << path << ":" << record->error().line << ": " << describe(record->error());
        if (*record) puzzles.push_back((*record)->puzzle);
    }
    return puzzles;
}

struct Corpus {
    const char* file;
    std::size_t puzzles;
    Verdict verdict;
    std::uint64_t nodes;  ///< the signature: a commit that changes it says so
};

class Corpora : public testing::TestWithParam<Corpus> {};

TEST_P(Corpora, EveryPuzzleHasThePromisedVerdict) {
    NEEDS_SHARED_DATA();
    const std::vector<Puzzle> puzzles = read_all(kData / "bench" / GetParam().file);
    ASSERT_EQ(puzzles.size(), GetParam().puzzles);
    std::uint64_t nodes = 0;
    for (const Puzzle& puzzle : puzzles) {
        const SolveResult result = solve(puzzle, {true, Engine::kGeneral, {}});
        ASSERT_EQ(result.verdict, GetParam().verdict) << *format(puzzle);
        nodes += result.stats.nodes;
    }
    EXPECT_EQ(nodes, GetParam().nodes);
}

INSTANTIATE_TEST_SUITE_P(Bench, Corpora,
                         testing::Values(Corpus{"easy.txt", 10000, Verdict::kUnique, 10000},
                                         Corpus{"minimal-unbiased.txt", 20000, Verdict::kUnique, 65730},
                                         Corpus{"17-clue.txt", 49158, Verdict::kUnique, 83582},
                                         Corpus{"magictour.txt", 1465, Verdict::kUnique, 19971},
                                         Corpus{"hardest-se11.txt", 12192, Verdict::kUnique, 2037278},
                                         Corpus{"multi-solution.txt", 10000, Verdict::kMany, 88173},
                                         Corpus{"famous.txt", 156, Verdict::kUnique, 1470}),
                         [](const auto& test) {
                             std::string name = test.param.file;
                             for (char& c : name)
                                 if (c == '-' || c == '.') c = '_';
                             return name;
                         });

TEST(Corpora, EveryLargePuzzleIsProper) {
    NEEDS_SHARED_DATA();
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kData / "big")) {
        const std::vector<Puzzle> puzzles = read_all(entry.path());
        ASSERT_EQ(puzzles.size(), 1U) << entry.path();
        SolveOptions options;
        options.budget = Budget::of_nodes(1000);
        EXPECT_EQ(solve(puzzles.front(), options).verdict, Verdict::kUnique) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 18);
}

TEST(Corpora, BacktrackingAgreesOnASampleOfEachFile) {
    NEEDS_SHARED_DATA();
    constexpr std::size_t kSample = 40;
    std::size_t compared = 0;
    for (const char* file : {"easy.txt", "minimal-unbiased.txt", "multi-solution.txt"}) {
        const std::vector<Puzzle> puzzles = read_all(kData / "bench" / file);
        for (std::size_t i = 0; i < puzzles.size(); i += puzzles.size() / kSample) {
            SolveOptions options;
            options.engine = Engine::kBacktrack;
            options.budget = Budget::of_nodes(20'000'000);
            const SolveResult referee = solve(puzzles[i], options);
            if (referee.verdict == Verdict::kStopped) continue;
            ++compared;
            const SolveResult result = solve(puzzles[i]);
            EXPECT_EQ(result.verdict, referee.verdict);
            if (referee.verdict == Verdict::kUnique) {
                EXPECT_EQ(result.solution, referee.solution);
            }
        }
    }
    EXPECT_GT(compared, 3 * kSample / 2) << "most are within the budget";
}

}  // namespace
}  // namespace huisu
