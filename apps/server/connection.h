// One client's connection, with an end to everything: to how long it may be silent, to how long a request may take to
// come in and an answer to go out, and to how many bytes stand before the body.
//
// httplib reads and writes through it; between requests the caller waits here for the next one. All waiting ends when
// the server stops, that for a client to read its answer two seconds later.
#pragma once

#include <httplib.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>

namespace huisu::server {

class Connection : public httplib::Stream {
public:
    using Clock = std::chrono::steady_clock;

    /// `patience`: for a request to come in whole, and for an answer to go out. Closes the socket in the end.
    Connection(int socket, int wake_descriptor, Clock::duration patience);
    ~Connection() override;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    enum class Arrival : std::uint8_t { kHere, kNotYet, kNever };
    /// Waits for the first byte of a request; never comes where the client has gone, or the server stops.
    Arrival wait_for_request(Clock::duration how_long);
    /// The head of the request is read.
    void begin_body() { is_in_head_ = false; }
    /// The answer may take its own time.
    void begin_answer() { deadline_ = Clock::now() + patience_; }

    /// Nothing can follow on this connection: its state is not known.
    void close_after() { must_close_ = true; }
    bool must_close() const { return must_close_; }
    /// The request took too long.
    bool is_late() const { return is_late_; }
    bool head_is_too_long() const { return head_is_too_long_; }

    bool takes_gzip = false;  ///< as the request says

    bool is_readable() const override;
    bool is_writable() const override;
    ssize_t read(char* bytes, std::size_t size) override;
    ssize_t write(const char* bytes, std::size_t size) override;
    void get_remote_ip_and_port(std::string& ip, int& port) const override;
    void get_local_ip_and_port(std::string& ip, int& port) const override;
    int socket() const override { return socket_; }

private:
    /// Waits until the socket can be read or written; false where it is too late or the server stops.
    bool wait_for(short events, Clock::time_point deadline, bool until_stop) const;
    bool wait_to_write();
    bool fill();
    /// Reads and drops what the client still sends, so that it sees the answer rather than a reset connection.
    void linger();

    int socket_;
    int wake_descriptor_;
    Clock::duration patience_;
    Clock::time_point deadline_ = Clock::time_point::max();
    bool is_in_head_ = true;
    bool must_close_ = false;
    bool is_late_ = false;
    bool is_broken_ = false;
    bool is_ending_ = false;  // the server stops, and the deadline is near
    bool head_is_too_long_ = false;
    std::size_t head_bytes_ = 0;
    std::array<char, 16384> buffer_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

}  // namespace huisu::server
