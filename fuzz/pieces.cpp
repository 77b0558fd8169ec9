// A source may hand out its bytes in pieces of any size: the reader must find the same records and the same errors as
// in one piece. The first byte chooses the size and, for some, the format.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "huisu/text.h"

namespace {

using namespace huisu;
using Item = Expected<Record, ParseError>;

[[noreturn]] void fail(const char* what, std::string_view text) {
    std::fprintf(stderr, "%s:\n%.*s\n", what, static_cast<int>(text.size()), text.data());
    std::abort();
}

std::vector<Item> items_of(std::string_view text, std::size_t piece, const ParseOptions& options) {
    std::vector<Item> items;
    RecordReader reader(
        [text, piece](std::span<char> buffer) mutable {
            const std::size_t length = std::min({buffer.size(), piece, text.size()});
            std::copy_n(text.begin(), length, buffer.begin());
            text.remove_prefix(length);
            return length;
        },
        options);
    while (auto item = reader.next()) items.push_back(std::move(*item));
    return items;
}

bool are_equal(const Item& a, const Item& b) {
    if (a.has_value() != b.has_value()) return false;
    if (!a) return a.error() == b.error();
    return a->puzzle == b->puzzle && a->layout == b->layout && a->line == b->line && a->tail == b->tail &&
           a->separated == b->separated;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text(data + 1, data + size);
    ParseOptions options;
    const auto formats = all_formats();
    if (data[0] % 4 == 1) options.format = formats[data[0] / 4 % formats.size()];

    const std::vector<Item> whole = items_of(text, text.size() + 1, options);
    const std::vector<Item> pieces = items_of(text, std::size_t{1} << data[0] % 8, options);
    if (whole.empty()) fail("neither a record nor an error", text);
    if (whole.size() != pieces.size()) fail("another number of records in pieces", text);
    for (std::size_t i = 0; i < whole.size(); ++i)
        if (!are_equal(whole[i], pieces[i])) fail("another record in pieces", text);
    return 0;
}
