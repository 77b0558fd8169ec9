// See hint.h.
#include "hint.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace huisu::logic::tests {
namespace {

double added_by_length(int complexity) {
    double added = 0;
    int threshold = 4;
    for (bool is_power_of_two = true; complexity - 2 > threshold; is_power_of_two = !is_power_of_two) {
        added += 0.1;
        threshold = is_power_of_two ? threshold * 3 / 2 : threshold * 4 / 3;
    }
    return added;
}

std::string told(Node node) {
    return (is_true(node) ? "+" : "-") + std::to_string(cell_of(node)) + ":" + std::to_string(digit_of(node) + 1);
}

std::string told(const std::set<Node>& nodes) {
    std::string text;
    for (const Node node : nodes) text += " " + told(node);
    return text;
}

std::string heading(Technique technique, double difficulty, int complexity) {
    return std::string(technique_name(technique)) + " " + std::to_string(difficulty) + " " + std::to_string(complexity);
}

Node node_of(const Candidate& candidate, bool is_true) {
    return is_true ? true_node(candidate.cell, candidate.digit - 1) : false_node(candidate.cell, candidate.digit - 1);
}

}  // namespace

std::vector<Conclusion> weak_links(const CandidateGrid& grid, Node node, bool uses_cells) {
    std::vector<Conclusion> all;
    const Cell cell = cell_of(node);
    for (int digit = 0; digit < 9 && uses_cells; ++digit)
        if (digit != digit_of(node) && grid.has_candidate(cell, digit))
            all.push_back({false_node(cell, digit), LinkReason::kCell});
    for (const Kind kind : kKinds)
        for (const Cell other : cells_of(house_of(cell, kind))) {
            const Node gone = false_node(other, digit_of(node));
            const bool is_known =
                std::any_of(all.begin(), all.end(), [&](const Conclusion& one) { return one.node == gone; });
            if (other != cell && grid.has_candidate(other, digit_of(node)) && !is_known)
                all.push_back({gone, reason_of(kind)});
        }
    return all;
}

std::vector<Conclusion> strong_links(const CandidateGrid& grid, Node node, bool uses_cells, bool uses_houses) {
    std::vector<Conclusion> all;
    const Cell cell = cell_of(node);
    if (uses_cells && count(grid.candidates(cell)) == 2)
        for (int digit = 0; digit < 9; ++digit)
            if (digit != digit_of(node) && grid.has_candidate(cell, digit))
                all.push_back({true_node(cell, digit), LinkReason::kCell});
    for (const Kind kind : kKinds) {
        const int house = house_of(cell, kind);
        if (!uses_houses || count(grid.places(house, digit_of(node))) != 2) continue;
        for (const Cell other : cells_of(house))
            if (other != cell && grid.has_candidate(other, digit_of(node)))
                all.push_back({true_node(other, digit_of(node)), reason_of(kind)});
    }
    return all;
}

std::vector<Node> eliminations_of(const CandidateGrid& grid, Node target) {
    if (!is_true(target)) return {target};
    std::vector<Node> nodes;
    for (int digit = 0; digit < 9; ++digit)
        if (digit != digit_of(target) && grid.has_candidate(cell_of(target), digit))
            nodes.push_back(false_node(cell_of(target), digit));
    return nodes;
}

std::vector<std::vector<Node>> nodes_of(const TwinHint& hint) {
    std::vector<std::vector<Node>> lists;
    for (const Statement* target : hint.targets) {
        lists.emplace_back();
        for (const Statement* one : ancestors_of(*target)) lists.back().push_back(one->node);
    }
    return lists;
}

void count_statements(TwinHint& hint, double base) {
    hint.complexity = 0;
    std::vector<const TwinHint*> nested;
    for (const Statement* target : hint.targets)
        for (const Statement* one : ancestors_of(*target)) {
            ++hint.complexity;
            const TwinHint* other = one->nested.get();
            const bool is_new = other != nullptr && std::none_of(nested.begin(), nested.end(), [&](const TwinHint* at) {
                                    return at == other || nodes_of(*at) == nodes_of(*other);
                                });
            if (is_new) nested.push_back(other);
        }
    for (const TwinHint* one : nested) hint.complexity += one->complexity;
    hint.difficulty = base + added_by_length(hint.complexity);
}

void sort_hints(std::vector<TwinHint>& hints) {
    std::stable_sort(hints.begin(), hints.end(), [](const TwinHint& a, const TwinHint& b) {
        if (a.difficulty != b.difficulty) return a.difficulty < b.difficulty;
        return a.complexity != b.complexity ? a.complexity < b.complexity : a.rank < b.rank;
    });
}

std::string told(const TwinHint& hint) {
    std::string text = heading(hint.technique, hint.difficulty, hint.complexity);
    text += hint.placement ? "\n=" + told(*hint.placement) : "";
    text += "\n" + told(std::set<Node>(hint.eliminations.begin(), hint.eliminations.end()));
    for (const std::vector<Node>& nodes : nodes_of(hint))
        text += "\n" + told(std::set<Node>(nodes.begin(), nodes.end()));
    return text;
}

std::string told_in_full(const Step& step) {
    std::string text = heading(step.technique, step.difficulty, step.complexity);
    text += step.placement ? "\n=" + told(node_of(*step.placement, true)) : "";
    std::set<Node> nodes;
    for (const Candidate& gone : step.eliminations) nodes.insert(node_of(gone, false));
    text += "\n" + told(nodes);
    for (const Chain& chain : step.chains) {
        nodes.clear();
        for (const ChainNode& node : chain.nodes) nodes.insert(node_of(node.candidate, node.is_true));
        text += "\n" + told(nodes);
    }
    return text;
}

std::vector<const Statement*> ancestors_of(const Statement& statement) {
    std::vector<const Statement*> all{&statement};
    std::array<bool, kNodes> is_met{};
    is_met[statement.node] = true;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const Statement* parent : all[i]->parents)
            if (!std::exchange(is_met[parent->node], true)) all.push_back(parent);
    return all;
}
}  // namespace huisu::logic::tests
