// Attempts at 9x9 puzzles, many at a time in the throughput engine:
//
//   grid → dig (or the cells of a pattern) → number of givens → difficulty
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "generate/attempts.h"
#include "generate/climb.h"
#include "generate/dig.h"
#include "generate/judge.h"

namespace huisu::generating {

class Attempts9 : public Attempts {
public:
    Attempts9(const GenerateOptions& options, const std::function<bool()>& is_stopped);

    Outcome run(std::uint64_t first, std::size_t count) override;
    std::size_t largest_run() const override { return is_climbing_to_er_ ? 4 : 512; }

private:
    struct Attempt {
        std::uint64_t number = 0;
        model::Random random{0};
        bool is_alive = true;  // still meets what has been looked at
        bool is_minimal = false;
    };

    void fill(std::uint64_t first, std::size_t count);
    void keep_unique();
    void dig_all();
    void climb_to_clues();
    void climb_to_er(Seen& seen);
    std::vector<Climber> climbers();
    bool fit_clues(Attempt& attempt, Dig& dig, Seen& seen);
    void give_back(Attempt& attempt, Dig& dig, int clues);

    const GenerateOptions& options_;
    std::function<bool()> is_stopped_;
    Orbits orbits_;
    std::unique_ptr<fast9::Worker> worker_;
    Digger digger_;
    Judge judge_;
    bool has_wishes_ = false;  // that only a judge can tell
    bool is_climbing_to_clues_ = false;
    bool is_climbing_to_er_ = false;
    std::vector<Attempt> attempts_;
    std::vector<Dig> digs_;  // of each attempt
};

}  // namespace huisu::generating
