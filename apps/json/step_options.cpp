// See step_options.h.
#include "json/step_options.h"

namespace huisu::json {

StepOptions take_step_options(Call& call) {
    constexpr std::string_view kOrders[] = {"human", "se"};
    static_assert(static_cast<int>(StepOrder::kSudokuExplainer) == 1, "in the order of the enumeration");
    Request& request = call.request();
    StepOptions options;
    if (const auto index = request.choice("order", kOrders)) options.explain.order = static_cast<StepOrder>(*index);
    options.explain.force = request.flag("force");
    options.explain.budget = call.budget();
    options.is_full = request.flag("full");
    return options;
}

std::string refusal_sentence(const Say& say, Verdict verdict, const std::optional<RuleBreak>& rule_break) {
    if (rule_break) return describe(*rule_break, Shape{}, say.language());
    switch (verdict) {
        case Verdict::kNone: return say("the puzzle has no solution", "此题无解");
        case Verdict::kMany: return say("the puzzle has several solutions", "此题有多个解");
        default: break;
    }
    return time_over_sentence(say);
}

std::string only_nine_sentence(const Say& say) {
    return say("steps are known for 9x9 grids only", "只能讲解 9x9 的盘面");
}

std::string stuck_sentence(const Say& say) {
    return say("no known technique finds a further step", "已知的技巧找不到下一步");
}

std::string time_over_sentence(const Say& say) {
    return say("the time is over", "时间用完");
}

}  // namespace huisu::json
