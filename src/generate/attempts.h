// Attempts at puzzles, by number: each begins with a complete grid of its own and is carried to its end, whatever
// comes out. What an attempt gives depends on the seed, the options and its number alone.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "huisu/generate.h"
#include "model/random.h"

namespace huisu::generating {

/// What attempts came to that met the wishes or not.
struct Seen {
    std::optional<Range> clues;
    std::optional<Range> er;

    void add(const Seen& other);
};
void widen(std::optional<Range>& range, int value);

/// The random numbers of an attempt.
model::Random random_of(std::uint64_t seed, std::uint64_t attempt);

/// One thread's workshop.
class Attempts {
public:
    virtual ~Attempts() = default;

    struct Outcome {
        std::vector<Generated> puzzles;  ///< in the order of their attempts
        Seen seen;
        bool is_complete = true;  ///< false: `is_stopped` said yes on the way, and nothing counts
    };
    /// Attempts `first` to `first` + `count` - 1.
    virtual Outcome run(std::uint64_t first, std::size_t count) = 0;
    /// More attempts at a time gain nothing, and keep others waiting.
    virtual std::size_t largest_run() const = 0;
};

/// How many attempts in a row may come to nothing where the options set no number of tries: some minutes of one core.
std::uint64_t most_in_vain(const GenerateOptions& options);
/// Whether too few puzzles meet the wish that are dug from a grid just so: few givens, or a high ER.
bool asks_for_few_clues(const GenerateOptions& options);
bool asks_for_high_er(const GenerateOptions& options);

/// `is_stopped` is asked now and then. The options must outlive the attempts and have been looked through.
std::unique_ptr<Attempts> make_attempts(const GenerateOptions& options, const std::function<bool()>& is_stopped);

}  // namespace huisu::generating
