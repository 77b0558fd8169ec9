// The batches between input and output, oldest first, and all the waiting that goes with them.
//
// Waking a thread costs about as much as solving a hundred easy puzzles, so it is done only where somebody waits: a
// worker for something to do; the main thread, if it has to write, once a millisecond while all are busy, when the
// queue is half full, and when a worker has nothing to do.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "pipeline.h"

namespace huisu::cli {

/// Some items and their answers. `items` does not change once the batch is in the queue; answers[i] belongs to the
/// worker that took item i until is_ready[i] is set.
struct Batch {
    explicit Batch(std::vector<InputItem> the_items)
        : items(std::move(the_items)), answers(items.size()), is_ready(items.size()) {}

    /// The worker's: a first part of the answer to item i.
    void hand_over(std::size_t i, Answer&& part);
    /// The writer's: the parts of the answer to item i handed over since the last call. Empty, with 0 puzzles, if none.
    Answer take_parts(std::size_t i);

    bool is_all_ready() const { return ready.load() == items.size(); }

    std::vector<InputItem> items;
    std::vector<Answer> answers;
    std::vector<std::atomic<bool>> is_ready;
    std::atomic<std::size_t> next_item{0};
    std::atomic<std::size_t> ready{0};
    /// What its item claims is yet to be read, and to be told by is_read() or take_turn_after(). The queue's.
    bool is_unread = false;

private:
    std::mutex mutex_;  // guards parts_
    std::map<std::size_t, Answer> parts_;
};

class BatchQueue {
public:
    explicit BatchQueue(std::size_t capacity) : capacity_(capacity) {}

    enum class Turn : std::uint8_t { kWork, kRead, kEnd };
    /// What a worker shall do next; waits until there is something. kWork: `batch` is the oldest one with items that
    /// nobody has taken. kRead: read, push() and then done_reading(); nobody else is told to read until then.
    Turn next_turn(std::shared_ptr<Batch>& batch);
    /// By the worker whose turn it is to read. reader_waits(): before it waits for input.
    void push(std::shared_ptr<Batch> batch);
    void reader_waits();
    enum class Next : std::uint8_t { kAtOnce, kWhenAllIsRead, kEnd };
    void done_reading(Next next);
    /// By a worker that has read what a batch claims: all is there.
    void is_read(Batch& batch);
    /// Not all is there: takes the turn to read, and all later batches away. False where the batch itself is no longer
    /// in the queue, or the program is stopping.
    bool take_turn_after(Batch& batch);
    /// All items of some batch are ready, or (`is_urgent`) a part of an answer is whose rest may take long.
    void has_answers(bool is_urgent);

    enum class Front : std::uint8_t { kBatch, kNothingYet, kEnd };
    /// Looks at the oldest batch without waiting.
    Front front(std::shared_ptr<Batch>& batch);
    /// Whether the oldest batch is ready to be written as a whole.
    bool has_ready_front();
    /// The oldest batch is written. Looks at the next.
    Front pop(std::shared_ptr<Batch>& batch);
    /// Waits until the front batch is ready, or a short while.
    void wait_for_answers();
    /// Wakes everybody up to see that the program is stopping.
    void wake_all();

private:
    using Clock = std::chrono::steady_clock;

    /// The lock is held for a moment only, so it is tried again and again before the thread sleeps.
    std::unique_lock<std::mutex> lock_soon();
    Front look_at_front(std::shared_ptr<Batch>& batch) const;
    bool front_is_ready() const;
    bool may_read() const;
    void wake_writer();

    const std::size_t capacity_;
    std::mutex mutex_;
    std::condition_variable work_;     // workers wait for items or for their turn to read
    std::condition_variable answers_;  // the main thread waits for answers
    std::deque<std::shared_ptr<Batch>> batches_;
    std::size_t idle_ = 0;  // workers that wait
    Clock::time_point last_wake_;
    std::atomic<bool> is_reading_ = false;  // changes under the mutex only
    bool reader_waits_ = false;             // and so it may be some time until there is more to do
    Next next_ = Next::kAtOnce;
};

}  // namespace huisu::cli
