// One game of an OpenSudoku file: <game data="..."/>, 9x9 only. The data is 81 digits with 0 for open cells, or
//
//   version: N <line end> value|note|editable|value|note|editable|...        81 cells
//
// A note is a list "1,3," or "-" in version 1 and a sum of bits (digit d is bit d-1) later; version 2 sometimes has a
// second | after it; version 4 adds the note in the cell's middle and version 5 a colour, both passed over here. A
// value that cannot be edited is a given, any other was placed. Notes are the player's: a cell without one allows every
// digit, and the puzzle has pencilmarks only where some open cell has a note. So a cell without any candidate cannot be
// written. The versions are those of OpenSudoku's own import; version 3 is written, which all releases since then read.
#include <pugixml.hpp>

#include <optional>

#include "text/alphabet.h"
#include "text/capacity.h"
#include "text/cell_run.h"
#include "text/format.h"

namespace huisu::text {
namespace {

constexpr int kSize = 9;
constexpr std::size_t kCells = 81;
constexpr int kNewestVersion = 5;

struct GameCell {
    Digit value = kNoDigit;
    DigitSet note;
    bool editable = false;
};

/// A number of at most four numerals; nothing for any other text.
std::optional<int> small_number(std::string_view text) {
    if (text.empty() || text.size() > 4) return std::nullopt;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = 10 * number + (c - '0');
    }
    return number;
}

std::optional<DigitSet> listed_note(std::string_view text) {
    DigitSet note;
    if (text == "-") return note;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i % 2 == 1 && text[i] == ',') continue;
        const auto digit = i % 2 == 0 ? digit_of(text[i], kSize) : std::nullopt;
        if (!digit) return std::nullopt;
        note.insert(*digit);
    }
    return note;
}

std::optional<DigitSet> summed_note(std::string_view text) {
    const auto bits = small_number(text);
    if (!bits || *bits >= 1 << kSize) return std::nullopt;
    return DigitSet::from_bits(static_cast<std::uint64_t>(*bits));
}

/// Takes the text up to the next | off the rest; the last field of all may lack its |.
std::optional<std::string_view> take_field(std::string_view& rest) {
    if (rest.empty()) return std::nullopt;
    const std::size_t bar = rest.find('|');
    const std::string_view field = rest.substr(0, bar);
    rest.remove_prefix(bar == std::string_view::npos ? rest.size() : bar + 1);
    return field;
}

std::optional<GameCell> take_cell(std::string_view& rest, int version) {
    const auto value = take_field(rest);
    const auto note = take_field(rest);
    if (!value || !note) return std::nullopt;
    if (version == 2 && rest.starts_with('|')) rest.remove_prefix(1);
    for (int passed = 4; passed <= version; ++passed)
        if (!take_field(rest)) return std::nullopt;
    const auto editable = take_field(rest);
    if (!editable || (*editable != "0" && *editable != "1")) return std::nullopt;

    const auto digit = value->size() == 1 ? small_number(*value) : std::nullopt;
    const auto digits = version == 1 ? listed_note(*note) : summed_note(*note);
    if (!digit || !digits) return std::nullopt;
    return GameCell{*digit, *digits, *editable == "1"};
}

std::optional<Fault> read_cells(std::string_view cells, int version, Puzzle& puzzle) {
    std::vector<GameCell> read;
    for (std::string_view rest = cells; !rest.empty();) {
        const std::string_view before = rest;
        const auto cell = take_cell(rest, version);
        const std::string_view taken = before.substr(0, before.size() - rest.size());
        if (!cell) return Fault{cells.size() - before.size(), ParseErrorKind::kBadField, shortened(taken)};
        read.push_back(*cell);
    }
    if (read.size() != kCells) return Fault{cells.size(), ParseErrorKind::kWrongCellCount, {}, read.size(), kCells};

    for (std::size_t i = 0; i < kCells; ++i) {
        const auto cell = static_cast<Cell>(i);
        if (read[i].value == kNoDigit && !read[i].note.empty())
            puzzle.set_candidates(cell, read[i].note);
        else if (read[i].value != kNoDigit && read[i].editable)
            puzzle.set_placed(cell, read[i].value);
        else if (read[i].value != kNoDigit)
            puzzle.set_given(cell, read[i].value);
    }
    return std::nullopt;
}

