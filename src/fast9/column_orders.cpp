#include "fast9/column_orders.h"

namespace huisu::fast9 {

alignas(16) const std::uint8_t kNextColumn[16] = {2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15};
alignas(16) const std::uint8_t kColumnAfterNext[16] = {4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15};

}  // namespace huisu::fast9
