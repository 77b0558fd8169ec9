#include "huisu/cell.h"

namespace huisu {

std::string cell_name(Cell cell, int size) {
    return "r" + std::to_string(cell / size + 1) + "c" + std::to_string(cell % size + 1);
}

}  // namespace huisu
