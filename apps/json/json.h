// JSON values to print: null, true, numbers, strings, arrays, and objects that keep the order of their members.
//
// What is written and what is read are two things: see value.h for the other one.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace huisu::json {

class Json {
public:
    using Member = std::pair<std::string_view, Json>;

    Json() = default;
    Json(std::nullptr_t) {}
    Json(bool value) : text_(value ? "true" : "false") {}
    template <std::integral Number>
    Json(Number number) : text_(std::to_string(number)) {}
    Json(double number);
    Json(std::string_view text);
    Json(const char* text) : Json(std::string_view(text)) {}
    Json(const std::string& text) : Json(std::string_view(text)) {}
    template <class Value>
    Json(const std::vector<Value>& values) : kind_(Kind::kArray) {
        for (const Value& value : values) push_back(value);
    }
    Json(std::initializer_list<Member> members);

    /// An array of small numbers, which costs less than one of elements.
    static Json of_numbers(std::span<const std::uint8_t> numbers);
    static Json of_numbers(std::span<const int> numbers);

    static Json array();
    static Json object();

    /// The member of that name, null where it is new. What was null becomes an object.
    Json& operator[](std::string_view name);
    /// What was null becomes an array.
    void push_back(Json element);
    /// Appends the members of another object.
    void update(const Json& object);

    /// In one line, without blanks. Bytes that are not UTF-8 are replaced.
    std::string text() const;

private:
    enum class Kind : unsigned char { kText, kArray, kObject };
    void append_to(std::string& text) const;

    Kind kind_ = Kind::kText;
    std::string text_ = "null";       // of a kText, ready to print
    std::vector<std::string> names_;  // of an object's members, ready to print
    std::vector<Json> elements_;      // of an array; the members of an object
};

}  // namespace huisu::json
