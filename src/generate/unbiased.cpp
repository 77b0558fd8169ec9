#include "generate/unbiased.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "generate/uniform_9x9.h"

namespace huisu::generating {
namespace {

constexpr int kWays = 16'384;       // of a grid
constexpr std::size_t kSets = 192;  // kept of a grid
constexpr int kLargestSet = 14;

}  // namespace

int Cells81::size() const {
    return std::popcount(low) + std::popcount(high);
}

AttemptsUnbiased::AttemptsUnbiased(const GenerateOptions& options, const std::function<bool()>& is_stopped)
    : options_(options),
      is_stopped_(is_stopped),
      worker_(fast9::make_lanes(fast9::find_target({}).value_or(fast9::usable_targets().back()))) {
    chance_[kMostClues] = 1;
    for (int n = kMostClues - 1; n >= 0; --n) {
        const auto at = static_cast<std::size_t>(n);
        chance_[at] = chance_[at + 1] * (n + 1) / (81 - n);  // C(81, n) / C(81, n + 1)
    }
}

Attempts::Outcome AttemptsUnbiased::run(std::uint64_t first, std::size_t count) {
    Outcome outcome;
    for (std::uint64_t number = first; number < first + count; ++number) {
        attempt(number, outcome);
        if (is_stopped_()) {
            outcome.is_complete = false;
            break;
        }
    }
    return outcome;
}

void AttemptsUnbiased::attempt(std::uint64_t number, Outcome& outcome) {
    model::Random random = random_of(options_.seed, number);
    grid_ = Uniform9x9::all().grid(random);
    std::iota(order_.begin(), order_.end(), std::uint8_t{0});
    find_small_sets();
    constexpr std::size_t kBatch = 2048;
    std::vector<Way> ways;
    for (int drawn = 0; drawn < kWays && !is_stopped_();) {
        ways.clear();
        while (drawn < kWays && ways.size() < kBatch) {
            Way way;
            ++drawn;
            if (draw(random, way)) ways.push_back(way);
        }
        keep_unique(ways);
        shorten(ways);
        std::erase_if(ways, [&](const Way& way) {
            const double coin = static_cast<double>(random.next() >> 11) * 0x1p-53;
            return coin >= chance_[static_cast<std::size_t>(way.clues)];
        });
        keep_minimal(ways);
        for (const Way& way : ways) {
            outcome.puzzles.push_back(generated(puzzle_at(way, way.clues), grid_, number));
            outcome.puzzles.back().is_minimal = true;
        }
    }
}

// The smallest unavoidable sets: two digits that change places in two rows of a band, or in two columns of a stack.
void AttemptsUnbiased::find_small_sets() {
    sets_.clear();
    const auto at = [](bool is_turned, int line, int place) { return is_turned ? place * 9 + line : line * 9 + place; };
    for (const bool is_turned : {false, true}) {
        for (int line = 0; line < 9; ++line) {
            for (int other = line + 1; other < line / 3 * 3 + 3; ++other) {
                for (int place = 0; place < 9; ++place) {
                    for (int second = place + 1; second < 9; ++second) {
                        const std::array<Cell, 4> cells = {at(is_turned, line, place), at(is_turned, line, second),
                                                           at(is_turned, other, place), at(is_turned, other, second)};
                        const auto digit = [&](std::size_t i) { return grid_[static_cast<std::size_t>(cells[i])]; };
                        if (digit(0) != digit(3) || digit(1) != digit(2)) continue;
                        Cells81 set;
                        for (const Cell cell : cells) set.insert(cell);
                        sets_.push_back(set);
                    }
                }
            }
        }
    }
}

// The cells that go last on a new way; false where they miss a known unavoidable set.
bool AttemptsUnbiased::draw(model::Random& random, Way& way) {
    Cells81 cells;
    for (std::size_t i = 0; i < way.cells.size(); ++i) {
        // 32 random bits times a bound under 2^7: the bias is under 2^-25.
        const std::size_t left = order_.size() - i;
        const std::size_t j = i + static_cast<std::size_t>((random.next() >> 32) * left >> 32);
        std::swap(order_[i], order_[j]);
        way.cells[i] = order_[i];
        cells.insert(order_[i]);
    }
    return std::all_of(sets_.begin(), sets_.end(), [&](const Cells81& set) { return set.meets(cells); });
}

// With fewer of the cells some known unavoidable set would be empty.
int AttemptsUnbiased::least_clues(const Way& way) const {
    std::array<Cells81, kMostClues + 1> first{};  // so many cells
    for (std::size_t i = 0; i < way.cells.size(); ++i) {
        first[i + 1] = first[i];
        first[i + 1].insert(way.cells[i]);
    }
    const auto misses = [&](const Cells81& cells) {
        return std::any_of(sets_.begin(), sets_.end(), [&](const Cells81& set) { return !set.meets(cells); });
    };
    return static_cast<int>(std::partition_point(first.begin(), first.end(), misses) - first.begin());
}

Puzzle9 AttemptsUnbiased::puzzle_at(const Way& way, int clues) const {
    Puzzle9 puzzle;
    for (std::size_t i = 0; i < static_cast<std::size_t>(clues); ++i)
        puzzle.set_given(way.cells[i], grid_[way.cells[i]]);
    return puzzle;
}

void AttemptsUnbiased::solve(std::uint64_t limit) {
    answers_.resize(puzzles_.size());
    seconds_.resize(puzzles_.size());
    solve_all(*worker_, puzzles_, answers_, seconds_, limit);
}

void AttemptsUnbiased::learn(const Answer9& answer, const Digits9& second) {
    if (sets_.size() >= kSets) return;
    const Digits9& other = answer.digits == grid_ ? second : answer.digits;
    Cells81 set;
    for (std::size_t cell = 0; cell < grid_.size(); ++cell)
        if (other[cell] != grid_[cell]) set.insert(static_cast<Cell>(cell));
    if (set.size() > kLargestSet || std::find(sets_.begin(), sets_.end(), set) != sets_.end()) return;
    sets_.push_back(set);
}

void AttemptsUnbiased::keep_unique(std::vector<Way>& ways) {
    puzzles_.clear();
    for (const Way& way : ways) puzzles_.push_back(puzzle_at(way, kMostClues));
    solve(2);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (answers_[i].verdict == Verdict::kUnique)
            ways[kept++] = ways[i];
        else
            learn(answers_[i], seconds_[i]);
    }
    ways.resize(kept);
}

