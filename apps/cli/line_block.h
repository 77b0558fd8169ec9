// Many puzzles at a time: a run of 81-character lines from the input as one item of the pipeline.
//
// A block is read and answered in one thread, with memory and a solver of its own: what goes from one thread's cache to
// another's costs more than solving. Once answered it goes back to the pool, where its thread finds it next time.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "huisu/batch.h"

namespace huisu::cli {

struct LineBlock {
    static constexpr std::size_t kMaxLines = 2048;

    explicit LineBlock(Engine9 engine)
        : room(kMaxLines * (Puzzle9::kCells + 1)), solver(engine), puzzles_(kMaxLines), answers_(kMaxLines) {}

    /// Takes the leading lines of the text that are puzzles; returns how many.
    std::size_t read(std::string_view text) { return size_ = read_lines(text, puzzles_); }

    std::size_t size() const { return size_; }
    std::span<const Puzzle9> puzzles() const { return {puzzles_.data(), size_}; }
    std::span<Answer9> answers() { return {answers_.data(), size_}; }

    std::size_t first_line = 1;  ///< the line of the first puzzle, counted from 1
    std::vector<char> room;      ///< to read into
    Solver9 solver;

private:
    std::vector<Puzzle9> puzzles_;
    std::vector<Answer9> answers_;
    std::size_t size_ = 0;
};

class LineBlocks {
public:
    explicit LineBlocks(Engine9 engine) : engine_(engine) {}

    std::unique_ptr<LineBlock> take();
    void give_back(std::unique_ptr<LineBlock> block);
    /// As a block that comes back by itself. The pool must outlive it.
    std::shared_ptr<LineBlock> share(std::unique_ptr<LineBlock> block);

private:
    Engine9 engine_;
    std::mutex mutex_;
    std::size_t made_ = 0;
    std::vector<std::unique_ptr<LineBlock>> idle_;
};

}  // namespace huisu::cli
