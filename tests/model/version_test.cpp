// What --version prints.
#include "huisu/version.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace huisu {
namespace {

TEST(Version, IsThreeNumbers) {
    EXPECT_THAT(version(), testing::MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+"));
}

TEST(Version, NamesTheCompiler) {
    EXPECT_THAT(compiler(), testing::MatchesRegex("(GCC|clang|MSVC) [0-9]+\\.[0-9]+\\.[0-9]+|an unknown compiler"));
}

TEST(Version, NamesASimdTarget) {
    EXPECT_FALSE(simd_target().empty());
}

}  // namespace
}  // namespace huisu
