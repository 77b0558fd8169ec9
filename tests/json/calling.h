// Calls as the tests make them: requests as text, answers as nlohmann's values.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "json/call.h"

namespace huisu::json {

using Answer = nlohmann::json;

/// The answer to a request that must be fine.
inline Answer answer_to(std::string_view verb, const Answer& request, const CallLimits& limits = {}) {
    const Reply reply = call(verb, request.dump(), limits);
    Answer answer = Answer::parse(reply.body, nullptr, false);
    if (reply.status != 200 || answer.is_discarded()) return {{"status", reply.status}, {"body", reply.body}};
    return answer;
}

/// "400 bad_request: sentence" with the place, if there is one.
inline std::string refusal_of(std::string_view verb, std::string_view request, const CallLimits& limits = {}) {
    const Reply reply = call(verb, request, limits);
    const Answer answer = Answer::parse(reply.body, nullptr, false);
    if (answer.is_discarded() || !answer.contains("error")) return std::to_string(reply.status) + " " + reply.body;
    const Answer& error = answer["error"];
    std::string text = std::to_string(reply.status) + " " + error["code"].get<std::string>();
    if (error.contains("line")) text += " " + std::to_string(error["line"].get<int>());
    if (error.contains("column")) text += ":" + std::to_string(error["column"].get<int>());
    return text + ": " + error["message"].get<std::string>();
}

}  // namespace huisu::json
