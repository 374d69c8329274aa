#pragma once

#include "generation/graph/links.h"

#include <cstdint>
#include <span>
#include <vector>

/// Where a graph can be cut in two at a single place.
namespace delve {

/// A largest part of a graph that holds together when any one of its places is lost; or one edge, if nothing goes round
/// it. Views of what the tree holds.
struct Block {
    std::span<const std::uint32_t> places; ///< ascending
    std::span<const std::uint32_t> edges;  ///< their places in the list, ascending

    [[nodiscard]] bool isBridge() const { return edges.size() == 1; }
};

/// The blocks of a graph, and which of them meet in each place. Blocks that meet form no ring: hence a tree.
struct BlockCutTree {
    BlockCutTree() = default;
    BlockCutTree(const BlockCutTree&) = delete;
    BlockCutTree(BlockCutTree&&) = default;
    BlockCutTree& operator=(const BlockCutTree&) = delete;
    BlockCutTree& operator=(BlockCutTree&&) = default;
    ~BlockCutTree() = default;

    std::vector<Block> blocks;             ///< by their lowest edge
    std::vector<std::uint32_t> placesIn;   ///< of each block, one block after the other
    std::vector<std::uint32_t> edgesIn;    ///< likewise
    std::vector<std::uint32_t> blocksOf;   ///< of each place, one place after the other, ascending
    std::vector<std::uint32_t> firstBlock; ///< by place: where its blocks begin in that list; one entry more

    [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t place) const {
        return std::span(blocksOf).subspan(firstBlock[place], firstBlock[place + 1] - firstBlock[place]);
    }
};

[[nodiscard]] BlockCutTree blockCutTree(std::size_t places, std::span<const Edge> edges);

/// A block that every way between two places passes, and where such ways enter and leave it.
struct PassedBlock {
    std::uint32_t block = 0;
    std::uint32_t entry = 0;
    std::uint32_t exit = 0;
    friend bool operator==(const PassedBlock&, const PassedBlock&) = default;
};

/// Those blocks, in order. Empty if there is no way, or if both are the same place.
[[nodiscard]] std::vector<PassedBlock> blocksOnWay(const BlockCutTree& tree, std::uint32_t from, std::uint32_t to);

} // namespace delve
