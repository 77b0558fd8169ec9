// HoDoKu's library line, 9x9 only:
//
//   :0702:8:7+34+58...:212 913:848::9
//    |    | |         |       |   | extra
//    |    | |         |       |   placements of the step
//    |    | |         |       eliminations of the step, triples of digit, row and column
//    |    | |         candidates deleted before the step, triples as well
//    |    | grid, +d a placed digit
//    |    digits concerned, or x
//    technique, perhaps with a suffix -1 or -x
//
// HoDoKu's candidates are those no digit in sight forbids, minus the deleted ones. They become pencilmarks only where
// some are deleted: a line without deletions says nothing the grid does not say. The fields of the step go to
// Record::tail as they are, "0702:8:848::9"; a line without a step has no tail. Known from HoDoKu's own regression
// library.
#include <algorithm>
#include <array>
#include <vector>

#include "text/alphabet.h"
#include "text/capacity.h"
#include "text/cell_run.h"
#include "text/format.h"

namespace huisu::text {
namespace {

constexpr Shape kShape{};
constexpr int kSize = 9;

struct Field {
    std::string_view text;
    std::size_t begin = 0;
};

struct Candidate {
    Digit digit = kNoDigit;
    Cell cell = 0;
};

std::vector<Field> fields_of(std::string_view line, std::size_t begin) {
    std::vector<Field> fields;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && line[i] != ':') continue;
        fields.push_back({line.substr(start, i - start), begin + start});
        start = i + 1;
    }
    return fields;
}

/// "212 913": digit 2 at r1c2 and digit 9 at r1c3.
std::optional<Fault> read_triples(std::string_view text, std::vector<Candidate>& triples) {
    std::size_t i = 0;
    while (true) {
        i = std::min(text.find_first_not_of(' ', i), text.size());
        if (i == text.size()) return std::nullopt;
        const std::size_t end = std::min(text.find(' ', i), text.size());
        const std::string_view triple = text.substr(i, end - i);
        const bool is_triple = triple.size() == 3 &&
                               std::all_of(triple.begin(), triple.end(), [](char c) { return c >= '1' && c <= '9'; });
        if (!is_triple) return Fault{i, ParseErrorKind::kBadField, shortened(triple)};
        triples.push_back({triple[0] - '0', kShape.cell_at(triple[1] - '1', triple[2] - '1')});
        i = end;
    }
}

std::optional<Fault> read_cells(std::string_view text, Puzzle& puzzle) {
    constexpr std::size_t kCellCount = 81;
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i, ++count) {
        const bool placed = text[i] == '+';
        if (placed) ++i;
        const auto digit = i < text.size() ? digit_of(text[i], kSize) : std::nullopt;
        const bool is_open = !placed && is_blank(text[i], kSize);
        if (!digit && !is_open) {
            const std::size_t at = std::min(i, text.size() - 1);  // a '+' at the end has nothing after it
            return Fault{at, ParseErrorKind::kBadCharacter, character_at(text, at)};
        }
        if (!digit || count >= kCellCount) continue;
        if (placed)
            puzzle.set_placed(static_cast<Cell>(count), *digit);
        else
            puzzle.set_given(static_cast<Cell>(count), *digit);
    }
    if (count == kCellCount) return std::nullopt;
    return Fault{0, ParseErrorKind::kWrongCellCount, {}, count, kCellCount};
}

/// For each cell the digits that stand in none of its houses.
std::array<DigitSet, 81> unseen_digits(const Puzzle& puzzle) {
    std::array<DigitSet, kSize> in_row{};
    std::array<DigitSet, kSize> in_col{};
    std::array<DigitSet, kSize> in_box{};
    const auto at = [](int index) { return static_cast<std::size_t>(index); };
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (puzzle.is_open(cell)) continue;
        in_row[at(kShape.row_of(cell))].insert(puzzle.digit(cell));
        in_col[at(kShape.col_of(cell))].insert(puzzle.digit(cell));
        in_box[at(kShape.box_of(cell))].insert(puzzle.digit(cell));
    }
    std::array<DigitSet, 81> unseen{};
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        unseen[at(cell)] = DigitSet::all(kSize) - in_row[at(kShape.row_of(cell))] - in_col[at(kShape.col_of(cell))] -
                           in_box[at(kShape.box_of(cell))];
    return unseen;
}

