// One entry a format: its name, how it is read and how it is written. The table itself is in format_table.cpp.
//
// The reader (reader.cpp) cuts a stream into RecordTexts and picks the entry; a format's own file only turns one
// RecordText into a Record, and a Puzzle into text. So a new format is one file and one line in the table.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "huisu/error.h"
#include "huisu/puzzle.h"
#include "huisu/text.h"

namespace huisu::text {

/// The text of one record, cut out of a stream: valid UTF-8 with the byte-order mark and carriage returns gone, the
/// lines separated by '\n', full-width and other decimal digits turned into ASCII, box-drawing characters into - | +.
struct RecordText {
    std::string text;
    std::size_t line = 1;    ///< of its first character in the stream
    std::size_t offset = 0;  ///< of its first byte in the stream
    /// Where each byte of `text` came from, as distance from `offset`; empty when nothing was changed (distance =
    /// index).
    std::vector<std::size_t> origins;
    std::size_t column = 1;  ///< of its first character in the stream; more than 1 inside a line of XML or JSON
};

/// An error at text[index] of the record: fills in line, column and offset of the stream.
ParseError error_at(const RecordText& record, std::size_t index, ParseErrorKind kind, std::string text = {},
                    std::size_t found = 0, std::size_t expected = 0);

using Read = Expected<Record, ParseError> (*)(const RecordText& record, const ParseOptions& options);
using Write = Expected<std::string, ParseError> (*)(const Puzzle& puzzle, const Layout& layout);

struct FormatEntry {
    TextFormat format;
    std::string_view name;
    Read read = nullptr;  ///< null: only written
    Write write = nullptr;
    bool is_multiline = false;
    TextFormat answer = TextFormat::kLine;  ///< the format in which a plain grid answers a record of this one
    std::string_view begin = {};            ///< before the first record of a file
    std::string_view end = {};              ///< after the last
};

/// The entry of a format.
const FormatEntry& entry_of(TextFormat format);

// Each of these is defined in the file of its format (line.cpp, grid.cpp, ...).
Expected<Record, ParseError> read_line(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_grid(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_boxed(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_csv(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_tsv(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_wide(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_candidates(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_pencilmarks(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_sdk(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_sdm(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_sdx(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_ss(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_hodoku(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_opensudoku(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_sudokuwiki(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_sudokuexchange(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_sgt(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_json(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_leetcode(const RecordText&, const ParseOptions&);
Expected<Record, ParseError> read_qqwing_csv(const RecordText&, const ParseOptions&);

Expected<std::string, ParseError> write_line(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_grid(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_boxed(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_csv(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_tsv(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_wide(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_candidates(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_pencilmarks(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_sdk(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_sdm(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_sdx(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_ss(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_hodoku(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_opensudoku(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_sudokuwiki(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_sudokuexchange(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_sgt(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_json(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_leetcode(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_qqwing_csv(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_dimacs(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_exact_cover(const Puzzle&, const Layout&);
Expected<std::string, ParseError> write_minizinc(const Puzzle&, const Layout&);

}  // namespace huisu::text
