// See gzip.h.
#include "server/gzip.h"

#include <zlib.h>

namespace huisu::server {

std::string gzipped(std::string_view bytes, int level) {
    constexpr int kGzip = 15 + 16;  // the largest window, and a header of gzip
    constexpr int kMemory = 8;
    z_stream stream{};
    if (deflateInit2(&stream, level, Z_DEFLATED, kGzip, kMemory, Z_DEFAULT_STRATEGY) != Z_OK) return {};
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    // zlib does not write to its input, but older headers do not say so.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const bool is_whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.resize(is_whole ? stream.total_out : 0);
    deflateEnd(&stream);
    return packed;
}

bool takes_gzip(std::string_view accept_encoding) {
    while (!accept_encoding.empty()) {
        const std::size_t end = std::min(accept_encoding.find(','), accept_encoding.size());
        std::string part;
        for (const char c : accept_encoding.substr(0, end))
            if (c != ' ' && c != '\t') part += c;
        accept_encoding.remove_prefix(std::min(end + 1, accept_encoding.size()));
        if (part == "gzip") return true;
        if (part.starts_with("gzip;q=")) return part.find_first_of("123456789", 7) != std::string::npos;
    }
    return false;
}

}  // namespace huisu::server
