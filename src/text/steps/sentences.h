// What is said of a step after the title and the colon: where to look; and the reason, one function a family of
// techniques.
#pragma once

#include <string>

#include "text/steps/speech.h"

namespace huisu::text {

/// Where to look, without what is to be seen there: "row 3".
std::string place_of(const Speech& speech, const Step& step);
std::string single_sentence(const Speech& speech, const Step& step);
std::string pattern_sentence(const Speech& speech, const Step& step);
std::string uniqueness_sentence(const Speech& speech, const Step& step);
/// Several lines.
std::string chain_sentences(const Speech& speech, const Step& step, const StepText& options);

}  // namespace huisu::text
