// Reading goes through nlohmann's events, so that depth and repeated members are seen and nothing is built twice.
#include "json/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace huisu::json {
namespace {

using Library = nlohmann::json;

/// Builds a Value from events. An open array or object lies in its parent already; `open_` points the way there.
class Builder : public nlohmann::json_sax<Library> {
public:
    Value take() { return std::move(root_); }

    SyntaxError::Kind kind = SyntaxError::Kind::kSyntax;
    std::size_t position = 0;  // bytes read, the last of them wrong; only of kSyntax
    std::string text;

    bool null() override { return add(Value()); }
    bool boolean(bool value) override { return add(Value(value)); }
    bool number_integer(number_integer_t value) override { return add(Value(std::int64_t{value})); }
    bool number_unsigned(number_unsigned_t value) override { return add(Value(std::uint64_t{value})); }
    bool number_float(number_float_t value, const string_t&) override { return add(Value(value)); }
    bool string(string_t& value) override { return add(Value(std::move(value))); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Value(Value::Object{})); }
    bool start_array(std::size_t) override { return open(Value(Value::Array{})); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        auto& members = *open_.back()->object();
        const bool is_repeated =
            std::any_of(members.begin(), members.end(), [&](const auto& member) { return member.first == name; });
        // Requests have a dozen names. More would make the search for repeated ones slow.
        constexpr std::size_t kMostMembers = 64;
        if (is_repeated || members.size() == kMostMembers) {
            kind = SyntaxError::Kind::kRepeated;
            text = name;
            return false;
        }
        members.emplace_back(std::move(name), Value());
        return true;
    }

    bool parse_error(std::size_t at, const std::string& last_token, const nlohmann::detail::exception&) override {
        position = at;
        text = last_token;
        return false;
    }

private:
    /// As many as a puzzle of the largest size has candidates, and half as many again.
    static constexpr std::size_t kMostValues = 400'000;

    bool add(Value value) { return put(std::move(value)) != nullptr; }
    /// Null where there are too many.
    Value* put(Value value) {
        if (++values_ > kMostValues) {
            kind = SyntaxError::Kind::kValues;
            return nullptr;
        }
        Value* const where = place();
        *where = std::move(value);
        return where;
    }
    bool open(Value value) {
        if (open_.size() == kMostDepth) {
            kind = SyntaxError::Kind::kDepth;
            return false;
        }
        Value* const where = put(std::move(value));
        if (where != nullptr) open_.push_back(where);
        return where != nullptr;
    }
    bool close() {
        open_.pop_back();
        return true;
    }
    /// Where the next value goes. Open ones never move: only the innermost grows.
    Value* place() {
        if (open_.empty()) return &root_;
        if (auto* array = open_.back()->array()) return &array->emplace_back();
        return &open_.back()->object()->back().second;
    }

    Value root_;
    std::vector<Value*> open_;
    std::size_t values_ = 0;
};

SyntaxError error_at(std::string_view before) {
    SyntaxError error;
    for (const char c : before) {
        const bool is_continuation = (static_cast<unsigned char>(c) & 0xC0U) == 0x80;
        if (c == '\n') {
            ++error.line;
            error.column = 1;
        } else if (!is_continuation) {
            ++error.column;
        }
    }
    return error;
}

}  // namespace

std::string quoted(std::string_view text) {
    const auto is_plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
    if (std::all_of(text.begin(), text.end(), is_plain)) return '"' + std::string(text) + '"';
    return Library(text).dump(-1, ' ', false, Library::error_handler_t::replace);
}

std::string fraction(double number) {
    return Library(number).dump();
}

Expected<Value, SyntaxError> parse_json(std::string_view text) {
    Builder builder;
    if (Library::sax_parse(text, &builder)) return builder.take();
    SyntaxError error = error_at(text.substr(0, builder.position > 0 ? builder.position - 1 : 0));
    error.kind = builder.kind;
    constexpr std::size_t kShown = 40;
    error.text = builder.text.substr(0, kShown);
    return error;
}

}  // namespace huisu::json
