#include "json/step_json.h"

#include <cmath>

namespace huisu::json {
namespace {

constexpr int kSize = 9;

Json cell_json(Cell cell, CellNaming naming) {
    return naming == CellNaming::kName ? Json(cell_name(cell, kSize)) : Json(cell);
}

Json candidate_json(const Candidate& candidate, CellNaming naming) {
    return {{"cell", cell_json(candidate.cell, naming)}, {"digit", candidate.digit}};
}

Json cells_json(const std::vector<Cell>& cells, CellNaming naming) {
    Json json = Json::array();
    for (const Cell cell : cells) json.push_back(cell_json(cell, naming));
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

Json node_json(const ChainNode& node, CellNaming naming) {
    constexpr std::string_view kReasons[] = {"assumed", "cell", "box", "row", "column", "rule"};
    Json json = candidate_json(node.candidate, naming);
    json["true"] = node.is_true;
    json["reason"] = kReasons[static_cast<int>(node.reason)];
    json["parents"] = node.parents;
    if (node.nested >= 0) json["nested"] = node.nested;
    return json;
}

Json chains_json(const std::vector<Chain>& chains, CellNaming naming) {
    Json json = Json::array();
    for (const Chain& chain : chains) {
        Json nodes = Json::array();
        for (const ChainNode& node : chain.nodes) nodes.push_back(node_json(node, naming));
        json.push_back({{"nodes", std::move(nodes)}});
    }
    return json;
}

}  // namespace

Json candidates_json(const std::vector<Candidate>& candidates, CellNaming naming) {
    Json json = Json::array();
    for (const Candidate& candidate : candidates) json.push_back(candidate_json(candidate, naming));
    return json;
}

Json step_json(const Step& step, CellNaming naming) {
    Json json{{"technique", technique_name(step.technique)}};
    if (step.type > 0) json["type"] = step.type;
    json["difficulty"] = std::floor((step.difficulty + 0.05) * 10) / 10;
    if (!step.chains.empty()) {
        json["dynamic"] = step.is_dynamic;
        json["level"] = step.level;
        json["complexity"] = step.complexity;
    }
    json["needs_uniqueness"] = step.needs_uniqueness;
    json["placement"] = step.placement ? candidate_json(*step.placement, naming) : Json(nullptr);
    json["eliminations"] = candidates_json(step.eliminations, naming);
    json["houses"] = houses_json(step.houses);
    if (!step.covers.empty()) json["covers"] = houses_json(step.covers);
    json["cells"] = cells_json(step.cells, naming);
    if (!step.extras.empty()) json["extras"] = cells_json(step.extras, naming);
    json["digits"] = digits_json(step.digits);
    if (!step.extra_digits.empty()) json["extra_digits"] = digits_json(step.extra_digits);
    if (!step.chains.empty()) json["chains"] = chains_json(step.chains, naming);
    if (!step.nested.empty()) {
        Json nested = Json::array();
        for (const Step& one : step.nested) nested.push_back(step_json(one, naming));
        json["nested"] = std::move(nested);
    }
    return json;
}

Json told_step_json(const Step& step, Language language, bool is_full) {
    Json json = step_json(step, CellNaming::kIndex);
    const std::string text = describe(step, language, {.full = is_full});
    json["title"] = step_title(step, language);
    json["text"] = text;
    json["stages"] = std::vector<std::string>{describe(step, language, {.detail = StepDetail::kWhere}),
                                              describe(step, language, {.detail = StepDetail::kTechnique}), text};
    return json;
}

}  // namespace huisu::json
