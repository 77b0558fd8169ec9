// See gate.h.
#include "server/gate.h"

#include <arpa/inet.h>

#include <algorithm>

namespace huisu::server {
namespace {

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

bool is_port(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_address(int family, const std::string& text) {
    in6_addr address{};  // as large as any
    return inet_pton(family, text.c_str(), &address) == 1;
}

/// Without the port; "" where it is no host.
std::string name_of(std::string_view host) {
    if (host.starts_with('[')) {
        const std::size_t end = host.find(']');
        if (end == std::string_view::npos) return {};
        const std::string_view rest = host.substr(end + 1);
        const bool has_port = rest.empty() || (rest.front() == ':' && is_port(rest.substr(1)));
        return has_port ? lower(host.substr(0, end + 1)) : "";
    }
    const std::size_t colon = host.find(':');
    if (colon != std::string_view::npos && !is_port(host.substr(colon + 1))) return {};
    std::string name = lower(host.substr(0, colon));
    if (name.ends_with('.')) name.pop_back();
    return name;
}

}  // namespace

Gate::Gate(std::vector<std::string> names) : names_(std::move(names)) {
    names_.emplace_back("localhost");
    for (std::string& name : names_) name = lower(name);
}

bool Gate::knows(std::string_view host) const {
    const std::string name = name_of(host);
    if (name.empty() || name.find('\0') != std::string::npos) return false;
    if (name.front() == '[') return is_address(AF_INET6, name.substr(1, name.size() - 2));
    return is_address(AF_INET, name) || std::find(names_.begin(), names_.end(), name) != names_.end();
}

bool Gate::is_same_site(std::string_view host, std::optional<std::string_view> origin,
                        std::optional<std::string_view> fetch_site) {
    if (fetch_site && *fetch_site != "same-origin" && *fetch_site != "none") return false;
    if (!origin) return true;
    const std::string said = lower(*origin);
    const std::string own = lower(host);
    return said == "http://" + own || said == "https://" + own;
}

}  // namespace huisu::server
