// Canonical forms: solved 9x9 grids have a search of their own, everything else up to 9x9 shares the other.
#include "huisu/canonical.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "huisu/check.h"
#include "symmetry/empty_lines.h"
#include "symmetry/grid_form.h"
#include "symmetry/puzzle_form.h"

namespace huisu {
namespace {

using symmetry::Arrangement;
using Form9 = symmetry::PuzzleForm<3, 3>;
using Forms = std::tuple<Form9, symmetry::PuzzleForm<2, 2>, symmetry::PuzzleForm<2, 3>, symmetry::PuzzleForm<3, 2>,
                         symmetry::PuzzleForm<2, 4>, symmetry::PuzzleForm<4, 2>>;

template <int kBoxRows, int kBoxCols>
constexpr Shape shape_of(const symmetry::PuzzleForm<kBoxRows, kBoxCols>&) {
    return *Shape::make(kBoxRows, kBoxCols);
}

bool is_supported(const Shape& shape) {
    return shape.size() <= 9 && shape.box_rows() > 1 && shape.box_cols() > 1;
}

bool is_complete(const Digits9& digits) {
    return std::find(digits.begin(), digits.end(), std::uint8_t{0}) == digits.end();
}

// 81 numbers of four bits each and the shape.
CanonicalKey key_of(const std::uint8_t* form, std::size_t cells, unsigned box_rows) {
    CanonicalKey key;
    for (std::size_t cell = 0; cell < cells; ++cell)
        key.words[cell / 16] |= static_cast<std::uint64_t>(form[cell]) << cell % 16 * 4;
    key.words[5] |= static_cast<std::uint64_t>(cells << 4 | box_rows) << 8;
    return key;
}

CanonicalTrouble trouble_of(const Puzzle& puzzle) {
    if (!is_supported(puzzle.shape())) return CanonicalTrouble::kBadShape;
    return puzzle.has_pencilmarks() ? CanonicalTrouble::kPencilmarks : CanonicalTrouble::kNone;
}

}  // namespace

class Canonizer::State {
public:
    // What one search has found.
    struct Found {
        bool is_found = false;
        Grid form;
        std::uint64_t count = 0;  // of automorphisms, when all are wanted
        std::vector<Arrangement> arrangements;
    };

    bool find(const Digits9& digits, Digits9& form) {
        if (is_complete(digits)) {
            if (!grid_form_.find(digits)) return false;
            grid_form_.write(form);
            return true;
        }
        auto& puzzle_form = std::get<Form9>(forms_);
        if (!puzzle_form.find(digits.data(), false)) return false;
        puzzle_form.write(form.data());
        return true;
    }

    // Of a puzzle without trouble; up to `limit` arrangements.
    Found find(const Grid& grid, bool wants_all, std::size_t limit) {
        Found found;
        found.form = Grid(grid.shape);
        if (grid.shape == Shape{} && grid.is_complete()) {
            find_grid(grid, limit, found);
            return found;
        }
        std::apply([&](auto&... form) { (find_puzzle(form, grid, wants_all, limit, found) || ...); }, forms_);
        return found;
    }

private:
    void find_grid(const Grid& grid, std::size_t limit, Found& found) {
        Digits9 digits;
        std::copy(grid.digits.begin(), grid.digits.end(), digits.begin());
        found.is_found = grid_form_.find(digits);
        if (!found.is_found) return;
        grid_form_.write(digits);
        std::copy(digits.begin(), digits.end(), found.form.digits.begin());
        found.count = grid_form_.count();
        for (std::size_t i = 0; i < std::min(found.count, static_cast<std::uint64_t>(limit)); ++i)
            found.arrangements.push_back(grid_form_.arrangement(i));
    }

