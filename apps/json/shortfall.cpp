// What is said of wishes that no puzzle meets, or none that was found.
#include <algorithm>
#include <utility>
#include <vector>

#include "json/wish_facts.h"
#include "json/wishes.h"

namespace huisu::json {
namespace {

std::string clues_of(const GenerateOptions& options) {
    return options.clues ? numbers_of(*options.clues) : "?";
}

std::string tenths(int value) {
    return fmt::format("{}.{}", value / 10, value % 10);
}

std::string_view wish_for_nine(const GenerateOptions& options) {
    if (options.level) return "level";
    if (options.er) return "er";
    return options.technique ? "require" : "rated";
}

/// What full grids cannot have.
std::string_view first_wish(const GenerateOptions& options) {
    const std::pair<bool, std::string_view> all[] = {
        {options.clues.has_value(), "clues"},     {!options.symmetries.empty(), "symmetry"},
        {options.pattern.has_value(), "pattern"}, {options.level.has_value(), "level"},
        {options.er.has_value(), "er"},           {options.technique.has_value(), "require"}};
    for (const auto& [is_there, name] : all)
        if (is_there) return name;
    return "rated";
}

std::string pattern_sentence(const Say& say, const GenerateOptions& options, Obstacle obstacle) {
    const std::size_t cells = options.pattern ? options.pattern->size() : 0;
    switch (obstacle) {
        case Obstacle::kPatternClues:
            return say("the pattern has {} cells, but clues asks for {} givens",
                       "图案有 {} 格，而 clues 要求 {} 个提示数", cells, clues_of(options));
        case Obstacle::kPatternFew:
            return say("no puzzle with givens in {} cells only has exactly one solution",
                       "只有 {} 格有提示数的题不可能有唯一解", cells);
        case Obstacle::kPatternSymmetry:
            return say("the pattern does not have the symmetry asked for", "图案不符合所要的对称");
        default: break;
    }
    return say(
        "two rows of a band, or two columns of a stack, have no given in the pattern: they can change places, so "
        "no puzzle has exactly one solution",
        "图案中同一大行的两行或同一大列的两列没有提示数：它们可以互换，不可能有唯一解");
}

}  // namespace

std::string obstacle_sentence(const Say& say, const GenerateOptions& options, Obstacle obstacle) {
    const int size = options.shape.size();
    const std::string clues = clues_of(options);
    switch (obstacle) {
        case Obstacle::kNone: break;
        case Obstacle::kShape: return say("puzzles are made from 4x4 to 25x25 only", "只能生成 4x4 到 25x25 的题");
        case Obstacle::kOnlyNine:
            return say("{} is for 9x9 puzzles only", "{} 只用于 9x9 的题", wish_for_nine(options));
        case Obstacle::kRanges: return say("a range is empty", "有一个范围是空的");
        case Obstacle::kFewClues:
            return say("no {0}x{0} puzzle with so few givens ({1}) has exactly one solution",
                       "{0}x{0} 的题提示数为 {1} 时不可能有唯一解", size, clues);
        case Obstacle::kManyClues:
            return say("a {0}x{0} grid has {1} cells, which is fewer than {2} givens",
                       "{0}x{0} 的盘面只有 {1} 格，放不下 {2} 个提示数", size, options.shape.cells(), clues);
        case Obstacle::kPatternCells: return say("the pattern names a cell that is not there", "图案中有不存在的格");
        case Obstacle::kPatternClues:
        case Obstacle::kPatternFew:
        case Obstacle::kPatternLines:
        case Obstacle::kPatternSymmetry: return pattern_sentence(say, options, obstacle);
        case Obstacle::kOrbits:
            return say("no pattern with the symmetry asked for has {} givens",
                       "具有所要对称的图案不可能恰有 {} 个提示数", clues);
        case Obstacle::kRating:
            return say("no puzzle has such an ER, at that level and with that technique where they are given",
                       "没有哪个题的 ER 是这样（连同所要的等级和技巧，如果有的话）");
        case Obstacle::kMixed:
            return say("full and {} cannot be used together", "full 与 {} 不能同时使用", first_wish(options));
    }
    return say("there is no such puzzle", "不存在这样的题");
}

std::string shortfall_sentence(const Say& say, const GenerateOptions& options, const GenerateReport& report) {
    std::string text =
        report.end == GenerateEnd::kTries
            ? say("{} of {} made in {} attempts, and then no more were tried",
                  "已生成 {} 个（共要 {} 个），尝试 {} 次后放弃", report.made, options.count, report.attempts)
            : say("the time is over: {} of {} made in {} attempts",
                  "时间用完：已生成 {} 个（共要 {} 个），尝试了 {} 次", report.made, options.count, report.attempts);
    if (const auto clues = nearest(options.clues, report.clues_seen))
        text += say("; what came nearest has {} givens", "；最接近的有 {} 个提示数", *clues);
    if (const auto er = nearest(er_wanted(options), report.er_seen))
        text += say("; what came nearest has ER {}", "；最接近的 ER 为 {}", tenths(*er));
    return text;
}

}  // namespace huisu::json
