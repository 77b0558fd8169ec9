// A step as sentences: the title, then what its family says of it; or less than that, for hints.
#include "text/steps/sentences.h"

namespace huisu {
namespace {

std::string sentence_of(const text::Speech& speech, const Step& step) {
    if (step.needs_uniqueness) return text::uniqueness_sentence(speech, step);
    if (step.placement) return text::single_sentence(speech, step);
    return text::pattern_sentence(speech, step);
}

}  // namespace

std::string describe(const Step& step, Language language, const StepText& options) {
    const text::Speech speech(language);
    const std::string place = text::place_of(speech, step);
    if (options.detail == StepDetail::kWhere) return speech.tell("Look at {0}.", "请看{0}。", place);
    if (options.detail == StepDetail::kTechnique)
        return speech.tell("{0}: look at {1}.", "{0}：请看{1}。", step_title(step, language), place);
    const std::string sentence =
        step.chains.empty() ? sentence_of(speech, step) : text::chain_sentences(speech, step, options);
    return step_title(step, language) + speech.tell(": ", "：") + sentence;
}

}  // namespace huisu
