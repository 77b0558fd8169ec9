// See request.h.
#include "json/request.h"

#include <algorithm>
#include <cmath>

#include "json/json.h"

namespace huisu::json {
namespace {

std::string list_of(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return text;
}

/// Not all of a text that may be long.
std::string shortened(std::string_view text) {
    constexpr std::size_t kMost = 40;
    if (text.size() <= kMost) return std::string(text);
    std::size_t end = kMost;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) --end;
    return std::string(text.substr(0, end)) + "…";
}

}  // namespace

std::string failure_text(const Failure& failure) {
    Json error{{"code", failure.code}, {"message", failure.message}};
    if (failure.line) error["line"] = *failure.line;
    if (failure.column) error["column"] = *failure.column;
    return Json{{"error", std::move(error)}}.text();
}

Request::Request(const Value& value, const Say& say, std::string path)
    : members_(value.object()), say_(say), path_(std::move(path)) {
    if (members_ != nullptr) return;
    if (path_.empty())
        fail(say_("the request is no JSON object", "请求不是 JSON 对象"));
    else
        fail(say_("{} must be an object", "{} 必须是对象", path_));
}

bool Request::has(std::string_view name) const {
    return members_ != nullptr &&
           std::any_of(members_->begin(), members_->end(), [&](const auto& member) { return member.first == name; });
}

const Value* Request::value(std::string_view name) {
    known_.push_back(name);
    if (members_ == nullptr) return nullptr;
    for (const auto& [key, value] : *members_)
        if (key == name) return &value;
    return nullptr;
}

const Value* Request::needed(std::string_view name) {
    const Value* found = value(name);
    if (found == nullptr) fail(say_("{} is needed", "缺少 {}", named(name)));
    return found;
}

void Request::fail(Failure failure) {
    if (!failure_) failure_ = std::move(failure);
}

void Request::refuse(std::string_view name, std::string_view english, std::string_view chinese) {
    fail(say_("{} must be {}", "{} 必须是{}", named(name), say_(english, chinese)));
}

bool Request::flag(std::string_view name, bool otherwise) {
    const Value* found = value(name);
    if (found == nullptr) return otherwise;
    if (const bool* flag = found->boolean()) return *flag;
    refuse(name, "true or false", " true 或 false");
    return otherwise;
}

std::optional<std::uint64_t> Request::whole(std::string_view name, std::uint64_t least, std::uint64_t most) {
    const Value* found = value(name);
    if (found == nullptr) return std::nullopt;
    const auto number = found->natural();
    if (number && *number >= least && *number <= most) return number;
    fail(say_("{} must be a whole number from {} to {}", "{} 必须是 {} 到 {} 的整数", named(name), least, most));
    return std::nullopt;
}

std::optional<double> Request::seconds(std::string_view name) {
    const Value* found = value(name);
    if (found == nullptr) return std::nullopt;
    const auto number = found->number();
    if (number && std::isfinite(*number) && *number >= 0) return number;
    refuse(name, "a number of seconds, not negative", "不小于 0 的秒数");
    return std::nullopt;
}

std::optional<std::string> Request::text(std::string_view name) {
    const Value* found = value(name);
    if (found == nullptr) return std::nullopt;
    if (const std::string* text = found->string()) return *text;
    refuse(name, "a text", "字符串");
    return std::nullopt;
}

std::string Request::needed_text(std::string_view name) {
    if (!has(name)) needed(name);
    return text(name).value_or("");
}

std::optional<std::size_t> Request::choice(std::string_view name, std::span<const std::string_view> words) {
    const auto word = text(name);
    if (!word) return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), *word);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    fail(say_("{} is \"{}\", which is none of: {}", "{} 的值“{}”不在可选值之中：{}", named(name), shortened(*word),
              list_of(words)));
    return std::nullopt;
}

std::vector<std::uint8_t> Request::numbers(std::string_view name, std::size_t count, std::uint64_t most) {
    const Value* found = value(name);
    if (found == nullptr) return {};
    const Value::Array* array = found->array();
    if (array == nullptr || array->size() != count) {
        fail(say_("{} must be an array of {} numbers", "{} 必须是 {} 个数的数组", named(name), count));
        return {};
    }
    std::vector<std::uint8_t> numbers;
    for (const Value& element : *array) {
        const auto number = element.natural();
        if (!number || *number > most) {
            fail(say_("{}[{}] must be a whole number from 0 to {}", "{}[{}] 必须是 0 到 {} 的整数", named(name),
                      numbers.size(), most));
            return {};
        }
        numbers.push_back(static_cast<std::uint8_t>(*number));
    }
    return numbers;
}

const std::optional<Failure>& Request::finish() {
    if (members_ == nullptr || failure_) return failure_;
    for (const auto& [name, value] : *members_)
        if (std::find(known_.begin(), known_.end(), name) == known_.end())
            fail(say_("there is no member {} here; there are: {}", "这里没有成员 {}；可用的有：{}",
                      named(shortened(name)), known_names()));
    return failure_;
}

std::string Request::known_names() const {
    std::vector<std::string_view> names;
    for (const std::string_view name : known_)
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    return list_of(names);
}

}  // namespace huisu::json