// Finds how many givens are left on each way when the next step gives several solutions.
void AttemptsUnbiased::shorten(std::vector<Way>& ways) {
    std::vector<Way*> open;
    for (Way& way : ways) {
        way.clues = least_clues(way);
        open.push_back(&way);
    }
    while (!open.empty()) {
        puzzles_.clear();
        for (const Way* way : open) puzzles_.push_back(puzzle_at(*way, way->clues));
        solve(2);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (answers_[i].verdict == Verdict::kUnique) continue;
            Way& way = *open[i];
            const Digits9& other = answers_[i].digits == grid_ ? seconds_[i] : answers_[i].digits;
            auto next = static_cast<std::size_t>(way.clues);
            while (other[way.cells[next]] == grid_[way.cells[next]]) ++next;
            way.clues = static_cast<int>(next) + 1;
            open[kept++] = &way;
        }
        open.resize(kept);
    }
}

// A given after the other on all ways: most ways are lost at the first. The given that would go next is needed.
void AttemptsUnbiased::keep_minimal(std::vector<Way>& ways) {
    for (std::size_t given = 0; !ways.empty(); ++given) {
        puzzles_.clear();
        bool is_any_left = false;
        for (const Way& way : ways) {
            Puzzle9& test = puzzles_.emplace_back(puzzle_at(way, way.clues));
            if (given + 1 >= static_cast<std::size_t>(way.clues)) continue;
            // Another digit in the cell: a solution of this says that the given is needed.
            std::uint16_t& candidates = test.candidates[way.cells[given]];
            candidates = static_cast<std::uint16_t>(Puzzle9::kAllDigits & ~candidates);
            is_any_left = true;
        }
        if (!is_any_left) return;
        solve(1);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < ways.size(); ++i)
            if (answers_[i].verdict != Verdict::kNone) ways[kept++] = ways[i];
        ways.resize(kept);
    }
}

}  // namespace huisu::generating
