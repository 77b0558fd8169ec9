// What is answered to a request: a file of the page, the answer to a call, or why not.
#pragma once

#include <httplib.h>

#include <atomic>
#include <string>
#include <string_view>

#include "json/call.h"
#include "server/connection.h"
#include "server/ending.h"
#include "server/gate.h"
#include "server/page.h"
#include "server/server.h"

namespace huisu::server {

class Routes {
public:
    Routes(const ServeOptions& options, const Ending& ending);

    bool has_page() const { return page_.has_start(); }
    /// Has the server ask here. The routes must outlive it.
    void connect(httplib::Server& server);

    /// The connection that this thread serves; null for none.
    static void set_connection(Connection* connection);

private:
    using Outcome = httplib::Server::HandlerResponse;

    /// Answers everything but calls, which have a body that is to be read first.
    Outcome answer_head(const httplib::Request& request, httplib::Response& response);
    void answer_page(const httplib::Request& request, httplib::Response& response) const;
    /// What is wrong with a call as far as its head shows; whether there was something.
    bool refuse_call(const httplib::Request& request, httplib::Response& response) const;
    void answer_call(std::string_view verb, const httplib::Request& request, httplib::Response& response,
                     const httplib::ContentReader& reader);
    Language language_for(const httplib::Request& request) const;

    const ServeOptions& options_;
    const Ending& ending_;
    Gate gate_;
    Page page_;
    std::atomic<std::size_t> calls_{0};  // under way
};

}  // namespace huisu::server
