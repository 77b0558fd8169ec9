// Feeds any bytes to the reader. It must come to an end, and every puzzle it finds, written in each format that accepts
// it, must read back the same: the same candidates in every cell, and the same digits where the format keeps digits.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "huisu/text.h"

namespace {

using namespace huisu;

[[noreturn]] void fail(const char* what, const std::string& text) {
    std::fprintf(stderr, "%s:\n%s\n", what, text.c_str());
    std::abort();
}

bool has_same_candidates(const Puzzle& a, const Puzzle& b) {
    if (a.shape() != b.shape()) return false;
    for (Cell cell = 0; cell < a.cells(); ++cell)
        if (a.candidates(cell) != b.candidates(cell)) return false;
    return true;
}

bool keeps_digits(TextFormat format) {
    return format != TextFormat::kCandidates && format != TextFormat::kPencilmarks;
}

bool keeps_placed(TextFormat format) {
    return format == TextFormat::kSdk || format == TextFormat::kSdx || format == TextFormat::kHodoku ||
           format == TextFormat::kOpenSudoku || format == TextFormat::kJson;
}

void check_round_trip(const Puzzle& puzzle, const Layout& layout, const ParseOptions& options) {
    const Expected<std::string, ParseError> text = format(puzzle, layout);
    if (!text) return;
    const std::string file = format_begin(layout) + *text + format_end(layout);
    const Expected<Record, ParseError> back = parse_record(file, options);
    if (!back) fail(describe(back.error()).c_str(), file);
    if (!has_same_candidates(back->puzzle, puzzle)) fail("other candidates", file);
    if (keeps_digits(layout.format) && back->puzzle.digits() != puzzle.digits()) fail("other digits", file);
    if (keeps_placed(layout.format) && back->puzzle.givens() != puzzle.givens()) fail("other givens", file);
}

void check_formats(const Record& record) {
    const Puzzle& puzzle = record.puzzle;
    for (const TextFormat format : all_formats()) {
        if (!is_readable(format)) continue;
        Layout layout = record.layout;
        layout.format = format;
        ParseOptions options;
        options.shape = puzzle.shape();
        check_round_trip(puzzle, layout, options);
        if (puzzle.shape() == Shape::of_size(puzzle.size())) check_round_trip(puzzle, layout, {});
    }
}

// The first byte chooses options, so that forced formats are tried as well.
ParseOptions options_from(std::uint8_t choice) {
    ParseOptions options;
    const std::span<const TextFormat> formats = all_formats();
    const TextFormat format = formats[choice / 4 % formats.size()];
    if (choice % 4 == 1 && is_readable(format)) options.format = format;
    if (choice % 4 == 2) options.shape = Shape::make(choice / 4 % 8 + 1, choice / 32 % 8 + 1);
    return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::size_t step = data[0] % 16 == 3 ? 1 : 1 << 16;  // a source may give a byte at a time
    RecordReader reader(
        [&rest, step](std::span<char> buffer) {
            const std::size_t count = std::min({buffer.size(), rest.size(), step});
            std::copy_n(rest.data(), count, buffer.data());
            rest.remove_prefix(count);
            return count;
        },
        options_from(data[0]));
    std::size_t delivered = 0;
    while (const auto item = reader.next()) {
        if (++delivered > size + 2) fail("more records than bytes", {});
        if (*item) {
            if (delivered <= 4) check_formats(**item);
        } else if (describe(item->error()).empty() || describe(item->error(), Language::kChinese).empty()) {
            fail("an error without a sentence", {});
        }
    }
    if (!rest.empty()) fail("not read to the end", {});
    return 0;
}
