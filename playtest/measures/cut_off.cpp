#include "playtest/measures/cut_off.h"

#include "generation/level/patience.h"

#include <algorithm>

namespace delve::play {
namespace {

constexpr std::uint32_t unseen = 0xffffffff;

/// A depth-first search without recursion. `Graph` has count(), next(place, i): the i-th neighbour, nothing where it is
/// unseen, and sides(place).
template <class Graph>
class Search {
public:
    Search(const Graph& graph, const std::function<bool()>& stopped)
        : m_graph(graph), m_patience(stopped), m_order(graph.count(), unseen), m_low(graph.count()),
          m_before(graph.count(), unseen), m_below(graph.count()), m_next(graph.count()), m_cut(graph.count()),
          m_largest(graph.count()) {
        m_found.byPlace.resize(graph.count());
    }

    CutOff run(std::uint32_t root = 0) {
        if (root < m_graph.count()) searchPart(root);
        for (std::uint32_t place = 0; place < m_graph.count(); ++place)
            if (m_order[place] == unseen && !m_patience.ended()) searchPart(place);
        return std::move(m_found);
    }

    /// Of the part that was searched last, and invalid once stopped.
    CutTree takeTree() {
        CutTree tree;
        tree.hangs.resize(m_graph.count());
        for (const auto place : m_part)
            tree.hangs[place] = m_before[place] != unseen && m_low[place] >= m_order[m_before[place]];
        tree.order = std::move(m_part);
        tree.before = std::move(m_before);
        tree.below = std::move(m_below);
        return tree;
    }

private:
    void searchPart(std::uint32_t root) {
        m_part.clear();
        m_bridges.clear();
        enter(root, unseen);
        for (auto place = root; place != unseen && !m_patience.ended();) place = goOn(place);
        m_found.largestBlock = std::max(m_found.largestBlock, 1u);
        countCuts();
    }
    void enter(std::uint32_t place, std::uint32_t before) {
        m_order[place] = m_low[place] = static_cast<std::uint32_t>(m_part.size());
        m_before[place] = before;
        m_below[place] = 1;
        m_part.push_back(place);
        m_block.push_back(place);
    }
    /// Looks at the next neighbour of a place; gives the place to go on with.
    std::uint32_t goOn(std::uint32_t place) {
        if (m_next[place] == m_graph.sides(place)) return leave(place);
        const auto other = m_graph.next(place, m_next[place]++);
        if (other == unseen || other == m_before[place]) return place;
        if (m_order[other] != unseen) {
            m_low[place] = std::min(m_low[place], m_order[other]);
            return place;
        }
        enter(other, place);
        return other;
    }
    std::uint32_t leave(std::uint32_t place) {
        const auto before = m_before[place];
        if (before == unseen) {
            m_block.clear();
            return before;
        }
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
        const auto all = static_cast<std::uint32_t>(m_part.size());
        for (const auto place : m_part)
            m_found.byPlace[place] = all - 1 - std::max(m_largest[place], all - 1 - m_cut[place]);
        for (const auto below : m_bridges) m_found.byBridge.push_back(std::min(below, all - below));
    }

    const Graph& m_graph;
    Patience m_patience;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_low;
    std::vector<std::uint32_t> m_before;
    std::vector<std::uint32_t> m_below;   ///< places of the tree below, this one included
    std::vector<std::uint32_t> m_next;    ///< the neighbour to look at
    std::vector<std::uint32_t> m_cut;     ///< places that hang on this one alone
    std::vector<std::uint32_t> m_largest; ///< the largest part of them
    std::vector<std::uint32_t> m_part;
    std::vector<std::uint32_t> m_block;
    std::vector<std::uint32_t> m_bridges;
    CutOff m_found;
};

struct OfLinks {
    std::vector<std::uint32_t> start;
    std::vector<std::uint32_t> to;

    OfLinks(std::size_t places, std::span<const Edge> links) : start(places + 1), to(2 * links.size()) {
        for (const auto& link : links) {
            ++start[link.a];
            ++start[link.b];
        }
        for (std::size_t i = 1; i < start.size(); ++i) start[i] += start[i - 1];
        for (const auto& link : links) {
            to[--start[link.a]] = link.b;
            to[--start[link.b]] = link.a;
        }
    }
    [[nodiscard]] std::size_t count() const { return start.size() - 1; }
    [[nodiscard]] std::uint32_t sides(std::uint32_t place) const { return start[place + 1] - start[place]; }
    [[nodiscard]] std::uint32_t next(std::uint32_t place, std::uint32_t i) const { return to[start[place] + i]; }
};

struct OfRegion {
    const RegionGraph& region;

    [[nodiscard]] std::size_t count() const { return region.count(); }
    [[nodiscard]] static std::uint32_t sides(std::uint32_t) { return 4; }
    [[nodiscard]] std::uint32_t next(std::uint32_t place, std::uint32_t i) const {
        const auto other = region.neighbours(place)[i];
        return other == region.count() ? unseen : other;
    }
};

} // namespace

CutOff findCutOff(std::size_t places, std::span<const Edge> links, const std::function<bool()>& stopped) {
    const OfLinks graph(places, links);
    return Search(graph, stopped).run();
}

CutOff findCutOff(const RegionGraph& region, RegionGraph::Number root, const std::function<bool()>& stopped) {
    const OfRegion graph{region};
    Search search(graph, stopped);
    auto found = search.run(root);
    found.tree = search.takeTree();
    return found;
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
