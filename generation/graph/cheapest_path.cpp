#include "generation/graph/cheapest_path.h"

#include "generation/level/pieces.h"

#include <algorithm>
#include <bit>

namespace delve {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
constexpr std::int32_t firstMargin = 16;
constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 16;

std::int32_t beyond(std::int32_t at, std::int32_t from, std::int32_t end) {
    return at < from ? from - at : at >= end ? at - end + 1 : 0;
}

/// The least that the way from a cell to a rectangle can cost.
struct Heuristic {
    Rect to;
    std::uint32_t leastPrice;
    [[nodiscard]] std::uint32_t operator()(Cell cell) const {
        const auto left = beyond(cell.x, to.x, to.right()) + beyond(cell.y, to.y, to.bottom());
        return static_cast<std::uint32_t>(left) * leastPrice;
    }
};

std::uint32_t leastPriceOf(const Terrain& terrain) {
    std::uint32_t least = 0xffffffff;
    for (const auto price : terrain.price)
        if (price > 0) least = std::min(least, price);
    return least;
}

} // namespace

std::optional<Way> CheapestPath::find(const Terrain& terrain, const Rect& from, const Rect& to) {
    const Rect map = wholeOf(terrain.size);
    const auto highest = *std::ranges::max_element(terrain.price);
    if (highest == 0 || from.intersected(map).empty() || to.intersected(map).empty()) return {};
    const auto span = std::bit_ceil(highest + leastPriceOf(terrain) + 1);
    if (m_buckets.size() < span) m_buckets.resize(span);

    for (std::int32_t margin = firstMargin;; margin *= 2) {
        m_window = from.united(to).grown(margin).intersected(map);
        const auto outcome = search(terrain, from.intersected(map), to.intersected(map));
        if (outcome.cost <= outcome.cheapestOutside) {
            if (outcome.cost == infinite) return {};
            return Way{wayBack(outcome.reached), outcome.cost};
        }
    }
}

void CheapestPath::open(Cell cell, std::uint32_t cost, std::uint8_t step, std::uint32_t estimate) {
    const auto place = local(cell);
    m_cost[place] = cost;
    m_step[place] = step;
    m_buckets[estimate & (m_buckets.size() - 1)].push_back({cell, cost});
    ++m_waiting;
}

void CheapestPath::findStarts(const Terrain& terrain, const Rect& from, const Rect& to) {
    const Heuristic left{to, leastPriceOf(terrain)};
    m_starts.clear();
    for (auto y = from.y; y < from.bottom(); ++y)
        for (auto x = from.x; x < from.right(); ++x)
            if (terrain.priceAt({x, y}) > 0) m_starts.emplace_back(left({x, y}), Cell{x, y});
    std::ranges::sort(m_starts);
}

template <class Left>
std::uint32_t CheapestPath::stepOn(const Terrain& terrain, const Left& left, Cell cell, std::uint32_t cost) {
    std::uint32_t cheapestOutside = infinite;
    for (std::uint8_t side = 0; side < noStep; ++side) {
        const Cell next = cell + sides[side];
        if (!terrain.size.contains(next)) continue;
        const auto price = terrain.priceAt(next);
        if (price == 0) continue;
        const auto nextCost = cost + price;
        const auto estimate = nextCost + left(next);
        if (!m_window.contains(next)) cheapestOutside = std::min(cheapestOutside, estimate);
        else if (nextCost < m_cost[local(next)]) open(next, nextCost, side, estimate);
    }
    return cheapestOutside;
}

bool CheapestPath::clearWindow() {
    const auto area = static_cast<std::size_t>(m_window.area());
    if (!assignInPieces(m_cost, area, infinite, [this] { return stopped(); })) return false;
    m_step.resize(area);
    for (auto& bucket : m_buckets) bucket.clear();
    m_waiting = 0;
    return true;
}

CheapestPath::Outcome CheapestPath::search(const Terrain& terrain, const Rect& from, const Rect& to) {
    if (!clearWindow()) return {};
    findStarts(terrain, from, to);
    const Heuristic left{to, leastPriceOf(terrain)};
    Outcome outcome;
    std::uint32_t estimate = 0;
    std::size_t looked = 0;
    // The buckets hold a narrow band of estimates, so a start that is farther away waits until the band has come to it.
    for (std::size_t nextStart = 0; m_waiting > 0 || nextStart < m_starts.size(); ++estimate) {
        if (m_waiting == 0) estimate = std::max(estimate, m_starts[nextStart].first);
        for (; nextStart < m_starts.size() && m_starts[nextStart].first == estimate; ++nextStart)
            if (m_cost[local(m_starts[nextStart].second)] != 0) open(m_starts[nextStart].second, 0, noStep, estimate);
        auto& bucket = m_buckets[estimate & (m_buckets.size() - 1)];
        while (!bucket.empty()) {
            const auto [cell, cost] = bucket.back();
            bucket.pop_back();
            --m_waiting;
            if (m_cost[local(cell)] != cost) continue; // a cheaper way was found since
            if (to.contains(cell)) return {cell, cost, outcome.cheapestOutside};
            if (++looked % cellsBetweenQuestions == 0 && stopped()) return {};
            outcome.cheapestOutside = std::min(outcome.cheapestOutside, stepOn(terrain, left, cell, cost));
        }
    }
    return outcome;
}

std::vector<Cell> CheapestPath::wayBack(Cell reached) const {
    std::vector<Cell> cells{reached};
    while (m_step[local(cells.back())] != noStep) cells.push_back(cells.back() - sides[m_step[local(cells.back())]]);
    std::ranges::reverse(cells);
    return cells;
}

} // namespace delve
