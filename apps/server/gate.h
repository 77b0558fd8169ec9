// Who may ask: keeps pages of other sites from using a server on this machine.
//
// A page of another site can send requests here in two ways. It can have its own name lead to this machine (DNS
// rebinding): then the browser says that name in Host, which must be one of ours or an address in numbers, which no
// other site can have. Or it can send a request across sites: then the browser says so in Origin or Sec-Fetch-Site.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace huisu::server {

class Gate {
public:
    explicit Gate(std::vector<std::string> names);

    /// Whether a header Host names this server.
    bool knows(std::string_view host) const;
    /// Whether a call with these headers comes from our own page or from no page at all. Nothing for headers that are
    /// not there.
    static bool is_same_site(std::string_view host, std::optional<std::string_view> origin,
                             std::optional<std::string_view> fetch_site);

private:
    std::vector<std::string> names_;
};

}  // namespace huisu::server
