// One function a family of techniques: what it says of a step after the title and the colon.
#pragma once

#include <string>

#include "text/steps/speech.h"

namespace huisu::text {

std::string single_sentence(const Speech& speech, const Step& step);
std::string pattern_sentence(const Speech& speech, const Step& step);
std::string uniqueness_sentence(const Speech& speech, const Step& step);
/// Several lines.
std::string chain_sentences(const Speech& speech, const Step& step, const StepText& options);

}  // namespace huisu::text
