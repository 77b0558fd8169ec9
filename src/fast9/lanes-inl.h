// The throughput engine: a search node in every lane, of whatever puzzle.
//
// Each puzzle is searched depth first by itself, in an order that depends on nothing but the puzzle, so its answer and
// its number of nodes are the same on every machine. What is done at once are the nodes of different puzzles:
//
//        new puzzles ──┐                                    ┌─▶ refuted, solved: the puzzle's next open node
//        ready trees ──┴─▶ lanes ─▶ sweep, sweep, sweep ────┤
//             ▲                                             └─▶ at rest: waiting ─▶ choose_cells ──┐
//             └────────────────────────────────────────────────────────────────────────────────────┘
//
// A lane that has finished waits until a good part of the lanes have, since moving nodes in and out costs the same for
// one lane as for all. Nodes that have to branch wait until there is one for every lane, so that choosing the cell
// works on full vectors too. Meanwhile their lanes have other work.
#if defined(HUISU_FAST9_LANES_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef HUISU_FAST9_LANES_INL_H_
#undef HUISU_FAST9_LANES_INL_H_
#else
#define HUISU_FAST9_LANES_INL_H_
#endif

#include <algorithm>
#include <bit>

#include "fast9/choose-inl.h"
#include "fast9/choose.h"
#include "fast9/job.h"
#include "fast9/node_pool.h"
#include "fast9/rows-inl.h"
#include "fast9/sweep-inl.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

constexpr std::size_t kTrees = 2 * kLanes;                                  // in lanes, waiting or ready
constexpr int kServed = kLanes < 4 ? 1 : static_cast<int>(3 * kLanes / 8);  // so many finished lanes are worth a visit

constexpr Word kNotSwept = 0x4000;  // as the sum of a stack: more than 27 cells can have

/// The nodes whose cells are solutions: no house lacks a digit and no cell is empty. With a sum of 9 * 511 that leaves
/// one digit a cell.
HWY_INLINE std::uint32_t sound_lanes(const Word* cells) {
    Vec complete = word(kAllDigits);
    Vec least = word(kAllDigits);
    Vec columns[9] = {hn::Zero(kTag), hn::Zero(kTag), hn::Zero(kTag), hn::Zero(kTag), hn::Zero(kTag),
                      hn::Zero(kTag), hn::Zero(kTag), hn::Zero(kTag), hn::Zero(kTag)};
    for (std::size_t band = 0; band < 3; ++band) {
        Vec boxes[3] = {hn::Zero(kTag), hn::Zero(kTag), hn::Zero(kTag)};
        for (std::size_t r = 3 * band; r < 3 * band + 3; ++r) {
            Vec row = hn::Zero(kTag);
#pragma GCC unroll 9
            for (std::size_t c = 0; c < 9; ++c) {
                const Vec cell = load(cells + kLanes * (9 * r + c));
                row = hn::Or(row, cell);
                columns[c] = hn::Or(columns[c], cell);
                boxes[c / 3] = hn::Or(boxes[c / 3], cell);
                least = hn::Min(least, cell);
            }
            complete = hn::And(complete, row);
        }
        complete = hn::And(hn::And(complete, boxes[0]), hn::And(boxes[1], boxes[2]));
    }
    for (const Vec& column : columns) complete = hn::And(complete, column);
    return bits_of(hn::Eq(complete, word(kAllDigits))) & ~bits_of(hn::Eq(least, hn::Zero(kTag)));
}

class Lanes final : public Worker {
public:
    Lanes() : pool_(kTrees * kMaxDepth) {}

    void run(Job& job) override {
        begin(job);
        if (may_go_on()) serve(0);
        for (std::size_t stack = 0; busy_ != 0; stack = stack == 2 ? 0 : stack + 1) {
            const std::uint32_t done = advance(stack);
            if (std::popcount(done) < kServed && done != busy_) continue;
            if (!may_go_on()) break;
            serve(done);
        }
        end();
    }

private:
    static constexpr std::uint32_t kAll = static_cast<std::uint32_t>((std::uint64_t{1} << kLanes) - 1);
    static constexpr std::size_t kNoPuzzle = ~std::size_t{0};

    struct Tree {
        std::size_t puzzle = kNoPuzzle;
        std::uint64_t solutions = 0;
        NodeId top = kNoNode;     // of the stack of open nodes
        bool is_refuted = false;  // some node had no solution, or one was found
    };
    using TreeId = std::uint32_t;

    void begin(Job& job) {
        job_ = &job;
        pool_.clear();
        piece_ = {};
        nodes_ = solutions_ = 0;
        waiting_ = ready_ = 0;
        busy_ = refuted_ = full_ = 0;
        free_ = kTrees;
        for (std::size_t t = 0; t < kTrees; ++t) free_trees_[t] = static_cast<TreeId>(t);
    }

