// Makes puzzles for measuring: easy ones, minimal ones, hard ones and such with several solutions.
//
// Everything comes from a seed. Line i of easy, minimal and many depends on the seed and i only, so a longer file
// begins with the shorter one; the hard ones are the hardest of a crowd that grows with their number. The same seed
// gives the same puzzles on every machine, as long as the engines search the same nodes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "huisu/batch.h"

namespace huisu::bench {

enum class CorpusKind : std::uint8_t {
    kEasy,     ///< one solution, found by singles alone; about 34 givens
    kMinimal,  ///< one solution, and no given can go; a random choice without wish for hardness
    kHard,     ///< minimal, and more search nodes than most
    kMany,     ///< at least two solutions: minimal puzzles that have lost one to six givens
};

struct CorpusName {
    CorpusKind kind;
    std::string_view name;
};
constexpr CorpusName kCorpora[] = {{CorpusKind::kEasy, "easy"},
                                   {CorpusKind::kMinimal, "minimal"},
                                   {CorpusKind::kHard, "hard"},
                                   {CorpusKind::kMany, "many"}};

/// A puzzle as a digit for each cell, 0 for an open one.
using Cells9 = Digits9;

std::vector<Cells9> make_corpus(CorpusKind kind, std::size_t count, std::uint64_t seed);

/// 81 characters, '.' for an open cell.
std::string line_of(const Cells9& cells);
Puzzle9 puzzle_of(const Cells9& cells);

/// What naked and hidden singles make of a puzzle: whether they fill it.
bool is_solved_by_singles(const Cells9& cells);

/// Search nodes of the engines for 9x9, up to the proof that there is one solution.
std::uint64_t nodes_of(const Cells9& cells);

}  // namespace huisu::bench
