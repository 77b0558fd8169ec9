// Standard output and standard error: large blocks, whole answers, quiet when the reader has gone.
//
// Answers collect in a buffer that is written at the end of an answer only: when it is large, when standard output is a
// terminal, or when flush() is called because the program is about to wait. Where both streams go to the same place,
// messages keep their place between the answers. Used by one thread at a time.
#pragma once

#include <string>
#include <string_view>

namespace huisu::cli {

class Output {
public:
    Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void out(std::string_view text);
    void err(std::string_view text) { (same_place_ ? out_ : err_) += text; }
    /// What was put in so far is whole.
    void end_answer() {
        if (is_prompt_ || out_.size() + err_.size() >= kBlock) flush();
    }
    void flush();
    /// Flushes and closes standard output, which may show the last error.
    void finish();

    /// Shows a line that the next one, or the next output, replaces. Off a terminal it is a line like any other.
    void show_status(std::string_view line);
    void clear_status();
    bool error_is_terminal() const { return error_is_terminal_; }
    /// Standard output is a file or a device that takes all at once, no pipe whose reader may pause.
    bool never_hangs() const { return never_hangs_; }

    /// Looks whether the pipe was closed at its other end; if so, asks everything to stop.
    void look_for_reader();
    /// The pipe was closed: nobody wants more.
    bool reader_is_gone() const { return reader_is_gone_; }
    /// The error of another write that failed; 0 when none did.
    int error() const { return error_; }

private:
    static constexpr std::size_t kBlock = std::size_t{1} << 16;

    void write_out();
    void fail(int error);

    std::string out_;
    std::string err_;
    bool is_prompt_ = false;
    bool same_place_ = false;
    bool never_hangs_ = false;
    bool error_is_terminal_ = false;
    bool status_shown_ = false;
    bool reader_is_gone_ = false;
    int error_ = 0;
};

}  // namespace huisu::cli
