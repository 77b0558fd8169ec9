// Compression of answers, for clients that take it.
#pragma once

#include <string>
#include <string_view>

namespace huisu::server {

/// A gzip file with the bytes; level 1 is fast, 9 is small. "" where there is no memory for it.
std::string gzipped(std::string_view bytes, int level);

/// Whether a header Accept-Encoding takes gzip.
bool takes_gzip(std::string_view accept_encoding);

}  // namespace huisu::server
