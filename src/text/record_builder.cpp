#include "text/record_builder.h"

#include <numeric>

namespace huisu::text {
namespace {

std::size_t offset_of(const Line& line, std::size_t index) {
    if (line.normal.origins.empty()) return line.offset + index;
    if (index < line.normal.origins.size()) return line.offset + line.normal.origins[index];
    return line.offset + line.size;
}

}  // namespace

void RecordBuilder::begin(Line& line, std::size_t index) {
    has_begun_ = true;
    record_.line = line.number;
    record_.offset = offset_of(line, index);
    record_.column = line.column_at(index);
}

// Keeps the list of origins only from the first character on that is not where its index says.
void RecordBuilder::append(char c, std::size_t offset) {
    const std::size_t distance = offset - record_.offset;
    if (record_.origins.empty() && distance != record_.text.size()) {
        record_.origins.resize(record_.text.size());
        std::iota(record_.origins.begin(), record_.origins.end(), std::size_t{0});
    }
    const bool keeps_origins = !record_.origins.empty() || distance != record_.text.size();
    if (keeps_origins) record_.origins.push_back(distance);
    record_.text += c;
}

void RecordBuilder::add(Line& line, std::size_t begin_index, std::size_t end_index) {
    if (!has_begun_) begin(line, begin_index);
    add_line_end();
    if (bad_bytes_.empty()) bad_bytes_ = line.normal.bad_bytes;
    const std::size_t offset = offset_of(line, begin_index);
    const bool is_contiguous =
        record_.origins.empty() && line.normal.origins.empty() && offset == record_.offset + record_.text.size();
    if (is_contiguous) {
        record_.text.append(line.normal.text, begin_index, end_index - begin_index);
        return;
    }
    for (std::size_t i = begin_index; i < end_index; ++i) append(line.normal.text[i], offset_of(line, i));
}

void RecordBuilder::end_line(Line& line) {
    if (!has_begun_) begin(line, line.normal.text.size());
    add_line_end();
    line_end_ = line.offset + line.size;
}

void RecordBuilder::add_line_end() {
    if (line_end_) append('\n', *line_end_);
    line_end_.reset();
}

void RecordBuilder::clear() {
    record_ = {};
    bad_bytes_.clear();
    has_begun_ = false;
    line_end_.reset();
}

}  // namespace huisu::text
