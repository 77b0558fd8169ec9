// read_lines() takes exactly the lines that Puzzle9::from_line() takes and that have a given, on every instruction set.
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "fast9/flat.h"
#include "fast9/forced_target.h"
#include "fast9/targets.h"

namespace huisu::fast9 {
namespace {

using tests::ForcedTarget;

constexpr std::string_view kBlanks = ".0*_-?xX";

std::string random_line(model::Random& random) {
    std::string line(82, '\n');
    for (std::size_t i = 0; i < 81; ++i)
        line[i] =
            random.below(3) == 0 ? static_cast<char>('1' + random.below(9)) : kBlanks[random.below(kBlanks.size())];
    line[random.below(std::size_t{81})] = '7';
    return line;
}

// The text in memory of its own, so that a sanitizer sees a read beyond it.
std::size_t read_from_tight_memory(const std::string& text, std::span<Puzzle9> puzzles) {
    const std::unique_ptr<char[]> tight(new char[text.size()]);
    std::copy(text.begin(), text.end(), tight.get());
    return huisu::read_lines({tight.get(), text.size()}, puzzles);
}

class EveryTarget : public testing::TestWithParam<std::string> {
protected:
    Target target_ = *find_target(GetParam());
    ForcedTarget forced_{GetParam()};
};

TEST_P(EveryTarget, TakesTheSameCharactersAsALineByItself) {
    Puzzle9 read;
    for (std::size_t at = 0; at < 81; ++at) {
        std::string line(82, '.');
        line[81] = '\n';
        line[(at + 40) % 81] = '5';
        for (int byte = 0; byte < 256; ++byte) {
            line[at] = static_cast<char>(byte);
            const auto expected = Puzzle9::from_line(std::string_view(line).substr(0, 81));
            ASSERT_EQ(read_lines(target_, line.data(), 1, &read), expected ? 1U : 0U) << at << " " << byte;
            if (expected) {
                ASSERT_EQ(read, *expected) << at << " " << byte;
            }
        }
    }
}

TEST_P(EveryTarget, NeedsALineFeed) {
    std::string line = std::string(tests::kInkala) + "\n";
    Puzzle9 read;
    for (int byte = 0; byte < 256; ++byte) {
        line[81] = static_cast<char>(byte);
        EXPECT_EQ(read_lines(target_, line.data(), 1, &read), byte == '\n' ? 1U : 0U) << byte;
    }
}

TEST_P(EveryTarget, RefusesLinesWithoutAnyGiven) {
    Puzzle9 read;
    for (const char blank : kBlanks) {
        std::string line(82, blank);
        line[81] = '\n';
        EXPECT_TRUE(Puzzle9::from_line(std::string_view(line).substr(0, 81)));
        EXPECT_EQ(huisu::read_lines(line, {&read, 1}), 0U);
        for (std::size_t at = 0; at < 81; ++at) {
            std::string with = line;
            with[at] = static_cast<char>('1' + at % 9);
            ASSERT_EQ(huisu::read_lines(with, {&read, 1}), 1U) << at;
            ASSERT_EQ(read.candidates[at], 1U << at % 9);
        }
    }
}

TEST_P(EveryTarget, ReadsUntilALineIsDifferent) {
    model::Random random(11);
    for (const std::size_t good : {0U, 1U, 2U, 7U, 50U}) {
        for (const std::string& bad :
             {std::string(), std::string("\n"), std::string(82, '1'), std::string(82, '\n'),
              std::string(81, '.') + "\n", std::string(81, '1'), std::string(80, '1') + "\n"}) {
            std::string text;
            for (std::size_t i = 0; i < good; ++i) text += random_line(random);
            const std::string before = text;
            text += bad + (bad.empty() ? "" : random_line(random));
            std::vector<Puzzle9> puzzles(100);
            ASSERT_EQ(read_from_tight_memory(text, puzzles), good) << bad;
            for (std::size_t i = 0; i < good; ++i)
                ASSERT_EQ(puzzles[i], *Puzzle9::from_line(std::string_view(before).substr(82 * i, 81)));
        }
    }
}

TEST_P(EveryTarget, TheLastLineMayNotBeCut) {
    model::Random random(12);
    const std::string text = random_line(random) + random_line(random);
    std::vector<Puzzle9> puzzles(3);
    for (std::size_t size = 0; size <= text.size(); ++size)
        EXPECT_EQ(read_from_tight_memory(text.substr(0, size), puzzles), size / 82) << size;
}

TEST_P(EveryTarget, ReadsNoMoreThanThereIsRoomFor) {
    model::Random random(13);
    const std::string text = random_line(random) + random_line(random) + random_line(random);
    const Puzzle9 untouched = tests::flat(tests::kInkala);
    for (std::size_t room = 0; room <= 3; ++room) {
        std::vector<Puzzle9> puzzles(4, untouched);
        EXPECT_EQ(huisu::read_lines(text, std::span(puzzles).first(room)), room);
        for (std::size_t i = room; i < 4; ++i) EXPECT_EQ(puzzles[i], untouched);
    }
}

INSTANTIATE_TEST_SUITE_P(ReadLines, EveryTarget, testing::ValuesIn(simd_targets()),
                         [](const auto& test) { return test.param; });

TEST(ReadLines, AnUnknownForcedTargetReadsAllTheSame) {
    const ForcedTarget forced("nonsense");
    model::Random random(14);
    const std::string line = random_line(random);
    Puzzle9 read;
    ASSERT_EQ(huisu::read_lines(line, {&read, 1}), 1U);
    EXPECT_EQ(read, *Puzzle9::from_line(std::string_view(line).substr(0, 81)));
}

}  // namespace
}  // namespace huisu::fast9
