// A member of the group, each with the same probability, from a stream of random numbers.
#pragma once

#include "huisu/transform.h"
#include "model/random.h"

namespace huisu::symmetry {

Transform random_transform(model::Random& random, const Shape& shape);

}  // namespace huisu::symmetry
