// Which of three alphabets a text of single characters uses for its digits.
//
//   standard    1-9, then A for 10, B for 11, ...                    always for sizes up to 9
//   from A      A for 1, B for 2, ...: no digit 1-9 occurs, and some letter is beyond the standard alphabet of the size
//   from zero   0 for 1, 1 for 2, ..., F for 16: the 0 occurs beside another sign for blanks, the last character of the
//               standard alphabet does not
//
// So what huisu writes (standard, one sign for blanks) is never taken for one of the other two.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "huisu/cell.h"

namespace huisu::text {

class CellAlphabet {
public:
    explicit CellAlphabet(int size) : size_(size) {}

    /// First all characters of the cells are shown, then digits are asked for.
    void see(std::string_view cells);

    std::optional<Digit> digit(char c) const;
    bool is_blank(char c) const;
    int size() const { return size_; }

private:
    enum class Kind { kStandard, kFromA, kFromZero };
    Kind decide() const;

    int size_;
    Kind kind_ = Kind::kStandard;
    std::array<bool, 128> seen_{};
};

}  // namespace huisu::text
