// What the engines of this folder are asked: a row of puzzles, where the answers go, and how far to look.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "huisu/batch.h"
#include "model/meter.h"

namespace huisu::fast9 {

/// Hands out a batch piece by piece to the engines that work on it, each in its thread.
class Feed {
public:
    static constexpr std::size_t kLeast = 64;  // puzzles at a time
    static constexpr std::size_t kMost = 1024;

    /// Small pieces would make the threads wait for each other's caches, large ones for each other at the end.
    explicit Feed(std::size_t size, std::size_t threads)
        : size_(size), piece_(std::clamp(size / (8 * threads), kLeast, kMost)), is_shared_(threads > 1) {}

    struct Piece {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    /// An empty piece when all are handed out.
    Piece take() {
        const std::size_t next = next_.load(std::memory_order_relaxed);
        if (next >= size_) return {size_, size_};
        std::size_t begin = next;
        if (is_shared_)
            begin = std::min(size_, next_.fetch_add(piece_, std::memory_order_relaxed));
        else
            next_.store(next + piece_, std::memory_order_relaxed);
        return {begin, std::min(size_, begin + piece_)};
    }
    /// Nobody gets any more; gives what is left.
    Piece close() { return {std::min(size_, next_.exchange(size_)), size_}; }

private:
    std::size_t size_;
    std::size_t piece_;
    bool is_shared_;
    std::atomic<std::size_t> next_{0};
};

struct Job {
    const Puzzle9* puzzles = nullptr;
    Answer9* answers = nullptr;
    Digits9* seconds = nullptr;  ///< may be null
    Feed* feed = nullptr;        ///< of the puzzles to solve
    std::uint64_t limit = 2;     ///< solutions of each puzzle, at least 1
    model::Meter* meter = nullptr;
    SearchStats stats;  ///< out
};

/// An engine keeps its memory from job to job. It is used by one thread at a time.
class Worker {
public:
    virtual ~Worker() = default;
    /// Answers every puzzle that it takes from the feed; after the budget has run out, with what is known.
    virtual void run(Job& job) = 0;
};

/// Completes an answer once the search has ended. `is_complete`: there are no further solutions.
inline void conclude(Answer9& answer, std::uint64_t solutions, bool is_complete) {
    answer.solutions = solutions;
    answer.is_exact = is_complete;
    if (solutions >= 2)
        answer.verdict = Verdict::kMany;
    else if (!is_complete)
        answer.verdict = Verdict::kStopped;
    else
        answer.verdict = solutions == 1 ? Verdict::kUnique : Verdict::kNone;
}

}  // namespace huisu::fast9
