// The latency engine: one puzzle at a time, in nine registers (wide-inl.h).
//
// It walks the same tree as the lanes: the same propagation to the same point of rest, the same choice, the same order;
// so its answers and its numbers of nodes are those of the lanes, which tests make use of.
#if defined(HUISU_FAST9_SINGLE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef HUISU_FAST9_SINGLE_INL_H_
#undef HUISU_FAST9_SINGLE_INL_H_
#else
#define HUISU_FAST9_SINGLE_INL_H_
#endif

#include <array>
#include <cstring>
#include <memory>

#include "fast9/choose.h"
#include "fast9/job.h"
#include "fast9/node_pool.h"
#include "fast9/rows-inl.h"
#include "fast9/wide-inl.h"

#if HWY_TARGET != HWY_SCALAR

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

constexpr std::size_t kGridWords = 9 * kWideWords;

/// Where a cell is in a grid of nine registers: register 3i + s, word 4b + c.
constexpr std::size_t place_of(std::size_t cell) {
    const std::size_t row = cell / 9;
    const std::size_t column = cell % 9;
    return (row % 3 * 3 + column / 3) * kWideWords + row / 3 * 4 + column % 3;
}

/// All words that hold cells; the others are 0.
alignas(32) constexpr Word kCellWords[kWideWords] = {511, 511, 511, 0, 511, 511, 511, 0, 511, 511, 511, 0, 0, 0, 0, 0};

struct Grid9 {
    alignas(32) Word words[kGridWords];

    Wide at(std::size_t i, std::size_t s) const { return load_wide(words + kWideWords * (3 * i + s)); }
    void set(std::size_t i, std::size_t s, Wide x) { store_wide(x, words + kWideWords * (3 * i + s)); }
};

/// In registers; the assignment would call a function.
HWY_INLINE void copy_grid(const Grid9& from, Grid9& to) {
#pragma GCC unroll 9
    for (std::size_t k = 0; k < 9; ++k) store_wide(load_wide(from.words + kWideWords * k), to.words + kWideWords * k);
}

/// From 81 words in reading order; reads seven beyond.
HWY_INLINE void spread(const Word* row, Grid9& grid) {
    const Wide cells = load_wide(kCellWords);
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t s = 0; s < 3; ++s) {
            Word* to = grid.words + kWideWords * (3 * i + s);
            for (std::size_t b = 0; b < 3; ++b) std::memcpy(to + 4 * b, row + 27 * b + 9 * i + 3 * s, 8);
            std::memset(to + 12, 0, 8);
            store_wide(load_wide(to) & cells, to);
        }
    }
}

/// To words in reading order; writes kRowCells of them.
HWY_INLINE void gather(const Grid9& grid, Word* row) {
    for (std::size_t m = 0; m < 27; ++m) std::memcpy(row + 3 * m, grid.words + place_of(3 * m), 8);
}

/// Three registers: of one stack, its rows 0, 1 and 2.
struct Rows9 {
    Wide a, b, c;
};

HWY_INLINE Rows9 rows_of(const Grid9& grid, std::size_t s) {
    return {grid.at(0, s), grid.at(1, s), grid.at(2, s)};
}
HWY_INLINE Rows9 any_column(const Rows9& x) {
    return {any_column(x.a), any_column(x.b), any_column(x.c)};
}

struct Seen9 {
    Wide changed;  // bits that the sweep has taken away
    Wide bad;      // not 0: no solution
    Wide many;     // not 0: some cell has several candidates
};

struct Settled9 {
    Wide cell, single;
};

/// A digit with one place in the box goes there; see settle() in sweep-inl.h.
HWY_INLINE Settled9 settle(Wide cell, Wide twice, Seen9& seen) {
    const Wide one = wide(1);
    const Wide alone = without(cell, twice);
    const Wide alone_less = alone - one;
    seen.bad = or_both(seen.bad, alone, alone_less);
    const Wide less = min_of(alone_less, cell - one);
    const Wide settled = less + one;
    return {settled, if_zero(settled & less, settled)};
}

/// What a minirow of one row may keep, when the two others are i and j and the two other stacks are at left and right.
HWY_INLINE Wide kept(Wide left_i, Wide right_j, Wide left_j, Wide right_i) {
    return or_both(left_i & right_j, left_j, right_i);
}

