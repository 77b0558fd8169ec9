// Canonical forms of puzzles whose forms are known, and what must hold for every puzzle.
#include <gtest/gtest.h>

#include <set>

#include "huisu/huisu.h"
#include "puzzles.h"

namespace huisu {
namespace {

struct Known {
    std::string_view grid, form;
    std::uint64_t automorphisms;
};

// Well-known grids; the forms and numbers were found by brute force.
constexpr Known kKnown[] = {
    {"123456789456789123789123456231564897564897231897231564312645978645978312978312645",
     "123456789456789123789123456231564897564897231897231564312645978645978312978312645", 648},
    {"123456789456789123789123456214365897365897214897214365531642978642978531978531642",
     "123456789456789123789123456214365897365897214897214365531642978642978531978531642", 3},
    {"123456789457893612986217354274538196531964827698721435342685971715349268869172543",
     "123456789457893612986217354274538196531964827698721435342685971715349268869172543", 72},
    {"413572689762389514958461372346718925279654138581293467837946251695127843124835796",
     "123456789457189263689237451265391847834572916971648532318925674596714328742863195", 4},
    {"123456789457189326689327154231645897745891632896732541318264975574918263962573418",
     "123456789457189326689327154231645897745891632896732541318264975574918263962573418", 6},
    {"594231786786945132123768954965173248378492561241856397432619875619587423857324619",
     "123456789456789123789132564264918357875324691931675248392861475547293816618547932", 1},
    {"123456789456789123798231564234675918815943276967812435379164852582397641641528397",
     "123456789456789123798231564234675918815943276967812435379164852582397641641528397", 1},
    {"123456789457189263689237451275613948348975612961842537534798126712364895896521374",
     "123456789457189263689237451275613948348975612961842537534798126712364895896521374", 1},
    {"123456789456789123789123456234567891567891234891234567345678912678912345912345678",
     "123456789456789123789123456234567891567891234891234567345678912678912345912345678", 54},
    {"567812349892374156314965287136247598759638412248591673483756921625189734971423865",
     "123456789457189236689237541296573418715648923834912675368794152572861394941325867", 1},
    {"856197342214853769739264851625781493497532186381649275978326514162475938543918627",
     "123456789457189236689237541296573418715648923834912675368794152572861394941325867", 1},
    {"812753649943682175675491283154237896369845721287169534521974368438526917796318452",
     "123456789457189236698723415285914367761532948934867152346278591579641823812395674", 1},
};

TEST(Forms, OfWellKnownGridsAreTheKnownOnes) {
    for (const Known& known : kKnown) {
        const CanonicalForm result = min_lex(tests::puzzle_of(known.grid));
        EXPECT_EQ(result.form, tests::grid_of(known.form));
        EXPECT_EQ(result.automorphisms, known.automorphisms);
        EXPECT_EQ(result.transform.apply(tests::grid_of(known.grid)), result.form);
    }
}

// Puzzles of all kinds and sizes.
std::vector<Puzzle> puzzles() {
    std::vector<Puzzle> all;
    for (const std::string_view text :
         {tests::kOrigin, tests::kInkala, tests::kEasterMonster, tests::kNorvigImpossible, tests::kOriginSolution})
        all.push_back(tests::puzzle_of(text));
    for (const Known& known : kKnown) all.push_back(tests::puzzle_of(known.grid));
    model::Random random(3);
    for (const Shape& shape :
         {*Shape::make(2, 2), *Shape::make(2, 3), *Shape::make(3, 2), *Shape::make(2, 4), *Shape::make(4, 2), Shape{}})
        for (const int givens : {0, 1, 2, 5, 9, 15}) {
            Puzzle puzzle(shape);
            const Grid grid = tests::cyclic_grid(shape);
            for (int i = 0; i < givens; ++i) {
                const auto cell = static_cast<Cell>(random.below(static_cast<std::uint64_t>(shape.cells())));
                puzzle.set_given(cell, grid[cell]);
            }
            all.push_back(puzzle);
        }
    return all;
}

TEST(Forms, AreTheSameForAWholeOrbit) {
    Canonizer canonizer;
    for (const Puzzle& puzzle : puzzles()) {
        const CanonicalForm plain = canonizer.min_lex(puzzle);
        const auto key = canonizer.key(puzzle);
        ASSERT_TRUE(key);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Puzzle moved = Transform::random(puzzle.shape(), seed).apply(puzzle);
            const CanonicalForm form = canonizer.min_lex(moved);
            EXPECT_EQ(form.form, plain.form);
            EXPECT_EQ(form.automorphisms, plain.automorphisms);
            EXPECT_EQ(form.transform.apply(moved.digits()), plain.form);
            EXPECT_EQ(canonizer.key(moved), key);
        }
    }
}

TEST(Forms, OfFormsAreThemselves) {
    for (const Puzzle& puzzle : puzzles()) {
        const Grid form = min_lex(puzzle).form;
        EXPECT_EQ(min_lex(Puzzle(form)).form, form);
    }
}

TEST(Forms, OfDifferentClassesDiffer) {
    Canonizer canonizer;
    std::set<std::vector<std::uint8_t>> forms;
    for (const Known& known : kKnown) forms.insert(canonizer.min_lex(tests::puzzle_of(known.grid)).form.digits);
    EXPECT_EQ(forms.size(), std::size(kKnown) - 1);  // two of them are isomorphic
    // One digit less, a digit more, or another digit in a cell: another class.
    const Puzzle puzzle = tests::puzzle_of(tests::kInkala);
    const Grid solution = tests::grid_of(tests::kInkalaSolution);
    const auto key = canonizer.key(puzzle);
    for (Cell cell = 0; cell < 81; ++cell) {
        Puzzle other = puzzle;
        other.set_given(cell, puzzle.is_open(cell) ? solution[cell] : 0);
        EXPECT_NE(canonizer.key(other), key);
    }
}

TEST(Forms, FlatAndGeneralPuzzlesAgree) {
    Canonizer canonizer;
    for (const Puzzle& puzzle : puzzles()) {
        if (puzzle.size() != 9) continue;
        Digits9 digits;
        std::copy(puzzle.digits().digits.begin(), puzzle.digits().digits.end(), digits.begin());
        const CanonicalForm expected = canonizer.min_lex(puzzle);
        EXPECT_EQ(canonizer.key(digits), canonizer.key(puzzle));
        ASSERT_TRUE(canonizer.min_lex(digits, digits));
        EXPECT_TRUE(std::equal(digits.begin(), digits.end(), expected.form.digits.begin()));
    }
}

TEST(Forms, AutomorphismsGiveThePuzzleBackAndAreAllDifferent) {
    for (const Puzzle& puzzle : puzzles()) {
        const std::uint64_t count = min_lex(puzzle).automorphisms;
        const auto all = automorphisms(puzzle, 1000);
        EXPECT_EQ(all.size(), std::min<std::uint64_t>(count, 1000));
        ASSERT_FALSE(all.empty());
        EXPECT_TRUE(all[0].is_identity());
        std::set<std::string> texts;
        for (const Transform& automorphism : all) {
            EXPECT_EQ(automorphism.apply(puzzle), puzzle);
            texts.insert(automorphism.text());
        }
        EXPECT_EQ(texts.size(), all.size());
    }
}

TEST(Forms, AutomorphismsAreAGroup) {
    const Puzzle puzzle = tests::puzzle_of(kKnown[2].grid);
    std::set<std::string> texts;
    const auto all = automorphisms(puzzle);
    for (const Transform& automorphism : all) texts.insert(automorphism.text());
    for (const Transform& a : all) {
        EXPECT_TRUE(texts.contains(a.inverse().text()));
        for (const Transform& b : all) EXPECT_TRUE(texts.contains(a.then(b).text()));
    }
}

TEST(Forms, TheEmptyGridHasEveryGeometricMove) {
    EXPECT_EQ(min_lex(Puzzle()).automorphisms, 3'359'232U);
    EXPECT_EQ(automorphisms(Puzzle(), 5).size(), 5U);
    EXPECT_EQ(automorphisms(Puzzle(*Shape::make(2, 2))).size(), 128U);
}

TEST(Forms, TwoPuzzlesOfAClassAreTakenToEachOther) {
    for (const Puzzle& puzzle : puzzles()) {
        const Puzzle moved = Transform::random(puzzle.shape(), 77).apply(puzzle);
        const auto transform = isomorphism(puzzle, moved);
        ASSERT_TRUE(transform);
        EXPECT_EQ(transform->apply(puzzle), moved);
    }
    EXPECT_FALSE(isomorphism(tests::puzzle_of(tests::kOrigin), tests::puzzle_of(tests::kInkala)));
    EXPECT_FALSE(isomorphism(Puzzle(*Shape::make(2, 3)), Puzzle(*Shape::make(3, 2))));
    const auto transform = isomorphism(tests::puzzle_of(kKnown[9].grid), tests::puzzle_of(kKnown[10].grid));
    ASSERT_TRUE(transform);
    EXPECT_EQ(transform->apply(tests::grid_of(kKnown[9].grid)), tests::grid_of(kKnown[10].grid));
}

TEST(Forms, BrokenRulesAreSaid) {
    Puzzle puzzle;
    puzzle.set_given(0, 5);
    puzzle.set_given(8, 5);
    const CanonicalForm result = min_lex(puzzle);
    EXPECT_EQ(result.trouble, CanonicalTrouble::kRuleBroken);
    ASSERT_TRUE(result.rule_break);
    EXPECT_EQ(result.rule_break->digit, 5);
    EXPECT_TRUE(automorphisms(puzzle).empty());
    EXPECT_FALSE(isomorphism(puzzle, puzzle));
    Canonizer canonizer;
    EXPECT_FALSE(canonizer.key(puzzle));
    // A full grid with two digits exchanged, and bytes that are no digits.
    Digits9 digits;
    for (std::size_t i = 0; i < 81; ++i) digits[i] = static_cast<std::uint8_t>(kKnown[0].grid[i] - '0');
    std::swap(digits[0], digits[1]);
    EXPECT_FALSE(canonizer.min_lex(digits, digits));
    digits.fill(200);
    EXPECT_FALSE(canonizer.min_lex(digits, digits));
    digits.fill(0);
    digits[80] = 10;
    EXPECT_FALSE(canonizer.key(digits));
}

TEST(Forms, CandidatesAndOtherSizesAreRefused) {
    Puzzle pencilmarks;
    pencilmarks.set_candidates(0, DigitSet::of(1));
    EXPECT_EQ(min_lex(pencilmarks).trouble, CanonicalTrouble::kPencilmarks);
    for (const auto& [rows, columns] : {std::pair{4, 4}, std::pair{2, 5}, std::pair{1, 5}, std::pair{9, 1}}) {
        const Puzzle puzzle(*Shape::make(rows, columns));
        EXPECT_EQ(min_lex(puzzle).trouble, CanonicalTrouble::kBadShape);
        EXPECT_FALSE(Canonizer().key(puzzle));
    }
}

TEST(Forms, PlacedDigitsCountLikeGivens) {
    Puzzle given;
    Puzzle placed;
    given.set_given(40, 3);
    placed.set_placed(40, 3);
    EXPECT_EQ(min_lex(given).form, min_lex(placed).form);
}

}  // namespace
}  // namespace huisu
