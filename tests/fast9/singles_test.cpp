// Singles in many states at once, on every instruction set, against singles one after the other.
#include "fast9/singles.h"

#include <gtest/gtest.h>

#include <bit>
#include <optional>
#include <vector>

#include "model/random.h"

namespace huisu::fast9 {
namespace {

constexpr std::size_t kLanes = SinglesBatch::kLanes;
using State = CellMasks;

std::vector<std::array<std::size_t, 9>> all_houses() {
    std::vector<std::array<std::size_t, 9>> houses(27);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const std::size_t row = cell / 9, column = cell % 9;
        houses[row / 3 * 3 + column / 3][row % 3 * 3 + column % 3] = cell;
        houses[9 + row][column] = cell;
        houses[18 + column][row] = cell;
    }
    return houses;
}

/// What singles leave; nothing where they come to a contradiction.
std::optional<State> closed(State state) {
    const auto houses = all_houses();
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        const auto keep = [&](std::size_t cell, unsigned mask) {
            const auto kept = static_cast<std::uint16_t>(state[cell] & mask);
            goes_on = goes_on || kept != state[cell];
            state[cell] = kept;
        };
        for (const auto& house : houses) {
            for (const std::size_t cell : house) {
                if (state[cell] == 0) return std::nullopt;
                if (std::popcount(state[cell]) > 1) continue;
                for (const std::size_t other : house)
                    if (other != cell) keep(other, ~unsigned{state[cell]});
            }
            for (unsigned digit = 1; digit < 512; digit *= 2) {
                std::vector<std::size_t> places;
                for (const std::size_t cell : house)
                    if ((state[cell] & digit) != 0) places.push_back(cell);
                if (places.empty()) return std::nullopt;
                if (places.size() == 1) keep(places[0], digit);
            }
        }
    }
    return state;
}

/// Candidates of a solution and, each with some chance, others.
State random_state(model::Random& random, int percent) {
    State state{};
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const std::size_t row = cell / 9, column = cell % 9;
        state[cell] = static_cast<std::uint16_t>(1U << ((row * 3 + row / 3 + column) % 9));
        for (unsigned digit = 1; digit < 512; digit *= 2)
            if (random.below(100) < percent) state[cell] |= static_cast<std::uint16_t>(digit);
    }
    return state;
}

SinglesBatch batch_of(Target target, const std::vector<State>& states) {
    SinglesBatch batch;
    std::array<const CellMasks*, kLanes> from;
    for (std::size_t lane = 0; lane < kLanes; ++lane) from[lane] = &states[lane];
    CellMasks all{};
    all.fill(511);
    load_states(target, from, all, batch);
    batch.bad.fill(0);
    const auto houses = all_houses();
    for (std::size_t house = 0; house < houses.size(); ++house) {
        batch.houses[house].size = 9;
        batch.houses[house].digits = 511;
        for (std::size_t place = 0; place < 9; ++place) {
            const std::size_t cell = houses[house][place];
            batch.houses[house].cells[place] = static_cast<std::uint8_t>(cell);
            batch.houses_of[cell] |= 1U << house;
        }
    }
    batch.dirty = (1U << 27) - 1;
    return batch;
}

TEST(Singles, OfManyStatesAreThoseOfEach) {
    model::Random random(7);
    int sound = 0, absurd = 0;
    for (const int percent : {5, 8, 12, 18, 30}) {
        std::vector<State> states;
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            states.push_back(random_state(random, percent));
            if (lane % 2 != 0) {  // an assumption that is wrong as often as not
                std::uint16_t& mask = states[lane][static_cast<std::size_t>(random.below(81))];
                mask = static_cast<std::uint16_t>(mask & -mask);
            }
        }
        for (const Target& target : usable_targets()) {
            SinglesBatch batch = batch_of(target, states);
            close_singles(target, batch);
            EXPECT_EQ(batch.dirty, 0U);
            std::vector<State> found(kLanes);
            std::array<CellMasks*, kLanes> to;
            for (std::size_t lane = 0; lane < kLanes; ++lane) to[lane] = &found[lane];
            store_states(target, batch, to);
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const auto wanted = closed(states[lane]);
                ++(wanted ? sound : absurd);
                EXPECT_EQ(batch.bad[lane] == 0, wanted.has_value()) << target.name << ' ' << percent << ' ' << lane;
                for (std::size_t cell = 0; wanted && cell < 81; ++cell)
                    EXPECT_EQ(found[lane][cell], (*wanted)[cell]) << target.name << ' ' << lane << ' ' << cell;
            }
        }
    }
    EXPECT_GT(sound, 20);
    EXPECT_GT(absurd, 20);
}

TEST(Singles, StatesAreLoadedWithThoseCandidatesOnlyThatAreWithin) {
    model::Random random(8);
    std::vector<State> states;
    for (std::size_t lane = 0; lane < kLanes; ++lane) states.push_back(random_state(random, 40));
    const State within = random_state(random, 50);
    std::array<const CellMasks*, kLanes> from;
    for (std::size_t lane = 0; lane < kLanes; ++lane) from[lane] = &states[lane];
    for (const Target& target : usable_targets()) {
        SinglesBatch batch;
        load_states(target, from, within, batch);
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            for (std::size_t cell = 0; cell < 81; ++cell)
                ASSERT_EQ(batch.cells[cell][lane], states[lane][cell] & within[cell]) << target.name;
    }
}

TEST(Singles, RowsAgreeWhereAllHaveLostACandidateOrAreDownToTheSame) {
    State start{};
    for (std::size_t cell = 0; cell < 81; ++cell) start[cell] = 7;
    State open = start;
    open[80] = 0;
    for (const Target& target : usable_targets()) {
        for (const std::size_t cell : {std::size_t{0}, std::size_t{31}, std::size_t{80}}) {
            State one = start, other = start;
            std::array<const CellMasks*, 2> rows = {&one, &other};
            EXPECT_FALSE(may_agree(target, rows, start, open)) << target.name;
            one[cell] = 6;  // without the first
            other[cell] = 5;
            EXPECT_FALSE(may_agree(target, rows, start, open)) << target.name << ' ' << cell;
            other[cell] = 4;
            EXPECT_TRUE(may_agree(target, rows, start, open)) << target.name << ' ' << cell;
            State only_true = start;
            only_true[cell] = one[cell] = other[cell] = 4;
            EXPECT_EQ(may_agree(target, rows, only_true, open), cell != 80) << target.name << ' ' << cell;
        }
        EXPECT_TRUE(may_agree(target, {}, start, open)) << "of nothing, anything may be said";
    }
}

}  // namespace
}  // namespace huisu::fast9
