// Links into the player of sudokuexchange.com: https://sudokuexchange.com/play/?s=<81 digits, 0 for an open cell>.
// Givens of a 9x9 grid only.
#include "text/link.h"

namespace huisu::text {
namespace {

constexpr LinkSite kSudokuExchangeSite{TextFormat::kSudokuExchange, "sudokuexchange.com", "s",
                                       "https://sudokuexchange.com/play/?s="};

}  // namespace

Expected<Record, ParseError> read_sudokuexchange(const RecordText& record, const ParseOptions& /*options*/) {
    return read_link(kSudokuExchangeSite, record);
}

Expected<std::string, ParseError> write_sudokuexchange(const Puzzle& puzzle, const Layout& /*layout*/) {
    return write_link(kSudokuExchangeSite, puzzle);
}

}  // namespace huisu::text
