// huisu check: a verdict and its reason, and on request what can go and where a part-filled grid is wrong.
#include <array>
#include <bit>

#include "answering.h"
#include "block_answer.h"
#include "command.h"
#include "huisu/check.h"
#include "reference.h"

namespace huisu::cli {
namespace {

CheckResult check_in_time(const Run& run, const Puzzle& puzzle) {
    CheckOptions options;
    options.minimal = run.settings.minimal;
    options.engine = run.settings.engine;
    options.budget = run.budget();
    if (run.is_time_over()) options.budget = Budget::of_nodes(0);
    CheckResult result = check(puzzle, options);
    return result;
}

/// The columns of one puzzle's line, and the same as JSON.
class CheckAnswer {
public:
    CheckAnswer(const Run& run, const InputItem& item)
        : run_(run), item_(item), puzzle_(item.record->puzzle), result_(check_in_time(run, puzzle_)) {}

    Answer answer() {
        add_verdict();
        add_reason();
        if (run_.settings.minimal && result_.verdict == Verdict::kUnique) add_minimal();
        if (item_.reference) add_comparison();
        if (run_.settings.json) {
            Json json = describe_record(item_);
            json.update(json_);
            answer_.out = json_line(json);
        } else {
            answer_.out = joined_columns();
        }
        return std::move(answer_);
    }

private:
    void add_verdict() {
        std::string_view word = "unknown";
        int status = kTimeIsOver;
        if (!result_.rule_breaks.empty()) {
            word = "invalid";
            status = kBadInput;
        } else if (result_.verdict == Verdict::kUnique) {
            word = "proper";
            status = kFine;
        } else if (result_.verdict != Verdict::kStopped) {
            word = result_.verdict == Verdict::kNone ? "none" : "many";
            status = kNotProper;
        }
        columns_.emplace_back(word);
        json_["verdict"] = word;
        raise(answer_, status);
    }

    void add_reason() {
        const std::string sentence = reason();
        if (!result_.rule_breaks.empty()) complain(answer_, item_, sentence);
        columns_.push_back(sentence);
        json_["reason"] = sentence;
        if (result_.solution) json_["solution"] = line_of(*result_.solution);
        if (result_.verdict != Verdict::kMany || !result_.solution || !result_.second) return;
        json_["second"] = line_of(*result_.second);
        json_["differing"] = cell_names(result_.differing);
        columns_.push_back(line_of(*result_.solution));
        columns_.push_back(line_of(*result_.second));
    }

    std::string reason() const {
        if (!result_.rule_breaks.empty()) return broken_rules();
        switch (result_.verdict) {
            case Verdict::kUnique: return run_.messages(Word::kGivens, result_.givens);
            case Verdict::kNone: return run_.messages(Word::kNoSolution);
            case Verdict::kMany: return run_.messages(Word::kDiffering, cell_list(result_.differing, puzzle_.size()));
            case Verdict::kStopped: break;
        }
        return run_.messages(Word::kTimeOver);
    }

    std::string broken_rules() const {
        std::string text;
        for (const RuleBreak& rule_break : result_.rule_breaks) {
            if (!text.empty()) text += run_.messages.language() == Language::kChinese ? "；" : "; ";
            text += describe(rule_break, puzzle_.shape(), run_.messages.language());
        }
        return text;
    }

    void add_minimal() {
        if (!result_.redundant) {
            columns_.emplace_back("unknown");
            json_["minimal"] = nullptr;
            raise(answer_, kTimeIsOver);
            return;
        }
        const bool is_minimal = result_.redundant->empty();
        columns_.push_back(is_minimal ? "minimal" : cell_list(*result_.redundant, puzzle_.size()));
        json_["minimal"] = is_minimal;
        json_["redundant"] = cell_names(*result_.redundant);
    }

