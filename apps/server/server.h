// Serves the page from a folder and the JSON calls at /api/VERB, to programs on this machine unless told otherwise.
//
//   Server (httplib: HTTP) -> gate (may this browser ask?) -> page (files in memory) or api (huisu::json::call)
//
// The page's files are read once, at the start, so that a request's path is a key of a table and never a path of the
// file system.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "huisu/budget.h"
#include "huisu/text.h"

namespace huisu::server {

struct ServeOptions {
    std::string host = "127.0.0.1";  ///< the address to listen on
    int port = 0;                    ///< 0: any that is free
    /// Names by which browsers may call this server, besides localhost, `host` and any address in numbers.
    std::vector<std::string> names;
    std::string folder;  ///< of the page; "" for none

    std::size_t body_bytes = std::size_t{1} << 20;  ///< of a request, at most
    std::size_t puzzles = 1000;                     ///< that a request reads or makes, at most
    double call_seconds = 10;                       ///< for an answer, at most; then it is "unknown"
    std::size_t calls = 16;                         ///< at once, at most; one more is told to come again (429)
    double client_seconds = 10;                     ///< for a client to send its request, or to take its answer

    Language language = Language::kEnglish;  ///< of sentences, where the client does not say
    // Either ends the serving: that this descriptor can be read, or that the time has come.
    int stop_descriptor = -1;
    Budget::Clock::time_point deadline = Budget::Clock::time_point::max();
};

class Server {
public:
    explicit Server(ServeOptions options);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Takes the port; false where that is not to be had.
    bool bind();
    int port() const;
    /// How to call it in a browser.
    std::string url() const;
    bool has_page() const;

    /// Answers until it is told to stop, then lets the answers under way go out.
    void run();

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace huisu::server
