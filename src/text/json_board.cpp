// A board is an array of rows, a flat array of all cells, an array of strings (a row each), or one string: a character
// for each cell or for each candidate. A cell is null, a number (0 and -1 are open cells) or a string: empty, a
// character of the alphabet, or a number of two numerals. Digits count from 1; a board that counts from 0 cannot be
// told from one that does not, so it is not guessed.
#include "text/json_board.h"

#include <algorithm>
#include <charconv>

#include "text/alphabet.h"

namespace huisu::text {
namespace {

constexpr int kDeepest = 8;
constexpr std::size_t kUsualCells = 81;

/// The index at which brackets nest too deeply, if they do. Brackets in strings do not count.
std::optional<std::size_t> too_deep(std::string_view text) {
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepest) return i;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return std::nullopt;
}

/// Listens for the place of the first error and nothing else.
class ErrorPlace : public nlohmann::json_sax<Json> {
public:
    std::size_t index = 0;
    std::string token;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string& last_token, const nlohmann::detail::exception&) override {
        index = position > 0 ? position - 1 : 0;
        token = last_token;
        return false;
    }
};

/// Where the n-th string, number or word (counted from 0) begins, from `at` on.
std::size_t place_of_value(std::string_view text, std::size_t at, std::size_t n) {
    constexpr std::string_view kBetween = " \t\r\n,:[]{}";
    while (true) {
        at = text.find_first_not_of(kBetween, at);
        if (at == std::string_view::npos) return text.size();
        if (n-- == 0) return at;
        if (text[at] != '"') {
            at = std::min(text.find_first_of(kBetween, at), text.size());
            continue;
        }
        for (++at; at < text.size() && text[at] != '"'; ++at)
            if (text[at] == '\\') ++at;
        at = std::min(at + 1, text.size());
    }
}

/// The n with n to the power of `exponent` == count, from 4 to 64.
std::optional<std::size_t> root_of(std::size_t count, int exponent) {
    for (std::size_t n = kMinSize; n <= kMaxSize; ++n)
        if ((exponent == 2 ? n * n : n * n * n) == count) return n;
    return std::nullopt;
}

std::size_t cells_wanted(const std::optional<Shape>& shape) {
    return shape ? static_cast<std::size_t>(shape->cells()) : kUsualCells;
}

Expected<Puzzle, Fault> givens_of(std::string_view run, std::size_t size, const std::optional<Shape>& asked) {
    const auto shape = shape_for(size, asked);
    if (!shape) return shape.error();
    Puzzle puzzle(*shape);
    if (auto fault = fill_givens(puzzle, run)) return *fault;
    return puzzle;
}

Expected<Puzzle, Fault> candidates_of(std::string_view run, std::size_t size, const std::optional<Shape>& asked) {
    const auto shape = shape_for(size, asked);
    if (!shape) return shape.error();
    Puzzle puzzle(*shape);
    const int digits = puzzle.size();
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        DigitSet set;
        for (Digit digit = 1; digit <= digits; ++digit) {
            const auto i = static_cast<std::size_t>(cell * digits + digit - 1);
            if (digit_of(run[i], digits) == digit)
                set.insert(digit);
            else if (!is_blank(run[i], digits))
                return Fault{i, ParseErrorKind::kBadCharacter, character_at(run, i)};
        }
        puzzle.set_candidates(cell, set);
    }
    return puzzle;
}

