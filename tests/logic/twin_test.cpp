// The chain searches against their twin: step after step through puzzles, in each state every search.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "huisu/text.h"
#include "logic/chains/chain_step.h"
#include "logic/chains/forcing_chains.h"
#include "logic/scales/se.h"
#include "logic/scales/simple_order.h"
#include "twin/hint.h"

namespace huisu::logic::tests {
namespace {

struct Sample {
    std::string line;
    int er = 0;  // tenths
};

std::vector<Sample> samples() {
    std::ifstream file(HUISU_ROOT "/data/se-sample.tsv");
    std::vector<Sample> all;
    for (std::string text; std::getline(file, text);) {
        std::istringstream fields(text);
        std::string line, er;
        fields >> line >> er;
        if (line != "#") all.push_back({line, static_cast<int>(std::stod(er) * 10 + 0.5)});
    }
    return all;
}

std::string told_first(const std::vector<TwinHint>& hints) {
    return hints.empty() ? "none" : told(hints.front());
}

std::string told_step(const std::optional<Step>& step) {
    return step ? told_in_full(*step) : "none";
}

std::string told_plain(const PlainHint* hint) {
    return hint == nullptr ? "none" : told_in_full(step_of(*hint));
}

/// The states in which the reference looks for chains, each with the searches it makes there.
class Walk {
public:
    /// `first` to `last`: levels of dynamic chains, 0 with all that comes before. At most so many states.
    Walk(int first, int last, int most) : first_(first), last_(last), most_(most) {}

    /// Returns how many states were compared.
    int through(const std::string& line) {
        CandidateGrid grid(*parse(line));
        int states = 0;
        while (!grid.is_complete() && states < most_) {
            std::optional<Step> step = first_simple_step(grid);
            if (!step) {
                ++states;
                compare(grid);
                step = order_.next_chain(grid);
            }
            if (!step || testing::Test::HasFailure()) break;
            grid.apply(*step);
        }
        return states;
    }

private:
    void compare(const CandidateGrid& grid) {
        for (int level = std::max(first_, 1); level <= last_; ++level) compare(grid, {true, true, false, level});
        if (first_ > 0) return;
        PlainChains plain;
        const std::vector<TwinHint> twins = twin_of_plain(grid);
        EXPECT_EQ(told_plain(plain.find_best(grid)), told_first(twins));
        compare_all(plain.find_all(grid), twins);
        for (const ForcingRules rules : {ForcingRules{false, true, true, 0}, ForcingRules{true, false, false, 0},
                                         ForcingRules{true, true, false, 0}})
            compare(grid, rules);
    }

    void compare_all(const std::vector<PlainHint>& hints, const std::vector<TwinHint>& twins) {
        std::vector<std::string> expected;
        std::vector<std::vector<Node>> effects;
        for (const TwinHint& twin : twins) {
            if (std::find(effects.begin(), effects.end(), twin.eliminations) != effects.end()) continue;
            effects.push_back(twin.eliminations);
            expected.push_back(told(twin));
        }
        std::vector<std::string> found;
        for (const PlainHint& hint : hints) found.push_back(told_plain(&hint));
        EXPECT_EQ(found, expected);
    }

    void compare(const CandidateGrid& grid, const ForcingRules& rules) {
        ForcingChains fresh(rules);
        const std::string expected =
            told_first(twin_of_forcing(grid, {rules.is_multiple, rules.is_dynamic, rules.is_nishio, rules.level}));
        EXPECT_EQ(told_step(fresh.find_best(grid)), expected) << "level " << rules.level;
    }

    int first_;
    int last_;
    int most_;
    SeOrder order_;
};

constexpr int kEndless = 1000;

TEST(ChainTwin, FindsTheSameChainsOnPuzzlesUpToNine) {
    int states = 0;
    const std::vector<Sample> all = samples();
    for (std::size_t i = 0; i < all.size(); i += 12)
        if (all[i].er >= 65 && all[i].er < 90) states += Walk(0, 0, kEndless).through(all[i].line);
    EXPECT_GT(states, 20);
}

// Level 2 takes seconds a state. Once, both levels were compared in all states of two puzzles.
TEST(ChainTwin, FindsTheSameNestedChains) {
    int states = 0;
    for (const Sample& sample : samples())
        if (sample.er >= 90 && states < 4) states += Walk(1, 1, 2).through(sample.line);
    EXPECT_EQ(states, 4);
    EXPECT_EQ(Walk(2, 2, 1).through(samples().back().line), 1);
}

}  // namespace
}  // namespace huisu::logic::tests
