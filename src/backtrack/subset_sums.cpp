// Partial sums: which of the numbers make the target? Take the first or leave it, then the next.
//
//     choose(i, remaining):   if i is past the last number: a solution if remaining is 0
//                             take number i:    choose(i + 1, remaining - numbers[i])
//                             leave number i:   choose(i + 1, remaining)
//
// Three prunings leave out calls that cannot find anything; what is found, and in which order, stays the same.
//   reach     the numbers from i on make at most the sum of the positive ones and at least that of the negative ones
//   tails     for the last numbers, all sums they can make are listed beforehand
//   memory    before that: (i, remaining) was tried already, and nothing was found
// With a trace only the first is used: it is what docs/backtracking.md teaches, and what one can follow.
//
// Tails and memory together take less than 64 MiB, plus a few words a number. Sums are 128 bits wide: 2^31 numbers
// of 63 bits fit easily. Written as a loop like the others: levels_[i] is what the call for number i knows.
#include "backtrack/subset_sums.h"

#include <cstddef>
#include <cstdint>
#include <limits>

#include "model/meter.h"

namespace huisu {
namespace backtrack {
namespace {

__extension__ typedef __int128 Sum;  // the keyword keeps -Wpedantic content

class SubsetSearch {
public:
    SubsetSearch(const PruningMemory& memory, std::span<const std::int64_t> numbers,
                 const std::function<bool(std::span<const int>)>& visit, const SubsetSumOptions& options)
        : numbers_(numbers),
          visit_(visit),
          options_(options),
          meter_(options.budget),
          tails_(numbers, options.trace ? 0 : memory.tail_sums),
          failed_(memory.failed_buckets),
          most_(numbers.size() + 1),
          least_(numbers.size() + 1),
          levels_(numbers.size() + 1) {
        chosen_.reserve(numbers.size());
        for (std::size_t i = numbers.size(); i-- > 0;) {
            most_[i] = most_[i + 1] + (numbers[i] > 0 ? numbers[i] : 0);
            least_[i] = least_[i + 1] + (numbers[i] < 0 ? numbers[i] : 0);
        }
    }

    SubsetSumResult run(std::int64_t target) {
        result_.is_complete = is_hopeless(0, target) || search(target);
        result_.is_stopped = meter_.is_stopped();
        return result_;
    }

private:
    enum class Choice : std::uint8_t { kNotYet, kTaken, kLeft };
    struct Level {
        Sum remaining = 0;
        std::uint64_t found_before = 0;  // solutions when the call began
        Choice choice = Choice::kNotYet;
    };

    /// True when every subset was considered; false when the visitor or the budget stopped it.
    bool search(Sum target) {
        begin(target);
        for (;;) {
            if (depth_ == numbers_.size()) {
                if (!report_subset()) return false;
            } else if (levels_[depth_].choice != Choice::kLeft) {
                if (!meter_.allows(result_.tries, result_.found) || !choose_next()) return false;
                continue;
            } else {
                remember_if_failed();
            }
            if (depth_ == 0) return true;
            --depth_;
            if (!undo()) return false;
        }
    }

    void begin(Sum remaining) { levels_[depth_] = {remaining, result_.found, Choice::kNotYet}; }

    /// Takes number depth_, or leaves it when it was taken before; goes on to the next number unless that is hopeless.
    /// False when the trace stops it.
    bool choose_next() {
        Level& here = levels_[depth_];
        Sum remaining = here.remaining;
        ++result_.tries;
        if (here.choice == Choice::kNotYet) {
            here.choice = Choice::kTaken;
            chosen_.push_back(static_cast<int>(depth_));
            remaining -= numbers_[depth_];
        } else {
            here.choice = Choice::kLeft;
        }
        if (!report(here.choice == Choice::kTaken ? SubsetKind::kTake : SubsetKind::kLeave)) return false;
        if (is_hopeless(depth_ + 1, remaining)) return undo();
        ++depth_;
        begin(remaining);
        return true;
    }
    bool undo() {
        if (levels_[depth_].choice == Choice::kTaken) chosen_.pop_back();
        return report(SubsetKind::kUndo);
    }
    bool report(SubsetKind kind) const {
        return !options_.trace || options_.trace({kind, kind == SubsetKind::kFound ? 0 : static_cast<int>(depth_)});
    }

    bool report_subset() {
        ++result_.found;
        meter_.check_soon();
        return report(SubsetKind::kFound) && visit_(chosen_);
    }

    bool is_hopeless(std::size_t i, Sum remaining) const {
        if (remaining > most_[i] || remaining < least_[i]) return true;
        if (!is_narrow(remaining)) return false;
        const auto sum = static_cast<std::int64_t>(remaining);
        if (tails_.covers(i)) return !tails_.can_make(i, sum);
        return !options_.trace && failed_.contains(static_cast<int>(i), sum);
    }
    void remember_if_failed() {
        const Level& here = levels_[depth_];
        const bool is_of_use = !options_.trace && !tails_.covers(depth_) && is_narrow(here.remaining);
        if (is_of_use && result_.found == here.found_before)
            failed_.insert(static_cast<int>(depth_), static_cast<std::int64_t>(here.remaining));
    }
    static bool is_narrow(Sum sum) {
        return sum <= std::numeric_limits<std::int64_t>::max() && sum >= std::numeric_limits<std::int64_t>::min();
    }

    std::span<const std::int64_t> numbers_;
    const std::function<bool(std::span<const int>)>& visit_;
    const SubsetSumOptions& options_;
    model::Meter meter_;
    TailSums tails_;
    FailedStates failed_;
    std::vector<Sum> most_;   // of the numbers from i on
    std::vector<Sum> least_;  // likewise
    std::vector<Level> levels_;
    std::vector<int> chosen_;
    std::size_t depth_ = 0;
    SubsetSumResult result_;
};

}  // namespace

SubsetSumResult subset_sums_within(const PruningMemory& memory, std::span<const std::int64_t> numbers,
                                   std::int64_t target, const std::function<bool(std::span<const int>)>& visit,
                                   const SubsetSumOptions& options) {
    return SubsetSearch(memory, numbers, visit, options).run(target);
}

}  // namespace backtrack

SubsetSumResult subset_sums(std::span<const std::int64_t> numbers, std::int64_t target,
                            const std::function<bool(std::span<const int>)>& visit, const SubsetSumOptions& options) {
    return backtrack::subset_sums_within({}, numbers, target, visit, options);
}

}  // namespace huisu
