// The game ID of "Solo" in Simon Tatham's puzzle collection, params:desc.
//
//   3x3:a2b3_4z...   params: columns of boxes x rows of boxes, which are a box's rows x columns; then letters
//                    desc:   a number is a clue, a letter a run of 1 to 26 open cells, _ keeps two numbers apart
//
// Of the letters in the params, those for the generator (symmetry r m a, difficulty d) are skipped; jigsaw (j),
// diagonals (x) and killer (k) games follow other rules and are refused by name, and so is a random seed (#), which
// only the program itself can turn into a puzzle. It knows boxes of at least 2x2 and up to 31 digits. Only givens can
// be held.
#include <charconv>
#include <optional>

#include "text/alphabet.h"
#include "text/capacity.h"
#include "text/cell_run.h"
#include "text/format.h"

namespace huisu::text {
namespace {

constexpr int kMaxSgtSize = 31;

/// Reads the number at the start of the text and takes it off; nothing where there is none or it is huge.
std::optional<int> take_number(std::string_view& text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    if (text.empty() || !is_digit(text[0])) return std::nullopt;
    const auto [rest, status] = std::from_chars(text.data(), end, number);
    if (status != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
    return number;
}

/// The letters after the numbers: nothing when they change no rule.
std::optional<std::string> unsupported(std::string_view letters) {
    for (std::size_t i = 0; i < letters.size(); ++i) {
        switch (letters[i]) {
            case 'j': return "jigsaw";
            case 'x': return "diagonals";
            case 'k': return "killer";
            case 'd': ++i; break;  // a difficulty and its letter
            case 'r':
            case 'm':
            case 'a':
                while (i + 1 < letters.size() &&
                       (is_digit(letters[i + 1]) || (letters[i] == 'm' && letters[i + 1] == 'd')))
                    ++i;
                break;
            default: return shortened(letters.substr(i));
        }
    }
    return std::nullopt;
}

Expected<Shape, Fault> read_params(std::string_view params) {
    const auto bad_field = [](std::string text) { return Fault{0, ParseErrorKind::kBadField, std::move(text)}; };
    std::string_view rest = params;
    const auto cols = take_number(rest);
    if (!cols) return bad_field(shortened(params));
    auto rows = cols;
    if (rest.size() >= 2 && rest[0] == 'x' && is_digit(rest[1])) {
        rest.remove_prefix(1);
        rows = take_number(rest);
        if (!rows) return bad_field(shortened(params));
    }
    if (auto what = unsupported(rest)) return bad_field(std::move(*what));
    const auto shape = Shape::make(*cols, *rows);
    if (!shape || *cols < 2 || *rows < 2 || shape->size() > kMaxSgtSize)
        return Fault{0, ParseErrorKind::kBadShape, shortened(params),
                     shape ? static_cast<std::size_t>(shape->size()) : 0};
    return *shape;
}

std::optional<Fault> read_desc(std::string_view desc, Puzzle& puzzle) {
    const auto cells = static_cast<std::size_t>(puzzle.cells());
    std::size_t count = 0;
    for (std::string_view rest = desc; !rest.empty();) {
        const std::size_t index = desc.size() - rest.size();
        const char c = rest[0];
        if (is_digit(c)) {
            const auto digit = take_number(rest);
            if (!digit || *digit < 1 || *digit > puzzle.size()) {
                const std::size_t end = desc.find_first_not_of("0123456789", index);
                return Fault{index, ParseErrorKind::kBadDigit, shortened(desc.substr(index, end - index)), 0,
                             static_cast<std::size_t>(puzzle.size())};
            }
            if (count < cells) puzzle.set_given(static_cast<Cell>(count), *digit);
            ++count;
            continue;
        }
        if (c == ',') return Fault{index, ParseErrorKind::kBadField, ","};  // jigsaw boxes or killer cages
        if (c >= 'a' && c <= 'z')
            count += static_cast<std::size_t>(c - 'a') + 1;
        else if (c != '_')
            return Fault{index, ParseErrorKind::kBadCharacter, character_at(desc, index)};
        rest.remove_prefix(1);
    }
    if (count == cells) return std::nullopt;
    return Fault{desc.size(), ParseErrorKind::kWrongCellCount, {}, count, cells};
}

void append_open_cells(std::string& desc, int run) {
    for (; run > 26; run -= 26) desc += 'z';
    if (run > 0) desc += static_cast<char>('a' + run - 1);
}

}  // namespace

Expected<Record, ParseError> read_sgt(const RecordText& record, const ParseOptions& /*options*/) {
    const std::string_view line = trimmed(record.text);
    if (line.empty()) return error_at(record, 0, ParseErrorKind::kEmpty);
    const auto begin = static_cast<std::size_t>(line.data() - record.text.data());
    const std::string_view id = line.substr(0, line.find_first_of(" \t\n"));
    const std::size_t sign = id.find_first_of(":#");
    if (sign == std::string_view::npos) return error_at(record, begin, ParseErrorKind::kBadField, ":");
    if (id[sign] == '#') return error_at(record, begin + sign, ParseErrorKind::kBadField, shortened(id.substr(sign)));

    const auto shape = read_params(id.substr(0, sign));
    if (!shape) return located(record, begin, shape.error());
    Record result;
    result.puzzle = Puzzle(*shape);
    result.layout.format = TextFormat::kSgt;
    result.line = record.line;
    if (const auto fault = read_desc(id.substr(sign + 1), result.puzzle))
        return located(record, begin + sign + 1, *fault);
    result.tail = trimmed(line.substr(id.size()));
    return result;
}

Expected<std::string, ParseError> write_sgt(const Puzzle& puzzle, const Layout& /*layout*/) {
    if (const auto error = misfit(puzzle, {.max_size = kMaxSgtSize})) return *error;
    const Shape& shape = puzzle.shape();
    if (shape.box_rows() < 2 || shape.box_cols() < 2) return shape_misfit(shape);
    std::string text = shape_name(shape) + ':';
    int run = 0;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (puzzle.is_open(cell)) {
            ++run;
            continue;
        }
        append_open_cells(text, run);
        if (is_digit(text.back())) text += '_';
        text += std::to_string(puzzle.digit(cell));
        run = 0;
    }
    append_open_cells(text, run);
    return text + '\n';
}

}  // namespace huisu::text
