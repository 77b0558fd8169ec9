// All records of all files, one after the other, each with its place.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "byte_source.h"
#include "huisu/text.h"

namespace huisu::cli {

class Reference;
struct LineBlock;
class LineBlocks;

/// Lines of a file that somebody is to read: LineBlock::kMaxLines of them, if they are what they seem to be.
struct LineClaim {
    std::shared_ptr<const ByteSource> source;
    std::uint64_t place = 0;  ///< of the first byte
    std::size_t first_line = 1;
};

/// One thing that came from the input: a record, why a piece of text is none, or trouble with a whole file.
struct InputItem {
    enum class Trouble : std::uint8_t { kNone, kCannotOpen, kCannotRead };

    std::uint64_t index = 0;            ///< among all items of the run
    const std::string* file = nullptr;  ///< as shown in messages; lives as long as the Input
    std::optional<Record> record;
    std::optional<ParseError> error;
    Trouble trouble = Trouble::kNone;
    int system_error = 0;     ///< with trouble
    bool separated = false;   ///< the answer is set off from the one before by an empty line, if it has several lines
    std::uint64_t bytes = 0;  ///< of the whole input, read so far
    std::shared_ptr<const Reference> reference;  ///< what to compare with, if anything
    std::shared_ptr<LineBlock> block;            ///< many puzzles in place of one record
    std::optional<LineClaim> claim;              ///< the same, but yet to be read

    /// Whether the item stands for a puzzle, so that something has to be printed in its place.
    bool has_place() const { return record || (error && error->kind != ParseErrorKind::kEmpty); }
};

class Input {
public:
    Input(std::vector<std::string> files, const ParseOptions& options);

    /// Called when the input has to be waited for.
    void set_before_wait(std::function<void()> before_wait) { before_wait_ = std::move(before_wait); }
    /// Gives each item that stands for a puzzle its reference.
    void set_references(std::function<std::shared_ptr<const Reference>()> next) { next_reference_ = std::move(next); }
    /// Lets runs of 81-character lines come as blocks.
    void use_blocks(LineBlocks& blocks) { blocks_ = &blocks; }
    /// The next item; nothing at the end, or when the program is stopping.
    std::optional<InputItem> next();

    /// For several threads: in the midst of a long run of lines, the place of the next block instead of the block.
    /// Nothing where the way on has to be seen first, with next(); then all that is claimed has to be read before.
    std::optional<InputItem> claim_block();
    bool may_claim() const;
    /// Reads what the item claims into a block, which is null if not one line is there. False where it is not a whole
    /// block: the claims after it are void, and take_back() is due. Called from several threads at once.
    bool read_claim(InputItem& item) const;
    /// Goes on behind what read_claim() has found.
    void take_back(const InputItem& item);

    /// Of all files together; 0 when that is unknown.
    std::uint64_t total_bytes() const { return total_bytes_; }

private:
    bool open_next(InputItem& item);
    bool fill_block(InputItem& item);
    void close_file();
    void fill(InputItem& item, Expected<Record, ParseError>&& result);

    std::vector<std::string> paths_;
    std::vector<std::string> names_;
    ParseOptions options_;
    std::function<void()> before_wait_ = [] {};
    std::function<std::shared_ptr<const Reference>()> next_reference_;
    std::uint64_t total_bytes_ = 0;
    LineBlocks* blocks_ = nullptr;  // not owned; may be null

    std::size_t next_file_ = 0;
    std::shared_ptr<ByteSource> source_;
    std::unique_ptr<RecordReader> reader_;
    std::uint64_t bytes_before_ = 0;  // in the files before this one
    std::uint64_t items_ = 0;
    std::size_t blocks_to_see_ = 0;  // whole ones, one after the other, before the next are claimed
    bool is_first_of_file_ = true;
    bool last_was_separated_ = false;
};

}  // namespace huisu::cli
