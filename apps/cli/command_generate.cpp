// huisu generate: new puzzles, printed as they come.
//
// The library makes the puzzles in other threads and hands them over one at a time; they are turned into text there and
// wait here until the main thread prints them, so that a signal interrupts a write that hangs, and the progress goes on
// however long one puzzle takes.
#include <condition_variable>
#include <exception>
#include <mutex>
#include <random>
#include <system_error>
#include <thread>

#include "answering.h"
#include "command.h"
#include "generate_sentences.h"
#include "json/wish_facts.h"
#include "pattern_file.h"

namespace huisu::cli {
namespace {

/// What was made and not yet printed.
class Made {
public:
    struct Part {
        std::string text;
        bool is_last = false;
    };

    /// For the threads that make it. Waits while the printer is far behind.
    void put(std::string_view text) {
        std::unique_lock lock(mutex_);
        text_ += text;
        ++puzzles_;
        if (text_.size() < kMost) return;
        changed_.notify_all();
        changed_.wait(lock, [this] { return text_.size() < kMost; });
    }
    /// Tells how far the work is, and that there may be something to print.
    void note(std::uint64_t attempts) {
        const std::lock_guard lock(mutex_);
        attempts_ = attempts;
        if (!text_.empty()) changed_.notify_all();
    }
    void finish() {
        const std::lock_guard lock(mutex_);
        is_finished_ = true;
        changed_.notify_all();
    }

    /// For the printer: all there is. Waits a moment for something, if it may.
    Part take(bool may_wait) {
        constexpr std::chrono::milliseconds kMoment{100};
        std::unique_lock lock(mutex_);
        if (may_wait) changed_.wait_for(lock, kMoment, [this] { return !text_.empty() || is_finished_; });
        Part part{std::move(text_), is_finished_};
        text_.clear();
        changed_.notify_all();
        return part;
    }
    std::uint64_t puzzles() const {
        const std::lock_guard lock(mutex_);
        return puzzles_;
    }
    std::uint64_t attempts() const {
        const std::lock_guard lock(mutex_);
        return attempts_;
    }

private:
    static constexpr std::size_t kMost = std::size_t{1} << 20;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::string text_;
    bool is_finished_ = false;
    std::uint64_t puzzles_ = 0;
    std::uint64_t attempts_ = 0;
};

Layout layout_of(const Settings& settings) {
    return {settings.output.value_or(TextFormat::kLine), settings.style, settings.blank};
}

bool is_json(const Settings& settings) {
    return settings.json || settings.output == TextFormat::kJson;
}

std::string json_of(const Generated& made, const GenerateOptions& options) {
    Json json;
    if (!options.is_full) {
        json["puzzle"] = line_of(made.puzzle);
        json["givens"] = made.puzzle.given_count();
        json["minimal"] = made.is_minimal;
    }
    json["solution"] = line_of(made.solution);
    if (made.rating) {
        json["er"] = made.rating->er / 10.0;
        json["ep"] = made.rating->ep / 10.0;
        json["ed"] = made.rating->ed / 10.0;
    }
    json["seed"] = std::to_string(options.seed);  // a string: it may be larger than a JSON reader's numbers
    json["attempt"] = made.attempt;
    return json_line(json);
}

/// The puzzle in its layout; an error where the layout cannot hold it.
Expected<std::string, ParseError> text_of(const Generated& made, const GenerateOptions& options, const Layout& layout,
                                          bool is_first) {
    auto text = options.is_full ? format(made.solution, layout) : format(made.puzzle, layout);
    if (!text.has_value()) return text;
    if (made.rating) {
        const Rating& rating = *made.rating;
        text->insert(text->size() - 1,
                     fmt::format("\t{}\t{}\t{}", decimal(rating.er), decimal(rating.ep), decimal(rating.ed)));
    }
    const bool is_document = !is_readable(layout.format) || !format_begin(layout).empty();
    if (!is_first && is_multiline(layout.format) && !is_document) text->insert(0, "\n");
    return text;
}

/// One run of the command, once it is clear what to make.
class Generation {
public:
    Generation(Run& run, GenerateOptions options) : run_(run), options_(std::move(options)) {}

