// Ratings against everything that the reference is known to have printed; only where ../shared is.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "huisu/huisu.h"

namespace huisu {
namespace {

// All of it in an optimised build. Others are slower by a factor of tens: they take every so many lines.
#ifdef NDEBUG
constexpr std::size_t kStride = 1;
#else
constexpr std::size_t kStride = 60;
#endif

struct Known {
    std::string line;
    std::vector<int> tenths;  // ER, or ER, EP and ED
};

std::vector<Known> known_in(const std::string& file) {
    std::ifstream stream(HUISU_SHARED "/data/oracle/" + file);
    std::vector<Known> all;
    for (std::string text; std::getline(stream, text);) {
        if (text.size() < 83 || text.starts_with("puzzle")) continue;
        Known known{text.substr(0, 81), {}};
        for (std::size_t at = 82; at < text.size(); at = text.find_first_of("\t,", at) + 1) {
            known.tenths.push_back(static_cast<int>(std::lround(std::stod(text.substr(at)) * 10)));
            if (text.find_first_of("\t,", at) == std::string::npos) break;
        }
        all.push_back(std::move(known));
    }
    return all;
}

void expect_known_ratings(const std::string& file, std::size_t stride, std::size_t most) {
    const std::vector<Known> all = known_in(file);
    if (all.empty()) GTEST_SKIP() << "../shared is not here";
    Rater rater;
    std::size_t rated = 0;
    for (std::size_t i = 0; i < all.size() && rated < most; i += stride, ++rated) {
        const RateResult result = rater.rate(*parse(all[i].line));
        ASSERT_EQ(result.end, RateEnd::kRated) << all[i].line;
        const std::vector<int> got = {result.rating.er, result.rating.ep, result.rating.ed};
        for (std::size_t k = 0; k < all[i].tenths.size(); ++k) EXPECT_EQ(got[k], all[i].tenths[k]) << all[i].line;
    }
}

TEST(Ratings, EqualTheReferenceOnItsWholeRange) {
    expect_known_ratings("se.tsv", kStride, 10'000);
}

TEST(Ratings, EqualThePublishedOnesOfMinimalPuzzles) {
    expect_known_ratings("se-minimal.csv", kStride, 10'000);
}

// The hardest take seconds each; two of the file are enough to see that nested levels work.
TEST(Ratings, EqualThePublishedOnesOfSomeOfTheHardestPuzzles) {
#ifdef NDEBUG
    expect_known_ratings("se-hardest-published.tsv", 6, 2);
#else
    GTEST_SKIP() << "takes minutes without optimisation";
#endif
}

}  // namespace
}  // namespace huisu
