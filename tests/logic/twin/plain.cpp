// Plain chains and cycles: three passes, each breadth first from every candidate.
#include <algorithm>
#include <deque>
#include <set>
#include <utility>

#include "hint.h"

namespace huisu::logic::tests {
namespace {

using Arena = std::deque<Statement>;

class Plain {
public:
    explicit Plain(const CandidateGrid& grid) : grid_(grid), arena_(std::make_shared<Arena>()) {}

    std::vector<TwinHint> all() {
        for (const Pass& pass : {Pass{false, true, 2, Technique::kXCycle}, Pass{true, false, 3, Technique::kYCycle},
                                 Pass{true, true, 4, Technique::kXyCycle}})
            for (Cell cell = 0; cell < kCells; ++cell)
                for (int digit = 0; digit < 9; ++digit) {
                    const int size = count(grid_.candidates(cell));
                    if (!grid_.has_candidate(cell, digit) || size < 2 || (!pass.uses_houses && size != 2)) continue;
                    find_cycles(pass, true_node(cell, digit));
                    if (!pass.uses_houses) continue;
                    find_chain(pass, true_node(cell, digit));
                    find_chain(pass, false_node(cell, digit));
                }
        sort_hints(hints_);
        return std::move(hints_);
    }

private:
    struct Pass {
        bool uses_cells, uses_houses;
        int rank;
        Technique cycle;
    };

    const Statement* say(const Conclusion& one, const Statement* parent) {
        arena_->push_back({one.node, one.reason, {}, nullptr});
        if (parent != nullptr) arena_->back().parents = {parent};
        return &arena_->back();
    }

    static bool rests_on(const Statement* statement, Node node) {
        for (; statement->node != node; statement = statement->parents.front())
            if (statement->parents.empty()) return false;
        return true;
    }

    void find_cycles(const Pass& pass, Node source) {
        std::set<Node> met{source};
        std::vector<const Statement*> now{say({source, LinkReason::kAssumed}, nullptr)};
        for (int length = 2; !now.empty(); length += 2) {
            std::vector<const Statement*> gone, next;
            for (const Statement* from : now)
                for (const Conclusion& one : weak_links(grid_, from->node, pass.uses_cells))
                    if (!rests_on(from, one.node)) gone.push_back(say(one, from));
            for (const Statement* from : gone)
                for (const Conclusion& one : strong_links(grid_, from->node, pass.uses_cells, pass.uses_houses)) {
                    if (one.node == source && length >= 4) take_cycle(pass, say(one, from));
                    if (met.insert(one.node).second) next.push_back(say(one, from));
                }
            now = std::move(next);
        }
    }

    void find_chain(const Pass& pass, Node source) {
        std::set<Node> met{source};
        std::deque<const Statement*> queue{say({source, LinkReason::kAssumed}, nullptr)};
        for (; !queue.empty(); queue.pop_front()) {
            const Statement* from = queue.front();
            for (const Conclusion& one : is_true(from->node)
                                             ? weak_links(grid_, from->node, pass.uses_cells)
                                             : strong_links(grid_, from->node, pass.uses_cells, pass.uses_houses)) {
                if (one.node == opposite(source)) return take_chain(pass, say(one, from));
                if (met.insert(one.node).second) queue.push_back(say(one, from));
            }
        }
    }

    void take_cycle(const Pass& pass, const Statement* target) {
        const std::vector<const Statement*> cycle = ancestors_of(*target);
        const auto sees = [&](Cell cell, int digit, bool wants_true) {
            return std::any_of(cycle.begin(), cycle.end(), [&](const Statement* one) {
                return is_true(one->node) == wants_true && digit_of(one->node) == digit &&
                       are_peers(cell_of(one->node), cell);
            });
        };
        TwinHint hint{.technique = pass.cycle, .rank = pass.rank, .targets = {target}};
        for (Cell cell = 0; cell < kCells; ++cell) {
            const bool is_in_cycle = std::any_of(cycle.begin(), cycle.end(),
                                                 [&](const Statement* one) { return cell_of(one->node) == cell; });
            for (int digit = 0; digit < 9 && !is_in_cycle; ++digit)
                if (grid_.has_candidate(cell, digit) && sees(cell, digit, true) && sees(cell, digit, false))
                    hint.eliminations.push_back(false_node(cell, digit));
        }
        if (!hint.eliminations.empty()) take(std::move(hint), pass.rank == 4 ? 7.0 : 6.5);
    }

    void take_chain(const Pass& pass, const Statement* target) {
        TwinHint hint{.technique = pass.rank == 2 ? Technique::kForcingXChain : Technique::kForcingChain,
                      .rank = pass.rank,
                      .targets = {target},
                      .eliminations = eliminations_of(grid_, target->node)};
        if (is_true(target->node)) hint.placement = target->node;
        take(std::move(hint), pass.rank == 4 ? 7.0 : 6.6);
    }

    void take(TwinHint hint, double base) {
        hint.keeps = arena_;
        count_statements(hint, base);
        hints_.push_back(std::move(hint));
    }

    const CandidateGrid& grid_;
    std::shared_ptr<Arena> arena_;
    std::vector<TwinHint> hints_;
};
}  // namespace

std::vector<TwinHint> twin_of_plain(const CandidateGrid& grid) {
    return Plain(grid).all();
}
}  // namespace huisu::logic::tests
