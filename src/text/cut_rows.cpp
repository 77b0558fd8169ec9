#include "text/cut_rows.h"

#include <array>

namespace huisu::text {
namespace {

class GridCounter {
public:
    GridCounter(LineQueue& queue, const std::optional<Shape>& shape, bool is_forced)
        : queue_(queue), shape_(shape), is_forced_(is_forced) {}

    std::size_t count();

private:
    void find_characters();
    int cells_of(const LineInfo& info) const;
    bool accepts_row(const Line& line, std::size_t i);
    void add_row(const LineInfo& info);
    bool steps_over_gap(std::size_t& i);
    bool is_stanza_height(int rows) const;
    std::size_t with_border_below(std::size_t end) const;

    LineQueue& queue_;
    std::optional<Shape> shape_;
    bool is_forced_;
    RowStyle style_ = RowStyle::kNone;
    int size_ = 0;        // rows and cells in a row; 0 before the first row
    int characters_ = 0;  // size of a grid whose rows are to be read a character a cell
    int rows_ = 0;
    std::array<int, 3> first_counts_{};
    bool has_dash_ = false;
    bool has_border_above_ = false;
    int stanza_height_ = 0;  // 0 before the first blank line
    int in_stanza_ = 0;
    std::size_t first_gap_ = 0;
};

// Rows that may be numbers or characters between bars are characters if there are as many rows as these make.
void GridCounter::find_characters() {
    int rows = 0;
    int size = 0;
    for (std::size_t i = 0; i <= 2 * kMaxSize && (size == 0 || rows < size); ++i) {
        const Line* line = queue_.peek(i);
        if (line == nullptr || line->is_too_long) return;
        const LineInfo& info = line->info;
        if (info.kind == LineKind::kBorder) continue;
        if (info.style != RowStyle::kBars) return;
        if (rows++ == 0) size = info.characters;
        if (size == 0 || (info.characters != size && info.cells != size)) return;
    }
    if (rows == size) characters_ = size;
}

int GridCounter::cells_of(const LineInfo& info) const {
    const bool is_characters = info.characters != 0 && (info.characters == characters_ || info.characters == size_);
    return is_characters ? info.characters : info.cells;
}

bool GridCounter::accepts_row(const Line& line, std::size_t i) {
    const LineInfo& info = line.info;
    if (info.kind == LineKind::kBorder) {
        if (!info.is_dashes || style_ == RowStyle::kBars || style_ == RowStyle::kCommas) return false;
        if (rows_ == 0) return is_dash_row(queue_, i);
        return style_ == RowStyle::kCharacters && info.cells == size_ && (has_dash_ || is_dash_row(queue_, i));
    }
    if (is_forced_) return info.kind != LineKind::kComment && info.kind != LineKind::kHeader;
    if (rows_ == 0) return true;
    if (info.style != style_) return false;
    if (info.kind == LineKind::kUnknown || info.kind == LineKind::kBlank) return cells_of(info) == size_;
    if (info.kind != LineKind::kRow && info.kind != LineKind::kCells) return false;
    // One row run together with the next is still a row; a longer one belongs to another grid.
    return style_ != RowStyle::kCharacters || info.cells <= size_ + 2;
}

void GridCounter::add_row(const LineInfo& info) {
    if (rows_ == 0) style_ = info.kind == LineKind::kBorder ? RowStyle::kCharacters : info.style;
    const int cells = cells_of(info);
    if (rows_ < 3) first_counts_[static_cast<std::size_t>(rows_)] = cells;
    ++rows_;
    ++in_stanza_;
    has_dash_ |= info.has_dash;
    if (rows_ == 1) size_ = shape_ ? shape_->size() : cells;
    // When the first row is the odd one out, the next two say how long a row is.
    if (rows_ == 3 && !shape_ && first_counts_[1] == first_counts_[2] && first_counts_[1] >= kMinSize)
        size_ = first_counts_[1];
}

bool GridCounter::is_stanza_height(int rows) const {
    if (rows < 2 || rows >= size_ || size_ % rows != 0) return false;
    if (shape_) return rows == shape_->box_rows();
    const std::optional<Shape> usual = Shape::of_size(size_);
    return usual && (rows == usual->box_rows() || rows == usual->box_cols());
}

// At a blank line: whether the grid goes on behind it, and where.
bool GridCounter::steps_over_gap(std::size_t& i) {
    if (stanza_height_ == 0) {
        if (!is_stanza_height(rows_)) return false;
        stanza_height_ = rows_;
        first_gap_ = i;
    }
    if (in_stanza_ == 0) return false;
    std::size_t next = i + 1;
    const Line* line = queue_.peek(next);
    while (line != nullptr && line->info.kind == LineKind::kBlank && next - i < kMostBlankLines)
        line = queue_.peek(++next);
    const bool goes_on = line != nullptr && !line->is_too_long && in_stanza_ == stanza_height_ &&
                         accepts_row(*line, next) && cells_of(line->info) == size_;
    if (!goes_on) return false;
    in_stanza_ = 0;
    i = next - 1;
    return true;
}

std::size_t GridCounter::with_border_below(std::size_t end) const {
    if (!has_border_above_) return end;
    const Line* line = queue_.peek(end);
    return line != nullptr && line->info.kind == LineKind::kBorder ? end + 1 : end;
}

std::size_t GridCounter::count() {
    if (!shape_) find_characters();
    std::size_t i = 0;
    std::size_t end = 0;  // behind the last row
    bool is_stanza_broken = false;
    for (; size_ == 0 || rows_ < size_; ++i) {
        const Line* line = queue_.peek(i);
        if (line == nullptr || line->is_too_long) break;
        const LineKind kind = line->info.kind;
        const bool is_empty_fields = kind == LineKind::kBlank && style_ == RowStyle::kTabs && line->info.cells == size_;
        if (kind == LineKind::kBlank && !is_empty_fields && (rows_ > 0 || !is_forced_)) {
            if (rows_ == 0 && line->info.style == RowStyle::kTabs) {
                add_row(line->info);
                end = i + 1;
                continue;
            }
            if (rows_ > 0 && steps_over_gap(i)) continue;
            is_stanza_broken = stanza_height_ != 0 && in_stanza_ != stanza_height_;
            break;
        }
        if (accepts_row(*line, i)) {
            if (stanza_height_ != 0 && in_stanza_ == stanza_height_) {
                is_stanza_broken = true;
                break;
            }
            add_row(line->info);
            end = i + 1;
            if (size_ < kMinSize || size_ > kMaxSize) break;
            continue;
        }
        if (kind != LineKind::kBorder) break;
        has_border_above_ |= rows_ == 0;
    }
    if (is_stanza_broken) return first_gap_;
    if (rows_ == size_) end = with_border_below(end);
    return end == 0 ? 1 : end;
}

}  // namespace

std::size_t count_grid_lines(LineQueue& queue, const std::optional<Shape>& shape, bool is_forced) {
    return GridCounter(queue, shape, is_forced).count();
}

bool is_dash_row(LineQueue& queue, std::size_t i) {
    const int cells = queue.peek(i)->info.cells;
    if (cells < kMinSize || cells > kMaxSize) return false;
    for (std::size_t k = i + 1; k <= i + static_cast<std::size_t>(cells); ++k) {
        const Line* line = queue.peek(k);
        if (line == nullptr || line->is_too_long) return false;
        const LineInfo& info = line->info;
        if (info.kind == LineKind::kBorder && info.is_dashes && info.cells == cells) continue;
        const bool is_row = info.style == RowStyle::kCharacters && info.cells == cells;
        return is_row && info.has_dash;
    }
    return false;
}

bool is_row_of_big_grid(LineQueue& queue, const std::optional<Shape>& shape, std::size_t at) {
    const LineInfo first = queue.peek(at)->info;
    if (first.style != RowStyle::kCharacters || first.cells < 16) return false;
    if (shape) return shape->size() == first.cells;
    for (std::size_t i = 1; i < static_cast<std::size_t>(first.cells); ++i) {
        const Line* line = queue.peek(at + i);
        if (line == nullptr || line->info.style != RowStyle::kCharacters || line->info.cells != first.cells)
            return false;
        if (line->info.kind == LineKind::kRow) return true;
    }
    return false;
}

}  // namespace huisu::text
