// Canonical forms of large collections; only where ../shared is.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <unordered_set>

#include "huisu/huisu.h"

namespace huisu {
namespace {

std::vector<Puzzle> puzzles_in(const std::string& file) {
    std::ifstream stream(HUISU_SHARED "/data/bench/" + file);
    std::vector<Puzzle> all;
    for (std::string line; std::getline(stream, line);)
        if (const auto puzzle = parse(line.substr(0, 81))) all.push_back(*puzzle);
    return all;
}

// The collection holds one puzzle of each class, nearly all of them in min-lex form.
TEST(CanonicalCorpora, TheKnownPuzzlesWithSeventeenGivensAreOfDifferentClasses) {
    const auto puzzles = puzzles_in("17-clue.txt");
    if (puzzles.empty()) GTEST_SKIP() << "../shared is not here";
    Canonizer canonizer;
    std::unordered_set<CanonicalKey> classes;
    std::size_t forms = 0;
    for (const Puzzle& puzzle : puzzles) {
        const CanonicalForm result = canonizer.min_lex(puzzle);
        EXPECT_LE(result.form.digits, puzzle.digits().digits);
        forms += result.form == puzzle.digits() ? 1U : 0U;
        classes.insert(*canonizer.key(puzzle));
    }
    EXPECT_EQ(puzzles.size(), 49158U);
    EXPECT_EQ(classes.size(), puzzles.size());
    EXPECT_GT(forms, 47000U);
}

TEST(CanonicalCorpora, FormsOfMovedPuzzlesAreTheSame) {
    Canonizer canonizer;
    std::uint64_t seed = 0;
    for (const char* file : {"magictour.txt", "hardest-se11.txt", "multi-solution.txt", "easy.txt"})
        for (const Puzzle& puzzle : puzzles_in(file))
            ASSERT_EQ(canonizer.key(Transform::random(Shape{}, ++seed).apply(puzzle)), canonizer.key(puzzle));
    if (seed == 0) GTEST_SKIP() << "../shared is not here";
}

}  // namespace
}  // namespace huisu
