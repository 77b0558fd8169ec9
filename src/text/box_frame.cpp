#include "text/box_frame.h"

namespace huisu::text {
namespace {

struct Joints {
    std::string_view left, joint, right;
};

struct StyleSigns {
    Joints top, middle, bottom;
    std::string_view bar = "|";
    std::string_view dash = "-";
    bool has_frame = true;
};

StyleSigns signs_of(BoxStyle style) {
    switch (style) {
        case BoxStyle::kPlain: return {{}, {"", "+", ""}, {}, "|", "-", false};
        case BoxStyle::kQqwing: return {{}, {"", "|", ""}, {}, "|", "-", false};
        case BoxStyle::kSimpleSudoku: return {{"*", "-", "*"}, {"|", "+", "|"}, {"*", "-", "*"}};
        case BoxStyle::kSadMan: return {{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}};
        case BoxStyle::kHodoku: return {{".", ".", "."}, {":", "+", ":"}, {"'", "'", "'"}};
        case BoxStyle::kUnicode: break;
    }
    return {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}, "│", "─"};
}

// Whether the character at the index took more than one byte in the stream.
bool was_wide(const RecordText& record, std::size_t index) {
    return index + 1 < record.origins.size() && record.origins[index + 1] > record.origins[index] + 1;
}

}  // namespace

BoxFrame::BoxFrame(BoxStyle style, const Shape& shape, std::vector<std::size_t> widths, bool is_compact)
    : style_(style), shape_(shape), widths_(std::move(widths)), is_compact_(is_compact) {}

std::size_t BoxFrame::part_width(int part) const {
    std::size_t width = is_compact_ ? 0 : 1;
    for (int i = 0; i < shape_.box_cols(); ++i)
        width += widths_[static_cast<std::size_t>(part * shape_.box_cols() + i)] + (is_compact_ ? 0 : 1);
    return width;
}

std::string BoxFrame::border(std::string_view left, std::string_view joint, std::string_view right) const {
    const std::string_view dash = signs_of(style_).dash;
    std::string line(left);
    for (int part = 0; part < shape_.box_rows(); ++part) {
        if (part > 0) line += joint;
        for (std::size_t i = part_width(part); i > 0; --i) line += dash;
    }
    line += right;
    return line + '\n';
}

std::string BoxFrame::row(std::span<const std::string> cells) const {
    const StyleSigns signs = signs_of(style_);
    const std::string_view gap = is_compact_ ? "" : " ";
    std::string line(signs.has_frame ? signs.bar : "");
    line += gap;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool begins_box = i > 0 && static_cast<int>(i) % shape_.box_cols() == 0;
        if (begins_box) {
            line += signs.bar;
            line += gap;
        }
        line += cells[i];
        line.append(widths_[i] - cells[i].size(), ' ');
        line += gap;
    }
    if (signs.has_frame) line += signs.bar;
    while (line.back() == ' ') line.pop_back();
    return line + '\n';
}

std::string BoxFrame::draw(std::span<const std::string> cells) const {
    const StyleSigns signs = signs_of(style_);
    std::string text;
    if (signs.has_frame) text += border(signs.top.left, signs.top.joint, signs.top.right);
    const auto size = static_cast<std::size_t>(shape_.size());
    for (int r = 0; r < shape_.size(); ++r) {
        if (r > 0 && r % shape_.box_rows() == 0)
            text += border(signs.middle.left, signs.middle.joint, signs.middle.right);
        text += row(cells.subspan(static_cast<std::size_t>(r) * size, size));
    }
    if (signs.has_frame) text += border(signs.bottom.left, signs.bottom.joint, signs.bottom.right);
    return text;
}

bool is_compact(BoxStyle style) {
    return style == BoxStyle::kSimpleSudoku || style == BoxStyle::kSadMan;
}

BoxStyle style_of(const RecordText& record, const GridText& grid) {
    for (std::size_t i = 0; i < record.text.size(); ++i) {
        const char c = record.text[i];
        if ((c == '|' || c == '-' || c == '+') && was_wide(record, i)) return BoxStyle::kUnicode;
    }
    const GridBorder* border = nullptr;
    for (const GridBorder& b : grid.borders) {
        if (border == nullptr) border = &b;  // the one on top, unless there is one inside
        if (b.rows_above == 0 || b.rows_above == grid.rows.size()) continue;
        border = &b;
        break;
    }
    if (border == nullptr) return BoxStyle::kPlain;
    const char left = border->line.front();
    if (left == ':' || left == '.') return BoxStyle::kHodoku;
    if (left == '|' || left == '*') return BoxStyle::kSimpleSudoku;
    if (left == '+') return BoxStyle::kSadMan;
    return border->line.find('|') != std::string_view::npos ? BoxStyle::kQqwing : BoxStyle::kPlain;
}

}  // namespace huisu::text
