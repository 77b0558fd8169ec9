// One mutex guards the list; the items and answers inside a batch go from thread to thread by the batch's atomics.
#include "batch_queue.h"

#include <algorithm>
#include <iterator>
#include <thread>

namespace huisu::cli {

using namespace std::chrono_literals;

namespace {

/// How often a thread tries again before it sleeps: reading a block takes less time than waking a thread does.
constexpr int kPatience = 50;

}  // namespace

void Batch::hand_over(std::size_t i, Answer&& part) {
    const std::lock_guard lock(mutex_);
    const auto [place, is_new] = parts_.try_emplace(i, std::move(part));
    if (!is_new) place->second.add(part);
}

Answer Batch::take_parts(std::size_t i) {
    const std::lock_guard lock(mutex_);
    const auto node = parts_.extract(i);
    return node.empty() ? Answer{.out = {}, .err = {}, .puzzles = 0} : std::move(node.mapped());
}

std::unique_lock<std::mutex> BatchQueue::lock_soon() {
    std::unique_lock lock(mutex_, std::try_to_lock);
    for (int patience = kPatience; !lock && patience > 0; --patience) lock.try_lock();
    if (!lock) lock.lock();
    return lock;
}

BatchQueue::Turn BatchQueue::next_turn(std::shared_ptr<Batch>& batch) {
    std::unique_lock lock = lock_soon();
    for (int patience = kPatience;;) {
        if (is_stopping()) return Turn::kEnd;
        for (const auto& candidate : batches_) {
            if (candidate->next_item.load(std::memory_order_relaxed) >= candidate->items.size()) continue;
            batch = candidate;
            return Turn::kWork;
        }
        if (next_ == Next::kEnd) return Turn::kEnd;
        if (may_read()) {
            is_reading_ = true;
            return Turn::kRead;
        }
        if (is_reading_ && !reader_waits_ && patience > 0) {
            lock.unlock();
            for (; is_reading_ && patience > 0; --patience) std::this_thread::yield();
            lock = lock_soon();
            continue;
        }
        if (front_is_ready() && (!is_reading_ || reader_waits_)) wake_writer();
        ++idle_;
        work_.wait(lock);
        --idle_;
    }
}

void BatchQueue::push(std::shared_ptr<Batch> batch) {
    const std::unique_lock lock = lock_soon();
    const bool is_shared = batch->items.size() > 1;
    batches_.push_back(std::move(batch));
    if (idle_ > 0 && is_shared) work_.notify_all();
}

void BatchQueue::reader_waits() {
    const std::unique_lock lock = lock_soon();
    reader_waits_ = true;
    if (idle_ > 0) work_.notify_all();
    if (front_is_ready()) wake_writer();
}

void BatchQueue::done_reading(Next next) {
    const std::unique_lock lock = lock_soon();
    is_reading_ = reader_waits_ = false;
    next_ = next;
    if (idle_ > 0) work_.notify_all();
    if (next == Next::kEnd) answers_.notify_all();
}

bool BatchQueue::may_read() const {
    if (is_reading_ || batches_.size() >= capacity_) return false;
    return next_ == Next::kAtOnce || std::ranges::none_of(batches_, [](const auto& batch) { return batch->is_unread; });
}

void BatchQueue::is_read(Batch& batch) {
    const std::unique_lock lock = lock_soon();
    batch.is_unread = false;
    if (idle_ > 0 && next_ != Next::kAtOnce) work_.notify_one();
}

bool BatchQueue::take_turn_after(Batch& batch) {
    for (std::unique_lock lock = lock_soon();; lock = lock_soon()) {
        const auto at = std::ranges::find_if(batches_, [&](const auto& other) { return other.get() == &batch; });
        if (at == batches_.end() || is_stopping()) return false;
        if (!is_reading_) {
            batches_.erase(std::next(at), batches_.end());
            batch.is_unread = false;
            is_reading_ = true;
            return true;
        }
        lock.unlock();  // what comes next is claimed now, which takes a moment
        std::this_thread::yield();
    }
}

void BatchQueue::has_answers(bool is_urgent) {
    const std::unique_lock lock = lock_soon();
    if (!is_urgent && !front_is_ready()) return;
    const bool is_half_full = batches_.size() >= capacity_ / 2;
    if (is_half_full || Clock::now() - last_wake_ >= 1ms) wake_writer();
}

void BatchQueue::wake_writer() {
    last_wake_ = Clock::now();
    answers_.notify_all();
}

BatchQueue::Front BatchQueue::front(std::shared_ptr<Batch>& batch) {
    const std::unique_lock lock = lock_soon();
    return look_at_front(batch);
}

BatchQueue::Front BatchQueue::look_at_front(std::shared_ptr<Batch>& batch) const {
    if (batches_.empty()) return next_ == Next::kEnd ? Front::kEnd : Front::kNothingYet;
    batch = batches_.front();
    return Front::kBatch;
}

bool BatchQueue::has_ready_front() {
    const std::unique_lock lock = lock_soon();
    return front_is_ready();
}

BatchQueue::Front BatchQueue::pop(std::shared_ptr<Batch>& batch) {
    const std::unique_lock lock = lock_soon();
    if (batches_.size() == capacity_ && idle_ > 0) work_.notify_one();
    batches_.pop_front();
    if (batches_.empty() && next_ == Next::kEnd) answers_.notify_all();
    return look_at_front(batch);
}

bool BatchQueue::front_is_ready() const {
    return !batches_.empty() && batches_.front()->is_all_ready();
}

void BatchQueue::wait_for_answers() {
    std::unique_lock lock = lock_soon();
    if (front_is_ready() || (batches_.empty() && next_ == Next::kEnd) || is_stopping()) return;
    answers_.wait_for(lock, 20ms);  // then the clock and the stop flag are looked at
}

void BatchQueue::wake_all() {
    const std::unique_lock lock = lock_soon();
    work_.notify_all();
    answers_.notify_all();
}

}  // namespace huisu::cli
