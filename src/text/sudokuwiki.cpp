// Links into the solver of sudokuwiki.org: https://www.sudokuwiki.org/sudoku.htm?bd=<81 digits, 0 for an open cell>.
// Givens of a 9x9 grid only.
#include "text/link.h"

namespace huisu::text {
namespace {

constexpr LinkSite kSudokuWikiSite{TextFormat::kSudokuwiki, "sudokuwiki.org", "bd",
                                   "https://www.sudokuwiki.org/sudoku.htm?bd="};

}  // namespace

Expected<Record, ParseError> read_sudokuwiki(const RecordText& record, const ParseOptions& /*options*/) {
    return read_link(kSudokuWikiSite, record);
}

Expected<std::string, ParseError> write_sudokuwiki(const Puzzle& puzzle, const Layout& /*layout*/) {
    return write_link(kSudokuWikiSite, puzzle);
}

}  // namespace huisu::text
