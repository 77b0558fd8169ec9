// "sdm": a collection of puzzles as SudoCue writes it, a line each with 0 for open cells. Recognised as "line": by
// itself such a line tells nothing of the file's name.
#include "text/format.h"

namespace huisu::text {

Expected<Record, ParseError> read_sdm(const RecordText& record, const ParseOptions& options) {
    Expected<Record, ParseError> result = read_line(record, options);
    if (result) {
        result->layout.format = TextFormat::kSdm;
        result->layout.blank = '0';
    }
    return result;
}

Expected<std::string, ParseError> write_sdm(const Puzzle& puzzle, const Layout& layout) {
    Layout with_zeros = layout;
    with_zeros.blank = '0';
    return write_line(puzzle, with_zeros);
}

}  // namespace huisu::text
