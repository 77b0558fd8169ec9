// One flag that ends everything: set by SIGINT and SIGTERM, or when nobody reads the output any more.
//
// Searches watch the flag through Budget::stop; a thread that waits for input polls wake_descriptor() beside it. A
// second signal ends the program at once.
#pragma once

#include <atomic>

namespace huisu::cli {

/// Catches SIGINT and SIGTERM, and ignores SIGPIPE: a write to a closed pipe then fails with EPIPE.
void install_signal_handlers();

const std::atomic<bool>& stop_flag();
inline bool is_stopping() {
    return stop_flag().load(std::memory_order_relaxed);
}
void request_stop();
/// The signal that asked to stop; 0 when none did.
int stop_signal();
/// The signal was what the command waited for: the program ends as if there had been none.
void forget_stop_signal();
/// Readable from the moment the flag is set.
int wake_descriptor();

/// Dies of the signal that asked to stop, so that the caller sees that.
[[noreturn]] void die_of_stop_signal();

/// While it lives, this thread and those it starts leave signals to the others.
class SignalsBlocked {
public:
    SignalsBlocked();
    ~SignalsBlocked();
    SignalsBlocked(const SignalsBlocked&) = delete;
    SignalsBlocked& operator=(const SignalsBlocked&) = delete;
};

}  // namespace huisu::cli