/// Sweeps stack s; `left` and `right` are the ORs of the minirows of the two others. Gives those of stack s.
HWY_INLINE Rows9 sweep(Grid9& grid, std::size_t s, const Rows9& left, const Rows9& right, Seen9& seen) {
    const Wide cells = load_wide(kCellWords);
    const Rows9 old = rows_of(grid, s);
    Wide x0 = old.a & kept(left.b, right.c, left.c, right.b);
    Wide x1 = old.b & kept(left.c, right.a, left.a, right.c);
    Wide x2 = old.c & kept(left.a, right.b, left.b, right.a);
    Wide columns = any_of(x0, x1, x2);
    const Wide next = next_band(columns), after = band_after_next(columns);
    const Wide stay = kept(next_column(next), column_after_next(after), column_after_next(next), next_column(after));
    x0 = x0 & stay, x1 = x1 & stay, x2 = x2 & stay, columns = columns & stay;
    const Wide second = next_column(columns), third = column_after_next(columns);
    seen.bad = without(cells, any_of(columns, second, third));  // a box lacks a digit
    const Wide twice = any_column(majority(x0, x1, x2)) | majority(columns, second, third);
    const Settled9 a = settle(x0, twice, seen), b = settle(x1, twice, seen), c = settle(x2, twice, seen);
    const Wide singles = any_column(any_of(a.single, b.single, c.single));
    x0 = without(a.cell, singles) | a.single;
    x1 = without(b.cell, singles) | b.single;
    x2 = without(c.cell, singles) | c.single;
    const Wide one = wide(1);
    seen.many = or_both(or_both(x0 & (x0 - one), x1, x1 - one), x2, x2 - one);
    seen.changed = any_of(old.a ^ x0, old.b ^ x1, old.c ^ x2);
    seen.bad = any_of(seen.bad, if_zero(min_of(min_of(x0, x1), x2), cells), seen.bad);  // a cell is empty
    grid.set(0, s, x0), grid.set(1, s, x1), grid.set(2, s, x2);
    return any_column({x0, x1, x2});
}

enum class Rest : std::uint8_t { kOpen, kFull, kRefuted };

/// With one register for a row of minirows, a sweep is bound by the time its steps wait for each other, so the three
/// stacks are swept at once, each from what was known before. With two it is bound by their number, and the fewer
/// passes of one after the other are better.
constexpr bool kStacksAtOnce = kWideWords * sizeof(Word) <= HWY_MAX_BYTES;

/// Propagates until nothing changes.
HWY_INLINE Rest settle_grid(Grid9& grid) {
    Rows9 x = any_column(rows_of(grid, 0)), y = any_column(rows_of(grid, 1)), z = any_column(rows_of(grid, 2));
    for (;;) {
        Seen9 a, b, c;
        if constexpr (kStacksAtOnce) {
            const Rows9 new_x = sweep(grid, 0, y, z, a);
            const Rows9 new_y = sweep(grid, 1, z, x, b);
            const Rows9 new_z = sweep(grid, 2, x, y, c);
            x = new_x, y = new_y, z = new_z;
        } else {
            x = sweep(grid, 0, y, z, a);
            y = sweep(grid, 1, z, x, b);
            z = sweep(grid, 2, x, y, c);
        }
        if (!is_zero(any_of(a.bad, b.bad, c.bad))) return Rest::kRefuted;
        if (is_zero(any_of(a.many, b.many, c.many))) return Rest::kFull;
        if (is_zero(any_of(a.changed, b.changed, c.changed))) return Rest::kOpen;
    }
}

/// Whether every house of a grid with one candidate a cell has all digits.
HWY_INLINE bool is_sound(const Grid9& grid) {
    const Wide cells = load_wide(kCellWords);
    Wide lacks = wide(0);
    for (std::size_t k = 0; k < 3; ++k) {
        lacks = lacks | without(cells, any_column(any_of(grid.at(k, 0), grid.at(k, 1), grid.at(k, 2))));
        const Wide columns = any_of(grid.at(0, k), grid.at(1, k), grid.at(2, k));
        lacks = lacks | without(cells, any_column(columns));
        lacks = lacks | without(cells, any_of(columns, next_band(columns), band_after_next(columns)));
    }
    return is_zero(lacks);
}

