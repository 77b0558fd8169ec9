// The threads that serve connections: started as they are needed, and never more than a limit. Connections wait in a
// line of limited length; those beyond it are told to come again.
#pragma once

#include <httplib.h>

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace huisu::server {

class Workers : public httplib::TaskQueue {
public:
    Workers(std::size_t threads, std::size_t waiting) : most_threads_(threads), most_waiting_(waiting) {}

    void enqueue(std::function<void()> task) override;
    void shutdown() override;

    /// Of the task that runs in this thread: there was no room for it, so it is to end at once.
    static bool is_refusing();
    /// Whether connections wait for a thread.
    bool are_waiting() const;

private:
    void work();

    std::size_t most_threads_;
    std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> tasks_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool is_ending_ = false;
};

}  // namespace huisu::server
