// The links of one chain as lines:
//
//     r1c2 is 3                          (1) r1c2 is 3
//     → r1c7 is not 3 (row 1)            (2) r4c2 is not 3 (column 2) from 1
//     → r1c7 is 8 (only candidate left)  (3) r1c7 is 8 (only candidate left) from 1, 2
//
// The left form where each statement follows from the one before alone, the right one otherwise. In the right one, in
// short, candidates that a true statement takes from its cell and houses have no lines.
#pragma once

#include <string>

#include "text/steps/speech.h"

namespace huisu::text {

struct LinkLines {
    bool full = false;          ///< otherwise a long chain shows its beginning and its end
    bool is_announced = false;  ///< the assumption has been told; the left form leaves it out
};

/// Each line begins with a line feed and the indentation.
std::string link_lines(const Speech& speech, const Step& step, const Chain& chain, const LinkLines& options);

/// "r1c2 is 3" for a node.
std::string node_statement(const Speech& speech, const ChainNode& node);

}  // namespace huisu::text
