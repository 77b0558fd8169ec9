// Why a request gets no answer: what the caller did wrong, in one word and in a sentence, and where.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace huisu::json {

struct Failure {
    int status = 400;  ///< as HTTP has them
    std::string_view code = "bad_request";
    std::string message;
    // Of a text that cannot be read, from 1.
    std::optional<std::size_t> line = {};
    std::optional<std::size_t> column = {};
};

/// {"error":{"code":"bad_request","message":"..."}}
std::string failure_text(const Failure& failure);

}  // namespace huisu::json
