// From items to answers, in order: any number of workers, who take turns in reading, and one writer at a
// time.
//
//   Input --> [batch][batch][batch] --> Output        workers take items one by one from the oldest batch that has some
//
// The number of batches between input and output is bounded, so memory is flat however long the input; the answers
// go out in the order of the questions as they become ready. A batch is closed when it is large enough
// or when its reader has to wait for input, so that a puzzle from a slow pipe is answered at once. One thread means no
// other threads.
#pragma once

#include <functional>
#include <string>

#include "input.h"
#include "run.h"

namespace huisu::cli {

struct Answer {
    std::string out;  ///< whole lines for standard output
    std::string err;  ///< whole lines for standard error
    int status = kFine;
    std::size_t puzzles = 1;  ///< answered
    /// Completes the answer when its turn has come: in the order of the questions, one at a time. May be empty.
    std::function<void(Answer&)> in_turn = {};

    /// Appends what follows.
    void add(const Answer& next);
};

/// Takes the first part of an answer whose rest may take long.
using HandOver = std::function<void(Answer&&)>;
/// Answers one item, or the rest of it after what was handed over. Called from several threads at once.
using Work = std::function<Answer(const InputItem&, const HandOver&)>;
/// Runs through the whole input and returns the largest status.
int run_in_order(Run& run, Input& input, const Work& work);

/// For answers of any length: the work prints by itself and returns the status. One thread.
using StreamingWork = std::function<int(const InputItem&)>;
int run_streaming(Run& run, Input& input, const StreamingWork& work);

}  // namespace huisu::cli