    template <class Form>
    static bool find_puzzle(Form& form, const Grid& grid, bool wants_all, std::size_t limit, Found& found) {
        if (shape_of(form) != grid.shape) return false;
        found.is_found = form.find(grid.digits.data(), wants_all);
        if (!found.is_found) return true;
        form.write(found.form.digits.data());
        found.count = form.count_with_empty_lines();
        for (std::size_t i = 0; i < std::min(form.count(), limit); ++i)
            found.arrangements.push_back(form.arrangement(i));
        return true;
    }

    Forms forms_;
    symmetry::GridForm grid_form_;
};

Canonizer::Canonizer() : state_(std::make_unique<State>()) {}
Canonizer::~Canonizer() = default;
Canonizer::Canonizer(Canonizer&&) noexcept = default;
Canonizer& Canonizer::operator=(Canonizer&&) noexcept = default;

CanonicalForm Canonizer::min_lex(const Puzzle& puzzle) {
    CanonicalForm result;
    result.trouble = trouble_of(puzzle);
    if (result.trouble != CanonicalTrouble::kNone) return result;
    State::Found found = state_->find(puzzle.digits(), true, 1);
    if (!found.is_found) {
        result.trouble = CanonicalTrouble::kRuleBroken;
        result.rule_break = rule_breaks(puzzle).front();
        return result;
    }
    result.form = std::move(found.form);
    result.transform = transform_of(found.arrangements[0], puzzle.shape());
    result.automorphisms = found.count;
    return result;
}

bool Canonizer::min_lex(const Digits9& digits, Digits9& form) {
    return state_->find(digits, form);
}

std::optional<CanonicalKey> Canonizer::key(const Digits9& digits) {
    Digits9 form;
    if (!state_->find(digits, form)) return std::nullopt;
    return key_of(form.data(), form.size(), 3);
}

std::optional<CanonicalKey> Canonizer::key(const Puzzle& puzzle) {
    if (trouble_of(puzzle) != CanonicalTrouble::kNone) return std::nullopt;
    const State::Found found = state_->find(puzzle.digits(), false, 0);
    if (!found.is_found) return std::nullopt;
    return key_of(found.form.digits.data(), found.form.digits.size(), static_cast<unsigned>(puzzle.shape().box_rows()));
}

std::vector<Transform> Canonizer::automorphisms(const Puzzle& puzzle, std::size_t limit) {
    std::vector<Transform> result;
    if (limit == 0 || trouble_of(puzzle) != CanonicalTrouble::kNone) return result;
    const State::Found found = state_->find(puzzle.digits(), true, limit);
    if (!found.is_found) return result;
    const auto swaps = symmetry::swaps_of_empty_lines(found.form, limit);
    const Transform to_form = transform_of(found.arrangements[0], puzzle.shape());
    for (const Arrangement& arrangement : found.arrangements) {
        const Transform from_form = transform_of(arrangement, puzzle.shape()).inverse();
        for (const Transform& swap : swaps) {
            if (result.size() == limit) return result;
            result.push_back(to_form.then(swap).then(from_form));
        }
    }
    return result;
}

CanonicalForm min_lex(const Puzzle& puzzle) {
    return Canonizer().min_lex(puzzle);
}

std::vector<Transform> automorphisms(const Puzzle& puzzle, std::size_t limit) {
    return Canonizer().automorphisms(puzzle, limit);
}

std::optional<Transform> isomorphism(const Puzzle& a, const Puzzle& b) {
    Canonizer canonizer;
    const CanonicalForm form_of_a = canonizer.min_lex(a);
    const CanonicalForm form_of_b = canonizer.min_lex(b);
    const bool are_known = form_of_a.trouble == CanonicalTrouble::kNone && form_of_b.trouble == CanonicalTrouble::kNone;
    if (!are_known || form_of_a.form != form_of_b.form) return std::nullopt;
    return form_of_a.transform.then(form_of_b.transform.inverse());
}

std::size_t CanonicalKey::hash() const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) {
        hash = (hash ^ word) * 0x9E37'79B9'7F4A'7C15U;
        hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
}

}  // namespace huisu
