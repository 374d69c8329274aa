#include "generation/graph/passages.h"

#include "generation/graph/paths.h"
#include "generation/graph/unvisited.h"
#include "generation/level/patience.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace delve {
namespace {

/// A flood that goes around a path without stepping on it, and says how far along the path it came.
class PathFlood {
public:
    /// Reaching one of the ends counts as reaching the end of the path.
    PathFlood(const BitGrid& open, const std::vector<Cell>& path, std::span<const Cell> ends, Patience& patience)
        : m_last(static_cast<std::uint32_t>(path.size() - 1)), m_waiting(4), m_patience(patience) {
        BitGrid onPath(open.size());
        m_places.reserve(path.size());
        for (std::uint32_t i = 0; i < path.size() && !patience.ended(); ++i) {
            m_places.emplace_back(path[i], i);
            onPath.set(path[i]);
        }
        std::ranges::sort(m_places);
        for (const Cell end : ends)
            if (open.has(end)) onPath.set(end);
        m_onPath.reset(onPath);
        m_around.reset(open);
        m_around.takeAll(onPath);
    }

    /// Floods from a cell of the path; gives the farthest place of the path that was met.
    std::uint32_t from(Cell start) {
        std::uint32_t farthest = 0;
        const auto down = m_around.down();
        m_waiting[0] = m_around.indexOf(start);
        for (std::size_t count = 1; count > 0 && !m_patience.ended();) {
            const auto cell = m_waiting[--count];
            if (m_waiting.size() < count + 4) m_waiting.resize(2 * m_waiting.size());
            for (const auto next : {cell - down, cell - 1, cell + 1, cell + down}) {
                m_waiting[count] = next; // and counted where it is new
                count += m_around.take(next);
                if (m_onPath.has(next)) farthest = std::max(farthest, placeOf(m_onPath.cellOf(next)));
            }
        }
        return farthest;
    }

private:
    [[nodiscard]] std::uint32_t placeOf(Cell cell) const {
        const auto found = std::ranges::lower_bound(m_places, cell, {}, &Place::first);
        return found != m_places.end() && found->first == cell ? found->second : m_last;
    }

    using Place = std::pair<Cell, std::uint32_t>;
    std::uint32_t m_last;        ///< the place of the path's last cell
    std::vector<Place> m_places; ///< of the cells of the path, by cell
    Unvisited m_onPath;
    Unvisited m_around;
    std::vector<std::uint32_t> m_waiting;
    Patience& m_patience;
};

/// The one of the ends with the fewest steps to it; the lowest of equals.
std::optional<Cell> nearestEnd(const BitGrid& open, const Distances& distances, std::span<const Cell> ends) {
    std::optional<Cell> nearest;
    for (const Cell end : ends) {
        if (!open.has(end) || distances.at(end) == Distances::unreachable) continue;
        if (!nearest || std::pair(distances.at(end), end) < std::pair(distances.at(*nearest), *nearest)) nearest = end;
    }
    return nearest;
}

/// A shortest path to the nearest of the ends; empty if there is none.
std::vector<Cell> pathToNearest(const BitGrid& open, const Distances& distances, std::span<const Cell> ends) {
    const auto nearest = nearestEnd(open, distances, ends);
    if (!nearest) return {};
    std::vector<Cell> path(std::size_t{distances.at(*nearest)} + 1, *nearest);
    for (auto steps = path.size() - 1; steps > 0; --steps)
        for (const Cell side : sidesInReadingOrder)
            if (const Cell before = path[steps] + side; open.has(before) && distances.at(before) == steps - 1)
                path[steps - 1] = before;
    return path;
}

} // namespace

void findReach(const BitGrid& open, Cell from, BitGrid& into, const std::function<bool()>& stopped) {
    into = open;
    Unvisited unvisited;
    unvisited.reset(open);
    std::vector<std::uint32_t> waiting(4);
    std::size_t count = 0;
    if (open.size().contains(from) && unvisited.take(unvisited.indexOf(from)))
        waiting[count++] = unvisited.indexOf(from);
    const auto down = unvisited.down();
    Patience patience(stopped);
    while (count > 0 && !patience.ended()) {
        const auto cell = waiting[--count];
        if (waiting.size() < count + 4) waiting.resize(2 * waiting.size());
        for (const auto next : {cell - down, cell - 1, cell + 1, cell + down}) {
            waiting[count] = next; // and counted where it is new
            count += unvisited.take(next);
        }
    }
    for (std::int32_t y = 0; y < open.size().height; ++y) unvisited.removeFrom(y, into.row(y));
}

std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, Cell to, const std::function<bool()>& stopped,
                                 Distances* distances) {
    return everyWayPasses(open, from, std::span(&to, 1), stopped, distances);
}

std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, std::span<const Cell> ends,
                                 const std::function<bool()>& stopped, Distances* distances) {
    Distances own;
    auto& steps = distances ? *distances : own;
    findDistances(open, std::span(&from, 1), steps, stopped);
    if (stopped && stopped()) return {};
    return everyWayPasses(open, steps, ends, stopped);
}

std::vector<Cell> everyWayPasses(const BitGrid& open, const Distances& distances, std::span<const Cell> ends,
                                 const std::function<bool()>& stopped) {
    const auto path = pathToNearest(open, distances, ends);
    if (path.empty()) return {};
    std::vector<Cell> passed;
    Patience patience(stopped);
    PathFlood flood(open, path, ends, patience);
    std::uint32_t farthest = 0; // the farthest place that can be met without the cells from here on
    for (std::uint32_t i = 0; i + 1 < path.size() && !patience.ended(); ++i) {
        if (i > 0 && farthest == i) passed.push_back(path[i]);
        farthest = std::max(farthest, flood.from(path[i]));
    }
    return passed;
}

} // namespace delve
