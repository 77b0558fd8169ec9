// The open nodes of all search trees of an engine: one array, taken once, handed out node by node.
//
// A node that branches is stored once for all its children. It branches on a digit of one cell, or of two cells at a
// time:
//
//     one cell a:      first child: a         second: not a
//     cells a and b:   first child: a, b      second: a, not b      third: not a
//
// When the last child is taken, the node goes back to the pool. The nodes of one tree form a stack, linked by number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace huisu::fast9 {

constexpr std::size_t kChunks = 11;             // of 8 cells: 81 cells, rounded up
constexpr std::size_t kRowCells = 8 * kChunks;  // a row of words holds a node's cells, and 7 words that mean nothing
constexpr std::size_t kMaxDepth = 81;           // a branch decides a cell, so no path is longer

using NodeId = std::uint32_t;
constexpr NodeId kNoNode = ~NodeId{0};

constexpr std::size_t kMaxStride = 2;  // cells to branch on at a time

struct alignas(64) OpenNode {
    std::array<std::uint16_t, kRowCells> cells;
    NodeId below;  // in the stack of its tree, or in the list of free nodes
    std::array<std::uint8_t, kMaxStride> branch_cells;
    std::uint8_t held;    // so many of them take their digit in the next child
    bool is_first;        // if not, the one after these loses its digit
    std::uint16_t digit;  // of the first of them, as a set; of the second it is the smallest
};
static_assert(sizeof(OpenNode) == 192);

/// The digit on which the node branches in its branch cell k, where the cell holds these candidates.
template <class Node>
std::uint16_t digit_at(const Node& node, std::size_t k, std::uint16_t candidates) {
    return k == 0 ? node.digit : static_cast<std::uint16_t>(candidates & -candidates);
}

class NodePool {
public:
    explicit NodePool(std::size_t nodes) : nodes_(new OpenNode[nodes]) {}

    OpenNode& operator[](NodeId id) { return nodes_[id]; }

    /// A node whose contents mean nothing yet. The one given back last comes first: it is still in the cache.
    NodeId take() {
        if (free_ == kNoNode) return fresh_++;
        const NodeId id = free_;
        free_ = nodes_[id].below;
        return id;
    }
    void give_back(NodeId id) {
        nodes_[id].below = free_;
        free_ = id;
    }
    void clear() {
        free_ = kNoNode;
        fresh_ = 0;
    }

private:
    std::unique_ptr<OpenNode[]> nodes_;
    NodeId free_ = kNoNode;
    NodeId fresh_ = 0;
};

}  // namespace huisu::fast9
