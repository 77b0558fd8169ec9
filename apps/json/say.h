// Sentences in one of the two languages. Each place that says something holds both; {} stand for the same arguments.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "huisu/text.h"

namespace huisu::json {

class Say {
public:
    Say() = default;
    explicit Say(Language language) : language_(language) {}

    Language language() const { return language_; }

    template <class... Args>
    std::string operator()(std::string_view english, std::string_view chinese, const Args&... args) const {
        const bool is_chinese = language_ == Language::kChinese;
        return fmt::vformat(is_chinese ? chinese : english, fmt::make_format_args(args...));
    }

private:
    Language language_ = Language::kEnglish;
};

}  // namespace huisu::json