    bool may_go_on() { return job_->meter->allows(nodes_, solutions_); }

    /// Sweeps a stack of all nodes and says which lanes have finished.
    std::uint32_t advance(std::size_t stack) {
        const SweepResult seen = sweep(cells_, minirows_, stack);
        Word* last = last_sums_ + kLanes * stack;
        unchanged_[stack] = bits_of(hn::Eq(seen.sum, load(last)));
        store(seen.sum, last);
        const Vec sum = hn::Add(hn::Add(load(last_sums_), load(last_sums_ + kLanes)), load(last_sums_ + 2 * kLanes));
        refuted_ |= ~bits_of(hn::Eq(seen.bad, hn::Zero(kTag))) & busy_;
        full_ = bits_of(hn::Eq(sum, word(kSolvedSum))) & busy_ & ~refuted_;
        return (unchanged_[0] & unchanged_[1] & unchanged_[2] & busy_) | full_ | refuted_;
    }

    /// What is still in work or has not begun keeps what is known of it.
    void end() {
        for (Tree& tree : trees_)
            if (tree.puzzle != kNoPuzzle) finish(tree, false);
        for (; piece_.begin < piece_.end; ++piece_.begin) job_->answers[piece_.begin] = Answer9{};
        job_->stats.nodes += nodes_;
    }

    /// Deals with the nodes of the lanes in `done`, and gives these lanes and the idle ones new work.
    void serve(std::uint32_t done) {
        transpose(cells_, rows_);
        const std::uint32_t sound = full_ != 0 ? sound_lanes(cells_) & full_ & done : 0;
        const std::uint32_t resting = done & ~refuted_ & ~full_;
        for (std::uint32_t rest = sound; rest != 0; rest &= rest - 1) take_solution(lowest(rest));
        for (std::uint32_t rest = resting; rest != 0; rest &= rest - 1) postpone(lowest(rest));
        busy_ &= ~resting;
        for (std::uint32_t rest = done & ~resting; rest != 0; rest &= rest - 1) {
            const std::size_t lane = lowest(rest);
            trees_[lane_trees_[lane]].is_refuted = true;
            if (!open_next(lane, lane_trees_[lane])) busy_ &= ~(1U << lane);
        }
        for (std::uint32_t rest = kAll & ~busy_; rest != 0; rest &= rest - 1)
            if (!find_work(lowest(rest))) break;
        refuted_ &= ~done;
        transpose(rows_, cells_);
        for (std::size_t i = 0; i < 27; ++i) {
            const Word* row = cells_ + kLanes * 3 * i;
            store(hn::Or3(load(row), load(row + kLanes), load(row + 2 * kLanes)), minirows_ + kLanes * i);
        }
    }

    static std::size_t lowest(std::uint32_t lanes) { return static_cast<std::size_t>(std::countr_zero(lanes)); }

    void take_solution(std::size_t lane) {
        Tree& tree = trees_[lane_trees_[lane]];
        if (!is_within(row_of(rows_, lane), kChunkStep, job_->puzzles[tree.puzzle].candidates.data())) return;
        ++tree.solutions;
        const Word* row = row_of(rows_, lane);
        if (tree.solutions == 1) write_digits(row, kChunkStep, job_->answers[tree.puzzle].digits.data());
        if (tree.solutions == 2 && job_->seconds != nullptr)
            write_digits(row, kChunkStep, job_->seconds[tree.puzzle].data());
        ++solutions_;
        if (tree.solutions < job_->limit) return;
        while (tree.top != kNoNode) pop(tree);
    }

    void pop(Tree& tree) {
        const NodeId top = tree.top;
        tree.top = pool_[top].below;
        pool_.give_back(top);
    }

    /// Puts the lane's node on its tree's stack and among those that wait for a cell to branch on.
    void postpone(std::size_t lane) {
        const TreeId id = lane_trees_[lane];
        const NodeId top = pool_.take();
        OpenNode& node = pool_[top];
        get_row(row_of(rows_, lane), node.cells.data());
        put_row(node.cells.data(), row_of(waiting_rows_, waiting_));
        node.below = trees_[id].top;
        trees_[id].top = top;
        waiting_trees_[waiting_++] = id;
        if (waiting_ == kLanes) choose_for_waiting();
    }

    void choose_for_waiting() {
        transpose(waiting_rows_, waiting_cells_);
        choose_cells(waiting_cells_, branchings_, scratch_);
        for (std::size_t i = 0; i < waiting_; ++i) {
            const TreeId id = waiting_trees_[i];
            if (branchings_.is_refuted[i] != 0) {
                trees_[id].is_refuted = true;
                pop(trees_[id]);
            } else {
                branch(trees_[id], i);
            }
            ready_trees_[ready_++] = id;
        }
        waiting_ = 0;
    }

