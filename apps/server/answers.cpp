// See answers.h.
#include "server/answers.h"

#include "json/failure.h"
#include "json/say.h"
#include "server/gzip.h"

namespace huisu::server {
namespace {

// 'wasm-unsafe-eval' lets WebAssembly be compiled, and no text be run.
constexpr const char* kContentPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

constexpr std::string_view kNoPage = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>huisu</title>
<h1>huisu</h1>
<p>The page is not here: it was not built, or not installed. Build it (see docs/serving.md), or name its folder:
<code>huisu serve --page FOLDER</code>. The JSON calls at <code>/api/</code> are there.</p>
<p lang="zh">这里没有页面：页面尚未构建或未安装。请先构建（见 docs/serving.md），或指定它的目录：
<code>huisu serve --page FOLDER</code>。<code>/api/</code> 的 JSON 接口可以使用。</p>
)";

/// Whether a header If-None-Match names the tag. Weak or strong does not matter here.
bool has_tag(const std::string& header, const std::string& tag) {
    return header == "*" || header.find('"' + tag + '"') != std::string::npos;
}

}  // namespace

httplib::Headers security_headers() {
    return {{"Content-Security-Policy", kContentPolicy},
            {"X-Content-Type-Options", "nosniff"},
            {"X-Frame-Options", "DENY"},
            {"Referrer-Policy", "no-referrer"},
            {"Cross-Origin-Opener-Policy", "same-origin"},
            {"Cross-Origin-Embedder-Policy", "require-corp"},
            {"Cross-Origin-Resource-Policy", "same-origin"},
            {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"}};
}

void answer_failure(httplib::Response& response, int status, std::string_view code, const std::string& message) {
    answer_json(response, status, json::failure_text({.status = status, .code = code, .message = message}), false);
}

void answer_json(httplib::Response& response, int status, std::string body, bool packs) {
    constexpr std::size_t kWorthwhile = 1024;
    constexpr int kFast = 1;
    response.status = status;
    response.set_header("Cache-Control", "no-store");
    std::string packed = packs && body.size() >= kWorthwhile ? gzipped(body, kFast) : "";
    if (!packed.empty()) {
        response.set_header("Content-Encoding", "gzip");
        body = std::move(packed);
    }
    response.set_header("Vary", "Accept-Encoding");
    response.set_content(body, "application/json");
}

void answer_file(const httplib::Request& request, httplib::Response& response, const PageFile& file, bool packs) {
    const bool is_packed = packs && !file.packed.empty();
    const std::string tag = file.tag + (is_packed ? "-gz" : "");
    response.set_header("ETag", '"' + tag + '"');
    response.set_header("Vary", "Accept-Encoding");
    response.set_header("Cache-Control", file.is_lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (has_tag(request.get_header_value("If-None-Match"), tag)) {
        response.status = 304;
        return;
    }
    response.status = 200;
    if (is_packed) response.set_header("Content-Encoding", "gzip");
    response.set_content(is_packed ? file.packed : file.bytes, std::string(file.type));
}

void answer_without_page(httplib::Response& response) {
    response.status = 503;
    response.set_header("Cache-Control", "no-store");
    response.set_content(std::string(kNoPage), "text/html; charset=utf-8");
}

void answer_refusal(httplib::Response& response, const Connection* connection, Language language) {
    const json::Say say(language);
    if (connection != nullptr && connection->head_is_too_long())
        return answer_failure(response, 431, "too_large", say("the headers are too long", "请求头过长"));
    if (connection != nullptr && connection->is_late())
        return answer_failure(response, 408, "timeout", say("the request took too long", "发送请求用时过长"));
    switch (response.status) {
        case 404: return answer_failure(response, 404, "not_found", say("there is nothing here", "这里没有内容"));
        case 413: return answer_failure(response, 413, "too_large", say("the request is too large", "请求过大"));
        case 414: return answer_failure(response, 414, "too_large", say("the address is too long", "地址过长"));
        case 500:
            // httplib would say in a header what the exception was.
            response.headers.erase("EXCEPTION_WHAT");
            return answer_failure(response, 500, "no_memory",
                                  say("the system gives no more memory", "系统没有更多内存"));
        default: break;
    }
    answer_failure(response, response.status, "bad_request", say("this is no request of HTTP", "不是有效的 HTTP 请求"));
}

}  // namespace huisu::server
