#include "playtest/measures/longest_walk.h"

#include <algorithm>

namespace delve::play {
namespace {

/// The bounds of how far each cell is from the farthest one, after Takes and Kosters: a search from one cell bounds
/// those of all others, and only cells that may be farther than what was found are searched from.
class Bounds {
public:
    explicit Bounds(const RegionGraph& region)
        : m_region(region), m_least(region.count(), 0), m_most(region.count(), 0xffffffff), m_open(region.count()) {
        for (RegionGraph::Number i = 0; i < region.count(); ++i) m_open[i] = i;
    }

    [[nodiscard]] bool isOpen() const { return !m_open.empty(); }
    [[nodiscard]] std::int64_t longest() const { return m_longest; }
    /// By turns the cell that may be the farthest from another, and the one that may be the most central.
    [[nodiscard]] RegionGraph::Number next() {
        m_central = !m_central;
        const auto better = [&](RegionGraph::Number a, RegionGraph::Number b) {
            return m_central ? m_least[a] < m_least[b] : m_most[a] > m_most[b];
        };
        auto best = m_open.front();
        for (const auto cell : m_open)
            if (better(cell, best)) best = cell;
        return best;
    }
    void searchFrom(RegionGraph::Number cell) {
        const auto last = m_region.findSteps(cell, m_steps, m_queue);
        const auto far = m_steps[last];
        m_longest = std::max(m_longest, far);
        m_most[cell] = far;
        std::erase_if(m_open, [&](RegionGraph::Number other) {
            const auto steps = m_steps[other];
            m_least[other] = std::max({m_least[other], steps, far - steps});
            m_most[other] = std::min(m_most[other], far + steps);
            return m_most[other] <= m_longest;
        });
    }
    /// A cell that is far from one of the ends, and about as far from the other: in the middle of a long walk.
    [[nodiscard]] RegionGraph::Number middleFrom(RegionGraph::Number from) {
        auto cell = m_region.findSteps(from, m_steps, m_queue);
        for (auto left = m_steps[cell] / 2; left > 0; --left)
            for (const auto neighbour : m_region.neighbours(cell))
                if (neighbour < m_region.count() && m_steps[neighbour] + 1 == m_steps[cell]) {
                    cell = neighbour;
                    break;
                }
        return cell;
    }
    [[nodiscard]] RegionGraph::Number farthestFrom(RegionGraph::Number from) {
        return m_region.findSteps(from, m_steps, m_queue);
    }

private:
    const RegionGraph& m_region;
    std::vector<std::uint32_t> m_least;
    std::vector<std::uint32_t> m_most;
    std::vector<RegionGraph::Number> m_open;
    std::vector<std::uint32_t> m_steps;
    std::vector<RegionGraph::Number> m_queue;
    std::uint32_t m_longest = 0;
    bool m_central = true;
};

} // namespace

std::optional<std::int64_t> longestWalk(const RegionGraph& region, VisitBudget& budget,
                                        const std::function<bool()>& stopped) {
    constexpr int searchesBeforeChains = 32; // most levels take fewer
    if (region.count() == 0) return 0;
    Bounds bounds(region);
    const auto end = bounds.farthestFrom(0);
    bounds.searchFrom(end);
    if (bounds.isOpen()) bounds.searchFrom(bounds.middleFrom(end));
    if (!budget.spend(std::int64_t{4} * region.count())) return {};
    for (int searches = 0; bounds.isOpen(); ++searches) {
        if (searches == searchesBeforeChains)
            if (const auto longest = longestWalkOverChains(region, budget)) return longest;
        if (!budget.spend(region.count()) || stopped()) return {};
        bounds.searchFrom(bounds.next());
    }
    return bounds.longest();
}

} // namespace delve::play
