// The parts of sentences about steps, in one language: lists of cells and digits, houses, what follows.
//
// tell() takes a sentence in both languages; each places the same arguments {0}, {1}, ... where it needs them.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "huisu/text.h"

namespace huisu::text {

class Speech {
public:
    explicit Speech(Language language) : is_chinese_(language == Language::kChinese) {}

    bool is_chinese() const { return is_chinese_; }
    Language language() const { return is_chinese_ ? Language::kChinese : Language::kEnglish; }

    template <class... Args>
    std::string tell(std::string_view english, std::string_view chinese, const Args&... args) const {
        return fmt::vformat(is_chinese_ ? chinese : english, fmt::make_format_args(args...));
    }

    /// "r1c2, r1c3 and r1c7".
    std::string cells(const std::vector<Cell>& cells) const;
    /// "3 and 8".
    std::string digits(DigitSet digits) const;
    /// "3 or 8".
    std::string any_of(DigitSet digits) const;
    /// "row 1".
    std::string house(const House& house) const;
    /// "rows 1 and 5", all of one kind.
    std::string houses(const std::vector<House>& houses) const;
    /// "row", "rows".
    std::string kind(HouseKind kind, bool is_plural = false) const;
    /// "r1c2 is not 3".
    std::string statement(const Candidate& candidate, bool is_true) const;
    /// What the step does: "r1c2 is 3", or "3 and 8 leave r1c4 and r1c9".
    std::string outcome(const Step& step) const;

private:
    std::string listed(const std::vector<std::string>& parts, std::string_view last_joint) const;
    std::string leaving(DigitSet digits, const std::vector<Cell>& cells) const;

    bool is_chinese_;
};

/// "r1c2" of a 9x9 grid: steps are of these.
std::string named(Cell cell);

}  // namespace huisu::text
