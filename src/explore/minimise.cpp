#include "explore/minimise.h"

namespace huisu::explore {

std::optional<Puzzle> minimise(const Puzzle& puzzle, const std::vector<Cell>& cells,
                               const std::function<std::optional<bool>(const Puzzle&)>& is_proper) {
    Puzzle result = puzzle;
    for (const Cell cell : cells) {
        if (!result.is_given(cell)) continue;
        Puzzle less = result;
        less.clear(cell);
        const std::optional<bool> answer = is_proper(less);
        if (!answer) return std::nullopt;
        if (*answer) result = std::move(less);
    }
    return result;
}

}  // namespace huisu::explore
