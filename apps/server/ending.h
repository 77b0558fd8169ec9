// The end of serving, as everybody under way sees it: calls look at a flag, and whoever waits for a client watches a
// descriptor that is readable from then on.
#pragma once

#include <unistd.h>

#include <atomic>

namespace huisu::server {

class Ending {
public:
    Ending() {
        if (pipe(pipe_) != 0) pipe_[0] = pipe_[1] = -1;  // then waiting ends a little later
    }
    ~Ending() {
        for (const int end : pipe_)
            if (end >= 0) close(end);
    }
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;

    void begin() {
        flag_ = true;
        if (pipe_[1] >= 0) close(pipe_[1]);  // an end of file is readable for all of them
        pipe_[1] = -1;
    }
    bool has_begun() const { return flag_; }
    const std::atomic<bool>* flag() const { return &flag_; }
    int descriptor() const { return pipe_[0]; }

private:
    std::atomic<bool> flag_{false};
    int pipe_[2] = {-1, -1};
};

}  // namespace huisu::server