/// 64 and 729 characters are cells of one size and candidates of another: 64 are taken as 8x8 cells, 729 as the
/// candidates of 9x9, unless a shape was asked for.
Expected<Puzzle, Fault> board_of_run(std::string_view run, const std::optional<Shape>& asked) {
    const auto fits = [&](std::optional<std::size_t> size) {
        return size && (!asked || *size == static_cast<std::size_t>(asked->size()));
    };
    const auto by_cells = root_of(run.size(), 2);
    const auto by_candidates = root_of(run.size(), 3);
    const bool prefers_candidates = run.size() == 729 && fits(by_candidates);
    if (fits(by_cells) && *by_cells <= kMaxCharacterSize && !prefers_candidates)
        return givens_of(run, *by_cells, asked);
    if (fits(by_candidates) && *by_candidates <= kMaxCharacterSize) return candidates_of(run, *by_candidates, asked);

    for (std::size_t i = 0; i < run.size(); ++i)
        if (!digit_of(run[i], kMaxCharacterSize) && !is_blank(run[i], kMaxCharacterSize))
            return Fault{i, ParseErrorKind::kBadCharacter, character_at(run, i)};
    return Fault{0, ParseErrorKind::kWrongCellCount, {}, run.size(), cells_wanted(asked)};
}

/// The string may be broken into lines: white space in it does not count.
Expected<Puzzle, Fault> board_of_string(std::string_view text, const std::optional<Shape>& asked) {
    std::string run;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t') continue;
        run.push_back(text[i]);
        places.push_back(i);
    }
    auto board = board_of_run(run, asked);
    if (!board) board.error().index = board.error().index < places.size() ? places[board.error().index] : text.size();
    return board;
}

/// An array of as many strings as each has characters, which are rows.
bool is_rows_of_text(const Json& board) {
    return board.size() >= kMinSize && std::all_of(board.begin(), board.end(), [&](const Json& row) {
               return row.is_string() && row.get_ref<const std::string&>().size() == board.size();
           });
}

Expected<Puzzle, Fault> board_of_text_rows(const Json& board, const std::optional<Shape>& asked) {
    std::string run;
    for (const Json& row : board) run += row.get_ref<const std::string&>();
    auto puzzle = givens_of(run, board.size(), asked);
    if (!puzzle) puzzle.error().index /= board.size();  // the row, which is the string to point at
    return puzzle;
}

std::optional<Fault> fill_cell(Puzzle& puzzle, std::size_t index, const Json& value) {
    if (value.is_structured() || value.is_boolean()) return Fault{index, ParseErrorKind::kBadJson, shown(value)};
    const auto digit = digit_from(value, puzzle.size());
    if (!digit)
        return Fault{index, ParseErrorKind::kBadDigit, shown(value), 0, static_cast<std::size_t>(puzzle.size())};
    if (*digit != kNoDigit) puzzle.set_given(static_cast<Cell>(index), *digit);
    return std::nullopt;
}

/// The rows of a board that ends too early are longer than it is high.
std::optional<Fault> missing_rows(const Json& board) {
    if (board[0].is_string() && board.size() == 1) return std::nullopt;  // all cells in one string
    std::size_t longest = 0;
    bool is_equal = true;
    for (const Json& row : board) {
        const bool is_row = row.is_array() || row.is_string();
        const std::size_t size = row.is_string() ? row.get_ref<const std::string&>().size() : row.size();
        if (!is_row || row.type() != board[0].type()) return std::nullopt;
        is_equal = is_equal && (longest == 0 || size == longest);
        longest = std::max(longest, size);
    }
    const bool is_grid = longest >= kMinSize && longest <= kMaxSize && board.size() < longest;
    if (!is_grid || (!is_equal && board.size() >= kMinSize)) return std::nullopt;
    return Fault{0, ParseErrorKind::kMissingRows, {}, board.size(), longest};
}

Expected<Puzzle, Fault> board_of_flat(const Json& board, const std::optional<Shape>& asked) {
    const auto size = root_of(board.size(), 2);
    if (!size) return Fault{0, ParseErrorKind::kWrongCellCount, {}, board.size(), cells_wanted(asked)};
    const auto shape = shape_for(*size, asked);
    if (!shape) return shape.error();
    Puzzle puzzle(*shape);
    for (std::size_t i = 0; i < board.size(); ++i)
        if (auto fault = fill_cell(puzzle, i, board[i])) return *fault;
    return puzzle;
}

