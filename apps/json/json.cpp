// See json.h.
#include "json/json.h"

#include <algorithm>

#include "json/json_text.h"

namespace huisu::json {
namespace {

template <class Number>
std::string list_of(std::span<const Number> numbers) {
    std::string text = "[";
    for (const int number : numbers) {
        if (text.size() > 1) text += ',';
        text += std::to_string(number);
    }
    return text + ']';
}

}  // namespace

Json::Json(double number) : text_(fraction(number)) {}

Json::Json(std::string_view text) : text_(quoted(text)) {}

Json::Json(std::initializer_list<Member> members) : kind_(Kind::kObject) {
    for (const auto& [name, value] : members) (*this)[name] = value;
}

Json Json::of_numbers(std::span<const std::uint8_t> numbers) {
    Json json;
    json.text_ = list_of(numbers);
    return json;
}

Json Json::of_numbers(std::span<const int> numbers) {
    Json json;
    json.text_ = list_of(numbers);
    return json;
}

Json Json::array() {
    Json json;
    json.kind_ = Kind::kArray;
    return json;
}

Json Json::object() {
    Json json;
    json.kind_ = Kind::kObject;
    return json;
}

Json& Json::operator[](std::string_view name) {
    kind_ = Kind::kObject;
    std::string key = quoted(name);
    const auto found = std::find(names_.begin(), names_.end(), key);
    if (found != names_.end()) return elements_[static_cast<std::size_t>(found - names_.begin())];
    names_.push_back(std::move(key));
    return elements_.emplace_back();
}

void Json::push_back(Json element) {
    kind_ = Kind::kArray;
    elements_.push_back(std::move(element));
}

void Json::update(const Json& object) {
    kind_ = Kind::kObject;
    names_.insert(names_.end(), object.names_.begin(), object.names_.end());
    elements_.insert(elements_.end(), object.elements_.begin(), object.elements_.end());
}

std::string Json::text() const {
    std::string text;
    append_to(text);
    return text;
}

void Json::append_to(std::string& text) const {
    if (kind_ == Kind::kText) {
        text += text_;
        return;
    }
    const bool is_object = kind_ == Kind::kObject;
    text += is_object ? '{' : '[';
    for (std::size_t i = 0; i < elements_.size(); ++i) {
        if (i > 0) text += ',';
        if (is_object) text += names_[i] + ':';
        elements_[i].append_to(text);
    }
    text += is_object ? '}' : ']';
}

}  // namespace huisu::json
