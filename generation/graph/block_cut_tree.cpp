#include "generation/graph/block_cut_tree.h"

#include <algorithm>
#include <numeric>

namespace delve {
namespace {

/// Sorted, and each only once.
void tidy(std::vector<std::uint32_t>& numbers) {
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

void listBlocksOfPlaces(BlockCutTree& tree, std::size_t places) {
    tree.firstBlock.assign(places + 1, 0);
    for (const auto& block : tree.blocks)
        for (const auto place : block.places) ++tree.firstBlock[place + 1];
    std::partial_sum(tree.firstBlock.begin(), tree.firstBlock.end(), tree.firstBlock.begin());
    tree.blocksOf.resize(tree.firstBlock.back());
    auto next = tree.firstBlock;
    for (std::uint32_t block = 0; block < tree.blocks.size(); ++block)
        for (const auto place : tree.blocks[block].places) tree.blocksOf[next[place]++] = block;
}

} // namespace

BlockCutTree blockCutTree(std::size_t places, std::span<const Edge> edges) {
    BlockCutTree tree;
    const auto component = chokepoints(places, edges).component;
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
        // Components are numbered by their lowest edge.
        if (component[i] == tree.blocks.size()) tree.blocks.emplace_back();
        auto& block = tree.blocks[component[i]];
        block.edges.push_back(i);
        block.places.push_back(edges[i].a);
        block.places.push_back(edges[i].b);
    }
    for (auto& block : tree.blocks) tidy(block.places);
    listBlocksOfPlaces(tree, places);
    return tree;
}

std::vector<PassedBlock> blocksOnWay(const BlockCutTree& tree, std::uint32_t from, std::uint32_t to) {
    constexpr std::uint32_t none = 0xffffffff;
    const auto places = tree.firstBlock.size() - 1;
    std::vector<std::uint32_t> blockBefore(places, none);
    std::vector<std::uint32_t> placeBefore(places, none);
    std::vector<bool> seen(tree.blocks.size());
    std::vector<std::uint32_t> rim{from};
    placeBefore[from] = from;
    for (std::size_t i = 0; i < rim.size() && placeBefore[to] == none; ++i)
        for (const auto block : tree.of(rim[i])) {
            if (seen[block]) continue;
            seen[block] = true;
            for (const auto place : tree.blocks[block].places) {
                if (placeBefore[place] != none) continue;
                placeBefore[place] = rim[i];
                blockBefore[place] = block;
                rim.push_back(place);
            }
        }
    std::vector<PassedBlock> passed;
    if (placeBefore[to] == none) return passed;
    for (auto place = to; place != from; place = placeBefore[place])
        passed.push_back({blockBefore[place], placeBefore[place], place});
    std::ranges::reverse(passed);
    return passed;
}

} // namespace delve
