#include "logic/techniques/wings.h"

#include "logic/techniques/evidence.h"

namespace huisu::logic {
namespace {

struct Wings {
    std::array<Cell, 20> cells;
    std::size_t size = 0;
};

// Peers of the pivot with two candidates, `shared` of them the pivot's, in the order of its peers.
Wings wings_of(const CandidateGrid& grid, Cell pivot, const CellSet& two, int shared) {
    Wings wings;
    const CellSet eligible = peer_set(pivot) & two;
    if (eligible.empty()) return wings;
    for (const Cell peer : peers_of(pivot)) {
        if (!eligible.contains(peer) || count(grid.candidates(peer) & grid.candidates(pivot)) != shared) continue;
        wings.cells[wings.size++] = peer;
    }
    return wings;
}

Step step_of(const CandidateGrid& grid, const std::array<Cell, 3>& cells, const CellSet& victims, Mask z, bool is_xyz) {
    Step step;
    step.technique = is_xyz ? Technique::kXyzWing : Technique::kXyWing;
    step.difficulty = is_xyz ? 4.4 : 4.2;
    step.cells = {cells[0], cells[1], cells[2]};
    step.digits = named_digits(grid.candidates(cells[0]) | grid.candidates(cells[1]));
    step.extra_digits = named_digits(z);
    add_eliminations(step, grid, victims, z);
    return step;
}

std::optional<Step> find_from(const CandidateGrid& grid, Cell pivot, const CellSet& two, bool is_xyz) {
    const Wings wings = wings_of(grid, pivot, two, is_xyz ? 2 : 1);
    for (std::size_t i = 0; i < wings.size; ++i) {
        for (std::size_t j = i + 1; j < wings.size; ++j) {
            const Mask a = grid.candidates(wings.cells[i]);
            const Mask b = grid.candidates(wings.cells[j]);
            // The wings share one digit; the pivot of an XY-wing shares another with each, and not that one.
            const auto z = static_cast<Mask>(a & b);
            if (count(z) != 1 || (z & grid.candidates(pivot)) != (is_xyz ? z : 0)) continue;
            CellSet victims = peer_set(wings.cells[i]) & peer_set(wings.cells[j]);
            if (is_xyz) victims = victims & peer_set(pivot);
            if (!eliminates(grid, victims, z)) continue;
            return step_of(grid, {pivot, wings.cells[i], wings.cells[j]}, victims, z, is_xyz);
        }
    }
    return std::nullopt;
}

std::optional<Step> find(const CandidateGrid& grid, bool is_xyz) {
    const CandidateCounts counts(grid);
    const CellSet two = counts.exactly(2);
    for (const Cell pivot : is_xyz ? counts.exactly(3) : two)
        if (std::optional<Step> step = find_from(grid, pivot, two, is_xyz)) return step;
    return std::nullopt;
}

}  // namespace

std::optional<Step> find_xy_wing(const CandidateGrid& grid) {
    return find(grid, false);
}

std::optional<Step> find_xyz_wing(const CandidateGrid& grid) {
    return find(grid, true);
}

}  // namespace huisu::logic
