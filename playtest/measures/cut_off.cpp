#include "playtest/measures/cut_off.h"

#include "playtest/measures/patience.h"

#include <algorithm>

namespace delve::play {
namespace {

constexpr std::uint32_t unseen = 0xffffffff;

/// A depth-first search without recursion.
class Search {
public:
    Search(const RegionGraph& region, const std::function<bool()>& stopped)
        : m_region(region), m_patience(stopped), m_order(region.count(), unseen), m_low(region.count()),
          m_before(region.count(), unseen), m_below(region.count()), m_next(region.count()), m_cut(region.count()),
          m_largest(region.count()) {
        m_found.byPlace.resize(region.count());
    }

    CutOff run(std::uint32_t root) {
        if (root >= m_region.count()) return std::move(m_found);
        m_found.largestBlock = 1;
        enter(root, unseen);
        for (auto place = root; place != unseen && !m_patience.ended();) place = goOn(place);
        countCuts();
        m_found.tree = takeTree();
        return std::move(m_found);
    }

private:
    /// Invalid once stopped.
    CutTree takeTree() {
        CutTree tree;
        tree.hangs.resize(m_region.count());
        for (const auto place : m_seen)
            tree.hangs[place] = m_before[place] != unseen && m_low[place] >= m_order[m_before[place]];
        tree.order = std::move(m_seen);
        tree.before = std::move(m_before);
        tree.below = std::move(m_below);
        return tree;
    }
    void enter(std::uint32_t place, std::uint32_t before) {
        m_order[place] = m_low[place] = static_cast<std::uint32_t>(m_seen.size());
        m_before[place] = before;
        m_below[place] = 1;
        m_seen.push_back(place);
        m_block.push_back(place);
    }
    /// Looks at the next neighbour of a place; gives the place to go on with.
    std::uint32_t goOn(std::uint32_t place) {
        const auto& neighbours = m_region.neighbours(place);
        if (m_next[place] == neighbours.size()) return leave(place);
        const auto other = neighbours[m_next[place]++];
        if (other == m_region.count() || other == m_before[place]) return place;
        if (m_order[other] != unseen) {
            m_low[place] = std::min(m_low[place], m_order[other]);
            return place;
        }
        enter(other, place);
        return other;
    }
    std::uint32_t leave(std::uint32_t place) {
        const auto before = m_before[place];
        if (before == unseen) return before;
        m_below[before] += m_below[place];
        m_low[before] = std::min(m_low[before], m_low[place]);
        if (m_low[place] >= m_order[before]) closeBlock(place, before);
        return before;
    }
    /// What hangs below `place` hangs on `before` alone.
    void closeBlock(std::uint32_t place, std::uint32_t before) {
        std::uint32_t size = 2;
        for (; m_block.back() != place; m_block.pop_back()) ++size;
        m_block.pop_back();
        m_found.largestBlock = std::max(m_found.largestBlock, size);
        m_cut[before] += m_below[place];
        m_largest[before] = std::max(m_largest[before], m_below[place]);
        if (m_low[place] > m_order[before]) m_bridges.push_back(m_below[place]);
    }
    void countCuts() {
        const auto all = static_cast<std::uint32_t>(m_seen.size());
        for (const auto place : m_seen)
            m_found.byPlace[place] = all - 1 - std::max(m_largest[place], all - 1 - m_cut[place]);
        for (const auto below : m_bridges) m_found.byBridge.push_back(std::min(below, all - below));
    }

    const RegionGraph& m_region;
    Patience m_patience;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_low;
    std::vector<std::uint32_t> m_before;
    std::vector<std::uint32_t> m_below;   ///< places of the tree below, this one included
    std::vector<std::uint8_t> m_next;     ///< the neighbour to look at
    std::vector<std::uint32_t> m_cut;     ///< places that hang on this one alone
    std::vector<std::uint32_t> m_largest; ///< the largest part of them
    std::vector<std::uint32_t> m_seen;
    std::vector<std::uint32_t> m_block;
    std::vector<std::uint32_t> m_bridges; ///< of each, the places below it
    CutOff m_found;
};

} // namespace

CutOff findCutOff(const RegionGraph& region, RegionGraph::Number root, const std::function<bool()>& stopped) {
    return Search(region, stopped).run(root);
}

std::vector<std::uint32_t> cutFromRoot(const CutTree& tree) {
    std::vector<std::uint32_t> cut(tree.below.size());
    for (const auto place : tree.order)
        if (tree.hangs[place]) cut[tree.before[place]] += tree.below[place];
    return cut;
}

/// What hangs on a place and holds none of the places is off the way; of all else, each place lies in a biconnected
/// component that a way enters at one place and leaves at another, and there is one past any third.
std::vector<bool> offTheWay(const CutTree& tree, std::span<const std::uint32_t> places) {
    std::vector<bool> holds(tree.below.size());
    for (const auto place : places) holds[place] = true;
    for (auto i = tree.order.size(); i-- > 1;)
        if (holds[tree.order[i]]) holds[tree.before[tree.order[i]]] = true;
    std::vector<bool> off(tree.below.size());
    for (std::size_t i = 1; i < tree.order.size(); ++i) {
        const auto place = tree.order[i];
        off[place] = off[tree.before[place]] || (tree.hangs[place] && !holds[place]);
    }
    return off;
}

} // namespace delve::play
