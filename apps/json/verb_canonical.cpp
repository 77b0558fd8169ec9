// canonical: the min-lex form of a puzzle, and what takes the puzzle there.
#include "huisu/canonical.h"

#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/transform_json.h"
#include "json/verb.h"

namespace huisu::json {
namespace {

std::string trouble_sentence(const Say& say, const CanonicalForm& result, const Shape& shape) {
    if (result.rule_break) return describe(*result.rule_break, shape, say.language());
    if (result.trouble == CanonicalTrouble::kBadShape)
        return say("canonical forms are known for boxes from 2x2 to 3x3, 2x4 and 4x2 only",
                   "只有宫形为 2x2 至 3x3、2x4 和 4x2 的盘面有规范形");
    return say("a puzzle with candidates has no canonical form", "带候选数的题没有规范形");
}

}  // namespace

Json answer_canonical(Call& call) {
    const Puzzle puzzle = take_puzzle(call.request());
    if (!call.is_fine()) return {};
    const CanonicalForm result = min_lex(puzzle);
    if (result.trouble != CanonicalTrouble::kNone) {
        call.request().fail(trouble_sentence(call.say(), result, puzzle.shape()));
        return {};
    }
    return {{"form", line_of(result.form)},
            {"automorphisms", result.automorphisms},
            {"transform", transform_json(result.transform)}};
}

}  // namespace huisu::json
