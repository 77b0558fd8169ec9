// What check --against compares with: the puzzles of another file, paired with those of the input in their order.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "huisu/puzzle.h"
#include "input.h"
#include "run.h"

namespace huisu::cli {

/// One puzzle to compare with; or why there is none.
class Reference {
public:
    Reference() = default;
    explicit Reference(Puzzle puzzle) : puzzle_(std::move(puzzle)) {}
    explicit Reference(std::string trouble) : trouble_(std::move(trouble)) {}

    const std::optional<Puzzle>& puzzle() const { return puzzle_; }
    /// A whole line for standard error, or "".
    const std::string& trouble() const { return trouble_; }
    /// The only solution; nothing when there is none, or several, or time is over. Solved once, whoever asks.
    const std::optional<Grid>& solution(const Run& run) const;
    /// After solution(): whether time was over before that was known.
    bool is_undecided() const { return is_undecided_; }

private:
    std::optional<Puzzle> puzzle_;
    std::string trouble_;
    mutable std::once_flag once_;
    mutable std::optional<Grid> solution_;
    mutable bool is_undecided_ = false;
};

class References {
public:
    References(const std::string& path, const Run& run);

    /// The reference of the next puzzle.
    std::shared_ptr<const Reference> next();

private:
    std::shared_ptr<const Reference> read();

    const Run& run_;
    Input input_;
    std::shared_ptr<const Reference> first_;
    std::shared_ptr<const Reference> second_;
    std::uint64_t given_out_ = 0;
};

}  // namespace huisu::cli
