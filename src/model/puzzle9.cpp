// Flat puzzles from the general kind and from text.
#include "huisu/batch.h"

namespace huisu {

std::optional<Puzzle9> Puzzle9::from(const Puzzle& puzzle) {
    if (puzzle.shape() != Shape{}) return std::nullopt;
    Puzzle9 flat;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        flat.candidates[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(puzzle.candidates(cell).bits());
    return flat;
}

std::optional<Puzzle9> Puzzle9::from_line(std::string_view line) {
    if (line.size() != kCells) return std::nullopt;
    Puzzle9 puzzle;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const char c = line[cell];
        if (c >= '1' && c <= '9')
            puzzle.set_given(static_cast<Cell>(cell), c - '0');
        else if (std::string_view(".0*_-?xX").find(c) == std::string_view::npos)
            return std::nullopt;
    }
    return puzzle;
}

}  // namespace huisu
