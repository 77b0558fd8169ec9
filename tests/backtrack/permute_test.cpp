// Permutations by swapping: the order the method gives, each once, lazily, and every swap undone.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "huisu/backtrack.h"

namespace huisu {
namespace {

std::u32string wide(std::string_view word) {
    return {word.begin(), word.end()};
}
std::string narrow(std::u32string_view word) {
    std::string text;
    for (const char32_t c : word) text += static_cast<char>(c);
    return text;
}

std::vector<std::string> permutations(std::string_view word, bool distinct = false) {
    std::vector<std::string> words;
    PermuteOptions options;
    options.distinct = distinct;
    EXPECT_TRUE(permute(
        wide(word),
        [&](std::u32string_view permutation) {
            words.push_back(narrow(permutation));
            return true;
        },
        options));
    return words;
}

// The method as it is taught, word for word.
void taught(std::string& word, std::size_t i, std::vector<std::string>& words) {
    if (i + 1 >= word.size()) {
        words.push_back(word);
        return;
    }
    for (std::size_t j = i; j < word.size(); ++j) {
        std::swap(word[i], word[j]);
        taught(word, i + 1, words);
        std::swap(word[i], word[j]);
    }
}

TEST(Permute, GivesTheOrderOfTheMethod) {
    EXPECT_EQ(permutations("abc"), (std::vector<std::string>{"abc", "acb", "bac", "bca", "cba", "cab"}));
    EXPECT_EQ(permutations("abcd"),
              (std::vector<std::string>{"abcd", "abdc", "acbd", "acdb", "adcb", "adbc", "bacd", "badc",
                                        "bcad", "bcda", "bdca", "bdac", "cbad", "cbda", "cabd", "cadb",
                                        "cdab", "cdba", "dbca", "dbac", "dcba", "dcab", "dacb", "dabc"}));
    EXPECT_EQ(permutations("aab"), (std::vector<std::string>{"aab", "aba", "aab", "aba", "baa", "baa"}));
    EXPECT_EQ(permutations("aab", true), (std::vector<std::string>{"aab", "aba", "baa"}));
}

TEST(Permute, SortsTheWordFirst) {
    EXPECT_EQ(permutations("cab"), permutations("abc"));
    EXPECT_EQ(permutations("bananas", true), permutations("aaabnns", true));
}

TEST(Permute, AgreesWithTheTaughtRecursion) {
    for (std::string word : {"", "x", "ab", "aa", "abcd", "aabb", "abcde", "aabbc", "abcdef", "aaabbb"}) {
        SCOPED_TRACE(word);
        std::vector<std::string> expected;
        taught(word, 0, expected);
        EXPECT_EQ(permutations(word), expected);
    }
}

TEST(Permute, HasOneForTheEmptyWordAndForOneLetter) {
    for (const bool distinct : {false, true}) {
        EXPECT_EQ(permutations("", distinct), std::vector<std::string>{""});
        EXPECT_EQ(permutations("x", distinct), std::vector<std::string>{"x"});
    }
}

TEST(Permute, GivesEachOfTheFactorialOnce) {
    std::size_t factorial = 1;
    for (std::size_t n = 1; n <= 8; ++n) {
        factorial *= n;
        const std::vector<std::string> words = permutations(std::string_view("abcdefgh").substr(0, n));
        EXPECT_EQ(words.size(), factorial);
        EXPECT_EQ(std::set<std::string>(words.begin(), words.end()).size(), factorial);
        EXPECT_EQ(permutations(std::string_view("abcdefgh").substr(0, n), true), words) << "nothing is repeated";
    }
}

TEST(Permute, LeavesOutRepeats) {
    for (std::string word : {"aaaa", "aaab", "aabb", "abbb", "aabbc", "aabbcc", "abacabad", "mississippi"}) {
        SCOPED_TRACE(word);
        const std::vector<std::string> words = permutations(word, true);
        const std::set<std::string> found(words.begin(), words.end());
        EXPECT_EQ(found.size(), words.size()) << "each once";
        std::sort(word.begin(), word.end());
        std::size_t expected = 0;
        do {
            ++expected;
        } while (std::next_permutation(word.begin(), word.end()));
        EXPECT_EQ(words.size(), expected);
        EXPECT_EQ(words.front(), word.substr(0)) << "next_permutation has come back to the sorted word";
    }
}

TEST(Permute, TellsSwapsUndosAndFinds) {
    const auto events_of = [](std::string_view word, bool distinct) {
        std::string text;
        PermuteOptions options;
        options.distinct = distinct;
        options.trace = [&](const SwapEvent& event) {
            if (event.kind == SwapKind::kFound) return true;
            text += event.kind == SwapKind::kSwap ? "swap " : "undo ";
            text += std::to_string(event.first) + " " + std::to_string(event.second) + "\n";
            return true;
        };
        EXPECT_TRUE(permute(
            wide(word),
            [&](std::u32string_view permutation) {
                text += "found " + narrow(permutation) + "\n";
                return true;
            },
            options));
        return text;
    };
    EXPECT_EQ(events_of("abc", false),
              "found abc\n"
              "swap 1 2\nfound acb\nundo 1 2\n"
              "swap 0 1\nfound bac\nswap 1 2\nfound bca\nundo 1 2\nundo 0 1\n"
              "swap 0 2\nfound cba\nswap 1 2\nfound cab\nundo 1 2\nundo 0 2\n");
    EXPECT_EQ(events_of("aab", true), "found aab\nswap 1 2\nfound aba\nundo 1 2\nswap 0 2\nfound baa\nundo 0 2\n");
}

TEST(Permute, ReplaysItsSwaps) {
    for (const bool distinct : {false, true}) {
        std::string word = "aabcd";
        std::size_t open_swaps = 0, found = 0;
        PermuteOptions options;
        options.distinct = distinct;
        options.trace = [&](const SwapEvent& event) {
            if (event.kind == SwapKind::kFound) {
                ++found;
                return true;
            }
            EXPECT_LT(event.first, event.second);
            std::swap(word[static_cast<std::size_t>(event.first)], word[static_cast<std::size_t>(event.second)]);
            if (event.kind == SwapKind::kSwap)
                ++open_swaps;
            else
                --open_swaps;
            return true;
        };
        EXPECT_TRUE(permute(
            wide(word),
            [&](std::u32string_view permutation) {
                EXPECT_EQ(narrow(permutation), word);
                return true;
            },
            options));
        EXPECT_EQ(open_swaps, 0U);
        EXPECT_EQ(word, "aabcd");
        EXPECT_EQ(found, distinct ? 60U : 120U);
    }
}

TEST(Permute, StopsWhenTheVisitorOrTheTraceSaysNo) {
    int visits = 0;
    EXPECT_FALSE(permute(U"abcdefghijklmnopqrst", [&](std::u32string_view) { return ++visits < 5; }));
    EXPECT_EQ(visits, 5) << "2432902008176640000 of them never come up";

    for (int stop_at = 1; stop_at <= 16; ++stop_at) {  // abc has 16 events
        int events = 0;
        visits = 0;
        PermuteOptions options;
        options.trace = [&](const SwapEvent&) { return ++events < stop_at; };
        EXPECT_FALSE(permute(
            U"abc",
            [&](std::u32string_view) {
                ++visits;
                return true;
            },
            options));
        EXPECT_EQ(events, stop_at);
        EXPECT_LE(visits, 6);
    }
}

TEST(Permute, TakesLongWords) {
    std::u32string letters;
    for (char32_t c = 0; c < 100'000; ++c) letters += c;
    int visits = 0;
    EXPECT_FALSE(permute(letters, [&](std::u32string_view) { return ++visits < 3; }));
    EXPECT_EQ(visits, 3);

    PermuteOptions distinct;
    distinct.distinct = true;
    visits = 0;
    const auto count = [&](std::u32string_view) {
        ++visits;
        return true;
    };
    EXPECT_TRUE(permute(std::u32string(1'000'000, U'a'), count, distinct));
    EXPECT_EQ(visits, 1);
    visits = 0;
    EXPECT_TRUE(permute(std::u32string(500, U'a') + U'b', count, distinct));
    EXPECT_EQ(visits, 501);
}

}  // namespace
}  // namespace huisu
