// What the rules of a level have found on the grids that assumptions led to, all from one start.
//
// Many assumptions lead to the same grid: a candidate's being false and the truth of the one it leaves alone always do,
// and so do all that solve the same part. The hints are the same then, with the same causes.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>

#include "logic/candidate_grid.h"
#include "logic/chains/nested_hint.h"

namespace huisu::logic {

class FoundHints {
public:
    /// Forgets everything where the start is another one than before.
    void begin(const CandidateGrid& start) {
        if (start == start_) return;
        start_ = start;
        forget();
    }
    void forget() { found_.clear(); }
    /// Null where the rules have not been tried.
    std::shared_ptr<const RuleHints> find(const CandidateGrid& now) const {
        const auto at = found_.find(key_of(now));
        return at == found_.end() ? nullptr : at->second;
    }
    void keep(const CandidateGrid& now, std::shared_ptr<const RuleHints> hints) {
        constexpr std::size_t kMost = 4096;  // some kilobytes each
        if (found_.size() < kMost) found_.emplace(key_of(now), std::move(hints));
    }

private:
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

    CandidateGrid start_;
    std::unordered_map<Key, std::shared_ptr<const RuleHints>, Hash> found_;
};

}  // namespace huisu::logic
