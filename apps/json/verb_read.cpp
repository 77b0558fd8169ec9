// read: what the reader makes of a text. Bad records are part of the answer, not its failure.
#include <algorithm>
#include <cstring>

#include "huisu/text.h"
#include "json/answer.h"
#include "json/puzzle_input.h"
#include "json/verb.h"

namespace huisu::json {
namespace {

RecordReader::Source source_of(std::string_view text) {
    return [text](std::span<char> buffer) mutable {
        const std::size_t size = std::min(text.size(), buffer.size());
        std::memcpy(buffer.data(), text.data(), size);
        text.remove_prefix(size);
        return size;
    };
}

Json record_json(const Record& record) {
    Json json{{"state", state_json(record.puzzle)},
              {"line", line_of(record.puzzle)},
              {"format", format_name(record.layout.format)}};
    if (!record.tail.empty()) json["name"] = record.tail;
    return json;
}

ParseOptions take_options(Call& call) {
    Request& request = call.request();
    ParseOptions options;
    std::vector<std::string_view> names;
    for (const TextFormat format : all_formats())
        if (is_readable(format)) names.push_back(format_name(format));
    if (const auto index = request.choice("format", names)) options.format = format_from_name(names[*index]);
    options.shape = take_box(request, "box");
    return options;
}

}  // namespace

Json answer_read(Call& call) {
    Request& request = call.request();
    const std::string text = request.needed_text("text");
    const ParseOptions options = take_options(call);
    const std::size_t most = call.limits().puzzles;
    const auto limit = static_cast<std::size_t>(request.whole("limit", 1, most).value_or(most));
    if (!call.is_fine()) return {};

    Json puzzles = Json::array();
    Json errors = Json::array();
    RecordReader reader(source_of(text), options);
    std::size_t found = 0;
    bool is_complete = false;
    for (; found < limit; ++found) {
        const auto record = reader.next();
        is_complete = !record;
        if (is_complete) break;
        if (record->has_value()) {
            puzzles.push_back(record_json(**record));
        } else {
            const ParseError& error = record->error();
            errors.push_back(
                {{"line", error.line}, {"column", error.column}, {"message", describe(error, call.language())}});
        }
    }
    if (!is_complete) is_complete = !reader.next();
    return {{"puzzles", std::move(puzzles)}, {"errors", std::move(errors)}, {"complete", is_complete}};
}

}  // namespace huisu::json
