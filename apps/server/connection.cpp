// See connection.h.
#include "server/connection.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace huisu::server {
namespace {

constexpr std::size_t kMostHeadBytes = 32768;

}  // namespace

Connection::Connection(int socket, int wake_descriptor, Clock::duration patience)
    : socket_(socket), wake_descriptor_(wake_descriptor), patience_(patience) {}

Connection::~Connection() {
    if (must_close_ && !is_broken_) linger();
    close(socket_);
}

bool Connection::wait_for(short events, Clock::time_point deadline, bool until_stop) const {
    pollfd watched[] = {{socket_, events, 0}, {wake_descriptor_, POLLIN, 0}};
    const nfds_t count = until_stop && wake_descriptor_ >= 0 ? 2 : 1;
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) return false;
        constexpr std::chrono::milliseconds kMost{60'000};
        const int ready = poll(watched, count, static_cast<int>(std::min(left, kMost).count()));
        if (ready < 0 && errno != EINTR) return false;
        if (ready <= 0) continue;
        if (watched[0].revents != 0) return true;  // also where the other end has closed: read() will tell
        if (watched[1].revents != 0) return false;
    }
}

Connection::Arrival Connection::wait_for_request(Clock::duration how_long) {
    is_in_head_ = true;
    head_bytes_ = 0;
    takes_gzip = false;
    if (begin_ == end_) {
        const Clock::time_point end = Clock::now() + how_long;
        if (!wait_for(POLLIN, end, true)) return Clock::now() >= end ? Arrival::kNotYet : Arrival::kNever;
        if (!fill()) return Arrival::kNever;
    }
    deadline_ = Clock::now() + patience_;
    return Arrival::kHere;
}

bool Connection::fill() {
    ssize_t got = 0;
    do {
        got = recv(socket_, buffer_.data(), buffer_.size(), MSG_DONTWAIT);
    } while (got < 0 && errno == EINTR);
    if (got <= 0) {
        is_broken_ = got < 0 && errno != EAGAIN && errno != EWOULDBLOCK;
        return false;
    }
    begin_ = 0;
    end_ = static_cast<std::size_t>(got);
    return true;
}

ssize_t Connection::read(char* bytes, std::size_t size) {
    if (begin_ == end_) {
        if (!wait_for(POLLIN, deadline_, true)) {
            is_late_ = true;
            must_close_ = true;
            return -1;
        }
        if (!fill()) {
            must_close_ = true;
            return 0;
        }
    }
    const std::size_t taken = std::min(size, end_ - begin_);
    if (is_in_head_ && (head_bytes_ += taken) > kMostHeadBytes) {
        head_is_too_long_ = true;
        must_close_ = true;
        return -1;
    }
    std::memcpy(bytes, buffer_.data() + begin_, taken);
    begin_ += taken;
    return static_cast<ssize_t>(taken);
}

// An answer under way goes on when the server stops, but a client that does not read it keeps the server from ending
// for a short while only.
bool Connection::wait_to_write() {
    if (!is_ending_) {
        if (wait_for(POLLOUT, deadline_, true)) return true;
        constexpr std::chrono::seconds kLongest{2};
        deadline_ = std::min(deadline_, Clock::now() + kLongest);
        is_ending_ = true;
    }
    return wait_for(POLLOUT, deadline_, false);
}

ssize_t Connection::write(const char* bytes, std::size_t size) {
    std::size_t done = 0;
    while (done < size) {
        const ssize_t sent = send(socket_, bytes + done, size - done, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent > 0) {
            done += static_cast<std::size_t>(sent);
            continue;
        }
        const bool is_full = sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
        if (is_full && wait_to_write()) continue;
        if (sent < 0 && errno == EINTR) continue;
        is_broken_ = true;
        must_close_ = true;
        return -1;
    }
    return static_cast<ssize_t>(size);
}

void Connection::linger() {
    constexpr std::chrono::seconds kLongest{2};
    shutdown(socket_, SHUT_WR);
    const auto deadline = std::min(deadline_, Clock::now() + kLongest);
    while (wait_for(POLLIN, deadline, true) && fill()) continue;
}

bool Connection::is_readable() const {
    return begin_ != end_ || wait_for(POLLIN, deadline_, true);
}

bool Connection::is_writable() const {
    return wait_for(POLLOUT, deadline_, false);
}

// The addresses are in no answer and no message.
void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
    ip.clear();
    port = 0;
}

void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
    ip.clear();
    port = 0;
}

}  // namespace huisu::server
