// One mutex guards the list; the items and answers inside a batch go from thread to thread by the batch's atomics.
#include "batch_queue.h"

#include <chrono>

namespace huisu::cli {

using namespace std::chrono_literals;

bool BatchQueue::push(std::shared_ptr<Batch> batch) {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [this] { return batches_.size() < capacity_ || is_stopping(); });
    if (is_stopping()) return false;
    batches_.push_back(std::move(batch));
    work_.notify_all();
    return true;
}

void BatchQueue::close() {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    work_.notify_all();
    answers_.notify_all();
}

std::shared_ptr<Batch> BatchQueue::take_work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        if (is_stopping()) return nullptr;
        for (const auto& batch : batches_)
            if (batch->next_item.load(std::memory_order_relaxed) < batch->items.size()) return batch;
        if (is_closed_) return nullptr;
        work_.wait(lock);
    }
}

void BatchQueue::batch_is_ready() {
    const std::lock_guard lock(mutex_);
    answers_.notify_all();
}

BatchQueue::Front BatchQueue::front(std::shared_ptr<Batch>& batch) {
    const std::lock_guard lock(mutex_);
    if (batches_.empty()) return is_closed_ ? Front::kEnd : Front::kNothingYet;
    batch = batches_.front();
    return Front::kBatch;
}

void BatchQueue::pop() {
    const std::lock_guard lock(mutex_);
    batches_.pop_front();
    room_.notify_one();
}

bool BatchQueue::has_ready_front() const {
    return !batches_.empty() && batches_.front()->ready.load() == batches_.front()->items.size();
}

void BatchQueue::wait_for_answers() {
    std::unique_lock lock(mutex_);
    if (has_ready_front() || (batches_.empty() && is_closed_) || is_stopping()) return;
    answers_.wait_for(lock, 100ms);  // then the clock and the stop flag are looked at
}

void BatchQueue::wake_all() {
    const std::lock_guard lock(mutex_);
    work_.notify_all();
    room_.notify_all();
    answers_.notify_all();
}

}  // namespace huisu::cli
