// One run of a command: what it was asked, and where its answers go.
#pragma once

#include "huisu/budget.h"
#include "interrupt.h"
#include "output.h"
#include "progress.h"
#include "settings.h"
#include "words.h"

namespace huisu::cli {

enum ExitStatus : int { kFine = 0, kNotProper = 1, kBadInput = 2, kTimeIsOver = 3 };

struct Run {
    const Settings& settings;
    const Messages& messages;
    Output& output;
    Progress& progress;
    Budget::Clock::time_point deadline = Budget::Clock::time_point::max();

    bool is_time_over() const {
        return deadline != Budget::Clock::time_point::max() && Budget::Clock::now() >= deadline;
    }
    /// What is left of the run's time, for a search in the main thread: it keeps the progress going.
    Budget budget_here() const {
        Budget budget = budget_in_worker();
        budget.progress = [this](const huisu::Progress&) {
            progress.tick_again();
            return !is_stopping();
        };
        return budget;
    }
    /// The same for a search in any thread that the pipeline chose.
    Budget budget() const { return settings.threads == 1 ? budget_here() : budget_in_worker(); }

    Budget budget_in_worker() const {
        Budget budget;
        budget.deadline = deadline;
        budget.stop = &stop_flag();
        return budget;
    }
};

}  // namespace huisu::cli
