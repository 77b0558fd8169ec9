// The chain searches once more, as plainly as they can be said: twin of src/logic/chains.
//
// Every assumption is followed to its end, every hint is made, and only then the list is sorted. No closures, no
// bounds, nothing kept from one search to the next; statements are objects that point at those they rest on. It is
// slower by a factor of hundreds, and it must find the same hints. The order of everything is that of
// docs/se-rating.md.
//
//   hint      statements, links, hints          plain    chains and cycles
//   rules     on the way of a nested chain      forcing  nets from every case, and what they agree on
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "huisu/step.h"
#include "logic/candidate_grid.h"
#include "logic/chains/node.h"

namespace huisu::logic::tests {

struct TwinHint;

struct Statement {
    Node node = 0;
    LinkReason reason = LinkReason::kAssumed;
    std::vector<const Statement*> parents;  ///< the first is the one that was followed
    std::shared_ptr<const TwinHint> nested;
};

struct TwinHint {
    Technique technique = Technique::kContradiction;
    double difficulty = 0;
    int complexity = 0;
    int rank = 0;  ///< of its kind: decides among equals
    std::vector<const Statement*> targets = {};
    std::vector<Node> eliminations = {};  ///< false nodes, ascending
    std::optional<Node> placement = {};
    LinkReason assumed = LinkReason::kAssumed;  ///< what stands behind the assumptions of its chains
    std::shared_ptr<const void> keeps = {};     ///< the statements alive

    bool is_cycle() const { return technique >= Technique::kXCycle && technique <= Technique::kXyCycle; }
};

/// Which of the reference's producers.
struct TwinRules {
    bool is_multiple = true;
    bool is_dynamic = true;
    bool is_nishio = false;
    int level = 0;
};

/// All hints of plain chains and cycles, best first.
std::vector<TwinHint> twin_of_plain(const CandidateGrid& grid);
/// All hints of the producers that start from every case.
std::vector<TwinHint> twin_of_forcing(const CandidateGrid& grid, const TwinRules& rules);

/// All that the statement rests on, itself first, by generations.
std::vector<const Statement*> ancestors_of(const Statement& statement);

/// Technique, difficulty, statements, what follows, and the statements of each chain: for comparing.
std::string told(const TwinHint& hint);
std::string told_in_full(const Step& step);

// What the searches share.

struct Conclusion {
    Node node;
    LinkReason reason;
};
/// What a true statement makes false: in its cell, then what it sees of its digit.
std::vector<Conclusion> weak_links(const CandidateGrid& grid, Node node, bool uses_cells);
/// What a false statement leaves alone: in its cell, then in its houses.
std::vector<Conclusion> strong_links(const CandidateGrid& grid, Node node, bool uses_cells, bool uses_houses);

std::vector<Node> eliminations_of(const CandidateGrid& grid, Node target);
/// Of each target.
std::vector<std::vector<Node>> nodes_of(const TwinHint& hint);
/// Sets the complexity, and the difficulty from that of the shortest hint.
void count_statements(TwinHint& hint, double base);
void sort_hints(std::vector<TwinHint>& hints);

}  // namespace huisu::logic::tests
