// Writing with write(2). After a signal nothing may hang: what is in the buffer goes out in pieces that a pipe with
// room takes at once. A reader that pauses is waited for (a second signal ends the program at once); only one that is
// stuck for a minute is given up, and then nothing more is written behind the torn line.
#include "output.h"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "interrupt.h"

namespace huisu::cli {
namespace {

constexpr int kPatience = 60'000;        // milliseconds
constexpr std::size_t kSurePiece = 512;  // POSIX: a pipe that polls as writable has room for so much

bool is_writable_within(int descriptor, int milliseconds) {
    pollfd wanted{descriptor, POLLOUT, 0};
    return poll(&wanted, 1, milliseconds) > 0;
}

/// 0, or the error.
int write_all(int descriptor, std::string_view data) {
    while (!data.empty()) {
        const bool in_haste = stop_signal() != 0;
        if (in_haste && !is_writable_within(descriptor, kPatience)) return EINTR;
        const std::size_t piece = in_haste ? std::min(data.size(), kSurePiece) : data.size();
        const ssize_t written = write(descriptor, data.data(), piece);
        if (written >= 0) {
            data.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            is_writable_within(descriptor, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

bool are_same_place(int a, int b) {
    struct stat left = {};
    struct stat right = {};
    return fstat(a, &left) == 0 && fstat(b, &right) == 0 && left.st_dev == right.st_dev && left.st_ino == right.st_ino;
}

bool takes_all_at_once(int descriptor) {
    struct stat status = {};
    if (fstat(descriptor, &status) != 0) return false;
    return S_ISREG(status.st_mode) || (S_ISCHR(status.st_mode) && isatty(descriptor) == 0);
}

}  // namespace

Output::Output()
    : is_prompt_(isatty(STDOUT_FILENO) == 1),
      same_place_(are_same_place(STDOUT_FILENO, STDERR_FILENO)),
      never_hangs_(takes_all_at_once(STDOUT_FILENO)),
      error_is_terminal_(isatty(STDERR_FILENO) == 1) {}

void Output::out(std::string_view text) {
    // A large answer goes out by itself; whatever is kept back would have to be copied.
    if (text.size() >= kBlock / 2 && out_.empty() && err_.empty() && !status_shown_ && !is_prompt_) {
        if (reader_is_gone_ || error_ != 0) return;
        if (const int error = write_all(STDOUT_FILENO, text); error != 0) fail(error);
        return;
    }
    out_ += text;
}

void Output::flush() {
    if (out_.empty() && err_.empty()) return;
    if (status_shown_ && (is_prompt_ || !err_.empty())) clear_status();
    write_out();
    write_all(STDERR_FILENO, err_);  // nobody is left to tell about an error
    err_.clear();
}

void Output::write_out() {
    if (!reader_is_gone_ && error_ == 0)
        if (const int error = write_all(STDOUT_FILENO, out_); error != 0) fail(error);
    out_.clear();
}

void Output::fail(int error) {
    if (error == EPIPE || error == EINTR)
        reader_is_gone_ = true;
    else
        error_ = error;
    request_stop();
}

void Output::finish() {
    clear_status();
    flush();
    if (error_ == 0 && !reader_is_gone_ && close(STDOUT_FILENO) != 0 && errno != EBADF) fail(errno);
}

void Output::show_status(std::string_view line) {
    if (error_is_terminal_) {
        write_all(STDERR_FILENO, std::string("\r\033[K") + std::string(line));
        status_shown_ = true;
    } else {
        write_all(STDERR_FILENO, std::string(line) + "\n");
    }
}

void Output::clear_status() {
    if (status_shown_) write_all(STDERR_FILENO, "\r\033[K");
    status_shown_ = false;
}

void Output::look_for_reader() {
    pollfd wanted{STDOUT_FILENO, 0, 0};
    if (poll(&wanted, 1, 0) > 0 && (wanted.revents & POLLERR) != 0) fail(EPIPE);
}

}  // namespace huisu::cli
