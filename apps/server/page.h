// The files of the page, all in memory, each with what its answer needs.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace huisu::server {

struct PageFile {
    std::string bytes;
    std::string packed;  ///< the same as gzip; "" where that is not smaller
    std::string_view type;
    std::string tag;          ///< of the contents, without quotation marks
    bool is_lasting = false;  ///< its name changes with its contents: browsers may keep it for good
};

class Page {
public:
    /// No files.
    Page() = default;
    /// The files below the folder. Links, hidden files and whatever cannot be read are left out.
    explicit Page(const std::string& folder);

    /// "/assets/a.js"; "/" is "/index.html". Null where there is no such file.
    const PageFile* find(std::string_view path) const;
    /// Whether there is something to show.
    bool has_start() const { return find("/") != nullptr; }

private:
    std::map<std::string, PageFile, std::less<>> files_;
};

/// "text/html; charset=utf-8" and so on, by the name's ending.
std::string_view media_type(std::string_view name);

}  // namespace huisu::server
