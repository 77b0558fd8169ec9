#include "symmetry/arrangement.h"

#include <utility>

namespace huisu::symmetry {

Transform transform_of(const Arrangement& arrangement, const Shape& shape) {
    const int size = shape.size();
    Transform::Parts parts;
    parts.is_transposed = arrangement.is_transposed;
    parts.rows.assign(arrangement.rows.begin(), arrangement.rows.begin() + size);
    parts.columns.assign(arrangement.columns.begin(), arrangement.columns.begin() + size);
    parts.digits.assign(arrangement.labels.begin(), arrangement.labels.begin() + size + 1);
    std::uint8_t next = 1;
    for (const std::uint8_t label : arrangement.labels)
        if (label >= next) next = static_cast<std::uint8_t>(label + 1);
    for (std::size_t digit = 1; digit < parts.digits.size(); ++digit)
        if (parts.digits[digit] == 0) parts.digits[digit] = next++;
    return *Transform::make(shape, std::move(parts));
}

}  // namespace huisu::symmetry
