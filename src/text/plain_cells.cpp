#include "text/plain_cells.h"

#include "text/capacity.h"

namespace huisu::text {

std::optional<ParseError> misfit_of_digits(const Puzzle& puzzle, int max_size) {
    return misfit(puzzle, {.max_size = max_size, .placed = true});
}

char blank_of(const Layout& layout, int size) {
    return is_blank(layout.blank, size) ? layout.blank : '.';
}

std::string characters_of(const Puzzle& puzzle, char blank, int per_line) {
    std::string text;
    text.reserve(static_cast<std::size_t>(puzzle.cells() + puzzle.size()));
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (per_line != 0 && cell != 0 && cell % per_line == 0) text += '\n';
        text += character_at(puzzle, cell, blank);
    }
    return text;
}

bool has_open_row(const Puzzle& puzzle) {
    int open = 0;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (cell % puzzle.size() == 0) open = 0;
        open += puzzle.is_open(cell) ? 1 : 0;
        if (open == puzzle.size()) return true;
    }
    return false;
}

}  // namespace huisu::text
