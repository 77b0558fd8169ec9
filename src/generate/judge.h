// How hard a 9x9 puzzle is, as far as the wishes make it necessary to know.
#pragma once

#include <functional>
#include <optional>

#include "huisu/generate.h"
#include "logic/candidate_grid.h"
#include "logic/scales/se.h"

namespace huisu::generating {

inline constexpr int kHighestEr = 1000;  ///< more than any that there is

/// The ER, in tenths, that both wishes leave; without any, all there is.
Range er_within(const std::optional<Level>& level, const std::optional<Range>& er);

/// Whether hidden and naked singles fill the grid.
bool needs_singles_only(const logic::CandidateGrid& start);

/// The level of a puzzle that singles do not solve.
Level level_of_er(int er);

struct Wishes {
    std::optional<Level> level;
    std::optional<Range> er;
    std::optional<Technique> technique;
    bool is_rated = false;

    bool any() const { return level || er || technique || is_rated; }
};

struct Judgement {
    bool meets = false;
    /// Only as far as it was worked out: complete where is_rated, or where the puzzle was rated to its end.
    std::optional<Rating> rating;
};

class Judge {
public:
    explicit Judge(const Wishes& wishes);

    /// Of a puzzle with one solution.
    Judgement judge(const logic::CandidateGrid& start);
    /// In tenths, whatever the wishes are.
    int er_of(const logic::CandidateGrid& start);
    /// Asked while chains are searched; when it says yes, the judgement is that the wishes are not met.
    void set_stop(const std::function<bool()>& stop) { scale_.set_stop(stop); }

private:
    Wishes wishes_;
    Range er_;  // by both `er` and `level`
    logic::SeOrder scale_;
};

}  // namespace huisu::generating
