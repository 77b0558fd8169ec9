// What the rules of a level have found on the grids that assumptions led to.
//
// Many assumptions lead to the same grid: a candidate's being false and the truth of the one it leaves alone always do,
// and so do all that solve the same part. The hints are the same then, with the same causes. And so they are after a
// step, less the causes that the step has taken away for good.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "logic/candidate_grid.h"
#include "logic/chains/nested_hint.h"

namespace huisu::logic {

class FoundHints {
public:
    /// Forgets everything where the start is not what one before has come to by losing candidates.
    void begin(const CandidateGrid& start) {
        if (start == start_) return;
        const bool is_later = is_part(start, start_);
        start_ = start;
        ++starts_;
        if (!is_later || found_.size() >= kMost) forget();
    }
    void forget() { found_.clear(); }
    /// Null where the rules have not been tried.
    std::shared_ptr<const RuleHints> find(const CandidateGrid& now) {
        const auto at = found_.find(key_of(now));
        if (at == found_.end()) return nullptr;
        Found& found = at->second;
        if (found.start != starts_) found = {without_lost_causes(found.hints), starts_};
        return found.hints;
    }
    void keep(const CandidateGrid& now, std::shared_ptr<const RuleHints> hints) {
        if (found_.size() < kMost) found_.emplace(key_of(now), Found{std::move(hints), starts_});
    }

private:
    static constexpr std::size_t kMost = 8192;  // some kilobytes each

    struct Found {
        std::shared_ptr<const RuleHints> hints;
        std::uint64_t start = 0;  ///< of which their causes are
    };
    using Key = std::array<Mask, kCells>;
    struct Hash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t hash = 0;
            for (const Mask mask : key) hash = (hash ^ mask) * 0x9E3779B97F4A7C15U;
            return static_cast<std::size_t>(hash ^ hash >> 32);
        }
    };
    static Key key_of(const CandidateGrid& grid) {
        Key key;
        for (Cell cell = 0; cell < kCells; ++cell) key[static_cast<std::size_t>(cell)] = grid.candidates(cell);
        return key;
    }

    static bool is_part(const CandidateGrid& grid, const CandidateGrid& of) {
        for (Cell cell = 0; cell < kCells; ++cell)
            if (without(grid.candidates(cell), of.candidates(cell)) != 0) return false;
        return true;
    }
    /// A hint without any cause holds on the start itself, and is none.
    std::shared_ptr<const RuleHints> without_lost_causes(const std::shared_ptr<const RuleHints>& hints) const {
        const auto is_lost = [this](Node cause) { return !start_.has_candidate(cell_of(cause), digit_of(cause)); };
        const auto has_lost = [&](const RuleHint& hint) {
            return std::any_of(hint.because().begin(), hint.because().end(), is_lost);
        };
        if (std::none_of(hints->begin(), hints->end(), has_lost)) return hints;
        auto kept = std::make_shared<RuleHints>();
        std::vector<Node> because;
        for (const RuleHint& hint : *hints) {
            because.clear();
            std::remove_copy_if(hint.because().begin(), hint.because().end(), std::back_inserter(because), is_lost);
            if (!because.empty()) kept->emplace_back(hint.eliminations(), because, hint.nested());
        }
        return kept;
    }

    CandidateGrid start_;
    std::uint64_t starts_ = 0;
    std::unordered_map<Key, Found, Hash> found_;
};

}  // namespace huisu::logic
