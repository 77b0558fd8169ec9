// A file that cannot be opened or read costs only itself.
#include "input.h"

#include "interrupt.h"
#include "line_block.h"

namespace huisu::cli {
namespace {

// Blocks that were solved in vain are few, then, however often a run of lines ends.
constexpr std::size_t kBlocksAfterRun = 16;

constexpr std::size_t kLineBytes = Puzzle9::kCells + 1;
constexpr std::size_t kBlockBytes = LineBlock::kMaxLines * kLineBytes;

}  // namespace

Input::Input(std::vector<std::string> files, const ParseOptions& options)
    : paths_(std::move(files)), options_(options) {
    bool is_known = true;
    for (const std::string& path : paths_) {
        names_.push_back(path == "-" ? "<stdin>" : path);
        const auto size = file_size(path);
        is_known = is_known && size;
        total_bytes_ += size.value_or(0);
    }
    if (!is_known) total_bytes_ = 0;
}

std::optional<InputItem> Input::next() {
    while (!is_stopping()) {
        InputItem item;
        item.index = items_;
        if (!reader_) {
            if (next_file_ == paths_.size()) return std::nullopt;
            if (open_next(item)) continue;
            ++items_;
            return item;
        }
        item.file = &names_[next_file_ - 1];
        if (blocks_ != nullptr && fill_block(item)) return item;
        auto result = reader_->next();
        if (is_stopping()) return std::nullopt;  // the source was cut short: what was read is not what is there
        item.bytes = bytes_before_ + reader_->bytes_read();
        if (source_->error() != 0 && (!result || !result->has_value())) {
            // The text ends where reading failed: that is the trouble to tell, not what the cut text looks like.
            item.trouble = InputItem::Trouble::kCannotRead;
            item.system_error = source_->error();
            close_file();
        } else if (!result) {
            close_file();
            continue;
        } else {
            fill(item, std::move(*result));
        }
        ++items_;
        return item;
    }
    return std::nullopt;
}

/// False, and the item filled in, when the file cannot be opened.
bool Input::open_next(InputItem& item) {
    const std::string& path = paths_[next_file_++];
    source_ = std::make_shared<ByteSource>(path);
    is_first_of_file_ = true;
    blocks_to_see_ = 1;
    if (!source_->is_open()) {
        item.file = &names_[next_file_ - 1];
        item.trouble = InputItem::Trouble::kCannotOpen;
        item.system_error = source_->error();
        return false;
    }
    reader_ = std::make_unique<RecordReader>(
        [this](std::span<char> buffer) { return source_->read(buffer, before_wait_); }, options_);
    return true;
}

void Input::close_file() {
    bytes_before_ += reader_->bytes_read();
    reader_.reset();
    source_.reset();
}

bool Input::fill_block(InputItem& item) {
    auto block = blocks_->take();
    const auto run = reader_->take_lines([&](std::string_view text) { return block->read(text); }, block->room);
    if (run.lines == 0 || is_stopping()) {
        blocks_->give_back(std::move(block));
        return false;
    }
    const bool is_whole = run.lines + 1 >= LineBlock::kMaxLines;  // but for the beginning and end of two lines
    if (!is_whole)
        blocks_to_see_ = std::max<std::size_t>(blocks_to_see_, 1);
    else if (blocks_to_see_ > 0)
        --blocks_to_see_;
    block->first_line = run.first_line;
    item.bytes = bytes_before_ + reader_->bytes_read();
    item.block = blocks_->share(std::move(block));
    items_ += run.lines;
    is_first_of_file_ = false;
    last_was_separated_ = false;
    return true;
}

bool Input::may_claim() const {
    return blocks_ != nullptr && reader_ != nullptr && blocks_to_see_ == 0 && !next_reference_;
}

std::optional<InputItem> Input::claim_block() {
    if (!may_claim() || is_stopping()) return std::nullopt;
    const auto next = source_->place_before(kBlockBytes);
    const auto step = next ? reader_->step_over_lines(LineBlock::kMaxLines) : std::nullopt;
    if (!step) {
        blocks_to_see_ = 1;
        return std::nullopt;
    }
    const std::uint64_t place = *next - step->bytes_taken;
    source_->go_to(place + kBlockBytes);
    InputItem item;
    item.index = items_;
    item.file = &names_[next_file_ - 1];
    item.bytes = bytes_before_ + reader_->bytes_read();
    item.claim = {source_, place, step->first_line};
    items_ += LineBlock::kMaxLines;
    return item;
}

bool Input::read_claim(InputItem& item) const {
    auto block = blocks_->take();
    block->room.resize(kBlockBytes);
    const std::size_t size = item.claim->source->read_at(item.claim->place, block->room);
    const std::size_t lines = block->read({block->room.data(), size});
    if (lines == 0) {
        blocks_->give_back(std::move(block));
        return false;
    }
    block->first_line = item.claim->first_line;
    item.block = blocks_->share(std::move(block));
    return lines == LineBlock::kMaxLines;
}

void Input::take_back(const InputItem& item) {
    const std::size_t seen = item.block ? item.block->size() : 0;
    reader_->step_back_lines(items_ - item.index - seen);
    source_->go_to(item.claim->place + seen * kLineBytes);
    items_ = item.index + seen;
    blocks_to_see_ = kBlocksAfterRun;
}

void Input::fill(InputItem& item, Expected<Record, ParseError>&& result) {
    if (result.has_value()) {
        item.record = std::move(*result);
        // A first record is set off from the answers to the file before.
        last_was_separated_ = is_first_of_file_ || item.record->separated;
    } else {
        item.error = std::move(result.error());
    }
    // Where an unreadable record stood, nothing is known of the empty line; its neighbour's is taken.
    item.separated = last_was_separated_ && items_ > 0;
    is_first_of_file_ = false;
    if (next_reference_ && item.has_place()) item.reference = next_reference_();
}

}  // namespace huisu::cli
