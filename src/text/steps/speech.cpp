#include "text/steps/speech.h"

#include <algorithm>

namespace huisu::text {
namespace {

struct Leaving {
    DigitSet digits;
    std::vector<Cell> cells;
};

// The digits that leave each cell, cells with the same digits together.
std::vector<Leaving> by_cell(const std::vector<Candidate>& gone) {
    std::vector<Leaving> cells;
    for (const Candidate& candidate : gone) {
        const auto at = std::find_if(cells.begin(), cells.end(),
                                     [&](const Leaving& leaving) { return leaving.cells.front() == candidate.cell; });
        if (at == cells.end())
            cells.push_back({DigitSet::of(candidate.digit), {candidate.cell}});
        else
            at->digits.insert(candidate.digit);
    }
    std::vector<Leaving> groups;
    for (const Leaving& cell : cells) {
        const auto at = std::find_if(groups.begin(), groups.end(),
                                     [&](const Leaving& group) { return group.digits == cell.digits; });
        if (at == groups.end())
            groups.push_back(cell);
        else
            at->cells.push_back(cell.cells.front());
    }
    return groups;
}

// The cells that each digit leaves, digits with the same cells together.
std::vector<Leaving> by_digit(const std::vector<Candidate>& gone) {
    std::vector<Leaving> groups;
    for (Digit digit = 1; digit <= 9; ++digit) {
        Leaving leaving{DigitSet::of(digit), {}};
        for (const Candidate& candidate : gone)
            if (candidate.digit == digit) leaving.cells.push_back(candidate.cell);
        if (leaving.cells.empty()) continue;
        const auto at = std::find_if(groups.begin(), groups.end(),
                                     [&](const Leaving& group) { return group.cells == leaving.cells; });
        if (at == groups.end())
            groups.push_back(leaving);
        else
            at->digits.insert(digit);
    }
    return groups;
}

}  // namespace

std::string named(Cell cell) {
    return cell_name(cell, 9);
}

std::string Speech::listed(const std::vector<std::string>& parts, std::string_view last_joint) const {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += is_chinese_ ? "、" : i + 1 == parts.size() ? last_joint : ", ";
        text += parts[i];
    }
    return text;
}

std::string Speech::cells(const std::vector<Cell>& cells) const {
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(named(cell));
    return listed(names, " and ");
}

std::string Speech::digits(DigitSet digits) const {
    std::vector<std::string> names;
    for (const Digit digit : digits) names.push_back(std::to_string(digit));
    return listed(names, " and ");
}

std::string Speech::any_of(DigitSet digits) const {
    std::vector<std::string> names;
    for (const Digit digit : digits) names.push_back(std::to_string(digit));
    if (is_chinese_ && names.size() == 2) return names[0] + " 或 " + names[1];
    return listed(names, " or ");
}

std::string Speech::kind(HouseKind kind, bool is_plural) const {
    if (is_chinese_) return kind == HouseKind::kRow ? "行" : kind == HouseKind::kColumn ? "列" : "宫";
    const std::string name = kind == HouseKind::kRow ? "row" : kind == HouseKind::kColumn ? "column" : "box";
    if (!is_plural) return name;
    return name == "box" ? "boxes" : name + "s";
}

std::string Speech::house(const House& house) const {
    return tell("{0} {1}", "第 {1} {0}", kind(house.kind), house.index + 1);
}

std::string Speech::houses(const std::vector<House>& houses) const {
    std::vector<std::string> numbers;
    for (const House& house : houses) numbers.push_back(std::to_string(house.index + 1));
    return tell("{0} {1}", "第 {1} {0}", kind(houses.front().kind, true), listed(numbers, " and "));
}

std::string Speech::statement(const Candidate& candidate, bool is_true) const {
    if (is_true) return tell("{0} is {1}", "{0} 是 {1}", named(candidate.cell), candidate.digit);
    return tell("{0} is not {1}", "{0} 不是 {1}", named(candidate.cell), candidate.digit);
}

std::string Speech::leaving(DigitSet gone, const std::vector<Cell>& from) const {
    if (is_chinese_) return fmt::format("{} 删去候选数 {}", cells(from), digits(gone));
    return fmt::format("{} {} {}", digits(gone), gone.is_single() ? "leaves" : "leave", cells(from));
}

std::string Speech::outcome(const Step& step) const {
    if (step.placement) return tell("{0} is {1}", "{0} 填 {1}", named(step.placement->cell), step.placement->digit);
    std::vector<Leaving> groups = by_digit(step.eliminations);
    std::vector<Leaving> cells = by_cell(step.eliminations);
    if (cells.size() < groups.size()) groups = std::move(cells);
    std::vector<std::string> parts;
    for (const Leaving& group : groups) parts.push_back(leaving(group.digits, group.cells));
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += is_chinese_ ? "，" : i + 1 == parts.size() ? ", and " : ", ";
        text += parts[i];
    }
    return text;
}

}  // namespace huisu::text
