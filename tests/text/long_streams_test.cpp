// Streams that never end, or nearly: read to the end in flat memory.
#include <sys/resource.h>

#include "text/reading.h"

namespace huisu {
namespace {

constexpr long kMostKilobytes = 24 * 1024;

long peak_kilobytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

struct Counts {
    std::uint64_t records = 0;
    std::uint64_t errors = 0;
    std::uint64_t bytes = 0;
    long grown_kilobytes = 0;
};

// Reads `total` bytes of the pattern over and over.
Counts read_repeated(const std::string& pattern, std::uint64_t total) {
    const std::string block = repeat(pattern, (std::size_t{1} << 16) / pattern.size() + 1);
    std::uint64_t given = 0;
    RecordReader reader([&](std::span<char> buffer) {
        const std::size_t begin = static_cast<std::size_t>(given % block.size());
        const std::size_t left = static_cast<std::size_t>(std::min<std::uint64_t>(total - given, block.size() - begin));
        const std::size_t count = std::min(buffer.size(), left);
        std::copy_n(block.data() + begin, count, buffer.data());
        given += count;
        return count;
    });
    const long before = peak_kilobytes();
    Counts counts;
    while (const auto item = reader.next()) ++(*item ? counts.records : counts.errors);
    counts.bytes = reader.bytes_read();
    counts.grown_kilobytes = peak_kilobytes() - before;
    return counts;
}

TEST(LongStreams, TenMillionPuzzlesAreRead) {
    const Counts counts = read_repeated(std::string(kLine) + "\n", std::uint64_t{82} * 10'000'000);
    EXPECT_EQ(counts.records, 10'000'000U);
    EXPECT_EQ(counts.errors, 0U);
    EXPECT_LT(counts.grown_kilobytes, kMostKilobytes);
}

TEST(LongStreams, MegabytesOfGarbageAreRefusedLineByLine) {
    std::string garbage;
    std::uint32_t state = 1;
    for (int i = 0; i < 1'000'003; ++i) {
        state = state * 1664525U + 1013904223U;
        garbage += static_cast<char>(state >> 24U);
    }
    const Counts counts = read_repeated(garbage, 30'000'000);
    EXPECT_EQ(counts.bytes, 30'000'000U);
    EXPECT_EQ(counts.records, 0U);
    EXPECT_GT(counts.errors, 100'000U);
    EXPECT_LT(counts.grown_kilobytes, kMostKilobytes);
}

TEST(LongStreams, OneEndlessLineIsOneError) {
    for (const char* pattern : {"1", "[", "{\"a\":", "<game ", "[1,", "<a>", "| 1 ", "\t", "1,", "é", "\x80", "-"}) {
        const Counts counts = read_repeated(pattern, 8'000'000);
        EXPECT_EQ(counts.bytes, 8'000'000U) << pattern;
        EXPECT_EQ(counts.records, 0U) << pattern;
        EXPECT_EQ(counts.errors, 1U) << pattern;
        EXPECT_LT(counts.grown_kilobytes, kMostKilobytes) << pattern;
    }
}

TEST(LongStreams, ManyLinesOfTheBeginningsOfGridsAreRefused) {
    for (const char* pattern :
         {"1234567..\n\n", "---------\n", "[Puzzle]\n", "|...|...|...|\n\n", "1 2 3 4 5 6 7 8 9\n#\n", "[[[\n",
          "<opensudoku>\n", "+---+---+\n", "123......\n123......\n123......\n\n", "{\n", "\r", "[a]\n1\n"}) {
        const Counts counts = read_repeated(pattern, 1'000'000);
        EXPECT_EQ(counts.bytes, 1'000'000U) << pattern;
        EXPECT_GE(counts.errors + counts.records, 1U) << pattern;
        EXPECT_LT(counts.grown_kilobytes, kMostKilobytes) << pattern;
    }
}

}  // namespace
}  // namespace huisu