/// Whether the grid holds nothing that the puzzle does not allow.
HWY_INLINE bool is_within(const Grid9& grid, const Grid9& puzzle) {
    Wide outside = wide(0);
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t s = 0; s < 3; ++s) outside = outside | without(grid.at(i, s), puzzle.at(i, s));
    return is_zero(outside);
}

/// The open cells of a grid at rest, and among them those with two candidates.
struct OpenCells {
    Wide open[3][3], pairs[3][3];
    Wide repeated;  // not 0: two singles of a box are equal
};

HWY_INLINE OpenCells open_cells_of(const Grid9& grid) {
    OpenCells found;
    const Wide one = wide(1);
    found.repeated = wide(0);
    for (std::size_t s = 0; s < 3; ++s) {
        Wide sum = wide(0), all = wide(0);
        for (std::size_t i = 0; i < 3; ++i) {
            const Wide cell = grid.at(i, s);
            const Wide second = cell & (cell - one);
            const Wide open = unless_zero(second, cell);
            found.open[i][s] = open;
            found.pairs[i][s] = if_zero(second & (second - one), open);
            sum = sum + (cell ^ open);
            all = all | (cell ^ open);
        }
        sum = sum + next_column(sum) + column_after_next(sum);
        found.repeated = found.repeated | (sum ^ any_column(all));
    }
    found.repeated = found.repeated & load_wide(kCellWords);
    return found;
}

/// How many of the two digits of `pair` are in `set`; anything where the pair is 0.
HWY_INLINE Wide shared(Wide pair, Wide set) {
    const Wide one = wide(1);
    const Wide both = pair & set;
    return unless_zero(both, one) + if_zero(both ^ pair, one);
}

/// The lower part of the keys of choose.h, cell by cell, with the offset of the points.
alignas(32) constexpr std::array<Word, kGridWords> kKeyBase = [] {
    std::array<Word, kGridWords> base{};
    for (std::size_t cell = 0; cell < 81; ++cell)
        base[place_of(cell)] = static_cast<Word>((kPointsOffset << kKeyShift) + (kKeyCells - cell));
    return base;
}();

/// What branching_of(row) gives in choose.h, for this layout.
HWY_INLINE Branching branching_of(const Grid9& grid) {
    const OpenCells found = open_cells_of(grid);
    Branching result;
    result.is_refuted = !is_zero(found.repeated);
    Wide row_pairs[3][3], row_open[3][3];
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t s = 0; s < 3; ++s) {
            row_pairs[i][s] = any_column(found.pairs[i][s]);
            row_open[i][s] = any_column(found.open[i][s]);
        }
    }
    alignas(32) Word best[3 * kWideWords];
    for (std::size_t s = 0; s < 3; ++s) {
        const Wide pairs = any_of(found.pairs[0][s], found.pairs[1][s], found.pairs[2][s]);
        const Wide open = any_of(found.open[0][s], found.open[1][s], found.open[2][s]);
        const Wide pairs_above = next_band(pairs) | band_after_next(pairs);
        const Wide open_above = next_band(open) | band_after_next(open);
        Wide keys = wide(0);
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t left = s == 0 ? 1 : 0, right = s == 2 ? 1 : 2;
            const Wide pair = found.pairs[i][s];
            const Wide by_pairs = shared(pair, any_of(pairs_above, row_pairs[i][left], row_pairs[i][right]));
            const Wide by_open = shared(pair, open_above & (row_open[i][left] | row_open[i][right]));
            const Wide points = times_key(by_pairs + by_open + by_open);
            keys = max_of(keys, unless_zero(pair, points + load_wide(kKeyBase.data() + kWideWords * (3 * i + s))));
        }
        keys = max_of(keys, max_of(next_column(keys), column_after_next(keys)));
        store_wide(keys, best + kWideWords * s);
    }
    std::array<BranchKey, 9> keys;
    for (std::size_t box = 0; box < 9; ++box) keys[box] = best[kWideWords * (box % 3) + box / 3 * 4];
    result.best = best_apart(keys);
    return result;
}

class Single final : public Worker {
public:
    Single() : open_(new OpenGrid[kMaxDepth]) {}

