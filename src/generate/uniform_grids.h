// Complete 9x9 grids, all 6,670,903,752,021,072,936,960 equally likely.
//
// First only the digits of the columns are drawn, band by band, then the order in them:
//
//   band 1     each box one of 280 splits of the digits into columns; its number of fillings f1 is looked up
//   band 2     each box one of the 56 splits that band 1 leaves; f2. Band 3 gets the rest; f3
//   fillings   one of f1, one of f2, one of f3
//
// A draw is kept with a probability in proportion to f1 f2 f3, since every grid with those columns is to be as likely
// as any other. No f is more than 1728. About 75 draws of band 2 give a grid.
#pragma once

#include <utility>

#include "generate/column_sets.h"

namespace huisu::generating {

class UniformGrids {
public:
    Digits9 next(model::Random& random);

private:
    std::pair<int, int> draw_first(model::Random& random);

    FillingTable table_;
};

}  // namespace huisu::generating
