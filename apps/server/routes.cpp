// See routes.h.
#include "server/routes.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "json/say.h"
#include "server/answers.h"

namespace huisu::server {
namespace {

constexpr std::string_view kApi = "/api/";
constexpr std::size_t kMostText = std::size_t{16} << 20;

thread_local Connection* serving = nullptr;

std::optional<std::string> header_of(const httplib::Request& request, const char* name) {
    if (!request.has_header(name)) return std::nullopt;
    return request.get_header_value(name);
}

/// A request that is answered from its head leaves its body unread.
void drop_body(httplib::Response& response) {
    if (serving != nullptr) serving->close_after();
    response.set_header("Connection", "close");
}

bool has_body(const httplib::Request& request) {
    return request.has_header("Transfer-Encoding") ||
           (request.has_header("Content-Length") && request.get_header_value("Content-Length") != "0");
}

/// "application/json", whatever follows it.
bool is_json(const std::string& type) {
    std::string name = type.substr(0, type.find(';'));
    while (name.ends_with(' ')) name.pop_back();
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return name == "application/json";
}

/// The largest number there is stands for all that are larger.
std::optional<std::uint64_t> length_of(const httplib::Request& request) {
    const std::string text = request.get_header_value("Content-Length");
    std::uint64_t length = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
    if (end != text.data() + text.size()) return std::nullopt;
    if (error == std::errc::result_out_of_range) return std::numeric_limits<std::uint64_t>::max();
    return error == std::errc{} ? std::optional(length) : std::nullopt;
}

/// One of the calls at once.
class Place {
public:
    Place(std::atomic<std::size_t>& taken, std::size_t most) : taken_(taken), is_mine_(taken.fetch_add(1) < most) {}
    ~Place() { taken_.fetch_sub(1); }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    bool is_mine() const { return is_mine_; }

private:
    std::atomic<std::size_t>& taken_;
    bool is_mine_;
};

std::vector<std::string> names_of(const ServeOptions& options) {
    std::vector<std::string> names = options.names;
    names.push_back(options.host);
    return names;
}

}  // namespace

void Routes::set_connection(Connection* connection) {
    serving = connection;
}

Routes::Routes(const ServeOptions& options, const Ending& ending)
    : options_(options),
      ending_(ending),
      gate_(names_of(options)),
      page_(options.folder.empty() ? Page() : Page(options.folder)) {}

void Routes::connect(httplib::Server& server) {
    server.set_default_headers(security_headers());
    server.set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
        const Outcome outcome = answer_head(request, response);
        if (outcome == Outcome::Handled && has_body(request)) drop_body(response);
        if (outcome == Outcome::Handled && serving != nullptr) serving->begin_answer();
        return outcome;
    });
    for (const std::string_view verb : json::all_verbs())
        server.Post(std::string(kApi) + std::string(verb),
                    [this, verb](const httplib::Request& request, httplib::Response& response,
                                 const httplib::ContentReader& reader) {
                        answer_call(verb, request, response, reader);
                        if (serving != nullptr) serving->begin_answer();
                    });
    server.set_expect_100_continue_handler([this](const httplib::Request& request, httplib::Response& response) {
        if (answer_head(request, response) == Outcome::Unhandled) return 100;
        drop_body(response);
        return response.status;
    });
    server.set_error_handler(
        httplib::Server::HandlerWithResponse([this](const httplib::Request& request, httplib::Response& response) {
            if (response.body.empty()) {
                answer_refusal(response, serving, language_for(request));
                drop_body(response);
            }
            return Outcome::Handled;
        }));
    server.set_post_routing_handler([](const httplib::Request&, httplib::Response& response) {
        response.headers.erase("Accept-Ranges");  // httplib says so, but they are not looked at
        if (response.get_header_value("Connection") == "close") response.headers.erase("Keep-Alive");
    });
}

Language Routes::language_for(const httplib::Request& request) const {
    if (!request.has_header("Accept-Language")) return options_.language;
    return request.get_header_value("Accept-Language").starts_with("zh") ? Language::kChinese : Language::kEnglish;
}

Routes::Outcome Routes::answer_head(const httplib::Request& request, httplib::Response& response) {
    const json::Say say(language_for(request));
    if (request.get_header_value_count("Host") != 1 || !gate_.knows(request.get_header_value("Host"))) {
        answer_failure(response, 403, "bad_host",
                       say("this server is not known by that name; name it with --allow-host",
                           "本服务器不以此名称提供服务；可用 --allow-host 指定"));
        return Outcome::Handled;
    }
    if (!request.path.starts_with(kApi)) {
        answer_page(request, response);
        return Outcome::Handled;
    }
    return refuse_call(request, response) ? Outcome::Handled : Outcome::Unhandled;
}

