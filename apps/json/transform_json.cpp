// See transform_json.h.
#include "json/transform_json.h"

namespace huisu::json {

Json transform_json(const Transform& transform) {
    std::vector<int> rows, columns, digits;
    for (const std::uint8_t row : transform.parts().rows) rows.push_back(row + 1);
    for (const std::uint8_t column : transform.parts().columns) columns.push_back(column + 1);
    for (Digit digit = 1; digit <= transform.shape().size(); ++digit) digits.push_back(transform.digit_for(digit));
    return {{"transposed", transform.is_transposed()}, {"rows", rows}, {"columns", columns}, {"digits", digits}};
}

}  // namespace huisu::json
