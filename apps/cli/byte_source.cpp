// Reading with read(2). Pipes and terminals are polled first, beside the descriptor that wakes everybody up to stop.
#include "byte_source.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "interrupt.h"

namespace huisu::cli {
namespace {

std::optional<std::uint64_t> regular_size(const struct stat& status) {
    if (!S_ISREG(status.st_mode) || status.st_size <= 0) return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
}

}  // namespace

ByteSource::ByteSource(const std::string& path) : is_owned_(path != "-") {
    descriptor_ = is_owned_ ? open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY) : STDIN_FILENO;
    if (descriptor_ < 0) {
        error_ = errno;
        return;
    }
    struct stat status = {};
    if (fstat(descriptor_, &status) == 0) size_ = regular_size(status);
}

ByteSource::~ByteSource() {
    if (is_owned_ && descriptor_ >= 0) close(descriptor_);
}

std::size_t ByteSource::read(std::span<char> buffer, const std::function<void()>& before_wait) {
    while (error_ == 0 && !is_stopping()) {
        if (!size_ && !wait_for_bytes(before_wait)) continue;
        const ssize_t got = ::read(descriptor_, buffer.data(), buffer.size());
        if (got >= 0) return static_cast<std::size_t>(got);
        if (errno != EINTR && errno != EAGAIN) error_ = errno;
    }
    return 0;
}

std::optional<std::uint64_t> ByteSource::place_before(std::size_t bytes) const {
    if (!size_ || error_ != 0) return std::nullopt;
    const off_t place = lseek(descriptor_, 0, SEEK_CUR);
    if (place < 0 || static_cast<std::uint64_t>(place) + bytes > *size_) return std::nullopt;
    return static_cast<std::uint64_t>(place);
}

void ByteSource::go_to(std::uint64_t place) {
    if (lseek(descriptor_, static_cast<off_t>(place), SEEK_SET) < 0) error_ = errno;
}

std::size_t ByteSource::read_at(std::uint64_t place, std::span<char> buffer) const {
    std::size_t size = 0;
    while (size < buffer.size() && !is_stopping()) {
        const std::span<char> rest = buffer.subspan(size);
        const ssize_t got = pread(descriptor_, rest.data(), rest.size(), static_cast<off_t>(place + size));
        if (got == 0 || (got < 0 && errno != EINTR)) break;
        if (got > 0) size += static_cast<std::size_t>(got);
    }
    return size;
}

/// Whether a read will not block; false also when it was interrupted.
bool ByteSource::wait_for_bytes(const std::function<void()>& before_wait) const {
    pollfd wanted[] = {{descriptor_, POLLIN, 0}, {wake_descriptor(), POLLIN, 0}};
    if (poll(wanted, 2, 0) == 0) {
        before_wait();
        if (poll(wanted, 2, -1) < 0) return false;
    }
    return wanted[0].revents != 0;
}

std::optional<std::uint64_t> file_size(const std::string& path) {
    struct stat status = {};
    if ((path == "-" ? fstat(STDIN_FILENO, &status) : stat(path.c_str(), &status)) != 0) return std::nullopt;
    return regular_size(status);
}

}  // namespace huisu::cli
