// The instruction sets: which there are, which is in use, and an engine for each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "fast9/job.h"

namespace huisu::fast9 {

struct Target {
    std::int64_t bit = 0;  ///< Highway's number
    std::string_view name;
};

/// What this build knows and this machine has, best first. Never empty.
const std::vector<Target>& usable_targets();

/// The usable target of that name; for an empty name the one that HUISU_TARGET names, or the best.
std::optional<Target> find_target(std::string_view name);

/// Engines for a usable target.
std::unique_ptr<Worker> make_lanes(Target target);
std::unique_ptr<Worker> make_single(Target target);

/// See huisu::read_lines().
std::size_t read_lines(Target target, const char* text, std::size_t lines, Puzzle9* puzzles);

}  // namespace huisu::fast9
