// See answer.h.
#include "json/answer.h"

#include <algorithm>

namespace huisu::json {
namespace {

template <class Board>
std::string line_or_numbers(const Board& board, std::initializer_list<TextFormat> formats) {
    for (const TextFormat name : formats) {
        auto text = format(board, Layout{.format = name});
        if (!text.has_value()) continue;
        if (text->ends_with('\n')) text->pop_back();
        std::replace(text->begin(), text->end(), '\n', ' ');
        return std::move(*text);
    }
    return {};
}

Json candidates_json(const Puzzle& puzzle) {
    Json json = Json::array();
    std::vector<int> list;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        list.clear();
        if (puzzle.is_open(cell))
            for (const Digit digit : puzzle.candidates(cell)) list.push_back(digit);
        json.push_back(Json::of_numbers(list));
    }
    return json;
}

}  // namespace

std::string line_of(const Grid& grid) {
    return line_or_numbers(grid, {TextFormat::kLine, TextFormat::kWide});
}

std::string line_of(const Puzzle& puzzle) {
    if (!puzzle.has_pencilmarks()) return line_of(puzzle.digits());
    return line_or_numbers(puzzle, {TextFormat::kPencilmarks, TextFormat::kCandidates});
}

Json shape_json(const Shape& shape) {
    return {{"rows", shape.box_rows()}, {"cols", shape.box_cols()}, {"size", shape.size()}};
}

Json grid_json(const Grid& grid) {
    return Json::of_numbers(grid.digits);
}

Json state_json(const Puzzle& puzzle) {
    const Grid givens = puzzle.givens();
    Json json{{"shape", shape_json(puzzle.shape())}, {"givens", grid_json(givens)}};
    if (puzzle.digits() != givens) {
        Grid placed(puzzle.shape());
        for (Cell cell = 0; cell < puzzle.cells(); ++cell)
            if (puzzle.is_placed(cell)) placed.set(cell, puzzle.digit(cell));
        json["placed"] = grid_json(placed);
    }
    if (puzzle.has_pencilmarks()) json["candidates"] = candidates_json(puzzle);
    return json;
}

Json rule_break_json(const RuleBreak& rule_break, const Shape& shape, Language language) {
    constexpr std::string_view kKinds[] = {"row", "column", "box"};
    Json json{{"kind", kKinds[static_cast<int>(rule_break.house.kind)]}, {"number", rule_break.house.index + 1}};
    json["cells"] = std::vector<int>{rule_break.first, rule_break.second};
    json["digit"] = rule_break.digit;
    json["message"] = describe(rule_break, shape, language);
    return json;
}

std::string_view verdict_word(Verdict verdict) {
    switch (verdict) {
        case Verdict::kNone: return "none";
        case Verdict::kUnique: return "unique";
        case Verdict::kMany: return "many";
        case Verdict::kStopped: break;
    }
    return "unknown";
}

Json verdict_json(Verdict verdict, const std::optional<RuleBreak>& rule_break, const Shape& shape, Language language) {
    Json json{{"verdict", rule_break ? "invalid" : verdict_word(verdict)}};
    if (rule_break) json["rule_break"] = rule_break_json(*rule_break, shape, language);
    return json;
}

}  // namespace huisu::json
