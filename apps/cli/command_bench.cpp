// huisu bench: reads each file to its end, then has the engines solve it again and again, and prints a line for each
// engine as soon as it is measured.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "answering.h"
#include "command.h"
#include "measuring.h"
#include "text_width.h"

namespace huisu::cli {
namespace {

/// What a line tells.
struct Row {
    std::string_view file;
    std::string_view engine;
    std::string_view target;
    unsigned threads = 1;
    std::size_t puzzles = 0;
    Measurement found;

    double nodes_a_puzzle() const { return static_cast<double>(found.result.nodes) / static_cast<double>(puzzles); }
};

constexpr std::size_t kColumns = 15;
constexpr std::array<int, kColumns> kWidths{4, 9, 6, 7, 8, 9, 19, 9, 8, 10, 6, 8, 6, 8, 8};
constexpr std::size_t kTextColumns = 3;  // aligned to the left

std::string columns(const std::array<std::string, kColumns>& texts, int file_width) {
    std::string line;
    for (std::size_t i = 0; i < kColumns; ++i) {
        const int width = i == 0 ? file_width : kWidths[i];
        const std::string blanks(static_cast<std::size_t>(std::max(width - width_of(texts[i]), 0)), ' ');
        if (i > 0) line += ' ';
        line += i < kTextColumns ? texts[i] + blanks : blanks + texts[i];
    }
    return line + '\n';
}

std::string heading(int file_width) {
    return columns({"file", "engine", "target", "threads", "puzzles", "cpu/s", "min..max", "wall/s", "nodes",
                    "signature", "none", "one", "many", "p50", "p99"},
                   file_width);
}

std::string row_line(const Row& row, int file_width) {
    const std::string nothing = "-";
    const auto rate = [](double value) { return fmt::format("{:.0f}", value); };
    const auto [result, runs, passes, cpu, wall, calls] = row.found;
    std::array<std::string, kColumns> texts;
    texts.fill(nothing);
    texts[0] = row.file;
    texts[1] = row.engine;
    if (!row.target.empty()) texts[2] = row.target;
    texts[3] = std::to_string(row.threads);
    texts[4] = std::to_string(row.puzzles);
    if (runs > 0) {
        texts[5] = rate(cpu.median);
        texts[6] = rate(cpu.least) + ".." + rate(cpu.most);
        texts[7] = rate(wall.median);
        texts[8] = fmt::format("{:.2f}", row.nodes_a_puzzle());
        texts[9] = std::to_string(result.nodes);
        texts[10] = std::to_string(result.none);
        texts[11] = std::to_string(result.one);
        texts[12] = std::to_string(result.many);
    }
    if (calls) {
        texts[13] = fmt::format("{:.2f}", calls->p50);
        texts[14] = fmt::format("{:.2f}", calls->p99);
    }
    return columns(texts, file_width);
}

double hundredths(double value) {
    return std::round(value * 100) / 100;
}

std::string row_json(const Row& row) {
    const auto rates_json = [](const Rates& rates) {
        return Json{{"median", std::llround(rates.median)},
                    {"min", std::llround(rates.least)},
                    {"max", std::llround(rates.most)}};
    };
    const Measurement& found = row.found;
    Json json{{"file", row.file}, {"engine", row.engine}};
    json["target"] = row.target.empty() ? Json() : Json(row.target);
    json["threads"] = row.threads;
    json["puzzles"] = row.puzzles;
    json["runs"] = found.runs;
    if (found.runs > 0) {
        json["passes"] = found.passes;
        json["per_cpu_second"] = rates_json(found.by_cpu);
        json["per_wall_second"] = rates_json(found.by_wall);
        json["nodes_per_puzzle"] = hundredths(row.nodes_a_puzzle());
        json["nodes"] = found.result.nodes;
        json["solutions"] = found.result.solutions;
        json["none"] = found.result.none;
        json["one"] = found.result.one;
        json["many"] = found.result.many;
    }
    if (found.calls)
        json["call_microseconds"] = Json{{"p50", hundredths(found.calls->p50)}, {"p99", hundredths(found.calls->p99)}};
    return json_line(json);
}

class Bench {
public:
    explicit Bench(Run& run) : run_(run), input_(run.settings.files, run.settings.parse) {
        input_.set_before_wait([&run] { run.output.flush(); });
        for (const std::string& file : run.settings.files)
            file_width_ = std::max(file_width_, width_of(file == "-" ? "<stdin>" : file));
    }

