#include "generation/graph/cheapest_path.h"

#include "generation/level/pieces.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace delve {
namespace {

constexpr std::int32_t firstMargin = 16;
constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 16;

std::int32_t beyond(std::int32_t at, std::int32_t from, std::int32_t end) {
    return at < from ? from - at : at >= end ? at - end + 1 : 0;
}

/// For each coordinate from one before the window on: the least that the way across to the rectangle can cost.
void findLeft(std::int32_t first, std::int32_t count, std::int32_t from, std::int32_t end, std::uint32_t price,
              std::vector<std::uint32_t>& into) {
    into.resize(static_cast<std::size_t>(count));
    for (std::int32_t i = 0; i < count; ++i)
        into[static_cast<std::size_t>(i)] = static_cast<std::uint32_t>(beyond(first + i, from, end)) * price;
}

std::uint32_t lowestPriceOf(const Terrain& terrain) {
    std::uint32_t min = 0xffffffff;
    for (const auto price : terrain.price)
        if (price > 0) min = std::min(min, price);
    return min;
}

} // namespace

std::optional<Way> CheapestPath::find(const Terrain& terrain, const Rect& from, const Rect& to) {
    const Rect map = wholeOf(terrain.size);
    const auto highest = *std::ranges::max_element(terrain.price);
    if (highest == 0 || from.intersected(map).empty() || to.intersected(map).empty()) return {};
    const auto span = std::bit_ceil(highest + lowestPriceOf(terrain) + 2 * terrain.turn + 1);
    if (m_buckets.size() < span) m_buckets.resize(span);

    for (std::int32_t margin = firstMargin;; margin *= 2) {
        m_window = from.united(to).grown(margin).intersected(map);
        const auto outcome = terrain.turn > 0 ? search<true>(terrain, from.intersected(map), to.intersected(map))
                                              : search<false>(terrain, from.intersected(map), to.intersected(map));
        if (outcome.cost <= outcome.cheapestOutside) {
            if (outcome.cost == infinite) return {};
            return Way{wayBack(outcome.reached), outcome.cost};
        }
    }
}

void CheapestPath::open(Spot spot, std::size_t at, std::uint32_t cost, std::uint8_t step, std::uint32_t estimate) {
    m_cost[at] = cost;
    m_step[at] = step;
    auto& bucket = m_buckets[estimate & (m_buckets.size() - 1)];
    const Waiting waiting{spot, cost, bucket};
    ++m_waiting;
    bucket = m_unused;
    if (m_unused == 0) {
        m_waitingList.push_back(waiting);
        bucket = static_cast<std::uint32_t>(m_waitingList.size());
    } else {
        m_unused = std::exchange(m_waitingList[m_unused - 1], waiting).next;
    }
}

void CheapestPath::dropFirst(std::uint32_t& bucket) {
    auto& next = m_waitingList[bucket - 1].next;
    m_unused = std::exchange(bucket, std::exchange(next, m_unused));
    --m_waiting;
}

void CheapestPath::findStarts(const Rect& from) {
    m_starts.clear();
    for (auto y = from.y; y < from.bottom(); ++y)
        for (auto x = from.x; x < from.right(); ++x)
            if (const Spot spot = spotOf({x, y}); m_price[m_class[place(spot)]] > 0)
                m_starts.emplace_back(left(spot) + turnsLeft(spot, false, false), Cell{x, y});
    std::ranges::sort(m_starts);
}

template <bool turning>
std::uint32_t CheapestPath::stepOn(Spot spot, std::uint32_t cost) {
    std::uint32_t cheapestOutside = infinite;
    const auto at = place(spot);
    const std::array<std::size_t, noStep> neighbours{at - m_down, at - 1, at + 1, at + m_down}; // in reading order
    const bool first = turning && m_step[stateOf(spot)] == noStep;
    for (std::uint8_t side = 0; side < noStep; ++side) {
        const bool upright = turning && sidesInReadingOrder[side].y != 0;
        const auto price = m_price[m_class[neighbours[side]]];
        const auto state = neighbours[side] + (upright ? m_area : 0);
        const auto turn = turning && !first && upright != (spot.upright != 0) ? m_turn : 0;
        const auto nextCost = cost + price + turn;
        if (price == 0 || nextCost >= m_cost[state]) continue;
        const Spot next = spotAt(spot.x + sidesInReadingOrder[side].x, spot.y + sidesInReadingOrder[side].y, upright);
        const auto estimate = nextCost + left(next) + (turning ? turnsLeft(next, !upright, upright) : 0);
        const auto step = static_cast<std::uint8_t>(side | (turning && spot.upright != 0 ? fromUpright : 0));
        if (inWindow(next)) open(next, state, nextCost, step, estimate);
        else cheapestOutside = std::min(cheapestOutside, estimate); // a cell of the rim is never opened
    }
    return cheapestOutside;
}

