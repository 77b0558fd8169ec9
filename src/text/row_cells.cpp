#include "text/row_cells.h"

#include <algorithm>

#include "huisu/cell.h"
#include "text/alphabet.h"

namespace huisu::text {
namespace {

constexpr std::size_t kMaxCells =
    kMaxSize + 4;  // a few more, so that a row that is a little too long is counted exactly

using Words = std::vector<CellText>;

bool is_space(char c) {
    return c == ' ' || c == '\t';
}

std::size_t character_length(std::string_view line, std::size_t i) {
    std::size_t length = 1;
    while (i + length < line.size() && (static_cast<unsigned char>(line[i + length]) & 0xC0U) == 0x80U) ++length;
    return length;
}

Words words_of(std::string_view line, CellText part) {
    Words words;
    const std::size_t end = part.begin + part.length;
    for (std::size_t i = part.begin; i < end && words.size() <= kMaxCells;) {
        if (is_space(line[i])) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < end && !is_space(line[i])) ++i;
        words.push_back({begin, i - begin});
    }
    return words;
}

void explode(std::string_view line, CellText word, Words& cells) {
    const std::size_t end = word.begin + word.length;
    for (std::size_t i = word.begin; i < end && cells.size() <= kMaxCells;) {
        const std::size_t length = character_length(line, i);
        cells.push_back({i, length});
        i += length;
    }
}

std::size_t count_characters(std::string_view line, const Words& words) {
    Words cells;
    for (const CellText& word : words) explode(line, word, cells);
    return cells.size();
}

bool all_single(std::string_view line, const Words& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const CellText& word) { return word.length == character_length(line, word.begin); });
}

// `12 13 7` and `u5 37` are words of their own; `..3 .2.` are cells run together.
bool is_word_cell(std::string_view word, int size) {
    if (word.size() == 1) return true;
    if (word.size() == 2 && is_digit(word[1]) && (is_digit(word[0]) || word[0] == 'u')) return true;
    return is_candidate_word(word, size);
}

void split_fields(std::string_view line, char separator, RowCells& row) {
    row.style = separator == ',' ? RowStyle::kCommas : RowStyle::kTabs;
    std::size_t begin = 0;
    while (begin <= line.size() && row.cells.size() <= kMaxCells) {
        std::size_t end = std::min(line.find(separator, begin), line.size());
        const std::size_t next = end + 1;
        const auto is_padding = [&](std::size_t i) { return is_space(line[i]) || line[i] == '"'; };
        while (begin < end && is_padding(begin)) ++begin;
        while (begin < end && is_padding(end - 1)) --end;
        row.cells.push_back({begin, end - begin});
        begin = next;
    }
}

bool has_words_in_fields(std::string_view line, const RowCells& row) {
    return std::all_of(row.cells.begin(), row.cells.end(),
                       [&](const CellText& cell) { return words_of(line, cell).size() <= 1; });
}

// ---- rows without bars

void split_words(std::string_view line, CellText part, std::optional<int> size, RowCells& row) {
    Words words = words_of(line, part);
    row.style = words.size() <= 1 ? RowStyle::kCharacters : RowStyle::kSpaced;
    const bool has_equal_lengths =
        std::all_of(words.begin(), words.end(), [&](const CellText& w) { return w.length == words[0].length; });
    const int count = static_cast<int>(words.size());
    const bool are_cells = !has_equal_lengths || all_single(line, words) || count == size ||
                           (count >= kMinSize && std::all_of(words.begin(), words.end(), [&](const CellText& w) {
                                return is_word_cell(line.substr(w.begin, w.length), count);
                            }));
    if (words.size() > 1 && are_cells) {
        row.cells = std::move(words);
        return;
    }
    row.is_compact = true;
    for (const CellText& word : words) explode(line, word, row.cells);
}

// ---- rows with bars

std::vector<CellText> parts_between_bars(std::string_view line, CellText part, RowCells& row) {
    std::vector<CellText> parts;
    std::size_t begin = part.begin;
    const std::size_t end = part.begin + part.length;
    row.has_outer_bars = part.length > 1 && line[begin] == '|' && line[end - 1] == '|';
    while (begin <= end && parts.size() <= kMaxCells) {
        const std::size_t bar = std::min(line.find('|', begin), end);
        if (bar > begin) parts.push_back({begin, bar - begin});  // a double bar has nothing in between
        begin = bar + 1;
    }
    return parts;
}

