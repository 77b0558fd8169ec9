// The batches between reader and writer, oldest first, and all the waiting that goes with them.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
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

    std::vector<InputItem> items;
    std::vector<Answer> answers;
    std::vector<std::atomic<bool>> is_ready;
    std::atomic<std::size_t> next_item{0};
    std::atomic<std::size_t> ready{0};
};

class BatchQueue {
public:
    explicit BatchQueue(std::size_t capacity) : capacity_(capacity) {}

    /// Waits for room. False when the program is stopping.
    bool push(std::shared_ptr<Batch> batch);
    /// No batch will follow.
    void close();

    /// The oldest batch with items that nobody has taken; waits for one. Null at the end.
    std::shared_ptr<Batch> take_work();
    /// All items of some batch are ready.
    void batch_is_ready();

    enum class Front : std::uint8_t { kBatch, kNothingYet, kEnd };
    /// Looks at the oldest batch without waiting.
    Front front(std::shared_ptr<Batch>& batch);
    /// The oldest batch is written.
    void pop();
    /// Waits until the front batch is ready, or a short while.
    void wait_for_answers();
    /// Wakes everybody up to see that the program is stopping.
    void wake_all();

private:
    bool has_ready_front() const;

    const std::size_t capacity_;
    std::mutex mutex_;
    std::condition_variable work_;     // workers wait for items
    std::condition_variable room_;     // the reader waits for room
    std::condition_variable answers_;  // the writer waits for answers
    std::deque<std::shared_ptr<Batch>> batches_;
    bool is_closed_ = false;
};

}  // namespace huisu::cli
