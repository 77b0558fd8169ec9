#include "logic/scales/se.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "logic/chains/chain_step.h"
#include "logic/chains/forcing_chains.h"
#include "logic/chains/nested_rules.h"
#include "logic/scales/simple_order.h"
#include "logic/techniques/aligned_exclusion.h"

namespace huisu::logic {
namespace {

// The producers after the simple ones and the plain chains, with the least difficulty that each can give.
constexpr std::array<ForcingRules, 8> kForcing = {{{false, true, true, 0},
                                                   {true, false, false, 0},
                                                   {true, true, false, 0},
                                                   {true, true, false, 1},
                                                   {true, true, false, 2},
                                                   {true, true, false, 3},
                                                   {true, true, false, 4},
                                                   {true, true, false, 5}}};

// Which of them each may go on from: the one whose rules are the first of its own.
constexpr std::array<int, 8> kGoesOnFrom = {-1, -1, -1, -1, 3, 4, 3, 6};

}  // namespace

class SeOrder::Chains {
public:
    std::optional<Step> next(const CandidateGrid& grid, double hardest) {
        if (hardest < 6.5) return std::nullopt;
        if (const PlainHint* hint = plain_.find_best(grid)) return step_of(*hint);
        if (hardest < 7.5) return std::nullopt;
        if (auto step = find_aligned_triplet(grid)) return step;
        for (std::size_t i = 0; i < kForcing.size(); ++i) {
            if (hardest < kForcing[i].base_difficulty() || (stop_ && stop_())) return std::nullopt;
            if (auto step = forcing(i).find_best(grid)) return step;
        }
        return std::nullopt;
    }

    void set_explaining(bool is_explaining) {
        is_explaining_ = is_explaining;
        for (const auto& chains : forcing_)
            if (chains) chains->set_explaining(is_explaining);
    }

    void set_patience(int searches) {
        patience_ = searches;
        for (const auto& chains : forcing_)
            if (chains) chains->set_patience(searches);
    }

    void set_stop(const std::function<bool()>& stop) {
        stop_ = stop;
        for (const auto& chains : forcing_)
            if (chains) chains->set_stop(stop);
    }

private:
    // Most puzzles need few of them, and each holds megabytes.
    ForcingChains& forcing(std::size_t i) {
        if (!forcing_[i]) {
            forcing_[i] = std::make_unique<ForcingChains>(kForcing[i]);
            forcing_[i]->set_explaining(is_explaining_);
            forcing_[i]->set_patience(patience_);
            forcing_[i]->set_stop(stop_);
            if (kGoesOnFrom[i] >= 0) forcing_[i]->set_before(&forcing(static_cast<std::size_t>(kGoesOnFrom[i])));
        }
        return *forcing_[i];
    }

    PlainChains plain_;
    std::array<std::unique_ptr<ForcingChains>, kForcing.size()> forcing_;
    bool is_explaining_ = false;
    int patience_ = 0;
    std::function<bool()> stop_;
};

SeOrder::SeOrder() : chains_(std::make_unique<Chains>()) {}
SeOrder::~SeOrder() = default;

std::optional<Step> SeOrder::next_step(const CandidateGrid& grid, double hardest) {
    if (auto step = first_simple_step(grid, allows_uniqueness_)) return step;
    return next_chain(grid, hardest);
}

std::optional<Step> SeOrder::next_chain(const CandidateGrid& grid, double hardest) {
    return chains_->next(grid, hardest);
}

void SeOrder::set_explaining(bool is_explaining) {
    chains_->set_explaining(is_explaining);
}

void SeOrder::set_patience(int searches) {
    chains_->set_patience(searches);
}

void SeOrder::set_stop(const std::function<bool()>& stop) {
    chains_->set_stop(stop);
}

int tenths(double difficulty) {
    return static_cast<int>(std::floor((difficulty + 0.05) * 10));
}

void SeScore::add(const Step& step) {
    er_ = std::max(er_, step.difficulty);
    if (has_placed_) return;
    if (!has_first_) ed_ = er_;
    has_first_ = true;
    ep_ = step.placement ? er_ : 0;
    has_placed_ = step.placement.has_value();
}

}  // namespace huisu::logic