std::optional<Fault> read_data(std::string_view data, Puzzle& puzzle) {
    constexpr std::string_view kVersion = "version:";
    const std::string_view text = trimmed(data);
    const std::size_t begin = text.empty() ? 0 : static_cast<std::size_t>(text.data() - data.data());
    const auto moved = [](std::optional<Fault> fault, std::size_t by) {
        if (fault) fault->index += by;
        return fault;
    };
    if (!text.starts_with(kVersion)) return moved(fill_givens(puzzle, text), begin);

    const std::string_view rest = trimmed(text.substr(kVersion.size()));
    const std::size_t end = rest.find_first_of(" \t\r\n");
    const std::string_view number = rest.substr(0, end);
    const auto version = small_number(number);
    if (!version || *version < 1 || *version > kNewestVersion)
        return Fault{begin, ParseErrorKind::kBadField, "version: " + shortened(number)};
    const std::string_view cells = trimmed(rest.substr(number.size()));
    const std::size_t at = cells.empty() ? data.size() : static_cast<std::size_t>(cells.data() - data.data());
    return moved(read_cells(cells, *version, puzzle), at);
}

/// Where the value of the attribute begins in the XML, near enough to point at.
std::size_t place_of(std::string_view xml, std::string_view attribute) {
    const std::size_t name = xml.find(attribute);
    const std::size_t quote = name == std::string_view::npos ? name : xml.find_first_of("\"'", name);
    return quote == std::string_view::npos ? 0 : quote + 1;
}

std::string cell_fields(const Puzzle& puzzle, Cell cell) {
    std::string text = std::to_string(puzzle.digit(cell));
    const bool has_note = puzzle.is_open(cell) && puzzle.has_pencilmarks();
    text += '|' + std::to_string(has_note ? puzzle.candidates(cell).bits() : 0);
    text += puzzle.is_given(cell) ? "|0|" : "|1|";
    return text;
}

}  // namespace

Expected<Record, ParseError> read_opensudoku(const RecordText& record, const ParseOptions& /*options*/) {
    if (trimmed(record.text).empty()) return error_at(record, 0, ParseErrorKind::kEmpty);
    pugi::xml_document document;
    const pugi::xml_parse_result parsed =
        document.load_buffer(record.text.data(), record.text.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!parsed) {
        const auto at = static_cast<std::size_t>(parsed.offset < 0 ? 0 : parsed.offset);
        return located(record, 0, {at, ParseErrorKind::kBadXml, parsed.description()});
    }
    const auto is_game = [](const pugi::xml_node& node) { return std::string_view(node.name()) == "game"; };
    const pugi::xml_attribute data = document.find_node(is_game).attribute("data");
    if (!data) return error_at(record, 0, ParseErrorKind::kBadXml, "data");

    Record result;
    result.layout.format = TextFormat::kOpenSudoku;
    result.line = record.line;
    if (const auto fault = read_data(data.value(), result.puzzle))
        return located(record, place_of(record.text, "data"), *fault);
    return result;
}

Expected<std::string, ParseError> write_opensudoku(const Puzzle& puzzle, const Layout& /*layout*/) {
    if (const auto error = misfit(puzzle, {.only_3x3 = true, .placed = true, .pencilmarks = true})) return *error;
    const auto element = [](const std::string& data) { return "<game data=\"" + data + "\"/>\n"; };
    if (puzzle.given_count() == puzzle.filled_count() && !is_restricted(puzzle))
        return element(run_of(puzzle.digits(), '0'));

    std::string data = "version: 3&#10;";
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (puzzle.candidates(cell).empty()) return field_misfit("pencilmarks");
        data += cell_fields(puzzle, cell);
    }
    return element(data);
}

}  // namespace huisu::text
