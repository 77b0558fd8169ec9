// The table of "qqwing --csv": a header "Puzzle,Solution,..." and a line for each puzzle, its 81 cells first, a comma
// after each field. The reader skips the header; the other fields are kept as the tail. Written is the first column,
// 9x9 givens only.
#include "text/capacity.h"
#include "text/cell_run.h"
#include "text/format.h"

namespace huisu::text {
namespace {

std::string_view unquoted(std::string_view field) {
    field = trimmed(field);
    if (field.size() >= 2 && field.front() == '"' && field.back() == '"') return field.substr(1, field.size() - 2);
    return field;
}

}  // namespace

Expected<Record, ParseError> read_qqwing_csv(const RecordText& record, const ParseOptions& /*options*/) {
    const std::string_view line = trimmed(record.text);
    if (line.empty()) return error_at(record, 0, ParseErrorKind::kEmpty);
    const std::size_t comma = line.find(',');
    const std::string_view run = unquoted(line.substr(0, comma));
    const auto begin = run.empty() ? 0 : static_cast<std::size_t>(run.data() - record.text.data());

    Record result;
    result.layout.format = TextFormat::kQqwingCsv;
    result.line = record.line;
    if (const auto fault = fill_givens(result.puzzle, run)) return located(record, begin, *fault);
    if (comma != std::string_view::npos) {
        std::string_view tail = trimmed(line.substr(comma + 1));
        if (tail.ends_with(',')) tail.remove_suffix(1);
        result.tail = trimmed(tail);
    }
    return result;
}

Expected<std::string, ParseError> write_qqwing_csv(const Puzzle& puzzle, const Layout& /*layout*/) {
    if (const auto error = misfit(puzzle, {.only_3x3 = true})) return *error;
    return run_of(puzzle.digits(), '.') + ",\n";
}

}  // namespace huisu::text
