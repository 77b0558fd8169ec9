// What a function returns when its input may be bad: a value, or an error that says where, what and what to do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace huisu {

/// A T or an E, never both. (std::expected is not in GCC 12.)
template <class T, class E>
class Expected {
public:
    // Implicit on purpose: `return value;` and `return error;` both read well.
    Expected(T value) : either_(std::in_place_index<0>, std::move(value)) {}
    Expected(E error) : either_(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return either_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    /// Only when has_value().
    T& operator*() { return *std::get_if<0>(&either_); }
    const T& operator*() const { return *std::get_if<0>(&either_); }
    T* operator->() { return std::get_if<0>(&either_); }
    const T* operator->() const { return std::get_if<0>(&either_); }
    /// Only when not has_value().
    E& error() { return *std::get_if<1>(&either_); }
    const E& error() const { return *std::get_if<1>(&either_); }

private:
    std::variant<T, E> either_;
};

enum class ParseErrorKind : std::uint8_t {
    kEmpty,           ///< no puzzle in the input
    kWrongCellCount,  ///< `found` cells where `expected` were needed
    kWrongRowLength,  ///< a row of `found` cells where `expected` were needed
    kMissingRows,     ///< the grid ends after `found` of `expected` rows
    kBadCharacter,    ///< `text` cannot stand for a cell here
    kBadEncoding,     ///< bytes that are not UTF-8; `text` shows them in hexadecimal
    kBadDigit,        ///< `text` is no digit of a grid of this size (`expected`)
    kLineTooLong,     ///< a line of more than `expected` bytes
    kBadJson,         ///< JSON that does not parse, or is no board; `text` says why
    kBadXml,          ///< XML that does not parse, or a game without readable data; `text` says why
    kBadShape,        ///< a size (`found`) no box shape fits, or boxes that contradict the size
    kBadField,        ///< a field of the format (`text`) that does not say what it should
    kUnknownFormat,   ///< no known layout
    kAbsentFormat,    ///< a format (`text`) that this build of the library was made without
};

/// Why a text is no puzzle. Turn it into a sentence with describe().
struct ParseError {
    ParseErrorKind kind = ParseErrorKind::kEmpty;
    std::size_t offset = 0;  ///< bytes from the start of the text or stream
    std::size_t line = 1;    ///< counted from 1
    std::size_t column = 1;  ///< characters (not bytes) from the start of the line, counted from 1
    std::size_t found = 0;
    std::size_t expected = 0;
    std::string text;  ///< what was read there

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

}  // namespace huisu
