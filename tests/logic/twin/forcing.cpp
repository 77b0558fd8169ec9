// Nets: what follows from one assumption, in two queues; and what all cases agree on.
#include <algorithm>
#include <array>
#include <deque>
#include <utility>

#include "hint.h"
#include "rules.h"

namespace huisu::logic::tests {
namespace {

using Arena = std::deque<Statement>;

class Net {
public:
    Net(const CandidateGrid& start, Node assumption, const TwinRules& rules, Arena& arena)
        : start_(start), now_(start), rules_(rules), arena_(arena) {
        add({assumption, LinkReason::kAssumed, {}, nullptr});
        while (step() && absurd_true == nullptr) {
        }
    }

    const Statement* find(Node node) const { return has_[node]; }
    const std::vector<const Statement*>& in_order() const { return order_; }

    const Statement* absurd_true = nullptr;
    const Statement* absurd_false = nullptr;

private:
    const Statement* add(Statement statement) {
        arena_.push_back(std::move(statement));
        const Statement* added = &arena_.back();
        has_[added->node] = added;
        order_.push_back(added);
        (is_true(added->node) ? true_ : false_).push_back(added);
        return added;
    }

    bool step() {
        if (!true_.empty()) {
            const Statement* from = true_.front();
            true_.pop_front();
            conclude(from, weak_links(now_, from->node, !rules_.is_nishio));
            return true;
        }
        if (!false_.empty()) {
            const Statement* from = false_.front();
            false_.pop_front();
            conclude(from, strong_links(now_, from->node, !rules_.is_nishio, true));
            if (rules_.is_dynamic) now_.erase(cell_of(from->node), digit_of(from->node));
            return true;
        }
        return rules_.level > 0 && extend();
    }

    void conclude(const Statement* from, const std::vector<Conclusion>& conclusions) {
        for (const Conclusion& one : conclusions) {
            const Statement* contrary = find(opposite(one.node));
            if (contrary == nullptr && find(one.node) != nullptr) continue;
            Statement statement{one.node, one.reason, {from}, nullptr};
            if (is_true(one.node)) add_hidden_parents(statement);
            if (contrary == nullptr) {
                add(std::move(statement));
                continue;
            }
            arena_.push_back(std::move(statement));
            absurd_true = is_true(one.node) ? &arena_.back() : contrary;
            absurd_false = is_true(one.node) ? contrary : &arena_.back();
            return;
        }
    }

    // Candidates that stood in the way when the chain began.
    void add_hidden_parents(Statement& statement) const {
        const auto add_gone = [&](Cell cell, int digit) {
            if (start_.has_candidate(cell, digit) && !now_.has_candidate(cell, digit))
                statement.parents.push_back(find(false_node(cell, digit)));
        };
        const Cell cell = cell_of(statement.node);
        if (statement.reason == LinkReason::kCell) {
            for (int digit = 0; digit < 9; ++digit) add_gone(cell, digit);
        } else {
            for (const Cell other : cells_of(house_of(cell, kind_of(statement.reason))))
                add_gone(other, digit_of(statement.node));
        }
    }

    bool extend() {
        const std::size_t before = order_.size();
        for (const Rule& rule : rules_of_level(rules_.level, now_, start_))
            for (const Node node : rule.eliminations) {
                if (find(node) != nullptr) continue;
                Statement statement{node, LinkReason::kRule, {}, rule.hint};
                for (const Node parent : rule.because) statement.parents.push_back(find(parent));
                add(std::move(statement));
            }
        return order_.size() > before;
    }

    const CandidateGrid& start_;
    CandidateGrid now_;
    const TwinRules& rules_;
    Arena& arena_;
    std::array<const Statement*, kNodes> has_{};
    std::vector<const Statement*> order_;
    std::deque<const Statement*> true_, false_;
};

class Forcing {
public:
    Forcing(const CandidateGrid& grid, const TwinRules& rules)
        : grid_(grid), rules_(rules), arena_(std::make_shared<Arena>()), nets_(kNodes) {}

    std::vector<TwinHint> all() {
        for (Cell cell = 0; cell < kCells; ++cell) {
            const int size = count(grid_.candidates(cell));
            if (size < (rules_.is_dynamic ? 2 : 3)) continue;
            std::vector<Node> cases;
            for (int digit = 0; digit < 9; ++digit) {
                if (!grid_.has_candidate(cell, digit)) continue;
                cases.push_back(true_node(cell, digit));
                if (rules_.is_dynamic) of_candidate(cases.back(), size);
                if (!rules_.is_nishio) of_houses(cell, digit);
            }
            if (!rules_.is_nishio) compare(Technique::kCellForcing, 5, cases, LinkReason::kCell);
        }
        sort_hints(hints_);
        return std::move(hints_);
    }

private:
    const Net& net_of(Node assumption) {
        if (!nets_[assumption]) nets_[assumption] = std::make_unique<Net>(grid_, assumption, rules_, *arena_);
        return *nets_[assumption];
    }

    void of_candidate(Node yes, int size) {
        for (const Node assumption : {yes, opposite(yes)}) {
            const Net& net = net_of(assumption);
            if (net.absurd_true == nullptr) continue;
            const Technique technique = rules_.is_nishio ? Technique::kNishio : Technique::kContradiction;
            take({.technique = technique, .rank = 7, .targets = {net.absurd_true, net.absurd_false}},
                 opposite(assumption));
        }
        if (!rules_.is_nishio && size > 2)
            compare(Technique::kDoubleForcing, 1, {yes, opposite(yes)}, LinkReason::kAssumed);
    }

    void of_houses(Cell cell, int digit) {
        for (const Kind kind : kKinds) {
            std::vector<Node> cases;
            for (const Cell other : cells_of(house_of(cell, kind)))
                if (grid_.has_candidate(other, digit)) cases.push_back(true_node(other, digit));
            const bool fits = cases.size() == 2 || (rules_.is_multiple && cases.size() > 2);
            if (fits && cell_of(cases.front()) == cell) compare(Technique::kRegionForcing, 6, cases, reason_of(kind));
        }
    }

    void compare(Technique technique, int rank, const std::vector<Node>& cases, LinkReason assumed) {
        for (const bool wants_true : {true, false})
            for (const Statement* one : net_of(cases.front()).in_order()) {
                if (is_true(one->node) != wants_true) continue;
                TwinHint hint{.technique = technique, .rank = rank, .targets = {}, .assumed = assumed};
                for (const Node assumption : cases) hint.targets.push_back(net_of(assumption).find(one->node));
                if (std::count(hint.targets.begin(), hint.targets.end(), nullptr) == 0)
                    take(std::move(hint), one->node);
            }
    }

    void take(TwinHint hint, Node target) {
        hint.eliminations = eliminations_of(grid_, target);
        if (hint.eliminations.empty()) return;
        if (is_true(target)) hint.placement = target;
        hint.keeps = arena_;
        constexpr double kBases[] = {8.5, 9.0, 9.5, 10.0, 10.5, 11.0};
        count_statements(hint, rules_.is_nishio     ? 7.5
                               : !rules_.is_dynamic ? 8.0
                                                    : kBases[static_cast<std::size_t>(rules_.level)]);
        hints_.push_back(std::move(hint));
    }

    const CandidateGrid& grid_;
    TwinRules rules_;
    std::shared_ptr<Arena> arena_;
    std::vector<std::unique_ptr<Net>> nets_;
    std::vector<TwinHint> hints_;
};
}  // namespace

std::vector<TwinHint> twin_of_forcing(const CandidateGrid& grid, const TwinRules& rules) {
    return Forcing(grid, rules).all();
}

}  // namespace huisu::logic::tests