    int work() {
        while (!is_stopping()) {
            const auto corpus = read_file();
            if (!corpus || is_stopping()) break;
            measure_file(*corpus);
        }
        return status_;
    }

private:
    /// All of the next file; messages go out for what cannot be read.
    std::optional<Corpus> read_file() {
        if (!ahead_) ahead_ = input_.next();
        if (!ahead_) return std::nullopt;
        Corpus corpus;
        const std::string* file = ahead_->file;
        corpus.file = *file;
        for (; ahead_ && ahead_->file == file; ahead_ = input_.next()) {
            if (!ahead_->record) {
                complain(*ahead_);
                continue;
            }
            if (const auto small = Puzzle9::from(ahead_->record->puzzle)) corpus.small.push_back(*small);
            corpus.puzzles.push_back(std::move(ahead_->record->puzzle));
        }
        run_.output.flush();
        return corpus;
    }

    void complain(const InputItem& item) {
        const Answer answer = answer_unreadable(run_, item);
        run_.output.err(answer.err);
        status_ = std::max(status_, answer.status);
    }

    void measure_file(const Corpus& corpus) {
        const auto& asked = run_.settings.contender;
        for (const std::string& engine : asked ? std::vector{*asked} : usual_contender_names()) {
            const bool has_none = is_for_small_only(engine) ? corpus.small.empty() : corpus.puzzles.empty();
            if (has_none && asked && !corpus.puzzles.empty()) {
                run_.output.err(corpus.file + ": " + run_.messages(Word::kNoSmallPuzzle, engine) + "\n");
                status_ = std::max<int>(status_, kBadInput);
            }
            if (has_none) continue;
            measure_engine(corpus, engine, 1);
            if (run_.settings.threads > 1) measure_engine(corpus, engine, run_.settings.threads);
        }
    }

    void measure_engine(const Corpus& corpus, const std::string& engine, unsigned threads) {
        if (is_stopping()) return;
        const Rules rules{run_.settings.limit.value_or(2), threads, run_.settings.simd, run_.budget_in_worker()};
        const auto contender = make_contender(engine, corpus, rules);
        Row row{corpus.file, engine, contender->target(), threads, contender->size(), {}};
        row.found = measure(*contender, run_.settings.runs, [this, &row] {
            run_.progress.tick(done_ += row.puzzles);
            return !is_stopping() && !run_.is_time_over();
        });
        if (is_stopping()) return;
        if (row.found.runs < run_.settings.runs) status_ = std::max<int>(status_, kTimeIsOver);
        print(row);
    }

    void print(const Row& row) {
        if (!run_.settings.json && !has_heading_) run_.output.out(heading(file_width_));
        has_heading_ = true;
        run_.output.out(run_.settings.json ? row_json(row) : row_line(row, file_width_));
        run_.output.end_answer();
        run_.output.flush();
    }

    Run& run_;
    Input input_;
    std::optional<InputItem> ahead_;  // read, but of the next file
    int file_width_ = kWidths[0];
    bool has_heading_ = false;
    std::uint64_t done_ = 0;
    int status_ = kFine;
};

bool reads_terminal(const Settings& settings) {
    return std::count(settings.files.begin(), settings.files.end(), "-") > 0 && isatty(STDIN_FILENO) == 1;
}

}  // namespace

int run_bench(Run& run) {
    if (reads_terminal(run.settings)) run.output.err("huisu bench: " + run.messages(Word::kTypePuzzles) + "\n");
    return Bench(run).work();
}

}  // namespace huisu::cli
