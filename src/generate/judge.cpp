#include "generate/judge.h"

#include <algorithm>

namespace huisu {

Range er_of(Level level) {
    switch (level) {
        case Level::kEasy: return {0, 23};
        case Level::kMedium: return {0, 34};
        case Level::kHard: return {35, 64};
        case Level::kExpert: return {65, 79};
        case Level::kExtreme: break;
    }
    return {80, generating::kHighestEr};
}

}  // namespace huisu

namespace huisu::generating {
namespace {

using logic::Mask;

bool place_naked_single(logic::CandidateGrid& grid) {
    bool found = false;
    for (Cell cell = 0; cell < logic::kCells; ++cell) {
        if (!grid.is_open(cell) || logic::count(grid.candidates(cell)) != 1) continue;
        grid.place(cell, logic::lowest(grid.candidates(cell)));
        found = true;
    }
    return found;
}

bool place_hidden_single(logic::CandidateGrid& grid) {
    bool found = false;
    for (int house = 0; house < logic::kHouses; ++house) {
        for (int digit = 0; digit < 9; ++digit) {
            const Mask places = grid.places(house, digit);
            if (logic::count(places) != 1) continue;
            const Cell cell = logic::cell_at(house, logic::lowest(places));
            if (!grid.is_open(cell)) continue;
            grid.place(cell, digit);
            found = true;
        }
    }
    return found;
}

}  // namespace

bool needs_singles_only(const logic::CandidateGrid& start) {
    logic::CandidateGrid grid = start;
    while (place_hidden_single(grid) || place_naked_single(grid)) {
    }
    return grid.is_complete();
}

Level level_of_er(int er) {
    for (const Level level : {Level::kMedium, Level::kHard, Level::kExpert})
        if (er <= er_of(level).most) return level;
    return Level::kExtreme;
}

Range er_within(const std::optional<Level>& level, const std::optional<Range>& er) {
    Range range = level ? er_of(*level) : Range{0, kHighestEr};
    if (er) range = {std::max(range.least, er->least), std::min(range.most, er->most)};
    return range;
}

Judge::Judge(const Wishes& wishes) : wishes_(wishes), er_(er_within(wishes.level, wishes.er)) {}

Judgement Judge::judge(const logic::CandidateGrid& start) {
    if (!wishes_.any()) return {true, {}};
    if (wishes_.level) {
        const bool wants_easy = *wishes_.level == Level::kEasy;
        if (needs_singles_only(start) != wants_easy) return {};
        if (wants_easy && !wishes_.er && !wishes_.technique && !wishes_.is_rated) return {true, {}};
    }
    logic::CandidateGrid grid = start;
    logic::SeScore score;
    bool has_technique = !wishes_.technique;
    while (!grid.is_complete()) {
        const auto step = scale_.next_step(grid, er_.most / 10.0);
        if (!step) return {};
        score.add(*step);
        if (logic::tenths(score.er()) > er_.most) return {};
        has_technique = has_technique || step->technique == *wishes_.technique;
        if (!wishes_.is_rated && has_technique && er_.most == kHighestEr && logic::tenths(score.er()) >= er_.least)
            return {true, {}};
        grid.apply(*step);
    }
    const Rating rating = score.rating();
    return {has_technique && rating.er >= er_.least, rating};
}

int Judge::er_of(const logic::CandidateGrid& start) {
    logic::CandidateGrid grid = start;
    logic::SeScore score;
    while (!grid.is_complete()) {
        const auto step = scale_.next_step(grid);
        if (!step) break;
        score.add(*step);
        grid.apply(*step);
    }
    return score.rating().er;
}

}  // namespace huisu::generating