    void add_comparison() {
        const auto& reference = item_.reference->puzzle();
        if (!reference || reference->shape() != puzzle_.shape()) {
            answer_.err += item_.reference->trouble();
            return add_unknown_comparison(run_.messages(Word::kReferenceMissing, *run_.settings.against));
        }
        if (const auto& solution = item_.reference->solution(run_)) return add_comparison(puzzle_, *solution);
        const bool is_undecided = item_.reference->is_undecided() || result_.verdict == Verdict::kStopped;
        if (!is_undecided && result_.verdict == Verdict::kUnique) return add_comparison(*reference, *result_.solution);
        if (is_undecided) {
            columns_.emplace_back("unknown");
            json_["against"] = "unknown";
            return raise(answer_, kTimeIsOver);
        }
        add_unknown_comparison(run_.messages(Word::kUnknownReference));
    }

    void add_comparison(const Puzzle& state, const Grid& solution) {
        const auto cell = first_wrong_cell(state, solution);
        json_["against"] = cell ? "wrong" : "right";
        if (cell) json_["wrong_cell"] = cell_name(*cell, puzzle_.size());
        columns_.push_back(cell ? "wrong " + cell_name(*cell, puzzle_.size()) : "right");
        if (cell) raise(answer_, kNotProper);
    }

    void add_unknown_comparison(const std::string& sentence) {
        complain(answer_, item_, sentence);
        columns_.emplace_back("unknown");
        json_["against"] = "unknown";
    }

    std::vector<std::string> cell_names(const std::vector<Cell>& cells) const {
        std::vector<std::string> names;
        for (const Cell cell : cells) names.push_back(cell_name(cell, puzzle_.size()));
        return names;
    }

    std::string joined_columns() const {
        std::string line;
        for (const std::string& column : columns_) line += (line.empty() ? "" : "\t") + column;
        return line + "\n";
    }

    const Run& run_;
    const InputItem& item_;
    const Puzzle& puzzle_;
    CheckResult result_;
    Answer answer_;
    std::vector<std::string> columns_;
    Json json_ = Json::object();
};

Answer answer_check(const Run& run, const InputItem& item) {
    if (item.record) return CheckAnswer(run, item).answer();
    Answer answer = answer_unreadable(run, item);
    if (item.has_place() && !run.settings.json) answer.out = "invalid\t" + sentence_about(run.messages, item) + "\n";
    return answer;
}

/// The lines of proper puzzles, by their number of givens.
std::array<std::string, Puzzle9::kCells + 1> proper_lines(const Run& run) {
    std::array<std::string, Puzzle9::kCells + 1> lines;
    for (std::size_t givens = 0; givens < lines.size(); ++givens)
        lines[givens] = "proper\t" + run.messages(Word::kGivens, givens) + "\n";
    return lines;
}

std::size_t given_count(const Puzzle9& puzzle) {
    std::size_t givens = 0;
    for (const std::uint16_t cell : puzzle.candidates)
        if (std::has_single_bit(cell)) ++givens;
    return givens;
}

}  // namespace

int run_check(Run& run) {
    const auto blocks = blocks_for(run);
    Input input(run.settings.files, run.settings.parse);
    std::optional<References> references;
    if (run.settings.against) {
        references.emplace(*run.settings.against, run);
        input.set_references([&references] { return references->next(); });
    }
    if (blocks && !references && !run.settings.minimal) input.use_blocks(*blocks);
    const auto lines = proper_lines(run);
    const BlockRule rule{2, [&lines](std::span<const Answer9> answers, std::span<const Puzzle9> puzzles, Answer& out) {
                             std::size_t i = 0;
                             for (; i < answers.size() && answers[i].verdict == Verdict::kUnique; ++i)
                                 out.out += lines[given_count(puzzles[i])];
                             return i;
                         }};
    const auto one = [&](const InputItem& item) { return answer_check(run, item); };
    return run_in_order(run, input, work_with_blocks(run, rule, one));
}

}  // namespace huisu::cli
