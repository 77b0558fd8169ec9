// Reads lines of 81 characters, sixteen at a time: the way in for whole files.
//
// A character is known by its two halves, each looked up in a table of sets of classes; it belongs to the classes that
// both allow.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "fast9/lines.cpp"
#include <hwy/foreach_target.h>
// foreach_target.h comes first.
#include "fast9/vectors-inl.h"
#include "huisu/batch.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

bool read_cells(const char* line, Word* cells) {
    const std::optional<Puzzle9> puzzle = Puzzle9::from_line({line, Puzzle9::kCells});
    if (!puzzle || *puzzle == Puzzle9()) return false;
    std::copy(puzzle->candidates.begin(), puzzle->candidates.end(), cells);
    return true;
}

#else

constexpr std::uint8_t kDigit = 1;
// The blanks: 2 is * - . , 4 is 0 ?, 8 is _ X, 16 is x.
alignas(16) constexpr std::uint8_t kByLow[16] = {4, 1, 1, 1, 1, 1, 1, 1, 1 | 8 | 16, 1, 2, 0, 0, 2, 2, 4 | 8};
alignas(16) constexpr std::uint8_t kByHigh[16] = {0, 0, 2, 1 | 4, 0, 8, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0};
// The set with the digit of the low half alone, in two bytes.
alignas(16) constexpr std::uint8_t kLowByte[16] = {0, 1, 2, 4, 8, 16, 32, 64, 128};
alignas(16) constexpr std::uint8_t kHighByte[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

#if HWY_MAX_BYTES >= 32

constexpr std::size_t kStarts[] = {0, 32, 49};  // of the vectors of a line; the last overlaps the one before
using ByteTag = hn::FixedTag<std::uint8_t, 32>;

/// Words from low and high bytes, in order: interleaving works on halves of a vector by themselves.
HWY_INLINE void store_words(hn::Vec<ByteTag> low, hn::Vec<ByteTag> high, Word* to) {
    const hn::FixedTag<Word, 16> words;
    const auto a = hn::BitCast(words, hn::InterleaveLower(ByteTag(), low, high));
    const auto b = hn::BitCast(words, hn::InterleaveUpper(ByteTag(), low, high));
    hn::StoreU(hn::ConcatLowerLower(words, b, a), words, to);
    hn::StoreU(hn::ConcatUpperUpper(words, b, a), words, to + 16);
}

#else

constexpr std::size_t kStarts[] = {0, 16, 32, 48, 64, 65};
using ByteTag = hn::FixedTag<std::uint8_t, 16>;

HWY_INLINE void store_words(hn::Vec<ByteTag> low, hn::Vec<ByteTag> high, Word* to) {
    const hn::FixedTag<Word, 8> words;
    hn::StoreU(hn::BitCast(words, hn::InterleaveLower(ByteTag(), low, high)), words, to);
    hn::StoreU(hn::BitCast(words, hn::InterleaveUpper(ByteTag(), low, high)), words, to + 8);
}

#endif

/// 81 cells; false, and the cells mean nothing, when some character is no cell or all are blank.
HWY_INLINE bool read_cells(const char* line, Word* cells) {
    const ByteTag d;
    const auto by_low = hn::LoadDup128(d, kByLow), by_high = hn::LoadDup128(d, kByHigh);
    const auto low_byte = hn::LoadDup128(d, kLowByte), high_byte = hn::LoadDup128(d, kHighByte);
    const auto digit = hn::Set(d, kDigit);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(line);
    auto least = digit;
    auto all = hn::Zero(d);
    for (const std::size_t at : kStarts) {
        const auto c = hn::LoadU(d, bytes + at);
        const auto low = hn::And(c, hn::Set(d, 15));
        const auto kind = hn::And(looked_up(by_low, low), looked_up(by_high, hn::ShiftRight<4>(c)));
        const auto is_digit = hn::Eq(kind, digit);
        least = hn::Min(least, kind);
        all = hn::Or(all, hn::And(kind, digit));
        const auto first = hn::IfThenElse(is_digit, looked_up(low_byte, low), hn::Set(d, 0xFF));
        const auto second = hn::IfThenElse(is_digit, looked_up(high_byte, low), digit);
        store_words(first, second, cells + at);
    }
    return hn::AllTrue(d, hn::Ne(least, hn::Zero(d))) && !hn::AllTrue(d, hn::Eq(all, hn::Zero(d)));
}

#endif

std::size_t read_lines_here(const char* text, std::size_t lines, Puzzle9* puzzles) {
    for (std::size_t i = 0; i < lines; ++i) {
        const char* line = text + i * (Puzzle9::kCells + 1);
        if (line[Puzzle9::kCells] != '\n' || !read_cells(line, puzzles[i].candidates.data())) return i;
    }
    return lines;
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "fast9/dispatch.h"
#include "fast9/targets.h"

namespace huisu::fast9 {

std::size_t read_lines([[maybe_unused]] Target target, const char* text, std::size_t lines, Puzzle9* puzzles) {
    HUISU_RETURN_FOR(target, read_lines_here(text, lines, puzzles));
}

}  // namespace huisu::fast9
#endif