Expected<Puzzle, Fault> board_of_rows(const Json& board, const std::optional<Shape>& asked) {
    const std::size_t size = board.size();
    const auto shape = shape_for(size, asked);
    if (!shape) return shape.error();
    Puzzle puzzle(*shape);
    std::size_t index = 0;
    for (const Json& row : board) {
        if (!row.is_array()) return Fault{index, ParseErrorKind::kBadJson, shown(row)};
        if (row.size() != size) return Fault{index, ParseErrorKind::kWrongRowLength, {}, row.size(), size};
        for (const Json& value : row)
            if (auto fault = fill_cell(puzzle, index++, value)) return *fault;
    }
    return puzzle;
}

}  // namespace

Expected<Json, ParseError> parse_json(const RecordText& record) {
    if (const auto at = too_deep(record.text))
        return error_at(record, *at, ParseErrorKind::kBadJson, record.text.substr(*at, 1), kDeepest + 1, kDeepest);
    Json json = Json::parse(record.text, nullptr, false);
    if (!json.is_discarded()) return json;
    ErrorPlace place;
    Json::sax_parse(record.text, &place);
    return located(record, 0, {place.index, ParseErrorKind::kBadJson, shortened(place.token)});
}

std::string shown(const Json& value) {
    return shortened(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Expected<Shape, Fault> shape_for(std::size_t size, const std::optional<Shape>& asked) {
    const auto usual = size <= kMaxSize ? Shape::of_size(static_cast<int>(size)) : std::nullopt;
    if (!usual) return Fault{0, ParseErrorKind::kBadShape, {}, size};
    if (!asked) return *usual;
    if (asked->size() != usual->size()) return Fault{0, ParseErrorKind::kBadShape, shape_name(*asked), size};
    return *asked;
}

std::optional<Digit> digit_from(const Json& value, int size) {
    if (value.is_null()) return kNoDigit;
    if (value.is_number_integer()) {
        // Unsigned numbers beyond the signed range would come out wrapped.
        if (value.is_number_unsigned() && value.get<std::uint64_t>() > kMaxSize) return std::nullopt;
        const auto number = value.get<std::int64_t>();
        if (number < -1 || number > size) return std::nullopt;
        return number <= 0 ? kNoDigit : static_cast<Digit>(number);
    }
    if (!value.is_string()) return std::nullopt;
    const std::string_view text = trimmed(value.get_ref<const std::string&>());
    if (text.empty()) return kNoDigit;
    if (text.size() == 1) return is_blank(text[0], size) ? kNoDigit : digit_of(text[0], size);
    Digit digit = kNoDigit;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), digit);
    if (status != std::errc{} || end != text.data() + text.size() || digit < 1 || digit > size) return std::nullopt;
    return digit;
}

Expected<Puzzle, Fault> board_of(const Json& board, const std::optional<Shape>& shape) {
    if (board.is_string()) return board_of_string(board.get_ref<const std::string&>(), shape);
    if (!board.is_array()) return Fault{0, ParseErrorKind::kBadJson, shown(board)};
    if (board.empty()) return Fault{0, ParseErrorKind::kWrongCellCount, {}, 0, cells_wanted(shape)};
    if (is_rows_of_text(board)) return board_of_text_rows(board, shape);
    if (auto fault = missing_rows(board)) return *fault;
    if (!board[0].is_array()) return board_of_flat(board, shape);
    return board_of_rows(board, shape);
}

ParseError board_error(const RecordText& record, std::size_t begin, const Json& board, const Fault& fault) {
    Fault placed = fault;
    // What is wrong with the board as a whole stands where the board begins.
    const bool is_whole = fault.kind == ParseErrorKind::kBadShape || fault.kind == ParseErrorKind::kWrongCellCount ||
                          fault.kind == ParseErrorKind::kMissingRows;
    if (board.is_string())
        placed.index = place_of_value(record.text, begin, 0) + 1 + fault.index;
    else
        placed.index = is_whole ? begin : place_of_value(record.text, begin, fault.index);
    return located(record, 0, placed);
}

}  // namespace huisu::text