// Cells by their columns, where a blank cell is a blank: a stride of 1 or 2 inside parts of equal width.
bool split_by_columns(std::string_view line, const std::vector<CellText>& parts, std::size_t least, RowCells& row) {
    const std::size_t width = parts[0].length;
    if (std::any_of(parts.begin(), parts.end(), [&](const CellText& p) { return p.length != width; })) return false;
    const auto is_free = [&](std::size_t from, std::size_t stride) {
        for (const CellText& part : parts)
            for (std::size_t i = from; i < width; i += stride)
                if (!is_space(line[part.begin + i])) return false;
        return true;
    };
    std::size_t from = 0;
    std::size_t stride = 1;
    if (width >= 3 && width % 2 == 1 && is_free(0, 2)) {  // ` 5 3 . `
        from = 1;
        stride = 2;
    } else if (width >= 3 && width % 2 == 1 && is_free(1, 2)) {  // `5 3 .`
        stride = 2;
    }
    Words cells;
    for (const CellText& part : parts)
        for (std::size_t i = from; i < width; i += stride) {
            const std::size_t at = part.begin + i;
            cells.push_back({at, is_space(line[at]) ? 0U : 1U});
        }
    if (cells.size() < least || cells.size() < kMinSize || cells.size() > kMaxSize) return false;
    row.cells = std::move(cells);
    row.box_widths.assign(parts.size(), static_cast<int>(row.cells.size() / parts.size()));
    return true;
}

template <class T>
bool all_equal(const std::vector<T>& values) {
    return std::all_of(values.begin(), values.end(), [&](const T& value) { return value == values[0]; });
}

// Whether the parts are words of the same length, more than 1, that touch the bars.
bool may_be_characters(const std::vector<CellText>& parts, const std::vector<Words>& words) {
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (words[i].size() != 1 || words[i][0].length != parts[i].length || parts[i].length != parts[0].length)
            return false;
    return parts[0].length > 1 && parts.size() * parts[0].length <= kMaxSize;
}

// A number between bars, where the grid is large enough for it: in a small one it is two cells.
bool is_cell_between_bars(std::string_view word, int size) {
    const bool is_number = word.size() == 2 && is_digit(word[0]) && is_digit(word[1]);
    return is_word_cell(word, size) && (!is_number || size > 9 || is_candidate_word(word, size));
}

void split_bars(std::string_view line, CellText whole, std::optional<int> size, RowCells& row) {
    row.style = RowStyle::kBars;
    const std::vector<CellText> parts = parts_between_bars(line, whole, row);
    std::vector<Words> words;
    std::vector<std::size_t> word_counts;
    std::vector<std::size_t> character_counts;
    Words all;
    for (const CellText& part : parts) {
        words.push_back(words_of(line, part));
        word_counts.push_back(words.back().size());
        character_counts.push_back(count_characters(line, words.back()));
        all.insert(all.end(), words.back().begin(), words.back().end());
    }
    if (parts.empty() || all.size() > kMaxCells) return;

    // A bar beside every cell.
    const int count = static_cast<int>(parts.size());
    const bool is_cell_a_part = *std::max_element(word_counts.begin(), word_counts.end()) <= 1;
    if (count >= kMinSize && is_cell_a_part && (!size || *size == count)) {
        const bool are_cells = size || std::all_of(all.begin(), all.end(), [&](const CellText& w) {
                                   return is_cell_between_bars(line.substr(w.begin, w.length), count);
                               });
        if (are_cells) {
            for (std::size_t i = 0; i < parts.size(); ++i)
                row.cells.push_back(words[i].empty() ? CellText{parts[i].begin, 0} : words[i][0]);
            row.box_widths.assign(parts.size(), 1);
            if (!size && may_be_characters(parts, words)) row.characters = count * static_cast<int>(parts[0].length);
            return;
        }
    }
    const bool is_single = all_single(line, all);
    if (all_equal(word_counts) && (is_single || word_counts[0] >= 2) && static_cast<int>(all.size()) >= kMinSize) {
        row.cells = std::move(all);
        row.box_widths.assign(parts.size(), static_cast<int>(word_counts[0]));
        return;
    }
    if (all_equal(character_counts) && !is_single) {
        row.is_compact = true;
        for (const CellText& word : all) explode(line, word, row.cells);
        row.box_widths.assign(parts.size(), static_cast<int>(character_counts[0]));
        return;
    }
    if (split_by_columns(line, parts, all.size(), row)) return;
    // A row with a cell missing or too many: counted the way it is most likely meant.
    row.is_compact = !is_single && is_cell_a_part;
    for (const CellText& word : all) {
        if (row.is_compact)
            explode(line, word, row.cells);
        else
            row.cells.push_back(word);
    }
    for (std::size_t i = 0; i < parts.size(); ++i)
        row.box_widths.push_back(static_cast<int>(row.is_compact ? character_counts[i] : word_counts[i]));
}