void Routes::answer_page(const httplib::Request& request, httplib::Response& response) const {
    const json::Say say(language_for(request));
    const PageFile* file = page_.find(request.path);
    const bool lacks_page = file == nullptr && (request.path == "/" || request.path == "/index.html");
    if (file == nullptr && !lacks_page)
        return answer_failure(response, 404, "not_found", say("there is nothing here", "这里没有内容"));
    if (request.method != "GET" && request.method != "HEAD") {
        response.set_header("Allow", "GET, HEAD");
        return answer_failure(response, 405, "bad_method",
                              say("the page is for GET and HEAD only", "页面只接受 GET 和 HEAD"));
    }
    if (lacks_page) return answer_without_page(response);
    answer_file(request, response, *file, serving != nullptr && serving->takes_gzip);
}

bool Routes::refuse_call(const httplib::Request& request, httplib::Response& response) const {
    const json::Say say(language_for(request));
    const auto refuse = [&](int status, std::string_view code, const std::string& message) {
        answer_failure(response, status, code, message);
        return true;
    };
    const auto verbs = json::all_verbs();
    if (std::find(verbs.begin(), verbs.end(), request.path.substr(kApi.size())) == verbs.end())
        return refuse(404, "unknown_verb", say("there is no such verb", "没有这个动作"));
    if (request.method != "POST") {
        response.set_header("Allow", "POST");
        return refuse(405, "bad_method", say("calls are for POST only", "接口只接受 POST"));
    }
    if (!Gate::is_same_site(request.get_header_value("Host"), header_of(request, "Origin"),
                            header_of(request, "Sec-Fetch-Site")))
        return refuse(403, "bad_host", say("pages of other sites may not ask here", "不接受其他网站页面的请求"));
    if (!is_json(request.get_header_value("Content-Type")))
        return refuse(415, "bad_type",
                      say("the request must be of the type application/json", "请求的类型必须是 application/json"));
    if (request.has_header("Transfer-Encoding")) {
        if (request.has_header("Content-Length") || request.get_header_value("Transfer-Encoding") != "chunked")
            return refuse(400, "bad_request", say("the length of the request is not clear", "请求的长度不明确"));
        return false;
    }
    const auto length = length_of(request);
    if (!length || request.get_header_value_count("Content-Length") != 1)
        return refuse(411, "bad_request", say("the length of the request is not said", "没有说明请求的长度"));
    if (*length > options_.body_bytes)
        return refuse(413, "too_large",
                      say("the request has more than {} bytes", "请求超过 {} 字节", options_.body_bytes));
    return false;
}

void Routes::answer_call(std::string_view verb, const httplib::Request& request, httplib::Response& response,
                         const httplib::ContentReader& reader) {
    const json::Say say(language_for(request));
    std::string body;
    bool is_too_large = false;
    const bool is_whole = reader([&](const char* bytes, std::size_t size) {
        is_too_large = body.size() + size > options_.body_bytes;
        if (!is_too_large) body.append(bytes, size);
        return !is_too_large;
    });
    if (!is_whole) {
        drop_body(response);
        if (is_too_large)
            return answer_failure(response, 413, "too_large",
                                  say("the request has more than {} bytes", "请求超过 {} 字节", options_.body_bytes));
        if (serving != nullptr && serving->is_late())
            return answer_failure(response, 408, "timeout", say("the request took too long", "发送请求用时过长"));
        return answer_failure(response, 400, "bad_request", say("the request is not whole", "请求不完整"));
    }
    const Place place(calls_, options_.calls);
    if (!place.is_mine()) {
        response.set_header("Retry-After", "1");
        return answer_failure(response, 429, "too_many",
                              say("{} requests are being answered; ask again in a second",
                                  "正在处理 {} 个请求；请稍后再试", options_.calls));
    }
    json::CallLimits limits;
    limits.bytes = options_.body_bytes;
    limits.puzzles = options_.puzzles;
    limits.text_bytes = kMostText;
    limits.seconds = options_.call_seconds;
    limits.most_seconds = options_.call_seconds;
    limits.language = say.language();
    limits.stop = ending_.flag();
    json::Reply reply = json::call(verb, body, limits);
    answer_json(response, reply.status, std::move(reply.body), serving != nullptr && serving->takes_gzip);
}

}  // namespace huisu::server
