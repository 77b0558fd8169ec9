// Between text and puzzles: read every layout in use, write every layout, and say what is wrong in words.
//
// A text holds records, one puzzle each; each is recognised by itself, so that one bad record costs only itself.
// parse() reads a text of one puzzle, RecordReader a stream of any length in constant memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "huisu/error.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/shape.h"
#include "huisu/step.h"

namespace huisu {

enum class Language : std::uint8_t { kEnglish, kChinese };

/// The layouts. format_name() gives the word the command line uses for each.
enum class TextFormat : std::uint8_t {
    kLine,            ///< "line": all cells in one line, then perhaps a tail with name and rating
    kGrid,            ///< "grid": a line of characters for each row
    kBoxed,           ///< "boxed": rows with borders between the boxes, in one of the BoxStyles
    kCsv,             ///< "csv": a line for each row, cells separated by commas
    kTsv,             ///< "tsv": the same with tabs
    kWide,            ///< "wide": a line for each row, numbers separated by blanks
    kCandidates,      ///< "candidates": a grid of candidate lists with borders
    kPencilmarks,     ///< "pencilmarks": size^3 characters in one line (729 for 9x9)
    kSdk,             ///< "sdk": SadMan Sudoku file, sections [Puzzle] and [State]
    kSdm,             ///< "sdm": puzzle collection, a line each with 0 for blanks
    kSdx,             ///< "sdx": SudoCue state: digits, u-digits and candidate lists separated by blanks
    kSs,              ///< "ss": Simple Sudoku file
    kHodoku,          ///< "hodoku": HoDoKu library line
    kOpenSudoku,      ///< "opensudoku": OpenSudoku XML
    kSudokuwiki,      ///< "sudokuwiki": link
    kSudokuExchange,  ///< "sudokuexchange": link
    kSgt,             ///< "sgt": Simon Tatham's game ID
    kJson,            ///< "json": {"puzzle": "..."}, one object a line
    kLeetcode,        ///< "leetcode": array of arrays of characters, numbers or null
    kQqwingCsv,       ///< "qqwing-csv": header line, then the puzzle and a comma
    kDimacs,          ///< "dimacs": conjunctive normal form for SAT solvers (written only)
    kExactCover,      ///< "exact-cover": the exact cover matrix (written only)
    kMiniZinc,        ///< "minizinc": data file (written only)
};

std::string_view format_name(TextFormat format);
std::optional<TextFormat> format_from_name(std::string_view name);
/// All formats, in the order of the enumeration.
std::span<const TextFormat> all_formats();
/// Whether the reader takes the format; the others are only written.
bool is_readable(TextFormat format);

/// How the borders of a boxed grid or a candidate grid are drawn.
enum class BoxStyle : std::uint8_t {
    kPlain,         ///< ` 1 2 3 | 4 5 6 | 7 8 9` and `-------+-------+-------`
    kQqwing,        ///< the same with `-------|-------|-------`
    kSimpleSudoku,  ///< `*-----------*`, `|123|456|789|`, `|---+---+---|`
    kSadMan,        ///< `+---+---+---+`, `|123|456|789|`
    kHodoku,        ///< `.-------.-------.-------.`, `| 1 2 3 | 4 5 6 | 7 8 9 |`, `:-------+...`, `'-------'...`
    kUnicode,       ///< box-drawing characters
};

/// A format with its details, enough to write a record the way it was read.
struct Layout {
    TextFormat format = TextFormat::kLine;
    BoxStyle box_style = BoxStyle::kPlain;
    char blank = '.';  ///< what stands for an open cell where the format leaves a choice

    friend bool operator==(const Layout&, const Layout&) = default;
};

struct ParseOptions {
    /// Take the text for this format instead of recognising it.
    std::optional<TextFormat> format;
    /// The box shape, where the text itself does not say it; otherwise the most nearly square one that fits the size.
    std::optional<Shape> shape;
};

struct Record {
    Puzzle puzzle;
    Layout layout;
    std::size_t line = 1;    ///< line on which the record begins, counted from 1
    std::string tail;        ///< what followed the puzzle on its line (name, rating), trimmed
    bool separated = false;  ///< a blank line stood before it
};

/// Reads the one puzzle of a text. More than one is an error of kind kWrongCellCount at the second.
Expected<Puzzle, ParseError> parse(std::string_view text, const ParseOptions& options = {});
/// The same with all that is known of it.
Expected<Record, ParseError> parse_record(std::string_view text, const ParseOptions& options = {});

/// Reads a stream record by record. Memory stays below a few megabytes whatever the stream holds.
class RecordReader {
public:
    /// Fills the buffer with the next bytes and returns how many; 0 at the end.
    using Source = std::function<std::size_t(std::span<char> buffer)>;

