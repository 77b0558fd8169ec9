// OpenSudoku files in a build without pugixml (HUISU_XML off, as in WebAssembly): they are recognised, and refused.
#include "text/format.h"

namespace huisu::text {
namespace {

constexpr const char* kName = "opensudoku";

}  // namespace

Expected<Record, ParseError> read_opensudoku(const RecordText& record, const ParseOptions& /*options*/) {
    return error_at(record, 0, ParseErrorKind::kAbsentFormat, kName);
}

Expected<std::string, ParseError> write_opensudoku(const Puzzle& /*puzzle*/, const Layout& /*layout*/) {
    ParseError error;
    error.kind = ParseErrorKind::kAbsentFormat;
    error.text = kName;
    return error;
}

}  // namespace huisu::text
