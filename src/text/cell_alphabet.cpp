#include "text/cell_alphabet.h"

#include "text/alphabet.h"

namespace huisu::text {
namespace {

constexpr int kLetters = 26;

int letter_number(char c) {
    if (c >= 'A' && c <= 'Z') return c - 'A' + 1;
    if (c >= 'a' && c <= 'z') return c - 'a' + 1;
    return 0;
}

}  // namespace

void CellAlphabet::see(std::string_view cells) {
    for (const char c : cells)
        if (static_cast<unsigned char>(c) < seen_.size()) seen_[static_cast<unsigned char>(c)] = true;
    kind_ = decide();
}

CellAlphabet::Kind CellAlphabet::decide() const {
    if (size_ <= 9) return Kind::kStandard;
    bool has_digit = false;
    bool has_other_blank = false;
    bool has_last = false;
    bool is_beyond_standard = false;
    bool fits_from_a = size_ <= kLetters;
    for (std::size_t i = 0; i < seen_.size(); ++i) {
        if (!seen_[i]) continue;
        const char c = static_cast<char>(i);
        has_digit |= c >= '1' && c <= '9';
        has_other_blank |= c != '0' && text::is_blank(c, size_);
        has_last |= digit_of(c, size_) == size_;
        const int number = letter_number(c);
        fits_from_a &= number <= size_;
        is_beyond_standard |= number > 0 && c != 'x' && c != 'X' && !digit_of(c, size_);
    }
    if (!has_digit && fits_from_a && is_beyond_standard) return Kind::kFromA;
    if (seen_['0'] && has_other_blank && !has_last && has_digit) return Kind::kFromZero;
    return Kind::kStandard;
}

std::optional<Digit> CellAlphabet::digit(char c) const {
    switch (kind_) {
        case Kind::kFromA: {
            const int number = letter_number(c);
            if (number >= 1 && number <= size_) return number;
            return std::nullopt;
        }
        case Kind::kFromZero: {
            if (c == '0') return 1;
            const std::optional<Digit> digit = digit_of(c, size_);
            if (digit && *digit < size_) return *digit + 1;
            return std::nullopt;
        }
        case Kind::kStandard: break;
    }
    return digit_of(c, size_);
}

bool CellAlphabet::is_blank(char c) const {
    return !digit(c) && text::is_blank(c, size_);
}

}  // namespace huisu::text
