// httplib accepts connections and understands HTTP; how long they may take, and what is left of what it offers
// (compression, ranges), is decided here.
#include "server/server.h"

#include <fcntl.h>
#include <httplib.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <exception>
#include <thread>

#include "server/connection.h"
#include "server/ending.h"
#include "server/gzip.h"
#include "server/routes.h"
#include "server/workers.h"

namespace huisu::server {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostConnections = 64;  // that are served at a time
constexpr std::size_t kMostWaiting = 256;
constexpr std::size_t kMostRequests = 1000;  // of a connection
constexpr std::chrono::seconds kIdle{5};
constexpr std::chrono::milliseconds kLook{100};  // how often a silent client is asked to make room for others

constexpr std::string_view kComeAgain =
    "HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nRetry-After: 1\r\nContent-Type: application/json\r\n"
    "Content-Length: 87\r\n\r\n"
    R"({"error":{"code":"too_many","message":"too many connections; ask again in a second  "}})";

Clock::duration seconds(double count) {
    constexpr double kYear = 365.0 * 24 * 3600;  // longer than anybody waits, and far from the end of the clock
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(std::min(count, kYear)));
}

class HttpServer : public httplib::Server {
public:
    HttpServer(const ServeOptions& options, const Ending& ending) : options_(options), ending_(ending) {
        new_task_queue = [this] { return workers_ = new Workers(kMostConnections, kMostWaiting); };
        set_tcp_nodelay(true);               // head and body are written one after the other
        set_socket_options([](int socket) {  // and not SO_REUSEPORT, with which others could listen here too
            const int yes = 1;
            setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        });
        set_keep_alive_timeout(kIdle.count());
        set_keep_alive_max_count(kMostRequests);
        set_payload_max_length(options.body_bytes);
    }

    /// The line of connections that nobody has accepted yet is longer than httplib makes it.
    void lengthen_line() { ::listen(svr_sock_, SOMAXCONN); }

private:
    bool process_and_close_socket(int socket) override {
        fcntl(socket, F_SETFD, FD_CLOEXEC);
        if (Workers::is_refusing()) {
            // Whether it arrives or not, there is nothing else to do for this client.
            [[maybe_unused]] const ssize_t sent =
                send(socket, kComeAgain.data(), kComeAgain.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
            close(socket);
            return true;
        }
        try {
            Connection connection(socket, ending_.descriptor(), seconds(options_.client_seconds));
            Routes::set_connection(&connection);
            serve(connection);
            Routes::set_connection(nullptr);
        } catch (const std::exception&) {  // no memory is left: the client sees its connection closed
            Routes::set_connection(nullptr);
        }
        return true;
    }

    void serve(Connection& connection) {
        Clock::duration patience = seconds(options_.client_seconds);
        for (std::size_t left = kMostRequests; left > 0; --left) {
            if (!has_request(connection, patience)) return;
            bool is_closed = false;
            const bool is_fine = process_request(connection, left == 1 || ending_.has_begun(), is_closed,
                                                 [&](httplib::Request& request) { take_over(connection, request); });
            if (!is_fine || is_closed || ending_.has_begun()) connection.close_after();
            if (connection.must_close()) return;
            patience = kIdle;
        }
    }

    /// A client that asks for nothing keeps its place until others want it.
    bool has_request(Connection& connection, Clock::duration patience) const {
        const Clock::time_point end = Clock::now() + patience;
        do {
            const auto arrival = connection.wait_for_request(std::min<Clock::duration>(patience, kLook));
            if (arrival != Connection::Arrival::kNotYet) return arrival == Connection::Arrival::kHere;
        } while (Clock::now() < end && !workers_->are_waiting());
        return false;
    }

    /// The head has been read.
    static void take_over(Connection& connection, httplib::Request& request) {
        connection.begin_body();
        connection.takes_gzip = takes_gzip(request.get_header_value("Accept-Encoding"));
        request.headers.erase("Accept-Encoding");  // httplib would compress by itself, and slowly
        request.headers.erase("Range");            // many small ones would make a large answer; all may be ignored
        request.ranges.clear();
    }

    const ServeOptions& options_;
    const Ending& ending_;
    Workers* workers_ = nullptr;  // httplib owns them
};

}  // namespace

class Server::Parts {
public:
    explicit Parts(ServeOptions given) : options(std::move(given)), routes(options, ending), http(options, ending) {
        routes.connect(http);
    }

    ServeOptions options;
    Ending ending;
    Routes routes;
    HttpServer http;
    int port = 0;
};

Server::Server(ServeOptions options) : parts_(std::make_unique<Parts>(std::move(options))) {}

Server::~Server() = default;

bool Server::bind() {
    const ServeOptions& options = parts_->options;
    if (options.port == 0) {
        parts_->port = std::max(0, parts_->http.bind_to_any_port(options.host));
    } else if (parts_->http.bind_to_port(options.host, options.port)) {
        parts_->port = options.port;
    }
    if (parts_->port == 0) return false;
    parts_->http.lengthen_line();
    return true;
}

int Server::port() const {
    return parts_->port;
}

std::string Server::url() const {
    const std::string& host = parts_->options.host;
    const bool is_anywhere = host == "0.0.0.0" || host == "::";
    const std::string name = is_anywhere ? "localhost" : host.find(':') == std::string::npos ? host : "[" + host + "]";
    return "http://" + name + ":" + std::to_string(parts_->port) + "/";
}

bool Server::has_page() const {
    return parts_->routes.has_page();
}

void Server::run() {
    std::atomic<bool> is_over{false};
    std::thread listener([this, &is_over] {
        parts_->http.listen_after_bind();
        is_over = true;
    });
    constexpr std::chrono::milliseconds kMoment{5};
    while (!parts_->http.is_running() && !is_over) std::this_thread::sleep_for(kMoment);
    pollfd stop{parts_->options.stop_descriptor, POLLIN, 0};
    while (!is_over && Clock::now() < parts_->options.deadline) {
        const auto left = std::min<Clock::duration>(kLook, parts_->options.deadline - Clock::now());
        const auto wait = std::chrono::ceil<std::chrono::milliseconds>(left);
        if (poll(&stop, 1, static_cast<int>(wait.count())) > 0) break;
    }
    parts_->ending.begin();
    parts_->http.stop();
    listener.join();
}

}  // namespace huisu::server