    /// Decides on what cells the tree's top node branches, which waits in place i. A tree without a refutation so far
    /// may have many solutions, so it takes two steps at a time.
    void branch(Tree& tree, std::size_t i) {
        OpenNode& node = pool_[tree.top];
        node.is_first = true;
        node.held = 1;
        const BranchKey best = branchings_.best[0][i];
        const BranchPlace place =
            best != 0 ? place_of_key(best, node.cells.data()) : place_without_pairs(node.cells.data());
        node.branch_cells[0] = static_cast<std::uint8_t>(place.cell);
        node.digit = place.digit;
        const BranchKey next = branchings_.best[1][i];
        if (tree.is_refuted || next == 0) return;
        node.branch_cells[1] = static_cast<std::uint8_t>(cell_of(next));
        node.held = 2;
    }

    /// Puts the next open node of the tree into the lane; false, and the tree is finished, when there is none.
    bool open_next(std::size_t lane, TreeId id) {
        Tree& tree = trees_[id];
        if (tree.top == kNoNode) {
            finish(tree, tree.solutions < job_->limit);
            free_trees_[free_++] = id;
            return false;
        }
        OpenNode& node = pool_[tree.top];
        put_row(node.cells.data(), row_of(rows_, lane));
        for (std::size_t i = 0; i < node.held; ++i) {
            Word& cell = word_of(rows_, lane, node.branch_cells[i]);
            cell = digit_at(node, i, cell);
        }
        if (!node.is_first) {
            Word& cell = word_of(rows_, lane, node.branch_cells[node.held]);
            cell = static_cast<Word>(cell & ~digit_at(node, node.held, cell));
        }
        node.is_first = false;
        if (node.held == 0)
            pop(tree);
        else
            --node.held;
        enter(lane, id);
        return true;
    }

    void enter(std::size_t lane, TreeId id) {
        lane_trees_[lane] = id;
        for (std::size_t stack = 0; stack < 3; ++stack) last_sums_[kLanes * stack + lane] = kNotSwept;
        const std::uint32_t others = ~(1U << lane);
        for (std::uint32_t& lanes : unchanged_) lanes &= others;
        busy_ |= 1U << lane;
        ++nodes_;
    }

    /// Gives an idle lane a node of a tree that is ready, or a new puzzle.
    bool find_work(std::size_t lane) {
        if (ready_ == 0 && waiting_ > 0 && !has_puzzle()) choose_for_waiting();
        while (ready_ > 0)
            if (open_next(lane, ready_trees_[--ready_])) return true;
        if (!has_puzzle()) return false;
        put_puzzle(job_->puzzles[piece_.begin].candidates.data(), row_of(rows_, lane));
        job_->answers[piece_.begin] = Answer9{};
        const TreeId id = free_trees_[--free_];
        trees_[id] = Tree{piece_.begin++};
        enter(lane, id);
        return true;
    }

    bool has_puzzle() {
        if (piece_.begin == piece_.end) piece_ = job_->feed->take();
        return piece_.begin < piece_.end;
    }

    void finish(Tree& tree, bool is_complete) {
        conclude(job_->answers[tree.puzzle], tree.solutions, is_complete);
        tree.puzzle = kNoPuzzle;
    }

    alignas(64) Word cells_[kMatrixWords] = {};
    alignas(64) Word minirows_[27 * kLanes] = {};
    alignas(64) Word rows_[kMatrixWords] = {};
    alignas(64) Word last_sums_[3 * kLanes] = {};  // of the three stacks
    alignas(64) Word waiting_rows_[kMatrixWords] = {};
    alignas(64) Word waiting_cells_[kMatrixWords] = {};
    ChooseScratch scratch_ = {};
    Branchings branchings_ = {};
    Job* job_ = nullptr;
    Feed::Piece piece_;  // the puzzles to begin with next
    std::uint64_t nodes_ = 0;
    std::uint64_t solutions_ = 0;
    std::uint32_t unchanged_[3] = {};  // lanes in which the last sweep of the stack changed nothing
    std::uint32_t busy_ = 0;           // lanes with a node
    std::uint32_t refuted_ = 0;        // lanes whose node has no solution
    std::uint32_t full_ = 0;           // lanes with one candidate a cell
    std::size_t waiting_ = 0;          // nodes in waiting_rows_
    std::size_t ready_ = 0;
    std::size_t free_ = 0;
    TreeId lane_trees_[kLanes] = {};
    TreeId waiting_trees_[kLanes] = {};
    TreeId ready_trees_[kTrees] = {};
    TreeId free_trees_[kTrees] = {};
    Tree trees_[kTrees];
    NodePool pool_;
};

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#endif