    void run(Job& job) override {
        nodes_ = solutions_ = 0;
        for (bool may_go_on = true; may_go_on;) {
            Feed::Piece piece = job.feed->take();
            if (piece.begin == piece.end) break;
            for (; piece.begin < piece.end && may_go_on; ++piece.begin)
                may_go_on = solve(job, job.puzzles[piece.begin], piece.begin);
            for (; piece.begin < piece.end; ++piece.begin) job.answers[piece.begin] = Answer9{};
        }
        job.stats.nodes += nodes_;
    }

private:
    struct OpenGrid {
        Grid9 grid;
        std::array<std::uint8_t, kMaxStride> branch_cells;
        std::uint8_t held;  // as in OpenNode once its first child is taken
        std::uint16_t digit;
    };

    /// False when the budget has run out.
    bool solve(const Job& job, const Puzzle9& puzzle, std::size_t number) {
        Answer9& answer = job.answers[number];
        answer = Answer9{};
        spread(puzzle.candidates.data(), start_);
        copy_grid(start_, now_);
        depth_ = 0;
        bool is_refuted = false;
        bool may_go_on = true;
        bool goes_on = true;
        do {
            may_go_on = job.meter->allows(nodes_, solutions_);
            if (!may_go_on) break;
            ++nodes_;
            const Rest rest = settle_grid(now_);
            if (rest == Rest::kFull && is_sound(now_)) take_solution(job, number);
            goes_on = rest == Rest::kOpen && branch(is_refuted ? 1 : 2);
            if (goes_on) continue;  // with the first child
            is_refuted = true;
            goes_on = answer.solutions < job.limit && open_next();
        } while (goes_on);
        conclude(answer, answer.solutions, may_go_on && answer.solutions < job.limit);
        return may_go_on;
    }

    void take_solution(const Job& job, std::size_t number) {
        if (!is_within(now_, start_)) return;
        ++solutions_;
        const std::uint64_t solutions = ++job.answers[number].solutions;
        if (solutions == 1) write_digits_of(now_, job.answers[number].digits);
        if (solutions == 2 && job.seconds != nullptr) write_digits_of(now_, job.seconds[number]);
    }

    static void write_digits_of(const Grid9& grid, Digits9& digits) {
        alignas(16) Word row[kRowCells] = {};
        gather(grid, row);
        write_digits(row, 8, digits.data());
    }

    /// Puts the grid at rest on the stack, with at most so many cells to branch on, and goes on to its first child;
    /// false when it has no solution.
    bool branch(std::size_t most) {
        const Branching chosen = branching_of(now_);
        if (chosen.is_refuted) return false;
        OpenGrid& open = open_[depth_++];
        copy_grid(now_, open.grid);
        const BranchPlace place = first_place(chosen);
        open.branch_cells[0] = static_cast<std::uint8_t>(place.cell);
        open.digit = place.digit;
        const std::size_t count = most == 2 && chosen.best[1] != 0 ? 2 : 1;
        if (count == 2) open.branch_cells[1] = static_cast<std::uint8_t>(cell_of(chosen.best[1]));
        hold(open, count);
        open.held = static_cast<std::uint8_t>(count - 1);
        return true;
    }

    /// The first `count` branch cells take their digits.
    void hold(const OpenGrid& open, std::size_t count) {
        for (std::size_t k = 0; k < count; ++k) {
            Word& cell = now_.words[place_of(open.branch_cells[k])];
            cell = digit_at(open, k, cell);
        }
    }

    BranchPlace first_place(const Branching& chosen) const {
        if (chosen.best[0] != 0) {
            const std::size_t cell = cell_of(chosen.best[0]);
            const Word candidates = now_.words[place_of(cell)];
            return {cell, static_cast<Word>(candidates & -candidates)};
        }
        alignas(16) Word row[kRowCells] = {};
        gather(now_, row);
        return place_without_pairs(row);
    }

    /// The next child of the grid on top of the stack; false when the stack is empty.
    bool open_next() {
        if (depth_ == 0) return false;
        OpenGrid& open = open_[depth_ - 1];
        copy_grid(open.grid, now_);
        hold(open, open.held);
        Word& cell = now_.words[place_of(open.branch_cells[open.held])];
        cell = static_cast<Word>(cell & ~digit_at(open, open.held, cell));
        if (open.held == 0)
            --depth_;
        else
            --open.held;
        return true;
    }

    Grid9 start_ = {};  // the puzzle
    Grid9 now_ = {};
    std::unique_ptr<OpenGrid[]> open_;
    std::size_t depth_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t solutions_ = 0;
};

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#endif
#endif
