#include "logic/chains/chain_graph.h"

namespace huisu::logic {

void ChainGraph::build(const CandidateGrid& grid, const StrongPairs& pairs) {
    for (auto& places : linked_places_) places.fill(0);
    for (Cell cell = 0; cell < kCells; ++cell) {
        const CellPlaces& in = places_of(cell);
        for (Mask rest = pairs.linked(cell); rest != 0; rest &= rest - 1)
            for (std::size_t kind = 0; kind < 3; ++kind)
                linked_places_[in.house[kind]][static_cast<std::size_t>(lowest(rest))] |= bit(in.place[kind]);
    }
    candidates_.clear();
    weak_.clear();
    for (Cell cell = 0; cell < kCells; ++cell) {
        const bool is_source = count(grid.candidates(cell)) > 1;
        for (Mask rest = grid.candidates(cell); rest != 0; rest &= rest - 1) {
            const int digit = lowest(rest);
            if (is_source) candidates_.push_back(false_node(cell, digit));
            add_weak(pairs, cell, digit);
            add_strong(grid, cell, digit);
        }
    }
}

std::optional<ChainGraph::Edge> ChainGraph::weak_edge(int from, Node to, bool uses_cells) {
    const Cell cell = cell_of(static_cast<Node>(from));
    if (from == to) return std::nullopt;
    if (cell == cell_of(to)) return uses_cells ? std::optional<Edge>({to, LinkReason::kCell}) : std::nullopt;
    if (digit_of(static_cast<Node>(from)) != digit_of(to)) return std::nullopt;
    for (const Kind kind : kKinds)
        if (house_of(cell, kind) == house_of(cell_of(to), kind)) return Edge{to, reason_of(kind)};
    return std::nullopt;
}

void ChainGraph::add_weak(const StrongPairs& pairs, Cell cell, int digit) {
    Ends& ends = weak_ends_[false_node(cell, digit)];
    ends.begin = static_cast<std::uint16_t>(weak_.size());
    for (Mask rest = without(pairs.linked(cell), bit(digit)); rest != 0; rest &= rest - 1)
        weak_.push_back({false_node(cell, lowest(rest)), LinkReason::kCell});
    ends.houses = static_cast<std::uint16_t>(weak_.size());
    const CellPlaces& in = places_of(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        Mask rest = without(linked_places_[in.house[kind]][static_cast<std::size_t>(digit)], bit(in.place[kind]));
        for (; rest != 0; rest &= rest - 1) {
            const Cell other = cell_at(in.house[kind], lowest(rest));
            const bool is_in_box = places_of(other).house[0] == in.house[0];
            if (kind > 0 && is_in_box) continue;  // there it is already
            weak_.push_back({false_node(other, digit), reason_of(kKinds[kind])});
        }
    }
    ends.end = static_cast<std::uint16_t>(weak_.size());
}

void ChainGraph::add_strong(const CandidateGrid& grid, Cell cell, int digit) {
    Strong& strong = strong_[false_node(cell, digit)];
    strong.in_cell = 0;
    if (count(grid.candidates(cell)) == 2) {
        const int other = lowest(without(grid.candidates(cell), bit(digit)));
        strong.edges[strong.in_cell++] = {true_node(cell, other), LinkReason::kCell};
    }
    strong.size = strong.in_cell;
    const CellPlaces& in = places_of(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        const Mask places = grid.places(in.house[kind], digit);
        if (count(places) != 2) continue;
        const Cell other = cell_at(in.house[kind], lowest(without(places, bit(in.place[kind]))));
        const Node node = true_node(other, digit);
        bool is_new = true;
        for (std::size_t i = strong.in_cell; i < strong.size; ++i) is_new = is_new && strong.edges[i].node != node;
        if (is_new) strong.edges[strong.size++] = {node, reason_of(kKinds[kind])};
    }
}

}  // namespace huisu::logic
