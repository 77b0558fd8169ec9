// That an attempt gives the same whatever the workshop did before: threads take turns as they come.
#include "generate/attempts.h"

#include <gtest/gtest.h>

namespace huisu::generating {
namespace {

bool never() {
    return false;
}

std::vector<GenerateOptions> all_kinds() {
    std::vector<GenerateOptions> all(8);
    all[1].is_unbiased = true;
    all[2].clues = Range{19, 20};
    all[3].er = Range{86, 90};  // climbs
    all[4].symmetries = {Symmetry::kRotate90};
    all[5].level = Level::kHard;
    all[6].shape = *Shape::of_size(6);
    all[7].is_full = true;
    for (GenerateOptions& options : all) options.seed = 12;
    return all;
}

TEST(Attempts, GiveTheSameWhateverWasTriedBefore) {
    int kind = 0;
    for (const GenerateOptions& options : all_kinds()) {
        const std::uint64_t most = options.is_unbiased ? 1000 : options.level ? 200 : 24;
        const auto worn = make_attempts(options, never);
        int puzzles = 0;
        for (std::uint64_t first = 0; first < most && puzzles < 2; first += 8) {
            for (const Generated& made : worn->run(first, 8).puzzles) {
                const auto fresh = make_attempts(options, never)->run(made.attempt, 1);
                ASSERT_FALSE(fresh.puzzles.empty()) << "kind " << kind << ", attempt " << made.attempt;
                EXPECT_EQ(fresh.puzzles.front().puzzle, made.puzzle) << "kind " << kind;
                ++puzzles;
            }
        }
        EXPECT_GT(puzzles, 0) << "kind " << kind;
        ++kind;
    }
}

}  // namespace
}  // namespace huisu::generating
