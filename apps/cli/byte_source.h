// Bytes from a file or a pipe, with word before it has to wait for them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace huisu::cli {

class ByteSource {
public:
    /// Opens the file; "-" is standard input. When that fails, error() says why and read() returns nothing.
    explicit ByteSource(const std::string& path);
    ~ByteSource();
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;

    /// The next bytes; 0 at the end, after an error, or when the program is stopping. Calls `before_wait` when there
    /// are no bytes yet.
    std::size_t read(std::span<char> buffer, const std::function<void()>& before_wait);

    /// Where read() goes on, in a regular file; nothing where less than so many bytes follow.
    std::optional<std::uint64_t> place_before(std::size_t bytes) const;
    /// read() goes on at that place.
    void go_to(std::uint64_t place);
    /// Reads from a place, whatever read() does meanwhile. Fewer bytes than fit only at the end of the file, after an
    /// error, or when the program is stopping.
    std::size_t read_at(std::uint64_t place, std::span<char> buffer) const;

    bool is_open() const { return descriptor_ >= 0; }
    int error() const { return error_; }
    /// Of a regular file.
    std::optional<std::uint64_t> size() const { return size_; }

private:
    bool wait_for_bytes(const std::function<void()>& before_wait) const;

    int descriptor_ = -1;
    bool is_owned_ = false;
    int error_ = 0;
    std::optional<std::uint64_t> size_;
};

/// The size of a regular file; nothing for pipes, devices and what is not there.
std::optional<std::uint64_t> file_size(const std::string& path);

}  // namespace huisu::cli
