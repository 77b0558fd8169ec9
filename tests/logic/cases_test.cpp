// States from real puzzles in which a technique is due, and what spoils it: every line of cases.tsv, in all its images.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "image.h"
#include "logic/scales/se.h"

namespace huisu::logic::tests {
namespace {

struct Case {
    std::string name;
    CandidateGrid state;
    std::string step;  // as told() says it
    Candidate spoiler;
};

CandidateGrid state_of(const std::string& text) {
    std::vector<std::string> cells;
    std::istringstream words(text);
    for (std::string word; words >> word;) cells.push_back(word);
    CandidateGrid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const std::string& digits = cells.at(static_cast<std::size_t>(cell));
        if (digits.size() == 1) grid.place(cell, digits.front() - '1');
    }
    for (Cell cell = 0; cell < kCells; ++cell)
        if (grid.is_open(cell)) keep(grid, cell, cells.at(static_cast<std::size_t>(cell)));
    return grid;
}

std::vector<Case> cases() {
    std::ifstream file(HUISU_ROOT "/tests/logic/cases.tsv");
    std::vector<Case> all;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream fields(line);
        std::string name, state, step, spoiler;
        std::getline(std::getline(std::getline(fields, name, '\t'), state, '\t'), step, '\t') >> spoiler;
        const auto colon = spoiler.find(':');
        all.push_back({name, state_of(state), step, {std::stoi(spoiler), std::stoi(spoiler.substr(colon + 1))}});
    }
    return all;
}

/// The same grid with a candidate more.
CandidateGrid with(const CandidateGrid& grid, const Candidate& more) {
    CandidateGrid result;
    for (Cell cell = 0; cell < kCells; ++cell)
        if (!grid.is_open(cell)) result.place(cell, grid.digit(cell));
    for (Cell cell = 0; cell < kCells; ++cell)
        for (int digit = 0; digit < 9; ++digit)
            if (!grid.has_candidate(cell, digit) && !(more == Candidate{cell, digit + 1})) result.erase(cell, digit);
    return result;
}

/// "bug type 2", "cell_forcing dynamic".
std::string name_of(const Step& step) {
    std::string name(technique_name(step.technique));
    if (step.type > 0) name += " type " + std::to_string(step.type);
    if (step.technique == Technique::kUniqueLoop) name += ", " + std::to_string(step.cells.size()) + " cells";
    if (!step.nested.empty()) name += ", " + std::string(technique_name(step.nested.front().technique));
    const bool is_either = step.technique >= Technique::kCellForcing;
    return step.is_dynamic && is_either ? name + " dynamic" : name;
}

class Cases : public testing::Test {
protected:
    std::optional<Step> next(const CandidateGrid& grid) { return order_.next_step(grid); }

    SeOrder order_;
};

TEST_F(Cases, AreFoundInEveryImage) {
    const std::vector<Case> all = cases();
    EXPECT_GE(all.size(), 30U);
    for (const Case& one : all) {
        const std::optional<Step> step = next(one.state);
        ASSERT_TRUE(step.has_value()) << one.name;
        EXPECT_EQ(name_of(*step), one.name);
        EXPECT_EQ(found([&](const CandidateGrid& grid) { return next(grid); }, one.state), one.step) << one.name;
    }
}

TEST_F(Cases, WithACandidateMoreAreNotFoundInAnyImage) {
    for (const Case& one : cases()) {
        const Step step = *next(one.state);
        const CandidateGrid spoilt = with(one.state, one.spoiler);
        for (int number = 0; number < Image::kAll; ++number) {
            const Image image(number);
            const std::optional<Step> other = next(image.of(spoilt));
            EXPECT_TRUE(!other || Portrait(Image(0)).of(*other) != Portrait(image).of(step)) << one.name;
        }
    }
}

TEST_F(Cases, CoverEveryTechniqueThatChainsLoopsAndGravesMakeUp) {
    std::vector<Technique> missing;
    for (const Technique technique :
         {Technique::kUniqueLoop, Technique::kBug, Technique::kXCycle, Technique::kYCycle, Technique::kXyCycle,
          Technique::kForcingXChain, Technique::kForcingChain, Technique::kNishio, Technique::kContradiction,
          Technique::kDoubleForcing, Technique::kCellForcing, Technique::kRegionForcing}) {
        const std::vector<Case> all = cases();
        const bool is_there = std::any_of(
            all.begin(), all.end(), [&](const Case& one) { return one.name.starts_with(technique_name(technique)); });
        if (!is_there) missing.push_back(technique);
    }
    EXPECT_TRUE(missing.empty());
}

}  // namespace
}  // namespace huisu::logic::tests
