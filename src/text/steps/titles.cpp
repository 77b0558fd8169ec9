// What people call the techniques, in English and Chinese.
#include <array>

#include "text/steps/speech.h"

namespace huisu {
namespace {

struct Title {
    std::string_view english;
    std::string_view chinese;
};

// In the order of the enumeration.
constexpr std::array<Title, kTechniques> kTitles = {{
    {"hidden single", "摒除法"},
    {"direct pointing", "宫区块摒除（直接）"},
    {"direct claiming", "行列区块摒除（直接）"},
    {"direct hidden pair", "隐性数对（直接）"},
    {"naked single", "唯余法"},
    {"direct hidden triplet", "隐性三数组（直接）"},
    {"pointing", "宫区块摒除"},
    {"claiming", "行列区块摒除"},
    {"naked pair", "显性数对"},
    {"X-wing", "X 翼"},
    {"hidden pair", "隐性数对"},
    {"naked triplet", "显性三数组"},
    {"swordfish", "剑鱼"},
    {"hidden triplet", "隐性三数组"},
    {"XY-wing", "XY 翼"},
    {"XYZ-wing", "XYZ 翼"},
    {"unique loop", "唯一环"},
    {"naked quad", "显性四数组"},
    {"jellyfish", "水母"},
    {"hidden quad", "隐性四数组"},
    {"BUG (bivalue universal grave)", "全双值坟墓 BUG"},
    {"aligned pair exclusion", "对齐数对排除"},
    {"X-cycle", "X 环"},
    {"Y-cycle", "Y 环"},
    {"XY-cycle", "XY 环"},
    {"forcing X-chain", "强制 X 链"},
    {"forcing chain", "强制链"},
    {"aligned triplet exclusion", "对齐三数组排除"},
    {"Nishio chain", "Nishio 试数链"},
    {"contradiction chain", "矛盾强制链"},
    {"double forcing chain", "双向强制链"},
    {"cell forcing chain", "单元格强制链"},
    {"region forcing chain", "区域强制链"},
}};

std::string single_name(const Step& step, const text::Speech& speech) {
    if (step.difficulty < 1.1)
        return speech.tell("last cell of a {0}", "{0}内最后一格", speech.kind(step.houses[0].kind));
    return speech.tell("hidden single in a {0}", "{0}摒除法", speech.kind(step.houses[0].kind));
}

std::string name_of(const Step& step, const text::Speech& speech) {
    if (step.technique == Technique::kHiddenSingle && !step.houses.empty()) return single_name(step, speech);
    if (step.technique == Technique::kUniqueLoop && step.cells.size() == 4)
        return speech.tell("unique rectangle", "唯一矩形");
    const Title& title = kTitles[static_cast<std::size_t>(step.technique)];
    const std::string name{speech.is_chinese() ? title.chinese : title.english};
    if (!step.is_dynamic || step.technique == Technique::kNishio) return name;
    if (step.level < 2) return speech.tell("dynamic {0}", "动态{0}", name);
    return speech.tell("nested {0}", "嵌套{0}", name);
}

}  // namespace

std::string step_title(const Step& step, Language language) {
    const text::Speech speech(language);
    std::string title = name_of(step, speech);
    if (title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
    if (step.type > 0) title += speech.tell(", type {0}", "（类型 {0}）", step.type);
    if (step.level == 1) title += speech.tell(" with simple rules", "（含简单规则）");
    if (step.level > 1) title += speech.tell(" of level {0}", "（{0} 级）", step.level);
    return title;
}

}  // namespace huisu
