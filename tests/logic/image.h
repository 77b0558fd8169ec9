// What a finder finds must turn with the grid: the eight symmetries of the square, each with three ways to name the
// digits.
//
//   found(find_x_wing, grid)   "10:1 11:1 ..." as told() says it, when the finder finds the image of that step in every
//                              image of the grid; otherwise what it found in the image where it went wrong
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "states.h"

namespace huisu::logic::tests {

class Image {
public:
    static constexpr int kAll = 24;
    explicit Image(int number) : turn_(number % 8), naming_(number / 8) {}

    Cell of(Cell cell) const {
        int row = cell / 9;
        int column = cell % 9;
        if ((turn_ & 1) != 0) row = 8 - row;
        if ((turn_ & 2) != 0) column = 8 - column;
        if ((turn_ & 4) != 0) std::swap(row, column);
        return row * 9 + column;
    }
    /// Counted from 1.
    Digit named(Digit digit) const {
        if (naming_ == 0) return digit;
        return naming_ == 1 ? 10 - digit : (digit * 4 - 1) % 9 + 1;
    }
    Candidate of(const Candidate& candidate) const { return {of(candidate.cell), named(candidate.digit)}; }
    House of(const House& house) const {
        const int number = house_of(house.kind == HouseKind::kBox   ? Kind::kBox
                                    : house.kind == HouseKind::kRow ? Kind::kRow
                                                                    : Kind::kColumn,
                                    house.index);
        const Cell one = of(static_cast<Cell>(cells_of(number).front()));
        const Cell other = of(static_cast<Cell>(cells_of(number).back()));
        if (house.kind == HouseKind::kBox) return {HouseKind::kBox, house_of(one, Kind::kBox)};
        return one / 9 == other / 9 ? House{HouseKind::kRow, one / 9} : House{HouseKind::kColumn, one % 9};
    }
    CandidateGrid of(const CandidateGrid& grid) const {
        CandidateGrid image;
        for (Cell cell = 0; cell < kCells; ++cell)
            if (!grid.is_open(cell)) image.place(of(cell), named(grid.digit(cell) + 1) - 1);
        for (Cell cell = 0; cell < kCells; ++cell)
            for (int digit = 0; digit < 9; ++digit)
                if (!grid.has_candidate(cell, digit)) image.erase(of(cell), named(digit + 1) - 1);
        return image;
    }

private:
    int turn_;
    int naming_;
};

/// All of the step that is the same in an image, with nothing that depends on an order: seen as it is, or as its image.
/// Of chains, where they begin and which way round a cycle goes may depend on it.
class Portrait {
public:
    explicit Portrait(const Image& image) : image_(image) {}

    std::string of(const Step& step) const {
        std::string text = std::string(technique_name(step.technique)) + " type " + std::to_string(step.type) + " " +
                           std::to_string(step.difficulty) + " of " + std::to_string(step.complexity);
        if (step.placement) text += "; places" + of(std::vector{*step.placement});
        text += "; takes" + of(step.eliminations) + "; houses" + of(step.houses) + "; covers" + of(step.covers);
        if (step.technique == Technique::kXyWing || step.technique == Technique::kXyzWing)
            text += "; pivot" + of(std::vector{step.cells.front()});
        if (step.chains.empty())
            text += "; cells" + of(step.cells) + "; extras" + of(step.extras) + "; digits" + of(step.digits) +
                    "; further" + of(step.extra_digits);
        const bool is_cycle = step.technique >= Technique::kXCycle && step.technique <= Technique::kXyCycle;
        std::multiset<std::string> chains;
        for (const Chain& chain : step.chains) chains.insert(of(chain, !is_cycle));
        for (const std::string& chain : chains) text += "; chain" + chain;
        return text;
    }

private:
    static std::string of(const std::multiset<std::string>& parts) {
        std::string text;
        for (const std::string& part : parts) text += " " + part;
        return text;
    }
    std::string of(const std::vector<Candidate>& candidates) const {
        std::multiset<std::string> parts;
        for (const Candidate& candidate : candidates) parts.insert(of(candidate));
        return of(parts);
    }
    std::string of(const Candidate& candidate) const {
        const Candidate image = image_.of(candidate);
        return std::to_string(image.cell) + ":" + std::to_string(image.digit);
    }
    std::string of(const std::vector<House>& houses) const {
        std::multiset<std::string> parts;
        for (const House& house : houses) {
            const House image = image_.of(house);
            parts.insert("brc"[static_cast<std::size_t>(image.kind == HouseKind::kBox   ? 0
                                                        : image.kind == HouseKind::kRow ? 1
                                                                                        : 2)] +
                         std::to_string(image.index));
        }
        return of(parts);
    }
    std::string of(const std::vector<Cell>& cells) const {
        std::multiset<std::string> parts;
        for (const Cell cell : cells) parts.insert(std::to_string(image_.of(cell)));
        return of(parts);
    }
    std::string of(DigitSet digits) const {
        std::multiset<std::string> parts;
        for (const Digit digit : digits) parts.insert(std::to_string(image_.named(digit)));
        return of(parts);
    }
    std::string of(const Chain& chain, bool is_directed) const {
        std::set<std::string> parts;
        for (const ChainNode& node : chain.nodes)
            parts.insert((!is_directed ? "" : node.is_true ? "+" : "-") + of(node.candidate));
        return of(std::multiset<std::string>(parts.begin(), parts.end()));
    }

    const Image& image_;
};

template <class Find>
std::string found(const Find& find, const CandidateGrid& grid) {
    const std::optional<Step> step = find(grid);
    const Image same(0);
    for (int number = 1; number < Image::kAll; ++number) {
        const Image image(number);
        const std::optional<Step> turned = find(image.of(grid));
        const std::string expected = step ? Portrait(image).of(*step) : "none";
        const std::string got = turned ? Portrait(same).of(*turned) : "none";
        if (got != expected) return "image " + std::to_string(number) + ": " + got + "\ninstead of: " + expected;
    }
    return told(step);
}

}  // namespace huisu::logic::tests
