// The library in five lines: read, solve, print.
#include <huisu/huisu.h>

#include <iostream>

int main() {
    const auto puzzle =
        huisu::parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    if (!puzzle) return std::cerr << huisu::describe(puzzle.error()) << '\n', 1;
    const auto result = huisu::solve(*puzzle);
    if (result.solution) std::cout << *huisu::format(*result.solution);
    return result.verdict == huisu::Verdict::kUnique ? 0 : 1;
}
