// Links that carry a puzzle as 81 digits in a parameter of the query. Each site's file says which host and parameter.
#pragma once

#include <string_view>

#include "text/format.h"

namespace huisu::text {

struct LinkSite {
    TextFormat format;
    std::string_view host;       ///< without www
    std::string_view parameter;  ///< "bd" in ...?bd=53..7....
    std::string_view written;    ///< a link of ours up to the digits
};

Expected<Record, ParseError> read_link(const LinkSite& site, const RecordText& record);
Expected<std::string, ParseError> write_link(const LinkSite& site, const Puzzle& puzzle);

}  // namespace huisu::text
