#include "playtest/measures/detours.h"

#include <algorithm>
#include <array>
#include <functional>

namespace delve::play {
namespace {

/// Calls visit(index, index) for the two cells of each thin wall.
template <class Visit>
void forEachThinWall(const CellMap& map, Visit visit) {
    map.forEach(CellMap::mainRegion, [&](std::size_t index) {
        for (const auto side : std::array<std::ptrdiff_t, 2>{1, map.down()}) {
            if (map.is(beside(index, side), CellMap::walkable | CellMap::seeThrough)) continue;
            if (map.is(beside(index, 2 * side), CellMap::mainRegion)) visit(index, beside(index, 2 * side));
        }
    });
}

struct Bounded {
    ThinWall wall;
    std::uint32_t most; ///< no walk around it takes more steps
};

} // namespace

std::int64_t countThinWalls(const CellMap& map) {
    std::int64_t count = 0;
    forEachThinWall(map, [&](std::size_t, std::size_t) { ++count; });
    return count;
}

std::vector<ThinWall> findThinWalls(const CellMap& map, const RegionGraph& region) {
    std::vector<ThinWall> walls;
    forEachThinWall(map, [&](std::size_t a, std::size_t b) {
        walls.emplace_back(region.at(map.cellAt(a)), region.at(map.cellAt(b)));
    });
    return walls;
}

namespace {

/// The walls that may still have the worst detour.
class Search {
public:
    Search(const RegionGraph& region, const std::vector<ThinWall>& walls, VisitBudget& budget)
        : m_region(region), m_budget(budget) {
        for (const auto& wall : walls) m_left.push_back({wall, 0xffffffff});
    }

    std::optional<std::int64_t> run(const std::function<bool()>& stopped) {
        while (!m_left.empty() && isWorthwhile()) {
            if (!m_budget.spend(m_region.count()) || stopped()) return {};
            prune();
        }
        std::ranges::stable_sort(m_left, std::ranges::greater(), &Bounded::most);
        m_steps.assign(m_region.count() + 1, unknown);
        for (const auto& [wall, most] : m_left) {
            if (most <= m_worst) break;
            m_worst = std::max(m_worst, walkAround(wall));
            if (!m_budget.spend(static_cast<std::int64_t>(m_queue.size())) || stopped()) return {};
        }
        return m_worst;
    }

private:
    static constexpr std::uint32_t unknown = 0xffffffff;
    static constexpr std::size_t roundsBetween = 8;

    /// Does pruning still spare more cells than it visits? A walk around a single wall visits those near it only.
    [[nodiscard]] bool isWorthwhile() {
        if (m_round++ % roundsBetween != 0) return true;
        const auto pruned = m_before - m_left.size();
        m_before = m_left.size();
        const auto near = std::min<std::uint64_t>(m_region.count(), std::uint64_t{2} * m_worst * m_worst);
        return m_round == 1 || pruned * near >= roundsBetween * m_region.count();
    }
    /// Searches from the wall that may have the longest walk. That says of each wall how long the walk around it is at
    /// least, and at most: over the cell that was searched from.
    void prune() {
        const auto from = std::ranges::max_element(m_left, {}, &Bounded::most)->wall.first;
        m_region.findSteps(from, m_steps, m_queue);
        for (auto& [wall, most] : m_left) {
            const auto [one, other] = std::minmax(m_steps[wall.first], m_steps[wall.second]);
            m_worst = std::max(m_worst, other - one);
            most = std::min(most, one + other);
        }
        std::erase_if(m_left, [&](const Bounded& wall) { return wall.most <= m_worst; });
    }
    /// The steps of one walk. All of m_steps is unknown, before and after.
    [[nodiscard]] std::uint32_t walkAround(const ThinWall& wall) {
        m_queue.assign(1, wall.first);
        m_steps[wall.first] = 0;
        for (std::size_t i = 0; m_steps[wall.second] == unknown; ++i)
            for (const auto next : m_region.neighbours(m_queue[i])) {
                if (next == m_region.count() || m_steps[next] != unknown) continue;
                m_steps[next] = m_steps[m_queue[i]] + 1;
                m_queue.push_back(next);
            }
        const auto steps = m_steps[wall.second];
        for (const auto cell : m_queue) m_steps[cell] = unknown;
        return steps;
    }

    const RegionGraph& m_region;
    VisitBudget& m_budget;
    std::vector<Bounded> m_left;
    std::size_t m_round = 0;
    std::size_t m_before = 0; ///< walls that were left some rounds ago
    std::uint32_t m_worst = 0;
    std::vector<std::uint32_t> m_steps;
    std::vector<RegionGraph::Number> m_queue;
};

} // namespace

std::optional<std::int64_t> worstDetour(const RegionGraph& region, const std::vector<ThinWall>& walls,
                                        VisitBudget& budget, const std::function<bool()>& stopped) {
    return Search(region, walls, budget).run(stopped);
}

} // namespace delve::play
