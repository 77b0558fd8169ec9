// Long runs of lines of 81 cells, taken many at a time or stepped over: the same records with the same numbers.
#include "huisu/batch.h"
#include "text/reading.h"

namespace huisu {
namespace {

constexpr std::size_t kLineBytes = 82;

/// A stream that whoever reads from it can set to a place.
struct Stream {
    std::string text;
    std::size_t place = 0;

    RecordReader::Source source() {
        return [this](std::span<char> buffer) {
            const std::size_t count = std::min(buffer.size(), text.size() - place);
            std::copy_n(text.data() + place, count, buffer.data());
            place += count;
            return count;
        };
    }
};

std::string puzzle_lines(std::size_t count) {
    return repeat(std::string(kLine) + "\n", count);
}

/// Takes as many lines as the reader gives.
std::function<std::size_t(std::string_view)> take_into(std::vector<Puzzle9>& puzzles) {
    return [&](std::string_view text) { return read_lines(text, puzzles); };
}

/// The line of the next record; 0 for an error, nothing at the end.
std::optional<std::size_t> next_line(RecordReader& reader) {
    const auto item = reader.next();
    if (!item) return std::nullopt;
    return *item ? (*item)->line : 0;
}

TEST(LineRuns, LinesAreTakenManyAtATimeAndNumbered) {
    Stream stream{"# a comment\n" + puzzle_lines(5) + "garbage\n" + puzzle_lines(3)};
    RecordReader reader(stream.source());
    std::vector<Puzzle9> puzzles(2);
    EXPECT_EQ(reader.take_lines(take_into(puzzles)).lines, 0U);  // the comment is no such line
    EXPECT_EQ(next_line(reader), 2U);
    const auto run = reader.take_lines(take_into(puzzles));
    EXPECT_EQ(run.first_line, 3U);
    EXPECT_EQ(run.lines, 2U);
    EXPECT_EQ(reader.take_lines(take_into(puzzles)).first_line, 5U);
    EXPECT_EQ(reader.take_lines(take_into(puzzles)).lines, 0U);
    EXPECT_EQ(next_line(reader), 0U);
    EXPECT_EQ(next_line(reader), 8U);
    std::vector<char> room(3 * kLineBytes);
    EXPECT_EQ(reader.take_lines(take_into(puzzles), room).lines, 2U);
    EXPECT_EQ(next_line(reader), std::nullopt);
    EXPECT_EQ(reader.bytes_read(), stream.text.size());
}

TEST(LineRuns, WhatIsSteppedOverCountsAsRead) {
    Stream stream{puzzle_lines(10) + "garbage\n"};
    RecordReader reader(stream.source());
    const auto step = reader.step_over_lines(4);
    ASSERT_TRUE(step.has_value());
    EXPECT_EQ(step->first_line, 1U);
    EXPECT_EQ(step->bytes_taken, 0U);
    EXPECT_EQ(reader.bytes_read(), 4 * kLineBytes);
    reader.step_back_lines(1);
    EXPECT_EQ(reader.bytes_read(), 3 * kLineBytes);
    stream.place = 3 * kLineBytes;
    EXPECT_EQ(next_line(reader), 4U);
    EXPECT_FALSE(reader.step_over_lines(1).has_value());  // the lines that follow are read already
    for (std::size_t line = 5; line <= 10; ++line) EXPECT_EQ(next_line(reader), line);
    EXPECT_EQ(next_line(reader), 0U);
    EXPECT_EQ(next_line(reader), std::nullopt);
    EXPECT_EQ(reader.bytes_read(), stream.text.size());
    EXPECT_FALSE(reader.step_over_lines(1).has_value());
}

TEST(LineRuns, ThePartOfALineThatWasReadIsReadAgain) {
    Stream stream{puzzle_lines(10)};
    RecordReader reader(stream.source());
    std::vector<Puzzle9> puzzles(5);
    std::vector<char> room(2 * kLineBytes + 30);
    EXPECT_EQ(reader.take_lines(take_into(puzzles), room).lines, 2U);
    const auto step = reader.step_over_lines(6);
    ASSERT_TRUE(step.has_value());
    EXPECT_EQ(step->first_line, 3U);
    EXPECT_EQ(step->bytes_taken, 30U);
    stream.place = 8 * kLineBytes;
    EXPECT_EQ(next_line(reader), 9U);
    EXPECT_EQ(next_line(reader), 10U);
    EXPECT_EQ(next_line(reader), std::nullopt);
    EXPECT_EQ(reader.bytes_read(), stream.text.size());
}

TEST(LineRuns, NothingIsSteppedOverWhereLinesBelongTogether) {
    ParseOptions grids;
    grids.format = TextFormat::kGrid;
    EXPECT_FALSE(RecordReader(source_of(""), grids).step_over_lines(1).has_value());
    ParseOptions other_boxes;
    other_boxes.shape = *Shape::make(1, 9);
    EXPECT_FALSE(RecordReader(source_of(""), other_boxes).step_over_lines(1).has_value());
    const std::string object = "{\"puzzle\": \"" + std::string(kLine) + "\"}";
    Stream stream{"[" + object + ",\n" + object + "]\n"};
    RecordReader inside(stream.source());
    EXPECT_EQ(next_line(inside), 1U);
    EXPECT_FALSE(inside.step_over_lines(1).has_value());
}

TEST(LineRuns, AllSteppedBackTheStreamHasNothing) {
    RecordReader reader(source_of(""));
    ASSERT_TRUE(reader.step_over_lines(3).has_value());
    reader.step_back_lines(3);
    const auto item = reader.next();
    ASSERT_TRUE(item.has_value() && !*item);
    EXPECT_EQ(item->error().kind, ParseErrorKind::kEmpty);
}

}  // namespace
}  // namespace huisu
