#include "text/line_queue.h"

#include <algorithm>

namespace huisu::text {
namespace {

constexpr std::size_t kMaxSpares = 80;
constexpr std::size_t kMaxSpareBytes = 4096;

}  // namespace

std::size_t Line::column_at(std::size_t index) {
    if (index < counted_index) counted_index = counted_column = 0;
    const auto begin = normal.text.begin();
    counted_column += static_cast<std::size_t>(
        std::count_if(begin + static_cast<std::ptrdiff_t>(counted_index), begin + static_cast<std::ptrdiff_t>(index),
                      [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    counted_index = index;
    return column + counted_column;
}

void LineQueue::push(const RawLine& raw) {
    if (spares_.empty()) {
        lines_.emplace_back();
    } else {
        lines_.push_back(std::move(spares_.back()));
        spares_.pop_back();
    }
    Line& line = lines_.back();
    normalise(raw.text, raw.column == 1, line.normal);
    line.start = line.counted_index = line.counted_column = 0;
    line.number = raw.number;
    line.offset = raw.offset;
    line.column = raw.column;
    line.size = raw.size;
    line.is_too_long = raw.is_too_long;
    line.is_continued = raw.is_continued;
    line.info = raw.is_too_long ? LineInfo{} : classify(line.normal.text, shape_);
}

Line* LineQueue::peek(std::size_t i) {
    while (lines_.size() <= i) {
        RawLine raw;
        if (!source_.next(raw)) return nullptr;
        push(raw);
    }
    return &lines_[i];
}

void LineQueue::drop(std::size_t count) {
    for (; count > 0 && !lines_.empty(); --count) {
        Line& line = lines_.front();
        if (spares_.size() < kMaxSpares && line.normal.text.capacity() <= kMaxSpareBytes)
            spares_.push_back(std::move(line));
        lines_.pop_front();
    }
}

}  // namespace huisu::text
