// See answering.h.
#include "answering.h"

#include <algorithm>
#include <cerrno>

namespace huisu::cli {
std::string system_sentence(const Messages& messages, int error) {
    switch (error) {
        case ENOENT: return messages(Word::kNoSuchFile);
        case EACCES: return messages(Word::kNoPermission);
        case EISDIR: return messages(Word::kIsDirectory);
        case ENOSPC: return messages(Word::kDeviceFull);
        default: return messages(Word::kSystemError, error);
    }
}

std::string sentence_about(const Messages& messages, const InputItem& item) {
    switch (item.trouble) {
        case InputItem::Trouble::kCannotOpen:
            return messages(Word::kCannotOpen, system_sentence(messages, item.system_error));
        case InputItem::Trouble::kCannotRead:
            return messages(Word::kCannotRead, system_sentence(messages, item.system_error));
        case InputItem::Trouble::kNone: break;
    }
    return describe(*item.error, messages.language());
}

std::string place_of(const InputItem& item) {
    if (item.record) return fmt::format("{}:{}: ", *item.file, item.record->line);
    if (item.error) return fmt::format("{}:{}:{}: ", *item.file, item.error->line, item.error->column);
    return *item.file + ": ";
}

void raise(Answer& answer, int status) {
    answer.status = std::max(answer.status, status);
}

void complain(Answer& answer, const InputItem& item, std::string_view sentence) {
    answer.err += place_of(item);
    answer.err += sentence;
    answer.err += '\n';
    raise(answer, kBadInput);
}

Answer answer_unreadable(const Run& run, const InputItem& item, const JsonNames& names) {
    Answer answer;
    const std::string sentence = sentence_about(run.messages, item);
    complain(answer, item, sentence);
    if (!item.has_place()) return answer;
    if (!run.settings.json) {
        answer.out = "invalid\n";
        return answer;
    }
    Json json{{"file", *item.file}, {"line", item.error->line}, {"column", item.error->column}};
    json[names.word] = "invalid";
    json[names.sentence] = sentence;
    answer.out = json_line(json);
    return answer;
}

Answer answer_too_late(const Run& run, const InputItem& item, std::string out) {
    Answer answer;
    raise(answer, kTimeIsOver);
    answer.out = run.settings.json ? verdict_line(item, "unknown", run.messages(Word::kTimeOver)) : std::move(out);
    return answer;
}

std::string verdict_line(const InputItem& item, std::string_view verdict, std::string_view message) {
    Json json = describe_record(item);
    json["verdict"] = verdict;
    json["message"] = message;
    return json_line(json);
}

Json describe_record(const InputItem& item) {
    const Record& record = *item.record;
    Json json{{"file", *item.file}, {"line", record.line}, {"puzzle", line_of(record.puzzle)}};
    json["givens"] = record.puzzle.given_count();
    if (!record.tail.empty()) json["tail"] = record.tail;
    return json;
}

std::string json_line(const Json& json) {
    return json.text() + '\n';
}

std::string cell_list(const std::vector<Cell>& cells, int size) {
    std::string text;
    for (const Cell cell : cells) {
        if (!text.empty()) text += ' ';
        text += cell_name(cell, size);
    }
    return text;
}

std::string empty_line_before(const InputItem& item, const Layout& layout) {
    if (item.index == 0 || !is_multiline(layout.format)) return {};
    const bool is_changed = item.record && item.record->layout.format != layout.format;
    return item.separated || is_changed ? "\n" : "";
}

}  // namespace huisu::cli
