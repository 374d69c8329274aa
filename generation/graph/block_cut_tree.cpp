#include "generation/graph/block_cut_tree.h"

#include <algorithm>
#include <numeric>

namespace delve {
namespace {

/// The edges of each block, and the places at their ends.
void listBlocks(BlockCutTree& tree, std::span<const Edge> edges, const std::vector<std::uint32_t>& component) {
    // Components are numbered by their lowest edge.
    const std::size_t count = edges.empty() ? 0 : std::size_t{*std::ranges::max_element(component)} + 1;
    std::vector<std::uint32_t> first(count + 1);
    for (const auto block : component) ++first[block + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    tree.edgesIn.resize(edges.size());
    tree.placesIn.reserve(2 * edges.size());
    tree.blocks.reserve(count);
    auto next = first;
    for (std::uint32_t i = 0; i < edges.size(); ++i) tree.edgesIn[next[component[i]]++] = i;
    for (std::size_t block = 0; block < count; ++block) {
        const auto of = std::span(tree.edgesIn).subspan(first[block], first[block + 1] - first[block]);
        const auto before = tree.placesIn.size();
        for (const auto edge : of) {
            tree.placesIn.push_back(edges[edge].a);
            tree.placesIn.push_back(edges[edge].b);
        }
        const auto begin = tree.placesIn.begin() + static_cast<std::ptrdiff_t>(before);
        std::sort(begin, tree.placesIn.end());
        tree.placesIn.erase(std::unique(begin, tree.placesIn.end()), tree.placesIn.end());
        tree.blocks.push_back({std::span(tree.placesIn).subspan(before), of});
    }
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
    listBlocks(tree, edges, chokepoints(places, edges).component);
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
