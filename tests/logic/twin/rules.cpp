// See rules.h. The patterns are those of the simple finders, which have tests of their own; what goes and why is worked
// out here cell by cell.
#include "rules.h"

#include <algorithm>
#include <utility>

#include "logic/techniques/fish.h"
#include "logic/techniques/hidden_set.h"
#include "logic/techniques/locking.h"
#include "logic/techniques/naked_set.h"

namespace huisu::logic::tests {
namespace {

class Rules {
public:
    Rules(const CandidateGrid& now, const CandidateGrid& start) : now_(now), start_(start) {}

    /// Of the first kind of rule that finds any.
    std::vector<Rule> of_level(int level) {
        using Find = void (Rules::*)();
        for (const Find find :
             {&Rules::find_lockings, &Rules::find_hidden_pairs, &Rules::find_naked_pairs, &Rules::find_x_wings}) {
            (this->*find)();
            if (!found_.empty()) return std::move(found_);
        }
        if (level == 2 || level == 3) find_chains(twin_of_plain(now_));
        if (level == 3 && found_.empty()) find_chains(twin_of_forcing(now_, {true, false, false, 0}));
        if (level >= 4) find_chains(twin_of_forcing(now_, {true, true, false, 0}));
        if (level == 5 && found_.empty()) find_chains(twin_of_forcing(now_, {true, true, false, 2}));
        return std::move(found_);
    }

private:
    void eliminate(Cell cell, int digit) {
        if (now_.has_candidate(cell, digit)) rule_.eliminations.insert(false_node(cell, digit));
    }
    void because(Cell cell, int digit) {
        const Node node = false_node(cell, digit);
        const bool is_new = std::find(rule_.because.begin(), rule_.because.end(), node) == rule_.because.end();
        if (start_.has_candidate(cell, digit) && !now_.has_candidate(cell, digit) && is_new)
            rule_.because.push_back(node);
    }
    void because(Node node, LinkReason reason) {
        if (reason == LinkReason::kAssumed || reason == LinkReason::kRule) return;
        if (reason == LinkReason::kCell) {
            for (int digit = 0; digit < 9; ++digit) because(cell_of(node), digit);
        } else {
            for (const Cell cell : cells_of(house_of(cell_of(node), kind_of(reason)))) because(cell, digit_of(node));
        }
    }
    bool keep() {
        if (!rule_.because.empty()) found_.push_back(rule_);
        rule_ = {};
        return false;  // go on
    }

    void find_lockings() {
        visit_locking(now_, [&](const LockingPattern& pattern) {
            for (Cell cell = 0; cell < kCells; ++cell) {
                const bool is_in_base = house_set(pattern.base).contains(cell);
                const bool is_in_cover = house_set(pattern.cover).contains(cell);
                if (is_in_cover && !is_in_base) eliminate(cell, pattern.digit);
                if (is_in_base && !is_in_cover) because(cell, pattern.digit);
            }
            return keep();
        });
    }

    void find_hidden_pairs() {
        visit_hidden<2>(now_, [&](const SetPattern& pattern) {
            for (int place = 0; place < 9; ++place)
                for (int digit = 0; digit < 9; ++digit) {
                    const Cell cell = cell_at(pattern.house, place);
                    if (has(pattern.places, place) && !has(pattern.digits, digit)) eliminate(cell, digit);
                    if (!has(pattern.places, place) && has(pattern.digits, digit)) because(cell, digit);
                }
            return keep();
        });
    }

    void find_naked_pairs() {
        visit_naked<2>(now_, [&](const SetPattern& pattern) {
            for (int place = 0; place < 9; ++place)
                for (int digit = 0; digit < 9; ++digit) {
                    const Cell cell = cell_at(pattern.house, place);
                    if (!has(pattern.places, place) && has(pattern.digits, digit)) eliminate(cell, digit);
                    if (has(pattern.places, place) && !has(pattern.digits, digit)) because(cell, digit);
                }
            return keep();
        });
    }

    void find_x_wings() {
        visit_fish<2>(now_, [&](const FishPattern& pattern) {
            for (int line = 0; line < 9; ++line)
                for (int cover = 0; cover < 9; ++cover) {
                    const Cell cell = cell_at(house_of(pattern.base_kind, line), cover);
                    if (!has(pattern.lines, line) && has(pattern.covers, cover)) eliminate(cell, pattern.digit);
                    if (has(pattern.lines, line) && !has(pattern.covers, cover)) because(cell, pattern.digit);
                }
            return keep();
        });
    }

    // Those that eliminate the same as one before are left out first.
    void find_chains(const std::vector<TwinHint>& hints) {
        std::set<std::vector<Node>> known;
        for (const TwinHint& hint : hints) {
            if (!known.insert(hint.eliminations).second) continue;
            rule_.eliminations.insert(hint.eliminations.begin(), hint.eliminations.end());
            for (const Statement* target : hint.targets)
                for (const Statement* one : ancestors_of(*target))
                    if (is_true(one->node))
                        because(one->node, one->reason == LinkReason::kAssumed ? hint.assumed : one->reason);
            // A cycle holds the other way round, too.
            if (hint.is_cycle())
                for (const Statement* one = hint.targets.front(); !one->parents.empty(); one = one->parents.front())
                    if (!is_true(one->node)) because(opposite(one->node), one->reason);
            rule_.hint = std::make_shared<TwinHint>(hint);
            keep();
        }
    }

    const CandidateGrid& now_;
    const CandidateGrid& start_;
    Rule rule_;
    std::vector<Rule> found_;
};
}  // namespace

std::vector<Rule> rules_of_level(int level, const CandidateGrid& now, const CandidateGrid& start) {
    return Rules(now, start).of_level(level);
}

}  // namespace huisu::logic::tests