    explicit RecordReader(Source source, const ParseOptions& options = {});
    ~RecordReader();
    RecordReader(RecordReader&&) noexcept;
    RecordReader& operator=(RecordReader&&) noexcept;

    /// The next record, or why the next piece of text is none; nothing at the end. After an error, reading goes on with
    /// the next record. A stream without any record gives one error of kind kEmpty.
    std::optional<Expected<Record, ParseError>> next();

    /// The short way for long runs of the commonest record, 81 cells and a line feed. Where such a line would be a
    /// record, whatever came before it, `accept` sees the bytes at hand from the start of the next line on, takes as
    /// many whole lines of that kind from their beginning as it likes, and returns their number; they count as read. It
    /// is for `accept` to see that each has 81 cells and at least one digit (read_lines() in huisu/batch.h does). Gives
    /// the number of the first line and how many were taken; none where the next record has to be read with next().
    struct LineRun {
        std::size_t first_line = 1;
        std::size_t lines = 0;
    };
    LineRun take_lines(const std::function<std::size_t(std::string_view)>& accept);
    /// The same for threads that take turns: reads into `room`, as much as it holds, where nothing is left of what was
    /// read before. A thread that always brings its own room keeps the text in its own cache.
    LineRun take_lines(const std::function<std::size_t(std::string_view)>& accept, std::vector<char>& room);
    /// The same for a caller who reads by itself: so many lines of 81 cells and a line feed, which are next in the
    /// stream, count as read, and the source is to go on behind them. Nothing, and no change, where such lines would
    /// not be records by themselves or whole ones have been taken from the source already.
    struct LineStep {
        std::size_t first_line = 1;
        std::size_t bytes_taken = 0;  ///< of the first line, by now: it begins so many bytes before the source's next
    };
    std::optional<LineStep> step_over_lines(std::size_t lines);
    /// The last `lines` of those stepped over are next again, and the source is to go on with them. Nothing else may
    /// have been read since.
    void step_back_lines(std::size_t lines);

    /// Bytes taken from the source so far.
    std::uint64_t bytes_read() const;

private:
    class State;
    std::unique_ptr<State> state_;
};

/// A puzzle in a layout, whole lines, each with its line end. What is written reads back the same (with
/// ParseOptions::shape where the layout cannot express a box that is not the most nearly square one). An error of kind
/// kBadShape or kBadField where the layout cannot hold the puzzle: a 25x25 grid in a 9x9 format, pencilmarks in one for
/// givens only.
Expected<std::string, ParseError> format(const Puzzle& puzzle, const Layout& layout = {});
Expected<std::string, ParseError> format(const Grid& grid, const Layout& layout = {});
/// What goes before the first and after the last record of a file in that format ("" for most).
std::string format_begin(const Layout& layout);
std::string format_end(const Layout& layout);
/// Whether a record of the layout takes more than one line.
bool is_multiline(TextFormat format);
/// The layout in which the answer to a record of `layout` is given: the same, or the nearest that holds plain grids.
Layout answer_layout(const Layout& layout);

/// Sentences for people, without a final stop and without the place (line and column), which the caller prints first.
std::string describe(const ParseError& error, Language language = Language::kEnglish);
std::string describe(const RuleBreak& rule_break, const Shape& shape, Language language = Language::kEnglish);

/// What people call the technique of the step: "Unique rectangle, type 1", "Dynamic cell forcing chain".
std::string step_title(const Step& step, Language language = Language::kEnglish);

/// How much is told: a hint gives away a little at a time.
enum class StepDetail : std::uint8_t {
    kWhere,      ///< "Look at row 3.": not what is to be seen there
    kTechnique,  ///< "Naked pair: look at row 3."
    kReason,     ///< all of it
};

struct StepText {
    /// Chains link by link, however long, with the steps nested in them. Otherwise long ones show their beginning and
    /// their end.
    bool full = false;
    StepDetail detail = StepDetail::kReason;
};

/// A step for a learner: the technique, the cells of the pattern, what follows and why. Whole sentences; those of
/// chains have a line for each link, separated by line feeds, without one at the end.
std::string describe(const Step& step, Language language = Language::kEnglish, const StepText& options = {});

}  // namespace huisu