void CheapestPath::readClasses(const Terrain& terrain) {
    std::ranges::copy(terrain.price, m_price.begin());
    m_price.back() = 0;
    m_turn = terrain.turn;
    m_class.assign(m_area, static_cast<std::uint8_t>(Terrain::classes));
    const Rect seen = m_window.grown(1).intersected(wholeOf(terrain.size));
    for (auto y = seen.y; y < seen.bottom(); ++y) {
        const auto row =
            terrain.classOf.subspan(static_cast<std::size_t>(y) * static_cast<std::size_t>(terrain.size.width) +
                                        static_cast<std::size_t>(seen.x),
                                    static_cast<std::size_t>(seen.width));
        std::ranges::copy(row, m_class.begin() + static_cast<std::ptrdiff_t>(place(spotOf({seen.x, y}))));
    }
}

bool CheapestPath::lookThrough(const Terrain& terrain, const Rect& to) {
    m_down = static_cast<std::size_t>(m_window.width) + 2;
    m_area = m_down * (static_cast<std::size_t>(m_window.height) + 2);
    const auto states = terrain.turn > 0 ? 2 * m_area : m_area;
    if (!assignInPieces(m_cost, states, infinite, [this] { return stopped(); })) return false;
    readClasses(terrain);
    m_step.resize(states);
    const auto price = lowestPriceOf(terrain);
    findLeft(m_window.x - 1, m_window.width + 2, to.x, to.right(), price, m_leftAcross);
    findLeft(m_window.y - 1, m_window.height + 2, to.y, to.bottom(), price, m_leftDown);
    std::ranges::fill(m_buckets, 0u);
    m_waitingList.clear();
    m_unused = 0;
    m_waiting = 0;
    return true;
}

template <bool turning>
CheapestPath::Outcome CheapestPath::search(const Terrain& terrain, const Rect& from, const Rect& to) {
    if (!lookThrough(terrain, to)) return {};
    findStarts(from);
    Outcome outcome;
    std::uint32_t estimate = 0;
    std::size_t looked = 0;
    // The buckets hold a narrow band of estimates, so a farther start waits until the band has reached it.
    for (std::size_t nextStart = 0; m_waiting > 0 || nextStart < m_starts.size(); ++estimate) {
        if (m_waiting == 0) estimate = std::max(estimate, m_starts[nextStart].first);
        for (; nextStart < m_starts.size() && m_starts[nextStart].first == estimate; ++nextStart) {
            const Spot start = spotOf(m_starts[nextStart].second);
            if (m_cost[place(start)] != 0) open(start, place(start), 0, noStep, estimate);
            if (turning) m_cost[place(start) + m_area] = 0; // nothing comes cheaper here
        }
        auto& bucket = m_buckets[estimate & (m_buckets.size() - 1)];
        while (bucket != 0) {
            const Spot spot = m_waitingList[bucket - 1].spot;
            const auto cost = m_waitingList[bucket - 1].cost;
            dropFirst(bucket);
            if (m_cost[turning ? stateOf(spot) : place(spot)] != cost) continue; // a cheaper way was found since
            if (left(spot) == 0) return {spot, cost, outcome.cheapestOutside};
            if (++looked % cellsBetweenQuestions == 0 && stopped()) return {};
            outcome.cheapestOutside = std::min(outcome.cheapestOutside, stepOn<turning>(spot, cost));
        }
    }
    return outcome;
}

std::vector<Cell> CheapestPath::wayBack(Spot reached) const {
    std::vector<Cell> cells{cellOf(reached)};
    for (auto step = m_step[stateOf(reached)]; step != noStep; step = m_step[stateOf(reached)]) {
        cells.push_back(cells.back() - sidesInReadingOrder[step & 3]);
        const Spot before = spotOf(cells.back());
        reached = spotAt(before.x, before.y, (step & fromUpright) != 0);
    }
    std::ranges::reverse(cells);
    return cells;
}

} // namespace delve
