// One puzzle as a JSON object, a line each when written:
//
//   {"puzzle":"53..7....6..195..."}                       the usual case: givens only
//   {"puzzle":"...","box":"3x2"}                          boxes of 3 rows and 2 columns in a 6x6 grid
//   {"puzzle":"...","placed":["r1c3"]}                    digits of the puzzle that are not givens
//   {"puzzle":"...","candidates":[["12","3",...],...]}    what each cell may take, filled cells included
//
// Read are also the keys grid, givens, quiz, quizzes and board; boards in every form of json_board.cpp, among them
// size^3 characters of candidates; and a box as [3,2]. Other keys are passed over. Beyond 61 digits there are no
// characters left, so boards and candidate lists are arrays of numbers. The box is written where the size alone would
// be read differently.
#include <array>
#include <charconv>

#include "text/alphabet.h"
#include "text/capacity.h"
#include "text/json_board.h"

namespace huisu::text {
namespace {

constexpr std::array kBoardKeys{"puzzle", "grid", "givens", "quiz", "quizzes", "board"};
constexpr int kAmbiguousSize = 27;  // its 729 cells would be read as the candidates of 9x9

/// Where the value of a key of the outermost object begins, near enough to point at.
std::size_t place_of(std::string_view text, std::string_view key) {
    std::size_t place = 0;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '[' || text[i] == '{') ++depth;
        if (text[i] == ']' || text[i] == '}') --depth;
        if (text[i] != '"') continue;
        const std::size_t start = ++i;
        for (; i < text.size() && text[i] != '"'; ++i)
            if (text[i] == '\\') ++i;
        const std::size_t next = text.find_first_not_of(" \t\r\n", i + 1);
        const bool is_key = depth == 1 && next != std::string_view::npos && text[next] == ':';
        if (is_key && text.substr(start, i - start) == key)
            place = std::min(text.find_first_not_of(" \t\r\n", next + 1), text.size());
    }
    return place;
}

Fault bad_field(const Json& value) {
    return Fault{0, ParseErrorKind::kBadField, shown(value)};
}

std::optional<Shape> shape_from(const Json& box) {
    if (box.is_string()) return shape_from_name(box.get_ref<const std::string&>());
    if (!box.is_array() || box.size() != 2) return std::nullopt;
    const auto rows = digit_from(box[0], kMaxSize);
    const auto cols = digit_from(box[1], kMaxSize);
    if (!rows || !cols) return std::nullopt;
    return Shape::make(*rows, *cols);
}

/// "r1c3" as a cell; nothing when it is not one of the grid.
std::optional<Cell> cell_from(const Json& name, const Shape& shape) {
    if (!name.is_string()) return std::nullopt;
    const std::string& text = name.get_ref<const std::string&>();
    const char* const end = text.data() + text.size();
    int row = 0;
    int col = 0;
    if (text.empty() || text[0] != 'r') return std::nullopt;
    const auto [middle, row_status] = std::from_chars(text.data() + 1, end, row);
    if (row_status != std::errc{} || middle == end || *middle != 'c') return std::nullopt;
    const auto [rest, col_status] = std::from_chars(middle + 1, end, col);
    if (col_status != std::errc{} || rest != end) return std::nullopt;
    if (row < 1 || col < 1 || row > shape.size() || col > shape.size()) return std::nullopt;
    return shape.cell_at(row - 1, col - 1);
}

std::optional<Fault> read_placed(const Json& names, Puzzle& puzzle) {
    if (!names.is_array()) return bad_field(names);
    for (const Json& name : names) {
        const auto cell = cell_from(name, puzzle.shape());
        if (!cell || puzzle.is_open(*cell)) return bad_field(name);
        puzzle.set_placed(*cell, puzzle.digit(*cell));
    }
    return std::nullopt;
}

/// "123", or [1,2,3].
std::optional<DigitSet> digits_from(const Json& list, int size) {
    DigitSet digits;
    if (list.is_string()) {
        for (const char c : list.get_ref<const std::string&>()) {
            const auto digit = digit_of(c, size);
            if (!digit) return std::nullopt;
            digits.insert(*digit);
        }
        return digits;
    }
    if (!list.is_array()) return std::nullopt;
    for (const Json& value : list) {
        const auto digit = value.is_number_integer() ? digit_from(value, size) : std::nullopt;
        if (!digit || *digit == kNoDigit) return std::nullopt;
        digits.insert(*digit);
    }
    return digits;
}