void delete_candidates(Puzzle& puzzle, const std::vector<Candidate>& deleted) {
    std::array<DigitSet, 81> candidates = unseen_digits(puzzle);
    for (const auto& [digit, cell] : deleted) candidates[static_cast<std::size_t>(cell)].erase(digit);
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        if (puzzle.is_open(cell)) puzzle.set_candidates(cell, candidates[static_cast<std::size_t>(cell)]);
}

bool is_technique(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-';
    });
}

bool is_digit_list(std::string_view text) {
    return text == "x" || std::all_of(text.begin(), text.end(), [](char c) { return c >= '1' && c <= '9'; });
}

std::string tail_of(const std::vector<Field>& fields) {
    std::string tail = std::string(fields[1].text) + ':' + std::string(fields[2].text);
    std::string step;
    for (std::size_t i = 5; i < 8; ++i) {
        step += ':';
        if (i < fields.size()) step += trimmed(fields[i].text);
    }
    return tail == "0000:x" && step == ":::" ? std::string() : tail + step;
}

std::string triple_name(Digit digit, Cell cell) {
    const int number = 100 * digit + 10 * (kShape.row_of(cell) + 1) + kShape.col_of(cell) + 1;
    return std::to_string(number);
}

/// The deletions that turn HoDoKu's own candidates into the puzzle's; nothing when a candidate would have to be added.
std::optional<std::string> deletions_for(const Puzzle& puzzle) {
    const std::array<DigitSet, 81> unseen = unseen_digits(puzzle);
    std::string deletions;
    std::string idle;  // a deletion of what is not there: makes a list that deletes nothing a list all the same
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (!puzzle.is_open(cell)) continue;
        const DigitSet own = unseen[static_cast<std::size_t>(cell)];
        const DigitSet kept = puzzle.candidates(cell);
        if (!(kept - own).empty()) return std::nullopt;
        for (const Digit digit : own - kept) deletions += (deletions.empty() ? "" : " ") + triple_name(digit, cell);
        const DigitSet seen = DigitSet::all(kSize) - own;
        if (idle.empty() && !seen.empty()) idle = triple_name(seen.first(), cell);
    }
    return deletions.empty() ? idle : deletions;
}

}  // namespace

Expected<Record, ParseError> read_hodoku(const RecordText& record, const ParseOptions& /*options*/) {
    const std::string_view line = trimmed(record.text);
    const std::size_t begin = line.empty() ? 0 : static_cast<std::size_t>(line.data() - record.text.data());
    if (line.empty()) return error_at(record, 0, ParseErrorKind::kEmpty);
    const std::vector<Field> fields = fields_of(line, begin);
    // Six or seven colons, or one more at the very end.
    const bool has_end = fields.size() == 9 && fields[8].text.empty();
    if (!fields[0].text.empty() || fields.size() < 7 || (fields.size() > 8 && !has_end))
        return error_at(record, begin, ParseErrorKind::kBadField, ":", fields.size() - 1, 7);
    if (!is_technique(fields[1].text))
        return error_at(record, fields[1].begin, ParseErrorKind::kBadField, shortened(fields[1].text));
    if (!is_digit_list(fields[2].text))
        return error_at(record, fields[2].begin, ParseErrorKind::kBadField, shortened(fields[2].text));

    Record result;
    result.layout.format = TextFormat::kHodoku;
    result.line = record.line;
    if (const auto fault = read_cells(fields[3].text, result.puzzle)) return located(record, fields[3].begin, *fault);
    std::vector<Candidate> deleted;
    if (const auto fault = read_triples(fields[4].text, deleted)) return located(record, fields[4].begin, *fault);
    for (const std::size_t i : {std::size_t{5}, std::size_t{6}}) {
        std::vector<Candidate> step;
        if (const auto fault = read_triples(fields[i].text, step)) return located(record, fields[i].begin, *fault);
    }
    if (!deleted.empty()) delete_candidates(result.puzzle, deleted);
    result.tail = tail_of(fields);
    return result;
}

Expected<std::string, ParseError> write_hodoku(const Puzzle& puzzle, const Layout& /*layout*/) {
    const Capacity capacity{.only_3x3 = true, .placed = true, .pencilmarks = true};
    if (const auto error = misfit(puzzle, capacity)) return *error;
    std::string line = ":0000:x:";
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (puzzle.is_placed(cell)) line += '+';
        line += puzzle.is_open(cell) ? '.' : character_of(puzzle.digit(cell));
    }
    line += ':';
    if (is_restricted(puzzle)) {
        const auto deletions = deletions_for(puzzle);
        if (!deletions) return field_misfit("pencilmarks");
        line += *deletions;
    }
    return line + ":::\n";
}

}  // namespace huisu::text
