// The two halves of the table of words, one after the other in the order of the enumeration.
#pragma once

#include <array>
#include <span>

#include "words.h"

namespace huisu::cli {

std::span<const WordEntry> words_of_help();
/// On the man page, and in messages.
std::span<const WordEntry> words_said();

}  // namespace huisu::cli
