#pragma once
#include "huisu/batch.h"
#include "huisu/puzzle.h"
#include "model/random.h"
namespace huisu::generating {
Digits9 fill9(model::Random& random);
Grid fill(const Shape& shape, model::Random& random);
}  // namespace huisu::generating
