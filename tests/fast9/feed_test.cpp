// The feed deals out a batch, each puzzle once, whoever asks.
#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "fast9/job.h"

namespace huisu::fast9 {
namespace {

TEST(Feed, ItsPiecesCoverAllOnceInOrder) {
    for (const std::size_t size : {0U, 1U, 63U, 64U, 65U, 128U, 1000U, 30000U}) {
        Feed feed(size, 1);
        std::size_t next = 0;
        for (Feed::Piece piece = feed.take(); piece.begin < piece.end; piece = feed.take()) {
            EXPECT_EQ(piece.begin, next);
            EXPECT_LE(piece.end - piece.begin, Feed::kMost);
            next = piece.end;
        }
        EXPECT_EQ(next, size);
        const Feed::Piece after = feed.take();
        EXPECT_EQ(after.begin, after.end);
    }
}

TEST(Feed, ThreadsGetEachPuzzleOnce) {
    constexpr std::size_t kSize = 50003;
    Feed feed(kSize, 4);
    std::vector<int> taken(kSize);
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                for (Feed::Piece piece = feed.take(); piece.begin < piece.end; piece = feed.take())
                    for (std::size_t at = piece.begin; at < piece.end; ++at) ++taken[at];
            });
        }
    }
    EXPECT_EQ(taken, std::vector<int>(kSize, 1));
}

TEST(Feed, ClosingGivesWhatIsLeftAndEndsIt) {
    Feed feed(200, 1);
    feed.take();
    const Feed::Piece rest = feed.close();
    EXPECT_EQ(rest.begin, Feed::kLeast);
    EXPECT_EQ(rest.end, 200U);
    const Feed::Piece after = feed.take();
    EXPECT_EQ(after.begin, after.end);
    const Feed::Piece again = feed.close();
    EXPECT_EQ(again.begin, again.end);
}

TEST(Feed, ClosingAnExhaustedOneGivesNothing) {
    for (const std::size_t size : {0U, 1U, 64U, 100U}) {
        Feed feed(size, 1);
        for (Feed::Piece piece = feed.take(); piece.begin < piece.end; piece = feed.take()) continue;
        const Feed::Piece rest = feed.close();
        EXPECT_EQ(rest.begin, size);
        EXPECT_EQ(rest.end, size);
    }
}

Answer9 concluded(std::uint64_t solutions, bool is_complete) {
    Answer9 answer;
    conclude(answer, solutions, is_complete);
    return answer;
}

TEST(Conclude, NothingIsSaidWithoutProof) {
    EXPECT_EQ(concluded(0, true).verdict, Verdict::kNone);
    EXPECT_EQ(concluded(0, false).verdict, Verdict::kStopped);
    EXPECT_EQ(concluded(1, true).verdict, Verdict::kUnique);
    EXPECT_EQ(concluded(1, false).verdict, Verdict::kStopped);
    EXPECT_EQ(concluded(2, false).verdict, Verdict::kMany);
    EXPECT_EQ(concluded(7, true).solutions, 7U);
    EXPECT_TRUE(concluded(7, true).is_exact);
    EXPECT_FALSE(concluded(2, false).is_exact);
}

}  // namespace
}  // namespace huisu::fast9
