// What explain and hint have in common: how steps are looked for, how they are told, and what is said where there is
// none.
#pragma once

#include "huisu/explain.h"
#include "json/verb.h"

namespace huisu::json {

struct StepOptions {
    ExplainOptions explain;
    bool is_full = false;  ///< long chains are told whole
};
StepOptions take_step_options(Call& call);

/// Why a puzzle that does not have exactly one solution gets no steps.
std::string refusal_sentence(const Say& say, Verdict verdict, const std::optional<RuleBreak>& rule_break);
std::string only_nine_sentence(const Say& say);
std::string stuck_sentence(const Say& say);
std::string time_over_sentence(const Say& say);

}  // namespace huisu::json
