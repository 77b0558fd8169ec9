// A JSON value that was read: null, a boolean, a number, a string, an array or an object.
//
// Numbers without a fraction are kept exactly as far as 64 bits hold them; 3.0 and 3e0 are 3 as well.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace huisu::json {

class Value {
public:
    using Array = std::vector<Value>;
    using Object = std::vector<std::pair<std::string, Value>>;

    Value() = default;
    explicit Value(bool value) : data_(value) {}
    explicit Value(std::uint64_t value) : data_(value) {}
    explicit Value(std::int64_t value) : data_(value) {}
    explicit Value(double value) : data_(value) {}
    explicit Value(std::string value) : data_(std::move(value)) {}
    explicit Value(Array value) : data_(std::move(value)) {}
    explicit Value(Object value) : data_(std::move(value)) {}

    bool is_null() const { return std::holds_alternative<std::monostate>(data_); }
    // Null pointers where the value is of another kind.
    const bool* boolean() const { return std::get_if<bool>(&data_); }
    const std::string* string() const { return std::get_if<std::string>(&data_); }
    const Array* array() const { return std::get_if<Array>(&data_); }
    const Object* object() const { return std::get_if<Object>(&data_); }
    Array* array() { return std::get_if<Array>(&data_); }
    Object* object() { return std::get_if<Object>(&data_); }

    /// A whole number from 0.
    std::optional<std::uint64_t> natural() const {
        if (const auto* number = std::get_if<std::uint64_t>(&data_)) return *number;
        constexpr double kExact = 9007199254740992.0;  // 2^53: from there on not every whole number has a double
        const auto* number = std::get_if<double>(&data_);
        if (number == nullptr || !(*number >= 0 && *number < kExact)) return std::nullopt;
        const auto whole = static_cast<std::uint64_t>(*number);
        return static_cast<double>(whole) == *number ? std::optional(whole) : std::nullopt;
    }
    std::optional<double> number() const {
        if (const auto* number = std::get_if<double>(&data_)) return *number;
        if (const auto* number = std::get_if<std::uint64_t>(&data_)) return static_cast<double>(*number);
        if (const auto* number = std::get_if<std::int64_t>(&data_)) return static_cast<double>(*number);
        return std::nullopt;
    }

private:
    std::variant<std::monostate, bool, std::uint64_t, std::int64_t, double, std::string, Array, Object> data_;
};

}  // namespace huisu::json
