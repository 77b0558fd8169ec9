#include "text/separated.h"

namespace huisu::text {

std::string separated_rows(const Puzzle& puzzle, char blank, char separator, std::size_t width) {
    std::string text;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        std::string field;
        if (!puzzle.is_open(cell))
            field = std::to_string(puzzle.digit(cell));
        else if (blank != ' ')
            field = blank;
        if (field.size() < width) text.append(width - field.size(), ' ');
        text += field;
        text += (cell + 1) % puzzle.size() == 0 ? '\n' : separator;
    }
    return text;
}

}  // namespace huisu::text
