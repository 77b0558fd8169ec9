#include "generate_sentences.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "json/wish_facts.h"

namespace huisu::cli {
namespace {

/// "7.0", or "7.0-7.9".
std::string decimals_of(const Range& range) {
    return range.least == range.most ? decimal(range.least) : decimal(range.least) + "-" + decimal(range.most);
}

std::string names_of(const std::vector<Symmetry>& symmetries) {
    std::string text;
    for (const Symmetry symmetry : symmetries) {
        if (!text.empty()) text += ", ";
        text += symmetry_name(symmetry);
    }
    return text;
}

/// The wishes that are there, as options.
std::vector<std::string_view> wishes_of(const GenerateOptions& options) {
    const std::pair<bool, std::string_view> all[] = {{options.clues.has_value(), "--clues"},
                                                     {!options.symmetries.empty(), "--symmetry"},
                                                     {options.pattern.has_value(), "--pattern"},
                                                     {options.level.has_value(), "--level"},
                                                     {options.er.has_value(), "--er"},
                                                     {options.technique.has_value(), "--require"},
                                                     {options.is_rated, "--rated"},
                                                     {options.is_unbiased, "--unbiased"}};
    std::vector<std::string_view> wishes;
    for (const auto& [is_there, name] : all)
        if (is_there) wishes.push_back(name);
    return wishes;
}

/// The first wish that only 9x9 puzzles can meet.
std::string_view wish_for_nine(const GenerateOptions& options) {
    for (const std::string_view wish : wishes_of(options))
        if (wish != "--clues" && wish != "--symmetry" && wish != "--pattern") return wish;
    return "--level";
}

std::string mixed_sentence(const Messages& messages, const GenerateOptions& options) {
    const std::string_view first = options.is_full ? "--full" : "--unbiased";
    const auto wishes = wishes_of(options);
    return messages(Word::kExcludesOption, first, wishes.empty() ? "--clues" : wishes.front());
}

/// Two rows of a band, or columns of a stack, that the pattern leaves empty, counted from 1; nothing for others.
std::optional<std::pair<int, int>> empty_lines(const Shape& shape, const std::vector<Cell>& pattern, bool are_rows) {
    std::vector<bool> is_filled(static_cast<std::size_t>(shape.size()));
    for (const Cell cell : pattern)
        is_filled[static_cast<std::size_t>(are_rows ? shape.row_of(cell) : shape.col_of(cell))] = true;
    const int together = are_rows ? shape.box_rows() : shape.box_cols();
    int last = -1;
    for (int line = 0; line < shape.size(); ++line) {
        if (is_filled[static_cast<std::size_t>(line)]) continue;
        if (last >= 0 && last / together == line / together) return std::pair{last + 1, line + 1};
        last = line;
    }
    return std::nullopt;
}

std::string lines_sentence(const Messages& messages, const GenerateOptions& options) {
    for (const bool are_rows : {true, false})
        if (const auto lines = empty_lines(options.shape, *options.pattern, are_rows))
            return messages(are_rows ? Word::kPatternRows : Word::kPatternColumns, lines->first, lines->second);
    return messages(Word::kPatternFew, options.pattern->size());
}

std::string rating_sentence(const Messages& messages, const GenerateOptions& options) {
    std::vector<std::string> wishes;
    if (options.level) wishes.push_back(fmt::format("--level {}", level_name(*options.level)));
    if (options.er) wishes.push_back("--er " + decimals_of(*options.er));
    if (options.technique) wishes.push_back(fmt::format("--require {}", technique_name(*options.technique)));
    return messages(Word::kNoSuchRating, fmt::join(wishes, ", "));
}

}  // namespace

bool is_beside_level(const GenerateOptions& options) {
    if (!options.er || !options.level) return false;
    const Range range = er_of(*options.level);
    return options.er->least > range.most || options.er->most < range.least;
}

std::string obstacle_sentence(const Messages& messages, const GenerateOptions& options, Obstacle obstacle) {
    const std::size_t cells = options.pattern ? options.pattern->size() : 0;
    const int size = options.shape.size();
    const std::string clues = options.clues ? json::numbers_of(*options.clues) : "";
    switch (obstacle) {
        case Obstacle::kNone: break;
        case Obstacle::kShape: return messages(Word::kShapeTooLarge);
        case Obstacle::kOnlyNine: return messages(Word::kWishForNine, wish_for_nine(options));
        case Obstacle::kRanges: return messages(Word::kNotClues, clues);  // the options let none through
        case Obstacle::kFewClues: return messages(Word::kFewClues, size, clues);
        case Obstacle::kManyClues: return messages(Word::kManyClues, size, options.shape.cells(), clues);
        case Obstacle::kPatternCells: return messages(Word::kPatternSize, cells, size, options.shape.cells());
        case Obstacle::kPatternClues: return messages(Word::kPatternClues, cells, clues);
        case Obstacle::kPatternFew: return messages(Word::kPatternFew, cells);
        case Obstacle::kPatternLines: return lines_sentence(messages, options);
        case Obstacle::kPatternSymmetry: return messages(Word::kPatternUneven, names_of(options.symmetries));
        case Obstacle::kOrbits: return messages(Word::kNoOrbits, names_of(options.symmetries), clues);
        case Obstacle::kRating: return rating_sentence(messages, options);
        case Obstacle::kMixed: return mixed_sentence(messages, options);
    }
    return messages(Word::kImpossible);
}

std::string shortfall_sentence(const Messages& messages, const GenerateOptions& options, const GenerateReport& report) {
    const Word begin = report.end == GenerateEnd::kTries ? Word::kShortOfTries : Word::kShortOfTime;
    std::string text = messages(begin, report.made, options.count, report.attempts);
    if (const auto clues = json::nearest(options.clues, report.clues_seen))
        text += messages(Word::kNearestClues, *clues);
    if (const auto er = json::nearest(json::er_wanted(options), report.er_seen))
        text += messages(Word::kNearestEr, decimal(*er));
    return text;
}

std::string decimal(int tenths) {
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

}  // namespace huisu::cli
