// A transform as JSON: {"transposed":false,"rows":[...],"columns":[...],"digits":[...]}, all counted from 1, as people
// do.
#pragma once

#include "huisu/transform.h"
#include "json/json.h"

namespace huisu::json {

Json transform_json(const Transform& transform);

}  // namespace huisu::json
