// See page.h.
#include "server/page.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

#include "server/gzip.h"

namespace huisu::server {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = std::uintmax_t{64} << 20;  // of the whole page: a wrong folder may hold anything

struct MediaType {
    std::string_view ending;
    std::string_view type;
};
constexpr std::array<MediaType, 17> kTypes{{{".html", "text/html; charset=utf-8"},
                                            {".js", "text/javascript; charset=utf-8"},
                                            {".mjs", "text/javascript; charset=utf-8"},
                                            {".css", "text/css; charset=utf-8"},
                                            {".wasm", "application/wasm"},
                                            {".json", "application/json"},
                                            {".map", "application/json"},
                                            {".webmanifest", "application/manifest+json"},
                                            {".svg", "image/svg+xml"},
                                            {".png", "image/png"},
                                            {".jpg", "image/jpeg"},
                                            {".webp", "image/webp"},
                                            {".ico", "image/x-icon"},
                                            {".woff2", "font/woff2"},
                                            {".txt", "text/plain; charset=utf-8"},
                                            {".xml", "application/xml"},
                                            {".pdf", "application/pdf"}}};

/// FNV-1a: tells one version of a file from another, and nothing else.
std::string tag_of(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return fmt::format("{:016x}", hash);
}

bool is_packed_already(std::string_view type) {
    return type.starts_with("image/") ? type != "image/svg+xml" && type != "image/x-icon" : type.starts_with("font/");
}

std::optional<std::string> contents_of(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return std::nullopt;
    std::string bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    return stream.bad() ? std::nullopt : std::optional(std::move(bytes));
}

PageFile file_of(std::string_view name, std::string bytes) {
    constexpr int kLevel = 9;
    PageFile file;
    file.type = media_type(name);
    file.tag = tag_of(bytes);
    file.is_lasting = name.starts_with("/assets/");
    if (!is_packed_already(file.type)) file.packed = gzipped(bytes, kLevel);
    if (file.packed.size() >= bytes.size()) file.packed.clear();
    file.bytes = std::move(bytes);
    return file;
}

}  // namespace

std::string_view media_type(std::string_view name) {
    for (const MediaType& type : kTypes)
        if (name.ends_with(type.ending)) return type.type;
    return "application/octet-stream";
}

Page::Page(const std::string& folder) {
    std::error_code error;
    std::uintmax_t left = kMostBytes;
    fs::recursive_directory_iterator entries(folder, error);
    while (!error && entries != fs::recursive_directory_iterator()) {
        const fs::directory_entry& entry = *entries;
        const bool is_hidden = entry.path().filename().string().starts_with('.');
        const fs::file_status status = entry.symlink_status(error);
        if (is_hidden && fs::is_directory(status)) entries.disable_recursion_pending();
        if (!error && !is_hidden && fs::is_regular_file(status)) {
            const std::string name = "/" + entry.path().lexically_relative(folder).generic_string();
            auto bytes = entry.file_size(error) <= left && !error ? contents_of(entry.path()) : std::nullopt;
            if (bytes && bytes->size() <= left) {
                left -= bytes->size();
                files_.emplace(name, file_of(name, std::move(*bytes)));
            }
        }
        error.clear();
        entries.increment(error);
    }
}

const PageFile* Page::find(std::string_view path) const {
    const auto found = files_.find(path == "/" ? "/index.html" : path);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace huisu::server
