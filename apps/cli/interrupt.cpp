// Signal handlers may touch little: two lock-free atomics and a write to a pipe.
#include "interrupt.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>

namespace huisu::cli {
namespace {

std::atomic<bool> stop{false};
std::atomic<int> signal_number{0};
int wake_pipe[2] = {-1, -1};

static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void on_signal(int number) {
    const int saved = errno;
    signal_number.store(number);
    request_stop();
    errno = saved;
}

sigset_t watched_signals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

// A descriptor that is closed when the program starts would be the next one opened, the wake pipe say, and then be read
// or written as standard input or output. So each closed one is taken by something on which every read or write fails.
void occupy_standard_descriptors() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(descriptor, F_GETFD) >= 0) continue;
        const int opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        if (opened >= 0 && opened != descriptor) close(opened);
    }
}

}  // namespace

void install_signal_handlers() {
    occupy_standard_descriptors();
    if (pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) != 0) wake_pipe[0] = wake_pipe[1] = -1;
    std::signal(SIGPIPE, SIG_IGN);
    for (const int number : {SIGINT, SIGTERM}) {
        struct sigaction action = {};
        if (sigaction(number, nullptr, &action) == 0 && action.sa_handler == SIG_IGN) continue;  // as with nohup
        action = {};
        action.sa_handler = on_signal;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(number, &action, nullptr);
    }
}

const std::atomic<bool>& stop_flag() {
    return stop;
}

void request_stop() {
    stop.store(true);
    const char byte = 0;
    // A full pipe is as good as a written one.
    if (wake_pipe[1] >= 0 && write(wake_pipe[1], &byte, 1) < 0) return;
}

int stop_signal() {
    return signal_number.load();
}

void forget_stop_signal() {
    signal_number.store(0);
}

int wake_descriptor() {
    return wake_pipe[0];
}

void die_of_stop_signal() {
    const int number = stop_signal();
    std::signal(number, SIG_DFL);
    std::raise(number);
    std::_Exit(128 + number);
}

SignalsBlocked::SignalsBlocked() {
    const sigset_t set = watched_signals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

SignalsBlocked::~SignalsBlocked() {
    const sigset_t set = watched_signals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

}  // namespace huisu::cli
