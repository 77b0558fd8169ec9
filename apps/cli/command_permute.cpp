// huisu permute: every arrangement of a word's characters, by swapping.
#include "answering.h"
#include "command.h"
#include "huisu/backtrack.h"
#include "values.h"

namespace huisu::cli {
namespace {

class PermutationPrinter {
public:
    explicit PermutationPrinter(const Run& run) : run_(run) {}

    /// Prints a permutation; false when the work shall end.
    bool print(std::u32string_view permutation) {
        const std::string word = encode_utf8(permutation);
        if (!run_.settings.trace)
            print_line(run_.settings.json ? quoted(word) : word);
        else
            print_line(run_.settings.json ? R"({"kind":"found","word":)" + quoted(word) + "}" : "found " + word);
        return goes_on();
    }

    /// Prints a swap or its undoing; the word of a kFound is printed by print().
    bool print(const SwapEvent& event) {
        if (event.kind == SwapKind::kFound) return goes_on();
        const std::string_view kind = event.kind == SwapKind::kSwap ? "swap" : "undo";
        if (run_.settings.json)
            print_line(
                fmt::format(R"({{"kind":"{}","first":{},"second":{}}})", kind, event.first + 1, event.second + 1));
        else
            print_line(fmt::format("{} {} {}", kind, event.first + 1, event.second + 1));
        return goes_on();
    }

    bool is_out_of_time() const { return is_out_of_time_; }

private:
    static std::string quoted(const std::string& word) { return Json(word).text(); }

    void print_line(std::string_view text) {
        run_.output.out(text);
        run_.output.out("\n");
        run_.output.end_answer();
        ++lines_;
    }

    bool goes_on() {
        if (lines_ % 256 == 0) {
            run_.progress.tick(lines_);
            is_out_of_time_ = run_.is_time_over();
        }
        return !is_out_of_time_ && !is_stopping();
    }

    const Run& run_;
    std::uint64_t lines_ = 0;
    bool is_out_of_time_ = false;
};

}  // namespace

int run_permute(Run& run) {
    if (run.is_time_over()) return kTimeIsOver;
    PermutationPrinter printer(run);
    PermuteOptions options;
    options.distinct = run.settings.distinct;
    if (run.settings.trace) options.trace = [&printer](const SwapEvent& event) { return printer.print(event); };
    const bool is_complete = permute(
        run.settings.word, [&printer](std::u32string_view word) { return printer.print(word); }, options);
    return !is_complete && printer.is_out_of_time() ? kTimeIsOver : kFine;
}

}  // namespace huisu::cli
