// See workers.h.
#include "server/workers.h"

#include <system_error>

namespace huisu::server {
namespace {

thread_local bool refusing = false;

}  // namespace

bool Workers::is_refusing() {
    return refusing;
}

void Workers::enqueue(std::function<void()> task) {
    {
        std::unique_lock lock(mutex_);
        if (tasks_.size() >= idle_ && threads_.size() < most_threads_) {
            try {
                threads_.emplace_back([this] { work(); });
            } catch (const std::system_error&) {
                // The threads there are will have to do.
            }
        }
        if (!threads_.empty() && tasks_.size() < most_waiting_) {
            tasks_.push_back(std::move(task));
            changed_.notify_one();
            return;
        }
    }
    refusing = true;
    task();
    refusing = false;
}

void Workers::shutdown() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool Workers::are_waiting() const {
    const std::lock_guard lock(mutex_);
    return tasks_.size() > idle_;
}

void Workers::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        ++idle_;
        changed_.wait(lock, [this] { return is_ending_ || !tasks_.empty(); });
        --idle_;
        if (tasks_.empty()) return;
        const std::function<void()> task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        task();
        lock.lock();
    }
}

}  // namespace huisu::server
