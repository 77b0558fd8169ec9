// What a search has done, as 16-bit numbers: two bytes an event, so that millions of them are a few megabytes. Which
// number means what is in the file of each verb, and in the package's type declarations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace huisu::wasm {

class EventLog {
public:
    static constexpr std::uint32_t kMostEvents = 4'000'000;  // where a request does not say

    void clear(std::size_t most = 0) {
        events_.clear();
        most_ = most;
    }
    /// Beyond the limit, events are dropped.
    void add(std::uint32_t event) {
        if (events_.size() < most_) events_.push_back(static_cast<std::uint16_t>(event));
    }
    std::span<const std::uint16_t> events() const { return events_; }

private:
    std::vector<std::uint16_t> events_;
    std::size_t most_ = 0;
};

}  // namespace huisu::wasm
