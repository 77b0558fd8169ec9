#include "text/steps/links.h"

#include <algorithm>

namespace huisu::text {
namespace {

constexpr std::size_t kWhole = 12;  // statements of a chain that is shown whole
constexpr std::size_t kHead = 4;    // of a longer one
constexpr std::size_t kTail = 4;

// Whether every statement follows from the one before it and from nothing else.
bool is_line(const Chain& chain) {
    for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
        const ChainNode& node = chain.nodes[i];
        if (node.parents.size() != 1 || node.parents.front() != static_cast<int>(i) - 1) return false;
    }
    return true;
}

House house_of(const ChainNode& node) {
    const int row = node.candidate.cell / 9;
    const int column = node.candidate.cell % 9;
    if (node.reason == LinkReason::kRow) return {HouseKind::kRow, row};
    if (node.reason == LinkReason::kColumn) return {HouseKind::kColumn, column};
    return {HouseKind::kBox, row / 3 * 3 + column / 3};
}

std::string rule_of(const Speech& speech, const Step& step, const ChainNode& node) {
    if (node.nested < 0) return speech.tell("by a rule on what is left", "由余下候选数的规则");
    const Step& rule = step.nested[static_cast<std::size_t>(node.nested)];
    const std::string title = step_title(rule, speech.language());
    if (!rule.chains.empty()) return title;
    return speech.tell("{0} {1} in {2}", "{0} {1}，{2}", title, speech.digits(rule.digits), speech.cells(rule.cells));
}

std::string reason_of(const Speech& speech, const Step& step, const ChainNode& node) {
    switch (node.reason) {
        case LinkReason::kAssumed: return {};
        case LinkReason::kRule: return rule_of(speech, step, node);
        case LinkReason::kCell:
            return node.is_true ? speech.tell("only candidate left", "仅剩的候选数")
                                : speech.tell("one digit a cell", "每格一个数字");
        case LinkReason::kBox:
        case LinkReason::kRow:
        case LinkReason::kColumn: break;
    }
    const std::string house = speech.house(house_of(node));
    return node.is_true ? speech.tell("only place left in {0}", "{0}仅剩的位置", house) : house;
}

// The lines in which a chain is told: which statements they show, and in which line each statement is found.
struct Lines {
    std::vector<std::size_t> shown;
    std::vector<std::size_t> line_of;  // by statement, counted from 1
};

// A net in short leaves out what a true statement makes false in its houses: what follows from that names the true one.
Lines lines_of(const Chain& chain, bool is_short) {
    Lines lines;
    const std::size_t size = chain.nodes.size();
    for (std::size_t i = 0; i < size; ++i) {
        const ChainNode& node = chain.nodes[i];
        const bool is_plain = !node.is_true && node.reason != LinkReason::kRule && node.parents.size() == 1;
        if (is_short && is_plain && i + 1 < size) {
            lines.line_of.push_back(lines.line_of[static_cast<std::size_t>(node.parents.front())]);
            continue;
        }
        lines.shown.push_back(i);
        lines.line_of.push_back(lines.shown.size());
    }
    return lines;
}

std::string parents_of(const Speech& speech, const ChainNode& node, const Lines& lines) {
    std::vector<std::size_t> from;
    for (const int parent : node.parents) from.push_back(lines.line_of[static_cast<std::size_t>(parent)]);
    std::sort(from.begin(), from.end());
    from.erase(std::unique(from.begin(), from.end()), from.end());
    std::string text;
    for (const std::size_t line : from) {
        if (!text.empty()) text += speech.tell(", ", "、");
        text += std::to_string(line);
    }
    return text;
}

std::string line_of(const Speech& speech, const Step& step, const Chain& chain, const Lines& lines, std::size_t line,
                    bool is_straight) {
    const ChainNode& node = chain.nodes[lines.shown[line]];
    std::string text = node_statement(speech, node);
    const std::string reason = reason_of(speech, step, node);
    if (!reason.empty()) text += speech.tell(" ({0})", "（{0}）", reason);
    if (is_straight) return (line > 0 ? "→ " : "") + text;
    if (!node.parents.empty()) text += speech.tell(" from {0}", "←{0}", parents_of(speech, node, lines));
    return fmt::format("({}) {}", line + 1, text);
}

}  // namespace

std::string node_statement(const Speech& speech, const ChainNode& node) {
    return speech.statement(node.candidate, node.is_true);
}

std::string link_lines(const Speech& speech, const Step& step, const Chain& chain, const LinkLines& options) {
    const bool is_straight = is_line(chain);
    const Lines lines = lines_of(chain, !is_straight && !options.full);
    const std::size_t size = lines.shown.size();
    const bool is_folded = !options.full && size > kWhole;
    std::string text;
    for (std::size_t i = is_straight && options.is_announced ? 1 : 0; i < size; ++i) {
        text += "\n    ";
        if (is_folded && i == kHead) {
            const std::size_t hidden = size - kHead - kTail;
            text += speech.tell("… {0} more …", "……另有 {0} 步……", hidden);
            i += hidden - 1;
            continue;
        }
        text += line_of(speech, step, chain, lines, i, is_straight);
    }
    return text;
}

}  // namespace huisu::text
