#include "step_json.h"

#include <cmath>

namespace huisu::cli {
namespace {

constexpr int kSize = 9;

Json candidate_json(const Candidate& candidate) {
    return {{"cell", cell_name(candidate.cell, kSize)}, {"digit", candidate.digit}};
}

Json cells_json(const std::vector<Cell>& cells) {
    Json json = Json::array();
    for (const Cell cell : cells) json.push_back(cell_name(cell, kSize));
    return json;
}

Json digits_json(DigitSet digits) {
    Json json = Json::array();
    for (const Digit digit : digits) json.push_back(digit);
    return json;
}

Json houses_json(const std::vector<House>& houses) {
    constexpr std::string_view kKinds[] = {"row", "column", "box"};
    Json json = Json::array();
    for (const House& house : houses)
        json.push_back({{"kind", kKinds[static_cast<int>(house.kind)]}, {"number", house.index + 1}});
    return json;
}

Json node_json(const ChainNode& node) {
    constexpr std::string_view kReasons[] = {"assumed", "cell", "box", "row", "column", "rule"};
    Json json = candidate_json(node.candidate);
    json["true"] = node.is_true;
    json["reason"] = kReasons[static_cast<int>(node.reason)];
    json["parents"] = node.parents;
    if (node.nested >= 0) json["nested"] = node.nested;
    return json;
}

Json chains_json(const std::vector<Chain>& chains) {
    Json json = Json::array();
    for (const Chain& chain : chains) {
        Json nodes = Json::array();
        for (const ChainNode& node : chain.nodes) nodes.push_back(node_json(node));
        json.push_back({{"nodes", std::move(nodes)}});
    }
    return json;
}

}  // namespace

Json candidates_json(const std::vector<Candidate>& candidates) {
    Json json = Json::array();
    for (const Candidate& candidate : candidates) json.push_back(candidate_json(candidate));
    return json;
}

Json step_json(const Step& step) {
    Json json{{"technique", technique_name(step.technique)}};
    if (step.type > 0) json["type"] = step.type;
    json["difficulty"] = std::floor((step.difficulty + 0.05) * 10) / 10;
    if (!step.chains.empty()) {
        json["dynamic"] = step.is_dynamic;
        json["level"] = step.level;
        json["complexity"] = step.complexity;
    }
    json["needs_uniqueness"] = step.needs_uniqueness;
    json["placement"] = step.placement ? candidate_json(*step.placement) : Json(nullptr);
    json["eliminations"] = candidates_json(step.eliminations);
    json["houses"] = houses_json(step.houses);
    if (!step.covers.empty()) json["covers"] = houses_json(step.covers);
    json["cells"] = cells_json(step.cells);
    if (!step.extras.empty()) json["extras"] = cells_json(step.extras);
    json["digits"] = digits_json(step.digits);
    if (!step.extra_digits.empty()) json["extra_digits"] = digits_json(step.extra_digits);
    if (!step.chains.empty()) json["chains"] = chains_json(step.chains);
    if (!step.nested.empty()) {
        Json nested = Json::array();
        for (const Step& one : step.nested) nested.push_back(step_json(one));
        json["nested"] = std::move(nested);
    }
    return json;
}

}  // namespace huisu::cli
