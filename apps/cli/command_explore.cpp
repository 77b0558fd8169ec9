// huisu explore: what lies around a puzzle and inside a grid.
//
// The neighbours of different puzzles overlap: the workers find all of each, and the writer keeps, in order, those that
// have not been there before.
#include <unordered_set>

#include "answering.h"
#include "command.h"
#include "huisu/canonical.h"
#include "huisu/explore.h"

namespace huisu::cli {
namespace {

struct NothingFound {
    std::string_view word;
    std::string sentence;
    int status = kNotProper;
};

NothingFound refusal_of(const Run& run, const InputItem& item, const ExploreState& state) {
    if (state.rule_break)
        return {"invalid", describe(*state.rule_break, item.record->puzzle.shape(), run.messages.language()),
                kBadInput};
    switch (state.end) {
        case ExploreEnd::kBadShape: return {"invalid", run.messages(Word::kOnlyNineExplored), kBadInput};
        case ExploreEnd::kPencilmarks: return {"invalid", run.messages(Word::kNoCandidatesExplored), kBadInput};
        case ExploreEnd::kNotProper: {
            const bool is_none = state.verdict == Verdict::kNone;
            return {is_none ? "none" : "many", run.messages(is_none ? Word::kNoSolution : Word::kSeveralSolutions)};
        }
        default: break;
    }
    return {"unknown", run.messages(Word::kTimeOver), kTimeIsOver};
}

/// Says why there is nothing; `out` is what stands in its place.
void refuse(const Run& run, const InputItem& item, const NothingFound& refusal, std::string out, Answer& answer) {
    answer.err += place_of(item) + refusal.sentence + "\n";
    raise(answer, refusal.status);
    answer.out = run.settings.json ? verdict_line(item, refusal.word, refusal.sentence) : std::move(out);
}

/// What was found is shown, all of it or not.
bool has_begun(const ExploreState& state) {
    return state.end == ExploreEnd::kComplete ||
           (state.end == ExploreEnd::kStopped && state.verdict == Verdict::kUnique);
}

/// Where there is only a part, the message says so, and the JSON does.
void note_end(const Run& run, const InputItem& item, const ExploreState& state, Answer& answer) {
    if (state.end == ExploreEnd::kComplete) return;
    answer.err += place_of(item) + run.messages(Word::kTimeOver) + "\n";
    raise(answer, kTimeIsOver);
}

Json describe_end(const Run& run, const InputItem& item, const ExploreState& state) {
    Json json = describe_record(item);
    if (state.end == ExploreEnd::kComplete) return json;
    json["verdict"] = "unknown";
    json["message"] = run.messages(Word::kTimeOver);
    return json;
}

std::vector<std::string> names_of(const std::vector<Cell>& cells) {
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(cell_name(cell, 9));
    return names;
}

/// The forms of the puzzles and neighbours so far. Used by the writer only.
using Seen = std::unordered_set<std::string>;

Answer answer_neighbours(const Run& run, const InputItem& item, Seen& seen) {
    static thread_local NeighbourSearch search;
    const Puzzle& puzzle = item.record->puzzle;
    NeighbourOptions options;
    options.minus = run.settings.minus.value_or(1);
    options.plus = run.settings.plus.value_or(1);
    options.budget = run.budget();
    const NeighbourResult result = search.find(puzzle, options);
    Answer answer;
    if (!has_begun(result)) {
        refuse(run, item, refusal_of(run, item, result), "", answer);
        return answer;
    }
    note_end(run, item, result, answer);
    std::vector<std::string> lines;
    for (const Grid& grid : result.puzzles) lines.push_back(line_of(grid));
    if (run.settings.json) {
        Json json = describe_end(run, item, result);
        json["neighbours"] = lines;
        answer.out = json_line(json);
        return answer;
    }
    answer.in_turn = [own = line_of(min_lex(puzzle).form), lines = std::move(lines), &seen](Answer& whole) {
        seen.insert(own);
        for (const std::string& line : lines)
            if (seen.insert(line).second) whole.out += line + "\n";
    };
    return answer;
}

Answer answer_minimal(const Run& run, const InputItem& item) {
    MinimiseOptions options;
    options.seed = run.settings.seed;
    options.budget = run.budget();
    const MinimiseResult result = minimise(item.record->puzzle, options);
    Answer answer;
    if (result.end != ExploreEnd::kComplete) {
        const NothingFound refusal = refusal_of(run, item, result);
        refuse(run, item, refusal, std::string(refusal.word) + "\n", answer);
        return answer;
    }
    const Layout layout = answer_layout(item.record->layout);
    if (run.settings.json || layout.format == TextFormat::kJson) {
        Json json = describe_record(item);
        json["minimal"] = line_of(result.puzzle);
        answer.out = json_line(json);
        return answer;
    }
    const auto text = format(result.puzzle, layout);
    answer.out = empty_line_before(item, layout) + (text.has_value() ? *text : line_of(result.puzzle) + "\n");
    return answer;
}

Answer answer_backdoors(const Run& run, const InputItem& item) {
    const Puzzle& puzzle = item.record->puzzle;
    const int most = *run.settings.backdoors;
    const BackdoorResult result = backdoors(puzzle, most, run.budget());
    Answer answer;
    if (result.end != ExploreEnd::kComplete) {
        const NothingFound refusal = refusal_of(run, item, result);
        refuse(run, item, refusal, fmt::format("{}\t{}\n", line_of(puzzle), refusal.word), answer);
        return answer;
    }
    if (run.settings.json) {
        Json json = describe_record(item);
        json["backdoors"] = Json::array();
        for (const auto& set : result.sets) json["backdoors"].push_back(names_of(set));
        answer.out = json_line(json);
        return answer;
    }
    answer.out = line_of(puzzle);
    for (const auto& set : result.sets) answer.out += "\t" + (set.empty() ? "singles" : cell_list(set, 9));
    if (result.sets.empty()) answer.out += fmt::format("\t>{}", most);
    answer.out += '\n';
    return answer;
}

Answer answer_unavoidable(const Run& run, const InputItem& item) {
    const UnavoidableResult result = unavoidable_sets(item.record->puzzle, *run.settings.unavoidable, run.budget());
    Answer answer;
    if (!has_begun(result)) {
        refuse(run, item, refusal_of(run, item, result), "", answer);
        return answer;
    }
    note_end(run, item, result, answer);
    if (run.settings.json) {
        Json json = describe_end(run, item, result);
        json["solution"] = line_of(result.solution);
        json["unavoidable"] = Json::array();
        for (const auto& set : result.sets) json["unavoidable"].push_back(names_of(set));
        answer.out = json_line(json);
        return answer;
    }
    for (const auto& set : result.sets) {
        Grid digits;
        for (const Cell cell : set) digits.set(cell, result.solution[cell]);
        answer.out += line_of(digits) + "\n";
    }
    return answer;
}

Answer answer_explore(const Run& run, const InputItem& item, Seen& seen) {
    const Settings& settings = run.settings;
    if (!item.record) {
        Answer answer = answer_unreadable(run, item);
        if (!settings.minimal && !settings.backdoors) answer.out.clear();
        return answer;
    }
    if (run.is_time_over()) {
        std::string out;
        if (settings.minimal) out = "unknown\n";
        if (settings.backdoors) out = line_of(item.record->puzzle) + "\tunknown\n";
        return answer_too_late(run, item, std::move(out));
    }
    if (settings.minimal) return answer_minimal(run, item);
    if (settings.backdoors) return answer_backdoors(run, item);
    if (settings.unavoidable) return answer_unavoidable(run, item);
    return answer_neighbours(run, item, seen);
}

}  // namespace

int run_explore(Run& run) {
    Seen seen;
    Input input(run.settings.files, run.settings.parse);
    return run_in_order(run, input,
                        [&](const InputItem& item, const HandOver&) { return answer_explore(run, item, seen); });
}

}  // namespace huisu::cli
