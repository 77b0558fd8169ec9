// Links into the solver of sudokuwiki.org: https://www.sudokuwiki.org/sudoku.htm?bd=<81 digits, 0 for an open cell>.
// Givens of a 9x9 grid only.
#include "text/link.h"

namespace huisu::text {
namespace {

constexpr LinkSite kSite{TextFormat::kSudokuwiki, "sudokuwiki.org", "bd", "https://www.sudokuwiki.org/sudoku.htm?bd="};

}  // namespace

Expected<Record, ParseError> read_sudokuwiki(const RecordText& record, const ParseOptions& /*options*/) {
    return read_link(kSite, record);
}

Expected<std::string, ParseError> write_sudokuwiki(const Puzzle& puzzle, const Layout& /*layout*/) {
    return write_link(kSite, puzzle);
}

}  // namespace huisu::text
