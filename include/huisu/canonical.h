// Which Sudokus are essentially the same: canonical forms, automorphisms, isomorphism.
//
// The min-lex form of a grid or puzzle is, of all that a Transform can make of it, the one whose cells in reading order
// are the smallest, open cells counting as 0. Two puzzles are isomorphic where their forms are equal.
//
// Shapes up to 9x9 whose boxes have more than one row and more than one column; digits given and placed count alike.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "huisu/batch.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/transform.h"

namespace huisu {

enum class CanonicalTrouble : std::uint8_t {
    kNone,
    kBadShape,     ///< larger than 9x9, or boxes of one row or one column
    kPencilmarks,  ///< the puzzle has candidates: only digits are compared
    kRuleBroken,   ///< a digit stands twice in a house
};

/// The min-lex form of a puzzle. With a trouble, everything else is empty.
struct CanonicalForm {
    CanonicalTrouble trouble = CanonicalTrouble::kNone;
    std::optional<RuleBreak> rule_break;
    Grid form;
    /// Takes the puzzle to its form.
    Transform transform;
    /// The geometric moves after which some renaming of the digits gives the puzzle back: 1 for nearly every puzzle.
    std::uint64_t automorphisms = 0;
};

/// The min-lex form in 48 bytes, for sets of classes.
struct CanonicalKey {
    std::array<std::uint64_t, 6> words{};

    std::size_t hash() const;
    friend bool operator==(const CanonicalKey&, const CanonicalKey&) = default;
};

/// Makes one form after the other without allocating anew. Used by one thread at a time.
class Canonizer {
public:
    Canonizer();
    ~Canonizer();
    Canonizer(Canonizer&&) noexcept;
    Canonizer& operator=(Canonizer&&) noexcept;

    CanonicalForm min_lex(const Puzzle& puzzle);
    /// The fastest way for 9x9: 0 is an open cell. False, and `form` unchanged, where a digit stands twice in a house
    /// or is none. The two may be the same.
    bool min_lex(const Digits9& digits, Digits9& form);
    /// Nothing with a trouble.
    std::optional<CanonicalKey> key(const Puzzle& puzzle);
    std::optional<CanonicalKey> key(const Digits9& digits);
    /// The automorphisms, the identity first, at most `limit` of them; none with a trouble.
    std::vector<Transform> automorphisms(const Puzzle& puzzle, std::size_t limit = SIZE_MAX);

private:
    class State;
    std::unique_ptr<State> state_;
};

CanonicalForm min_lex(const Puzzle& puzzle);
std::vector<Transform> automorphisms(const Puzzle& puzzle, std::size_t limit = SIZE_MAX);

/// A transform that takes `a` to `b`; nothing where there is none, or either of them has a trouble.
std::optional<Transform> isomorphism(const Puzzle& a, const Puzzle& b);

}  // namespace huisu

template <>
struct std::hash<huisu::CanonicalKey> {
    std::size_t operator()(const huisu::CanonicalKey& key) const noexcept { return key.hash(); }
};
