#include "generate/climb.h"

#include <algorithm>

namespace huisu::generating {

void Climb::run(std::vector<Climber> climbers, int moves, const std::function<int(const Dig&)>& away_of,
                const std::function<bool()>& is_stopped) {
    for (Climber& climber : climbers) climber.away = away_of(*climber.dig);
    std::vector<Dig> next;
    for (int move = 0; move < moves; ++move) {
        std::erase_if(climbers, [](const Climber& climber) { return climber.away == 0; });
        if (climbers.empty() || is_stopped()) return;
        next.resize(climbers.size());
        for (std::size_t i = 0; i < climbers.size(); ++i) propose(climbers[i], next[i]);
        digger_.finish(next, orbits_);
        for (std::size_t i = 0; i < climbers.size(); ++i) {
            Climber& climber = climbers[i];
            const int away = away_of(next[i]);
            if (away > climber.away) continue;
            climber.away = away;
            climber.dig->puzzle = next[i].puzzle;
        }
    }
}

// The whole grid, to be dug in this order: what the puzzle does not have and what is to go, then the rest of it.
void Climb::propose(const Climber& climber, Dig& next) const {
    constexpr std::size_t kMostTaken = 3;
    model::Random& random = *climber.random;
    std::vector<std::uint16_t> others;
    std::vector<std::uint16_t> givens;
    for (std::size_t i = 0; i < orbits_.size(); ++i)
        (is_given(climber.dig->puzzle, orbits_[i].front()) ? givens : others).push_back(static_cast<std::uint16_t>(i));
    shuffle(std::span(givens), random);
    const std::size_t taken = std::min<std::size_t>(givens.size(), 1 + random.below(kMostTaken));
    others.insert(others.begin(), givens.end() - static_cast<std::ptrdiff_t>(taken), givens.end());
    givens.resize(givens.size() - taken);
    shuffle(std::span(others).subspan(taken), random);
    others.insert(others.end(), givens.begin(), givens.end());
    next.solution = climber.dig->solution;
    next.puzzle = puzzle_of(next.solution);
    next.plan.begin(std::move(others));
}

}  // namespace huisu::generating