std::optional<Fault> read_candidates(const Json& rows, Puzzle& puzzle) {
    const auto size = static_cast<std::size_t>(puzzle.size());
    if (!rows.is_array() || rows.size() != size) return bad_field(rows);
    Cell cell = 0;
    for (const Json& row : rows) {
        if (!row.is_array() || row.size() != size) return bad_field(row);
        for (const Json& list : row) {
            const auto digits = digits_from(list, puzzle.size());
            if (!digits) return bad_field(list);
            if (puzzle.is_open(cell))
                puzzle.set_candidates(cell, *digits);
            else if (!digits->contains(puzzle.digit(cell)))
                return bad_field(list);
            ++cell;
        }
    }
    return std::nullopt;
}

/// The character that the board uses for its first open cell.
char blank_in(const Json& board, const Puzzle& puzzle) {
    if (!board.is_string()) return '.';
    for (const char c : board.get_ref<const std::string&>())
        if (is_blank(c, puzzle.size())) return c;
    return '.';
}

std::string in_quotes(const std::string& text) {
    return '"' + text + '"';
}

std::string list_text(DigitSet digits, int size) {
    const bool has_characters = size <= kMaxCharacterSize;
    std::string text;
    for (const Digit digit : digits) {
        if (has_characters)
            text += character_of(digit);
        else
            text += (text.empty() ? "" : ",") + std::to_string(digit);
    }
    return has_characters ? in_quotes(text) : '[' + text + ']';
}

/// [[...],[...],...] with what `value_of` says for each cell.
template <class ValueOf>
std::string rows_text(const Shape& shape, ValueOf value_of) {
    std::string text;
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        if (shape.col_of(cell) == 0)
            text += cell == 0 ? "[[" : "],[";
        else
            text += ',';
        text += value_of(cell);
    }
    return text + "]]";
}

std::string placed_text(const Puzzle& puzzle) {
    std::string names;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        if (puzzle.is_placed(cell)) names += (names.empty() ? "" : ",") + in_quotes(cell_name(cell, puzzle.size()));
    return names;
}

}  // namespace

Expected<Record, ParseError> read_json(const RecordText& record, const ParseOptions& options) {
    if (trimmed(record.text).empty()) return error_at(record, 0, ParseErrorKind::kEmpty);
    const auto root = parse_json(record);
    if (!root) return root.error();
    if (!root->is_object()) return error_at(record, 0, ParseErrorKind::kBadJson, shown(*root));
    const auto board_key =
        std::find_if(kBoardKeys.begin(), kBoardKeys.end(), [&](const char* key) { return root->contains(key); });
    if (board_key == kBoardKeys.end()) return error_at(record, 0, ParseErrorKind::kBadJson, kBoardKeys[0]);

    std::optional<Shape> shape = options.shape;
    if (const auto box = root->find("box"); box != root->end()) {
        shape = shape_from(*box);
        if (!shape) return located(record, place_of(record.text, "box"), bad_field(*box));
    }
    const Json& board = root->at(*board_key);
    auto puzzle = board_of(board, shape);
    if (!puzzle) return board_error(record, place_of(record.text, *board_key), board, puzzle.error());

    Record result;
    result.puzzle = std::move(*puzzle);
    result.layout.format = TextFormat::kJson;
    result.layout.blank = blank_in(board, result.puzzle);
    result.line = record.line;
    if (const auto placed = root->find("placed"); placed != root->end())
        if (const auto fault = read_placed(*placed, result.puzzle))
            return located(record, place_of(record.text, "placed"), *fault);
    if (const auto candidates = root->find("candidates"); candidates != root->end())
        if (const auto fault = read_candidates(*candidates, result.puzzle))
            return located(record, place_of(record.text, "candidates"), *fault);
    return result;
}

Expected<std::string, ParseError> write_json(const Puzzle& puzzle, const Layout& layout) {
    const Shape& shape = puzzle.shape();
    const int size = puzzle.size();
    std::string text = "{\"puzzle\":";
    if (size <= kMaxCharacterSize)
        text += in_quotes(run_of(puzzle.digits(), is_blank(layout.blank, size) ? layout.blank : '.'));
    else
        text += rows_text(shape, [&](Cell cell) { return std::to_string(puzzle.digit(cell)); });
    if (Shape::of_size(size) != shape || size == kAmbiguousSize) text += ",\"box\":" + in_quotes(shape_name(shape));
    if (const std::string names = placed_text(puzzle); !names.empty()) text += ",\"placed\":[" + names + ']';
    if (is_restricted(puzzle))
        text +=
            ",\"candidates\":" + rows_text(shape, [&](Cell cell) { return list_text(puzzle.candidates(cell), size); });
    return text + "}\n";
}

}  // namespace huisu::text
