#include "logic/techniques/loop_types.h"

#include "logic/techniques/pseudo_set.h"

namespace huisu::logic {
namespace {

double base_difficulty(std::size_t loop_size) {
    if (loop_size >= 10) return 4.5 + 0.5;
    if (loop_size >= 8) return 4.5 + 0.2;
    return loop_size >= 6 ? 4.5 + 0.1 : 4.5;
}

class LoopTypes {
public:
    LoopTypes(const CandidateGrid& grid, const CellLoop& loop, LoopHint& best) : grid_(grid), loop_(loop), best_(best) {
        common_ = kAllNine;
        for (std::size_t i = 0; i < loop.size; ++i) {
            const Mask extras = without(grid.candidates(loop.cells[i]), loop.pair);
            if (extras == 0) continue;
            if (number_ < 2) ends_[number_] = loop.cells[i];
            ++number_;
            common_ &= extras;
            extras_ |= extras;
            extra_cells_.insert(loop.cells[i]);
        }
    }

    bool run() {
        if (number_ == 0) return false;
        if (number_ == 1) {
            offer(hint_of(1, extra_cells_, loop_.pair));
        } else if (number_ > 2 || count(extras_) == 1) {
            type_2();
        } else {
            type_3();
        }
        if (number_ == 2) type_4();
        return is_better_;
    }

private:
    LoopHint hint_of(int type, const CellSet& victims, Mask gone) const {
        LoopHint hint;
        hint.difficulty = base_difficulty(loop_.size);
        hint.type = type;
        hint.victims = victims;
        hint.gone = gone;
        hint.extra_digits = extras_;
        return hint;
    }

    bool is_wanted(double difficulty, int type) const {
        return difficulty < best_.difficulty || (difficulty == best_.difficulty && type < best_.type);
    }

    void offer(const LoopHint& hint) {
        if (!is_wanted(hint.difficulty, hint.type) || !eliminates(grid_, hint.victims, hint.gone)) return;
        best_ = hint;
        is_better_ = true;
    }

    void type_2() {
        CellSet victims = grid_.cells_with(lowest(extras_));
        for (const Cell cell : extra_cells_) victims = victims & peer_set(cell);
        offer(hint_of(2, victims, extras_));
    }

    void type_3() {
        for (int size = count(extras_); size <= 7; ++size) {
            for (const Kind kind : kKinds) {
                const int house = house_of(ends_[0], kind);
                if (house != house_of(ends_[1], kind)) continue;
                const int open = grid_.open_count(house);
                if (2 * size <= open) naked_sets(kind, house, size);
                if (2 * size < open) hidden_sets(kind, house, size);
            }
        }
    }

    void naked_sets(Kind kind, int house, int size) {
        const double difficulty = base_difficulty(loop_.size) + 0.1 * (size - 1);
        if (!is_wanted(difficulty, 3)) return;
        const Mask first = bit(place_of(ends_[0], kind));
        const Mask second = bit(place_of(ends_[1], kind));
        for (unsigned choice = (1U << size) - 1; choice <= kAllNine; choice = next_choice(choice)) {
            if ((choice & first) == 0 || (choice & second) != 0) continue;
            const CellSet others = cells_at(house, without(static_cast<Mask>(choice), first));
            const Mask digits = naked_digits(others, size);
            if (digits == 0) continue;
            LoopHint hint = hint_of(3, house_set(house) - others - extra_cells_, digits);
            hint.difficulty = difficulty;
            hint.house = house;
            hint.set_cells = others;
            hint.set_digits = digits;
            offer(hint);
        }
    }

    // The digits of a naked set of that size, or none.
    Mask naked_digits(const CellSet& others, int size) const {
        Mask united = 0;
        for (const Cell cell : others) {
            if (count(grid_.candidates(cell)) < 2) return 0;
            united |= grid_.candidates(cell);
        }
        const auto all = static_cast<Mask>(united | extras_);
        return count(all) == size && count(united | common_) == size ? all : Mask{0};
    }

    void hidden_sets(Kind kind, int house, int size) {
        const double difficulty = base_difficulty(loop_.size) + 0.1 * (size - 2);
        if (!is_wanted(difficulty, 3)) return;
        const Mask second = bit(place_of(ends_[1], kind));
        const Mask eligible = without(kAllNine, loop_.pair | extras_);
        // With the size of the pair the choice is empty, and there is one of these.
        for (unsigned choice = (1U << (size - 2)) - 1; choice <= kAllNine; choice = next_choice(choice)) {
            if ((choice & ~static_cast<unsigned>(eligible)) == 0)
                hidden_set(house, second, static_cast<Mask>(choice | loop_.pair), size, difficulty);
            if (choice == 0) break;
        }
    }

    void hidden_set(int house, Mask second, Mask digits, int size, double difficulty) {
        Mask united = 0;
        for (Mask rest = digits; rest != 0; rest &= rest - 1) {
            const Mask places = without(grid_.places(house, lowest(rest)), second);
            if (places == 0) return;
            united |= places;
        }
        if (count(united) != size) return;
        const CellSet others = cells_at(house, united) - extra_cells_;
        LoopHint hint = hint_of(3, others, without(kAllNine, digits));
        hint.difficulty = difficulty;
        hint.house = house;
        hint.is_hidden = true;
        hint.set_cells = others;
        hint.set_digits = digits;
        offer(hint);
    }

    // The house in which the two cells are the only places of the digit; the last one, or -1.
    int house_locking(int digit) const {
        int found = -1;
        for (const Kind kind : kKinds) {
            const int house = house_of(ends_[0], kind);
            if (house == house_of(ends_[1], kind) && count(grid_.places(house, digit)) == 2) found = house;
        }
        return found;
    }

    void type_4() {
        for (Mask rest = loop_.pair; rest != 0; rest &= rest - 1) {
            const Mask locked = bit(lowest(rest));
            const int house = house_locking(lowest(rest));
            if (house < 0) continue;
            LoopHint hint = hint_of(4, extra_cells_, without(loop_.pair, locked));
            hint.house = house;
            hint.extra_digits = locked;
            return offer(hint);
        }
    }

    const CandidateGrid& grid_;
    const CellLoop& loop_;
    LoopHint& best_;
    std::array<Cell, 2> ends_{};  // the first two cells with further candidates
    std::size_t number_ = 0;      // how many there are
    CellSet extra_cells_;
    Mask extras_ = 0;
    Mask common_ = 0;  // further candidates of all of them
    bool is_better_ = false;
};

}  // namespace

bool improve_with_loop(const CandidateGrid& grid, const CellLoop& loop, LoopHint& best) {
    return LoopTypes(grid, loop, best).run();
}

}  // namespace huisu::logic
