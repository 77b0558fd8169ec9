// Reads the request, finds the verb, and turns whatever went wrong into a reply.
#include "json/call.h"

#include <algorithm>
#include <array>
#include <exception>

#include "json/json_text.h"
#include "json/verb.h"

namespace huisu::json {
namespace {

struct Verb {
    std::string_view name;
    Json (*answer)(Call& call);
};
constexpr std::array<Verb, 10> kVerbs{{{"read", answer_read},
                                       {"write", answer_write},
                                       {"solve", answer_solve},
                                       {"count", answer_count},
                                       {"check", answer_check},
                                       {"explain", answer_explain},
                                       {"hint", answer_hint},
                                       {"rate", answer_rate},
                                       {"generate", answer_generate},
                                       {"canonical", answer_canonical}}};

constexpr auto kNames = [] {
    std::array<std::string_view, kVerbs.size()> names;
    std::transform(kVerbs.begin(), kVerbs.end(), names.begin(), [](const Verb& verb) { return verb.name; });
    return names;
}();

Reply reply_of(const Failure& failure) {
    return {failure.status, failure_text(failure)};
}

Failure syntax_failure(const SyntaxError& error, const Say& say) {
    switch (error.kind) {
        case SyntaxError::Kind::kDepth:
            return {.code = "bad_json",
                    .message = say("more than {} arrays and objects lie in one another", "数组和对象的嵌套超过 {} 层",
                                   kMostDepth)};
        case SyntaxError::Kind::kValues:
            return {.code = "bad_json", .message = say("there are far too many values", "数值过多")};
        case SyntaxError::Kind::kRepeated:
            return {.code = "bad_json",
                    .message = say("the member {} is there twice, or is one of far too many",
                                   "成员 {} 重复，或成员过多", error.text)};
        case SyntaxError::Kind::kSyntax: break;
    }
    return {.code = "bad_json",
            .message = say("this is no JSON: after {} it does not go on as it should", "不是有效的 JSON：{} 处有误",
                           error.text.empty() ? "\"\"" : error.text),
            .line = error.line,
            .column = error.column};
}

/// Looked for ahead of everything else, since everything else is said in it.
Say say_for(const Value& value, Language otherwise) {
    const Value::Object* members = value.object();
    if (members == nullptr) return Say(otherwise);
    for (const auto& [name, member] : *members)
        if (name == "lang" && member.string() != nullptr)
            return Say(*member.string() == "zh" ? Language::kChinese : Language::kEnglish);
    return Say(otherwise);
}

Reply answer(const Answer& answer_call, std::string_view request, const CallLimits& limits) {
    const Say say(limits.language);
    if (request.size() > limits.bytes)
        return reply_of({.status = 413,
                         .code = "too_large",
                         .message = say("the request has more than {} bytes", "请求超过 {} 字节", limits.bytes)});
    const auto value = parse_json(request);
    if (!value.has_value()) return reply_of(syntax_failure(value.error(), say));
    Call call(*value, say_for(*value, limits.language), limits);
    const Json json = answer_call(call);
    if (const auto& failure = call.request().failure()) return reply_of(*failure);
    return {200, json.text()};
}

double seconds_allowed(std::optional<double> asked, const CallLimits& limits) {
    constexpr double kEndless = std::numeric_limits<double>::infinity();
    const double seconds = asked.value_or(limits.seconds.value_or(kEndless));
    return std::min(seconds, limits.most_seconds.value_or(kEndless));
}

}  // namespace

Call::Call(const Value& value, const Say& say, const CallLimits& limits) : request_(value, say), limits_(limits) {
    constexpr std::string_view kLanguages[] = {"en", "zh"};
    request_.choice("lang", kLanguages);
    budget_ = Budget::of_seconds(seconds_allowed(request_.seconds("time"), limits));
    budget_.stop = limits.stop;
    budget_.progress = limits.progress;
}

Reply call(std::string_view verb, std::string_view request, const CallLimits& limits) {
    const auto found = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& one) { return one.name == verb; });
    if (found != kVerbs.end()) return reply_with(found->answer, request, limits);
    return reply_of({.status = 404,
                     .code = "unknown_verb",
                     .message = Say(limits.language)("there is no such verb", "没有这个动作")});
}

Reply reply_with(const Answer& answer_call, std::string_view request, const CallLimits& limits) {
    try {
        return answer(answer_call, request, limits);
    } catch (const std::exception&) {  // no memory is left
        return {500, R"({"error":{"code":"no_memory","message":"the system gives no more memory"}})"};
    }
}

std::span<const std::string_view> all_verbs() {
    return kNames;
}

}  // namespace huisu::json
