// Looking words up, and the language that the locale asks for.
#include "words.h"

#include <cstdlib>

namespace huisu::cli {

std::string_view Messages::text(Word word) const {
    const WordEntry& entry = all_words()[static_cast<std::size_t>(word)];
    return language_ == Language::kChinese ? entry.chinese : entry.english;
}

Language language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        return std::string_view(value).starts_with("zh") ? Language::kChinese : Language::kEnglish;
    }
    return Language::kEnglish;
}

}  // namespace huisu::cli
