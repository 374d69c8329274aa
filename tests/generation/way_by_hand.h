#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"
#include "tests/generation/connected_cells.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

/// The critical path of a finished level, and the rooms around dead ends, found in the plainest way: what the tests of
/// pacing hold the stage to. Shares no code with it.
namespace delve::test {

class WayByHand {
public:
    static constexpr std::int64_t nowhere = std::numeric_limits<std::int64_t>::max();

    WayByHand(const Level& level, const TileCatalogue& tiles) : m_level(level), m_tiles(tiles) {
        const Thing* const start = startOf(*level.things, 1);
        if (!start) return;
        steps = floodFrom({start->at});
        findPath();
        findPlaces();
    }

    /// From 0 to 9; -1 where the cell cannot be reached.
    [[nodiscard]] int tenthOf(Cell cell) const {
        const auto place = places[indexOf(cell)];
        return place == nowhere ? -1 : static_cast<int>(place * 10 / static_cast<std::int64_t>(path.size()));
    }
    /// In which third of its tenth, from 0.
    [[nodiscard]] int thirdOf(Cell cell) const {
        return static_cast<int>(places[indexOf(cell)] * 30 / static_cast<std::int64_t>(path.size()) % 3);
    }
    [[nodiscard]] std::int64_t stepsTo(Cell cell) const { return steps[indexOf(cell)]; }
    [[nodiscard]] bool walks(Cell cell) const {
        return m_level.size().contains(cell) && m_tiles.walkable(m_level.tiles.at(cell));
    }

    std::vector<Cell> path;
    std::vector<std::int64_t> steps;  ///< from the start
    std::vector<std::int64_t> places; ///< on the path: where one leaves it for this cell

private:
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_level.size().width) +
               static_cast<std::size_t>(cell.x);
    }

    [[nodiscard]] std::vector<std::int64_t> floodFrom(std::vector<Cell> from) const {
        std::vector<std::int64_t> found(static_cast<std::size_t>(m_level.size().area()), nowhere);
        for (const Cell cell : from) found[indexOf(cell)] = 0;
        for (std::size_t i = 0; i < from.size(); ++i) {
            const Cell at = from[i];
            for (const Cell next : besides(at)) {
                if (!walks(next) || found[indexOf(next)] != nowhere) continue;
                found[indexOf(next)] = found[indexOf(at)] + 1;
                from.push_back(next);
            }
        }
        return found;
    }

    void forEachCell(const std::function<void(Cell)>& visit) const {
        for (std::int32_t y = 0; y < m_level.size().height; ++y)
            for (std::int32_t x = 0; x < m_level.size().width; ++x) visit({x, y});
    }

    void findPath() {
        Cell end;
        std::int64_t nearest = nowhere;
        const auto consider = [&](Cell cell) { // in cell order
            if (!walks(cell) || stepsTo(cell) == nowhere) return;
            if (stepsTo(cell) > nearest || (stepsTo(cell) == nearest && end < cell)) return;
            nearest = stepsTo(cell);
            end = cell;
        };
        forEachCell([&](Cell cell) {
            if (m_tiles.endsGame(m_level.tiles.at(cell)))
                for (const Cell side : besides(cell)) consider(side);
        });
        for (const auto& thing : *m_level.things)
            if (thing.kind == ThingKind::Boss || thing.kind == ThingKind::Goal) consider(thing.at);
        if (nearest == nowhere) {
            std::int64_t most = -1;
            forEachCell([&](Cell cell) {
                if (!walks(cell) || stepsTo(cell) == nowhere || stepsTo(cell) <= most) return;
                most = stepsTo(cell);
                end = cell;
            });
        }
        path = {end};
        while (stepsTo(path.front()) > 0) {
            Cell before;
            for (const Cell side : besides(path.front())) // the lowest first
                if (walks(side) && stepsTo(side) == stepsTo(path.front()) - 1) {
                    before = side;
                    break;
                }
            path.insert(path.begin(), before);
        }
    }

    /// Of the cells of the path with the fewest steps to a cell, the first: by rings, each from the one before.
    void findPlaces() {
        const auto away = floodFrom(path);
        places.assign(away.size(), nowhere);
        for (std::size_t i = 0; i < path.size(); ++i) places[indexOf(path[i])] = static_cast<std::int64_t>(i);
        std::vector<std::vector<Cell>> rings;
        forEachCell([&](Cell cell) {
            const auto ring = away[indexOf(cell)];
            if (ring == nowhere || ring == 0) return;
            if (rings.size() <= static_cast<std::size_t>(ring)) rings.resize(static_cast<std::size_t>(ring) + 1);
            rings[static_cast<std::size_t>(ring)].push_back(cell);
        });
        for (const auto& ring : rings)
            for (const Cell cell : ring)
                for (const Cell side : besides(cell))
                    if (walks(side) && away[indexOf(side)] + 1 == away[indexOf(cell)])
                        places[indexOf(cell)] = std::min(places[indexOf(cell)], places[indexOf(side)]);
    }

    const Level& m_level;
    const TileCatalogue& m_tiles;
};

} // namespace delve::test
