// A memory of bounded size for positions that are known to lead nowhere: "from number `index` on, `remaining` cannot be
// made".
//
// Buckets of four entries; a new entry takes a free place, or that of the entry whose index is largest, since that one
// stands for the least work. Forgetting costs time, never an answer, and an entry holds its whole key, so that nothing
// is ever found that was not put in. The table starts small and grows to 32 MiB.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace huisu::backtrack {

class FailedStates {
public:
    static constexpr std::size_t kWays = 4;
    static constexpr std::size_t kMostBuckets = std::size_t{1} << 19;  // 32 MiB

    /// Never more than `most_buckets` (a power of two) times kWays entries.
    explicit FailedStates(std::size_t most_buckets = kMostBuckets)
        : most_buckets_(most_buckets), buckets_(std::min(kFirstBuckets, most_buckets)) {}

    bool contains(int index, std::int64_t remaining) const {
        for (const Entry& entry : buckets_[bucket_of(buckets_.size(), index, remaining)])
            if (entry.index == index && entry.remaining == remaining) return true;
        return false;
    }

    /// Adds a state that is not in the table.
    void insert(int index, std::int64_t remaining) {
        if (entries_ > buckets_.size() * kWays / 2 && buckets_.size() < most_buckets_) grow();
        put(buckets_, {remaining, index});
    }

    std::size_t size() const { return entries_; }

private:
    static constexpr std::size_t kFirstBuckets = std::size_t{1} << 6;

    struct Entry {
        std::int64_t remaining = 0;
        int index = -1;  // free
    };
    using Bucket = std::array<Entry, kWays>;

    static std::size_t bucket_of(std::size_t buckets, int index, std::int64_t remaining) {
        std::uint64_t hash = static_cast<std::uint64_t>(remaining) * 0x9E3779B97F4A7C15U;
        hash = (hash ^ (hash >> 32) ^ static_cast<std::uint64_t>(index)) * 0xD6E8FEB86659FD93U;
        return static_cast<std::size_t>(hash ^ (hash >> 32)) & (buckets - 1);
    }

    void put(std::vector<Bucket>& buckets, const Entry& added) {
        Entry* place = nullptr;
        for (Entry& entry : buckets[bucket_of(buckets.size(), added.index, added.remaining)]) {
            if (entry.index < 0) {
                ++entries_;
                entry = added;
                return;
            }
            if (place == nullptr || entry.index > place->index) place = &entry;
        }
        *place = added;
    }

    void grow() {
        std::vector<Bucket> larger(std::min(buckets_.size() * 4, most_buckets_));
        entries_ = 0;
        for (const Bucket& bucket : buckets_)
            for (const Entry& entry : bucket)
                if (entry.index >= 0) put(larger, entry);
        buckets_ = std::move(larger);
    }

    std::size_t most_buckets_;
    std::vector<Bucket> buckets_;  // a power of two
    std::size_t entries_ = 0;
};

}  // namespace huisu::backtrack