void drop_overlong(RowCells& row) {
    if (row.cells.size() <= kMaxCells) return;
    row.cells.clear();
    row.style = RowStyle::kNone;
}

bool is_plausible_cell(std::string_view text, int size) {
    if (text.empty()) return true;
    if (text.size() == 1) {
        const char c = text[0];
        const bool is_letter_from_a = size > 9 && ((c >= 'A' && c < 'A' + size) || (c >= 'a' && c < 'a' + size));
        return digit_of(c, size) || is_blank(c, size) || is_letter_from_a;
    }
    if (text[0] == 'u') return text.size() == 2 && is_digit(text[1]);
    if (size > 9 && text.size() == 2 && is_digit(text[0]) && is_digit(text[1])) return true;
    return is_candidate_word(text, size);
}

}  // namespace

std::string_view without_remark(std::string_view line) {
    for (std::size_t i = 1; i < line.size(); ++i)
        if ((line[i] == '#' || line[i] == '[') && is_space(line[i - 1])) return line.substr(0, i);
    return line;
}

bool is_candidate_word(std::string_view word, int size) {
    Digit last = 0;
    bool has_digit = false;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = word[i];
        const bool is_to_go = c == '-' && i + 1 < word.size();
        const std::optional<Digit> digit = is_to_go ? digit_of(word[i + 1], size) : digit_of(c, size);
        if (digit) {
            if (*digit <= last) return false;
            last = *digit;
            has_digit = true;
            i += is_to_go ? 1 : 0;
            continue;
        }
        const bool is_letter = size <= 9 && ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'));
        if (!has_digit || (c != '*' && c != '#' && c != '@' && !is_letter)) return false;
    }
    return has_digit;
}

void split_row(std::string_view line, std::optional<int> size, std::optional<RowStyle> forced, RowCells& row) {
    row.style = RowStyle::kNone;
    row.cells.clear();
    row.box_widths.clear();
    row.has_outer_bars = false;
    row.is_compact = false;
    row.characters = 0;
    if (line.size() > kMaxRowBytes) return;
    line = without_remark(line);

    const bool has_bars = line.find('|') != std::string_view::npos;
    if (forced == RowStyle::kCommas || (!forced && !has_bars && line.find(',') != std::string_view::npos)) {
        split_fields(line, ',', row);
        return drop_overlong(row);
    }
    if (forced == RowStyle::kTabs || (!forced && !has_bars && std::count(line.begin(), line.end(), '\t') >= 3)) {
        split_fields(line, '\t', row);
        if (forced || has_words_in_fields(line, row)) return drop_overlong(row);
        row.cells.clear();
    }
    std::size_t begin = 0;
    std::size_t end = line.size();
    while (begin < end && is_space(line[begin])) ++begin;
    while (begin < end && is_space(line[end - 1])) --end;
    const CellText whole{begin, end - begin};
    if (has_bars)
        split_bars(line, whole, size, row);
    else
        split_words(line, whole, size, row);
    drop_overlong(row);
}

bool is_plausible(std::string_view line, const RowCells& row) {
    const int count = static_cast<int>(row.cells.size());
    if (count < kMinSize || count > kMaxSize) return false;
    const auto good = std::count_if(row.cells.begin(), row.cells.end(), [&](const CellText& cell) {
        return is_plausible_cell(line.substr(cell.begin, cell.length), count);
    });
    return good * 4 >= count * 3;
}

}  // namespace huisu::text
