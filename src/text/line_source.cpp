#include "text/line_source.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace huisu::text {
namespace {

constexpr std::size_t kReadBytes = std::size_t{1} << 18;
constexpr std::size_t kPieceBytes = std::size_t{1} << 16;

char first_character(std::string_view text) {
    const std::size_t i = text.find_first_not_of(" \t\xEF\xBB\xBF");
    return i == std::string_view::npos ? '\0' : text[i];
}

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

// Makes room and reads once, so many bytes at most; false when the source is at its end.
bool LineSource::fill(std::size_t most) {
    if (is_at_end_) return false;
    if (begin_ > 0) {
        if (end_ > begin_) std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    if (buffer_.size() < end_ + most) buffer_.resize(std::max(buffer_.size() * 2, end_ + most));
    const std::size_t room = std::min(buffer_.size() - end_, most);
    const std::size_t got = std::min(room, source_(std::span<char>(buffer_.data() + end_, room)));
    end_ += got;
    bytes_read_ += got;
    is_at_end_ = got == 0;
    return !is_at_end_;
}

void LineSource::skip_line_feed() {
    if (!skips_line_feed_) return;
    if (begin_ == end_ && !fill(kReadBytes)) return;
    skips_line_feed_ = false;
    if (buffer_[begin_] == '\n') ++begin_;
}

// Length of the line at begin_; what is there when no line end is in the buffer yet (then scanned_ is that length).
std::size_t LineSource::find_line_end() {
    const char* const start = buffer_.data() + begin_;
    const char* const stop = buffer_.data() + end_;
    const char* p = start + scanned_;
    while (p != stop && *p != '\n' && *p != '\r') ++p;
    scanned_ = static_cast<std::size_t>(p - start);
    return scanned_;
}

// Length of a piece of XML or JSON, 0 when the first kMaxLineBytes of the `length` bytes have no place to cut.
std::size_t LineSource::find_piece_end(std::size_t length) const {
    const std::string_view text(buffer_.data() + begin_, std::min(length, kMaxLineBytes));
    const char structure = structure_ != '\0' ? structure_ : first_character(text.substr(0, 64));
    std::size_t last = std::string_view::npos;
    if (structure == '<') last = text.rfind('>');
    if (structure == '[' || structure == '{') last = text.find_last_of(",]}");
    return last + 1;  // npos + 1 == 0
}

void LineSource::take(RawLine& line, std::size_t length) {
    line.text = std::string_view(buffer_.data() + begin_, length);
    line.number = number_;
    line.offset = static_cast<std::size_t>(bytes_read_) - (end_ - begin_);
    line.column = column_;
    line.size = length;
    line.is_too_long = false;
    line.is_continued = false;
}

// Steps over a line of that length and its line end (at the end of the stream there is none).
void LineSource::finish_line(std::size_t length) {
    begin_ += length;
    scanned_ = 0;
    column_ = 1;
    structure_ = '\0';
    ++number_;
    if (begin_ == end_) return;
    const char c = buffer_[begin_++];
    if (c != '\r') return;
    if (begin_ == end_)
        skips_line_feed_ = true;
    else if (buffer_[begin_] == '\n')
        ++begin_;
}

void LineSource::skip_long_line(RawLine& line) {
    take(line, 0);
    line.is_too_long = true;
    while (true) {
        const std::size_t length = find_line_end();
        line.size += length;
        if (begin_ + length < end_) return finish_line(length);
        begin_ = end_;
        scanned_ = 0;
        if (!fill(kReadBytes)) return finish_line(0);
    }
}

std::string_view LineSource::at_hand(std::size_t wanted) {
    skip_line_feed();
    if (column_ != 1 || structure_ != '\0') return {};
    if (end_ - begin_ < wanted) fill(kReadBytes);
    return {buffer_.data() + begin_, end_ - begin_};
}

std::string_view LineSource::at_hand(std::size_t wanted, std::vector<char>& room) {
    skip_line_feed();
    if (column_ == 1 && structure_ == '\0' && end_ - begin_ < wanted && !is_at_end_) {
        if (room.size() < wanted) room.resize(wanted);
        move_to(room);
        is_lent_ = true;
        fill(buffer_.size() - end_);
    }
    return at_hand(0);
}

// What is left goes on in `room`, which gets the buffer in exchange.
void LineSource::move_to(std::vector<char>& room) {
    const std::size_t left = end_ - begin_;
    if (room.size() < left) room.resize(left);
    if (left > 0) std::memcpy(room.data(), buffer_.data() + begin_, left);
    buffer_.swap(room);
    begin_ = 0;
    end_ = left;
}

void LineSource::skip_lines(std::size_t lines, std::size_t size) {
    assert(lines * size <= end_ - begin_);
    begin_ += lines * size;
    number_ += lines;
    scanned_ = 0;
}

void LineSource::give_back(std::vector<char>& room, std::size_t line_size) {
    if (is_lent_ && end_ - begin_ < line_size) move_to(room);
    is_lent_ = false;
}

std::size_t LineSource::step_over_lines(std::size_t lines, std::size_t size) {
    const std::size_t left = end_ - begin_;
    begin_ = end_ = scanned_ = 0;
    bytes_read_ += std::uint64_t{lines} * size - left;
    number_ += lines;
    return left;
}

void LineSource::step_back_lines(std::size_t lines, std::size_t size) {
    bytes_read_ -= std::uint64_t{lines} * size;
    number_ -= lines;
}

bool LineSource::next(RawLine& line) {
    skip_line_feed();
    while (true) {
        const std::size_t length = buffer_.empty() ? 0 : find_line_end();
        const bool is_whole = begin_ + length < end_;
        if (is_whole && length <= kMaxLineBytes) {
            take(line, length);
            finish_line(length);
            return true;
        }
        // From here on nothing may depend on how much of the line happened to be read at once.
        if (length >= kPieceBytes) {
            if (const std::size_t piece = find_piece_end(length); piece > 0) {
                take(line, piece);
                line.is_continued = true;
                if (structure_ == '\0') structure_ = first_character(line.text.substr(0, 64));
                column_ += count_characters(line.text);
                begin_ += piece;
                scanned_ = length - piece;
                return true;
            }
        }
        if (length > kMaxLineBytes) {
            skip_long_line(line);
            return true;
        }
        if (fill(kReadBytes)) continue;
        if (begin_ == end_) return false;
        take(line, length);
        finish_line(length);
        return true;
    }
}

}  // namespace huisu::text