    int run() {
        const Layout layout = layout_of(run_.settings);
        if (!is_json(run_.settings)) run_.output.out(format_begin(layout));
        make_and_print();
        if (unfit_) return complain(kBadInput, describe(*unfit_, run_.messages.language()));
        if (!is_json(run_.settings) && !is_stopping()) run_.output.out(format_end(layout));
        const bool is_short = report_.end != GenerateEnd::kDone && !is_stopping();
        return is_short ? complain(kTimeIsOver, shortfall_sentence(run_.messages, options_, report_)) : kFine;
    }

private:
    int complain(int status, const std::string& sentence) {
        run_.output.err("huisu generate: " + sentence + "\n");
        return status;
    }

    void make_and_print() {
        std::thread maker;
        try {
            const SignalsBlocked blocked;
            maker = std::thread([this] { make(); });
        } catch (const std::system_error&) {  // no thread is to be had
            is_alone_ = true;
            make();
        }
        print();
        if (maker.joinable()) maker.join();
        if (failure_) std::rethrow_exception(failure_);
    }

    void make() {
        options_.budget = run_.budget_in_worker();
        options_.budget.progress = [this](const huisu::Progress& progress) {
            made_.note(progress.nodes);
            return !is_stopping();
        };
        try {
            report_ = generate(options_, [this](const Generated& made) { return take(made); });
        } catch (const std::exception&) {  // no memory is left
            failure_ = std::current_exception();
        }
        made_.finish();
    }

    bool take(const Generated& made) {
        if (is_json(run_.settings)) {
            made_.put(json_of(made, options_));
        } else {
            const auto text = text_of(made, options_, layout_of(run_.settings), is_first_);
            if (!text.has_value()) unfit_ = text.error();
            if (unfit_) return false;
            made_.put(*text);
        }
        is_first_ = false;
        if (is_alone_) {
            run_.output.out(made_.take(false).text);
            run_.output.end_answer();
        }
        return !is_stopping();
    }

    void print() {
        bool may_wait = false;
        for (Made::Part part; !part.is_last;) {
            part = made_.take(may_wait);
            run_.output.out(part.text);
            run_.output.end_answer();
            may_wait = part.text.empty();
            if (may_wait) run_.output.flush();
            run_.progress.note(run_.messages(Word::kProgressAttempts, made_.attempts()));
            run_.progress.tick(made_.puzzles(), made_.puzzles(), options_.count);
        }
    }

    Run& run_;
    GenerateOptions options_;
    Made made_;
    GenerateReport report_;
    bool is_alone_ = false;  // in one thread with the printer
    bool is_first_ = true;
    std::optional<ParseError> unfit_;  // the layout cannot hold such puzzles
    std::exception_ptr failure_;
};

/// Short enough to be typed again.
std::uint64_t fresh_seed() {
    constexpr int kBits = 48;
    std::random_device device;
    return ((std::uint64_t{device()} << 32) | device()) >> (64 - kBits);
}

}  // namespace

int run_generate(Run& run) {
    GenerateOptions options = run.settings.generate;
    options.threads = run.settings.threads;
    if (!run.settings.pattern.empty()) {
        const bool has_shape = run.settings.size || run.settings.parse.shape;
        Pattern pattern;
        const std::string wrong = read_pattern(
            run.settings.pattern, has_shape ? std::optional(options.shape) : std::nullopt, run.messages, pattern);
        if (!wrong.empty()) {
            run.output.err(wrong + "\n");
            return kBadInput;
        }
        options.shape = pattern.shape;
        options.pattern = pattern.givens;
    }
    const Obstacle obstacle = json::obstacle_to(options);
    if (obstacle != Obstacle::kNone) {
        run.output.err("huisu generate: " + obstacle_sentence(run.messages, options, obstacle) + "\n");
        return json::is_bad_request(obstacle) ? kBadInput : kTimeIsOver;
    }
    options.seed = run.settings.seed ? *run.settings.seed : fresh_seed();
    if (!run.settings.seed) {
        run.output.err("huisu generate: " + run.messages(Word::kSeedUsed, options.seed) + "\n");
        run.output.flush();
    }
    return Generation(run, std::move(options)).run();
}

}  // namespace huisu::cli
