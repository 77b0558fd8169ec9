#include "huisu/cell.h"

namespace huisu {

std::string cell_name(Cell cell, int size) {
    std::string name(1, 'r');
    name.append(std::to_string(cell / size + 1)).append(1, 'c').append(std::to_string(cell % size + 1));
    return name;
}

}  // namespace huisu
