// huisu canonical: the min-lex form of each puzzle; or which puzzles are isomorphic; or one puzzle of each class.
//
// Whether a puzzle is the first of its class is known only when all before it are: the workers make the keys, and the
// writer asks, in order, whether the key is new.
#include <unordered_set>

#include "answering.h"
#include "command.h"
#include "huisu/canonical.h"
#include "json/transform_json.h"
#include "reference.h"

namespace huisu::cli {
namespace {

constexpr std::size_t kMostTransforms = 10'000;

Canonizer& canonizer() {
    static thread_local Canonizer mine;
    return mine;
}

std::string sentence_about(const Run& run, const CanonicalForm& result, const Puzzle& puzzle) {
    if (result.rule_break) return describe(*result.rule_break, puzzle.shape(), run.messages.language());
    const bool is_size = result.trouble == CanonicalTrouble::kBadShape;
    return run.messages(is_size ? Word::kNoFormOfSize : Word::kNoFormOfCandidates);
}

Layout layout_for(const Run& run, const Record& record) {
    if (run.settings.output) return {*run.settings.output, run.settings.style, run.settings.blank};
    return answer_layout(record.layout);
}

Answer refuse(const Run& run, const InputItem& item, const std::string& sentence) {
    Answer answer;
    complain(answer, item, sentence);
    if (run.settings.unique) return answer;
    answer.out = run.settings.json ? verdict_line(item, "invalid", sentence) : "invalid\n";
    return answer;
}

Answer answer_form(const Run& run, const InputItem& item, const CanonicalForm& result) {
    const Settings& settings = run.settings;
    const Record& record = *item.record;
    Answer answer;
    std::vector<Transform> transforms;
    if (settings.transforms) transforms = canonizer().automorphisms(record.puzzle, kMostTransforms);
    const Layout layout = layout_for(run, record);
    if (settings.json || layout.format == TextFormat::kJson) {
        Json json = describe_record(item);
        json["form"] = line_of(result.form);
        json["automorphisms"] = result.automorphisms;
        json["transform"] = json::transform_json(result.transform);
        for (const Transform& transform : transforms) json["transforms"].push_back(json::transform_json(transform));
        answer.out = json_line(json);
    } else if (settings.automorphisms || settings.transforms) {
        answer.out = fmt::format("{}\t{}", line_of(result.form), result.automorphisms);
        for (const Transform& transform : transforms) answer.out += "\t" + transform.text();
        answer.out += '\n';
    } else {
        const auto text = format(Puzzle(result.form), layout);
        if (!text.has_value()) return refuse(run, item, describe(text.error(), run.messages.language()));
        answer.out = empty_line_before(item, layout) + *text;
    }
    return answer;
}

Answer answer_same(const Run& run, const InputItem& item) {
    const Puzzle& puzzle = item.record->puzzle;
    const auto& other = item.reference->puzzle();
    if (!other) {
        Answer answer = refuse(run, item, run.messages(Word::kReferenceMissing, *run.settings.same));
        answer.err = item.reference->trouble() + answer.err;
        return answer;
    }
    if (const CanonicalForm form = canonizer().min_lex(*other); form.trouble != CanonicalTrouble::kNone)
        return refuse(run, item, *run.settings.same + ": " + sentence_about(run, form, *other));
    Answer answer;
    const auto transform = isomorphism(puzzle, *other);
    if (!transform) raise(answer, kNotProper);
    if (run.settings.json) {
        Json json = describe_record(item);
        json["same"] = transform.has_value();
        if (transform) json["transform"] = json::transform_json(*transform);
        answer.out = json_line(json);
    } else {
        answer.out = transform ? "same\t" + transform->text() + "\n" : "different\n";
    }
    return answer;
}

/// The classes seen so far. Asked by the writer only.
using Classes = std::unordered_set<CanonicalKey>;

Answer answer_unique(const Run& run, const InputItem& item, const CanonicalKey& key, Classes& classes) {
    const Record& record = *item.record;
    const Layout layout = layout_for(run, record);
    Answer answer;
    if (run.settings.json || layout.format == TextFormat::kJson) {
        answer.out = json_line(describe_record(item));
    } else {
        auto text = format(record.puzzle, layout);
        if (!text.has_value()) return refuse(run, item, describe(text.error(), run.messages.language()));
        if (layout.format == TextFormat::kLine && !record.tail.empty())
            text->insert(text->size() - 1, "\t" + record.tail);
        answer.out = empty_line_before(item, layout) + *text;
    }
    answer.in_turn = [key, &classes](Answer& whole) {
        if (!classes.insert(key).second) whole.out.clear();
    };
    return answer;
}

Answer answer_canonical(const Run& run, const InputItem& item, Classes& classes) {
    if (!item.record) {
        Answer answer = answer_unreadable(run, item);
        if (run.settings.unique) answer.out.clear();
        return answer;
    }
    if (run.is_time_over()) return answer_too_late(run, item, run.settings.unique ? "" : "unknown\n");
    const Puzzle& puzzle = item.record->puzzle;
    if (run.settings.unique)
        if (const auto key = canonizer().key(puzzle)) return answer_unique(run, item, *key, classes);
    const CanonicalForm result = canonizer().min_lex(puzzle);
    if (result.trouble != CanonicalTrouble::kNone) return refuse(run, item, sentence_about(run, result, puzzle));
    return run.settings.same ? answer_same(run, item) : answer_form(run, item, result);
}

}  // namespace

int run_canonical(Run& run) {
    Classes classes;
    Input input(run.settings.files, run.settings.parse);
    std::optional<References> references;
    if (run.settings.same) {
        references.emplace(*run.settings.same, run);
        input.set_references([&references] { return references->next(); });
    }
    return run_in_order(run, input,
                        [&](const InputItem& item, const HandOver&) { return answer_canonical(run, item, classes); });
}

}  // namespace huisu::cli
