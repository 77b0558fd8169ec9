// Numbers are printed by fmt, which knows no locale.
#include "progress.h"

#include <cmath>

namespace huisu::cli {
namespace {

using namespace std::chrono_literals;

std::uint64_t rate(std::uint64_t done, double seconds) {
    return seconds > 0 ? static_cast<std::uint64_t>(std::llround(static_cast<double>(done) / seconds)) : done;
}

std::string minutes_and_seconds(double seconds) {
    const auto whole = static_cast<std::uint64_t>(seconds < 1e9 ? std::llround(seconds) : 1'000'000'000);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

Progress::Progress(const Settings& settings, const Messages& messages, Output& output)
    : messages_(messages),
      output_(output),
      is_asked_for_(settings.progress && !settings.quiet),
      is_wanted_(is_asked_for_ || (!settings.quiet && output.error_is_terminal())),
      next_(start_ + 1s) {}

double Progress::seconds_so_far(Clock::time_point now) const {
    return std::chrono::duration<double>(now - start_).count();
}

std::string Progress::line(double seconds) const {
    std::string text = messages_(Word::kProgressLine, done_, rate(done_, seconds)) + note_;
    if (total_bytes_ > 0 && bytes_ > 0 && bytes_ < total_bytes_) {
        const double rest = static_cast<double>(total_bytes_ - bytes_) / static_cast<double>(bytes_);
        text += messages_(Word::kProgressLeft, minutes_and_seconds(seconds * rest));
    }
    return text;
}

void Progress::tick(std::uint64_t done, std::uint64_t bytes, std::uint64_t total_bytes) {
    done_ = done;
    bytes_ = bytes;
    total_bytes_ = total_bytes;
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + (output_.error_is_terminal() ? 250ms : 1000ms);
    output_.flush();  // a long search must not hold back the answers before it
    output_.look_for_reader();
    if (is_wanted_ && !output_.reader_is_gone()) output_.show_status(line(seconds_so_far(now)));
}

void Progress::finish() {
    output_.clear_status();
    if (!is_asked_for_) return;
    const double seconds = seconds_so_far(Clock::now());
    output_.err(messages_(Word::kProgressEnd, done_, fmt::format("{:.1f}", seconds), rate(done_, seconds)) + "\n");
}

}  // namespace huisu::cli
