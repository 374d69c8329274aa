#include "generation/graph/passages.h"

#include "generation/graph/paths.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

namespace delve {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

/// Asks whether to stop, once in many times that it is asked itself.
class Patience {
public:
    explicit Patience(const std::function<bool()>& stopped) : m_stopped(stopped) {}
    [[nodiscard]] bool ended() {
        if (++m_times % 65536 == 0 && m_stopped && m_stopped()) m_ended = true;
        return m_ended;
    }

private:
    const std::function<bool()>& m_stopped;
    std::uint32_t m_times = 0;
    bool m_ended = false;
};

/// A flood that goes around a path without stepping on it, and says how far along the path it came.
class PathFlood {
public:
    PathFlood(const BitGrid& open, const std::vector<Cell>& path, Patience& patience)
        : m_open(open), m_last(static_cast<std::uint32_t>(path.size() - 1)), m_seen(open.size()), m_patience(patience) {
        for (std::uint32_t i = 0; i < path.size() && !patience.ended(); ++i) m_place.emplace(keyOf(path[i]), i);
        m_onPath.reset(open.size());
        for (const Cell cell : path) m_onPath.set(cell);
    }

    /// Who comes to this cell has come to the end of the path.
    void addEnd(Cell end) {
        m_place.emplace(keyOf(end), m_last);
        m_onPath.set(end);
    }

    /// Floods from a cell of the path; gives the farthest place of the path that was met.
    std::uint32_t from(Cell start) {
        std::uint32_t farthest = 0;
        m_waiting.assign(1, start);
        while (!m_waiting.empty() && !m_patience.ended()) {
            const Cell cell = m_waiting.back();
            m_waiting.pop_back();
            for (const Cell side : sides) {
                const Cell next = cell + side;
                if (!m_open.size().contains(next) || !m_open.at(next)) continue;
                if (m_onPath.at(next)) {
                    farthest = std::max(farthest, m_place.at(keyOf(next)));
                } else if (!m_seen.at(next)) {
                    m_seen.set(next);
                    m_waiting.push_back(next);
                }
            }
        }
        return farthest;
    }

private:
    static std::uint64_t keyOf(Cell cell) {
        return static_cast<std::uint64_t>(cell.y) << 32 | static_cast<std::uint32_t>(cell.x);
    }

    const BitGrid& m_open;
    std::uint32_t m_last; ///< the place of the path's last cell
    BitGrid m_onPath;
    BitGrid m_seen;
    Patience& m_patience;
    std::unordered_map<std::uint64_t, std::uint32_t> m_place;
    std::vector<Cell> m_waiting;
};

bool isOpen(const BitGrid& open, Cell cell) { return open.size().contains(cell) && open.at(cell); }

/// The one of the ends with the fewest steps to it; the lowest of equals.
std::optional<Cell> nearestEnd(const BitGrid& open, Cell from, std::span<const Cell> ends,
                               const std::function<bool()>& stopped) {
    if (ends.size() == 1) return ends.front();
    const auto distances = findDistances(open, std::span(&from, 1), stopped);
    std::optional<Cell> nearest;
    for (const Cell end : ends) {
        if (!isOpen(open, end) || distances.at(end) == Distances::unreachable) continue;
        if (!nearest || std::pair(distances.at(end), end) < std::pair(distances.at(*nearest), *nearest)) nearest = end;
    }
    return nearest;
}

} // namespace

void findReach(const BitGrid& open, Cell from, BitGrid& into, const std::function<bool()>& stopped) {
    into.reset(open.size());
    if (!open.size().contains(from) || !open.at(from)) return;
    std::vector<Cell> waiting{from};
    into.set(from);
    Patience patience(stopped);
    while (!waiting.empty() && !patience.ended()) {
        const Cell cell = waiting.back();
        waiting.pop_back();
        for (const Cell side : sides) {
            const Cell next = cell + side;
            if (!open.size().contains(next) || !open.at(next) || into.at(next)) continue;
            into.set(next);
            waiting.push_back(next);
        }
    }
}

std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, Cell to, const std::function<bool()>& stopped) {
    return everyWayPasses(open, from, std::span(&to, 1), stopped);
}

std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, std::span<const Cell> ends,
                                 const std::function<bool()>& stopped) {
    const auto nearest = nearestEnd(open, from, ends, stopped);
    const auto path = nearest ? shortestPath(open, from, *nearest, stopped) : std::nullopt;
    if (!path) return {};
    std::vector<Cell> passed;
    Patience patience(stopped);
    PathFlood flood(open, *path, patience);
    for (const Cell end : ends)
        if (isOpen(open, end)) flood.addEnd(end);
    std::uint32_t farthest = 0; // the farthest place that can be met without the cells from here on
    for (std::uint32_t i = 0; i + 1 < path->size() && !patience.ended(); ++i) {
        if (i > 0 && farthest == i) passed.push_back((*path)[i]);
        farthest = std::max(farthest, flood.from((*path)[i]));
    }
    return passed;
}

} // namespace delve
