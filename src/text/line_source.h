// Cuts a stream into lines in flat memory, whatever the stream holds.
//
// A line ends with LF, CR LF or a lone CR. A line of more than kMaxLineBytes is skipped to its end and reported without
// its text. One exception: a line of XML or JSON (its first character is < [ or {) may hold a whole collection of
// puzzles, so it comes in pieces, each cut after a > or after one of , ] }.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "huisu/text.h"

namespace huisu::text {

inline constexpr std::size_t kMaxLineBytes = std::size_t{1} << 20;

struct RawLine {
    std::string_view text;      ///< without the line end; valid until the next call
    std::size_t number = 1;     ///< counted from 1
    std::size_t offset = 0;     ///< of its first byte in the stream
    std::size_t column = 1;     ///< more than 1 for a later piece of a line
    std::size_t size = 0;       ///< bytes of the whole line, or of this piece
    bool is_too_long = false;   ///< `text` is empty
    bool is_continued = false;  ///< another piece of the same line follows
};

class LineSource {
public:
    explicit LineSource(RecordReader::Source source) : source_(std::move(source)) {}

    /// False at the end of the stream.
    bool next(RawLine& line);
    /// What is in the buffer from the start of the next line on, after one attempt to read where that is less than
    /// `wanted` bytes. Empty inside a line that comes in pieces, and at the end. Valid until the next call.
    std::string_view at_hand(std::size_t wanted);
    /// The same, but what has to be read is read into `room`, as much as it holds and at least `wanted` bytes.
    std::string_view at_hand(std::size_t wanted, std::vector<char>& room);
    /// Steps over whole lines of at_hand(), `size` bytes each with the line feed.
    void skip_lines(std::size_t lines, std::size_t size);
    /// Gives the room lent to at_hand() back where only a part of a line is left in it.
    void give_back(std::vector<char>& room, std::size_t line_size);
    /// Whether less than such a line is left of what was read before, and nothing of the line before it is to come.
    bool may_step_over(std::size_t size) const {
        return end_ - begin_ < size && column_ == 1 && structure_ == '\0' && !skips_line_feed_ && !is_at_end_;
    }
    /// Counts lines that the caller takes from the source itself. What is left of what was read before is dropped: so
    /// many bytes are read again.
    std::size_t step_over_lines(std::size_t lines, std::size_t size);
    void step_back_lines(std::size_t lines, std::size_t size);
    /// Of the next line, counted from 1.
    std::size_t next_number() const { return number_; }
    std::uint64_t bytes_read() const { return bytes_read_; }

private:
    bool fill(std::size_t most);
    void move_to(std::vector<char>& room);
    void skip_line_feed();
    std::size_t find_line_end();
    std::size_t find_piece_end(std::size_t length) const;
    void take(RawLine& line, std::size_t length);
    void finish_line(std::size_t length);
    void skip_long_line(RawLine& line);

    RecordReader::Source source_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;  // of the bytes not yet given out
    std::size_t end_ = 0;
    std::size_t scanned_ = 0;  // bytes after begin_ that are known to hold no line end
    std::uint64_t bytes_read_ = 0;
    std::size_t number_ = 1;
    std::size_t column_ = 1;
    bool is_at_end_ = false;
    bool skips_line_feed_ = false;  // the last line ended with a CR at the end of the buffer
    bool is_lent_ = false;          // buffer_ is the caller's, and the caller has ours
    char structure_ = '\0';         // < [ or { inside a line that comes in pieces
};

}  // namespace huisu::text
