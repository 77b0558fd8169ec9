// The pool of open nodes hands out each node once, and the warmest first.
#include "fast9/node_pool.h"

#include <gtest/gtest.h>

#include <set>

#include "model/random.h"

namespace huisu::fast9 {
namespace {

TEST(NodePool, HandsOutEachNodeOnce) {
    NodePool pool(100);
    std::set<NodeId> ids;
    for (int i = 0; i < 100; ++i) ids.insert(pool.take());
    EXPECT_EQ(ids.size(), 100U);
    EXPECT_LT(*ids.rbegin(), 100U);
}

TEST(NodePool, TheNodeGivenBackLastComesFirst) {
    NodePool pool(3);
    const NodeId a = pool.take();
    const NodeId b = pool.take();
    pool.give_back(a);
    pool.give_back(b);
    EXPECT_EQ(pool.take(), b);
    EXPECT_EQ(pool.take(), a);
    EXPECT_NE(pool.take(), a) << "then a fresh one";
}

TEST(NodePool, ClearingGivesAllNodesBack) {
    NodePool pool(10);
    for (int round = 0; round < 3; ++round) {
        std::set<NodeId> ids;
        for (int i = 0; i < 10; ++i) ids.insert(pool.take());
        EXPECT_EQ(ids.size(), 10U);
        pool.give_back(*ids.begin());
        pool.clear();
    }
}

TEST(NodePool, ANodeInUseKeepsItsContentsWhileOthersComeAndGo) {
    constexpr std::size_t kNodes = 64;
    NodePool pool(kNodes);
    std::vector<NodeId> used;
    model::Random random(3);
    for (int step = 0; step < 5000; ++step) {
        if (used.empty() || (used.size() < kNodes && random.below(2) == 0)) {
            used.push_back(pool.take());
            pool[used.back()].cells.fill(static_cast<std::uint16_t>(used.back()));
        } else {
            std::swap(used[random.below(used.size())], used.back());
            EXPECT_EQ(pool[used.back()].cells.back(), used.back());
            EXPECT_EQ(pool[used.back()].cells.front(), used.back());
            pool.give_back(used.back());
            used.pop_back();
        }
    }
    EXPECT_EQ(std::set<NodeId>(used.begin(), used.end()).size(), used.size());
}

}  // namespace
}  // namespace huisu::fast9
