#include "generation/pipeline/opening.h"

#include "generation/level/bit_rects.h"
#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// How far around the selection stages may look.
constexpr std::int32_t margin = 8;

Rect boundsOf(const BitGrid& cells) {
    Rect bounds;
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        forEachRun(cells.row(y), cells.size().width, [&](std::int32_t from, std::int32_t to) {
            bounds = bounds.united({from, y, to - from, 1});
        });
    return bounds;
}

/// Removes cells from a selection.
class Closing {
public:
    Closing(const Level& level, const TileCatalogue& tiles, BitGrid& open)
        : m_level(level), m_tiles(tiles), m_open(open) {}

    void pins() {
        if (m_level.pinned->size() == m_level.size()) m_open.remove(*m_level.pinned);
        for (const auto& thing : *m_level.things)
            if (std::ranges::binary_search(*m_level.pinnedThings, thing.id)) m_open.clear(thing.at);
    }

    void keysAndLocks() {
        const auto isOfLocks = [](const Thing& thing) {
            return thing.kind == ThingKind::Key || thing.kind == ThingKind::Lock;
        };
        const bool allGo = std::ranges::all_of(
            *m_level.things, [&](const Thing& thing) { return !isOfLocks(thing) || m_open.at(thing.at); });
        for (const auto& thing : *m_level.things)
            if (!allGo && isOfLocks(thing)) m_open.clear(thing.at);
    }

    void groundBeforeExits() {
        const auto isExit = [&](Tile tile) { return m_tiles.endsGame(tile); };
        forEachCellWhere(m_level.tiles, isExit, [&](Cell cell) {
            if (!m_open.at(cell)) groundBefore(cell);
        });
    }

    void portals() {
        for (const auto& thing : *m_level.things) {
            if (thing.kind != ThingKind::Portal) continue;
            for (const auto& room : *m_level.rooms) roomAround(room, thing.at);
            houseBehind(thing.at);
            m_open.clear(thing.at);
            groundBefore(thing.at);
        }
    }

private:
    void groundBefore(Cell cell) {
        for (const Cell side : sidesInReadingOrder) {
            const Cell before = cell + side;
            if (m_level.size().contains(before) && m_tiles.walkable(m_level.tiles.at(before))) m_open.clear(before);
        }
    }

    void roomAround(const Room& room, Cell cell) {
        if (!room.box.contains(cell)) return;
        const auto pieces = piecesOf(room);
        if (std::ranges::none_of(pieces, [&](const Rect& piece) { return piece.contains(cell); })) return;
        for (const Rect& piece : pieces) setRect(m_open, piece, false);
    }

    /// The walls and doors that are connected with this door.
    void houseBehind(Cell door) {
        const auto isHouse = [&](Cell cell) {
            if (!m_level.size().contains(cell)) return false;
            return m_tiles.ofHouse(m_level.tiles.at(cell));
        };
        if (!isHouse(door)) return;
        if (m_house.size() != m_level.size()) m_house = BitGrid(m_level.size());
        std::vector<Cell> waiting{door};
        while (!waiting.empty()) {
            const Cell cell = waiting.back();
            waiting.pop_back();
            if (!isHouse(cell) || m_house.at(cell)) continue;
            m_house.set(cell);
            m_open.clear(cell);
            for (const Cell side : sidesInReadingOrder) waiting.push_back(cell + side);
        }
    }

    const Level& m_level;
    const TileCatalogue& m_tiles;
    BitGrid& m_open;
    BitGrid m_house; ///< cells of houses that were closed already
};

} // namespace

bool Opening::has(const Run& run) const {
    const Rect area = run.area();
    for (auto y = area.y; y < area.bottom(); ++y)
        if (cells.anyInRun(y, area.x, area.width)) return true;
    return false;
}

bool Opening::touches(const std::vector<Run>& runs) const {
    return std::ranges::any_of(runs, [this](const Run& run) { return has(run); });
}

Opening openingIn(const Level& level, const TileCatalogue& tiles, const BitGrid& selection) {
    Opening opening;
    opening.cells = selection;
    Closing closing(level, tiles, opening.cells);
    closing.pins();
    const bool anyLeft = opening.cells.count() > 0;
    closing.portals();
    closing.groundBeforeExits();
    closing.keysAndLocks();
    opening.window = boundsOf(opening.cells).grown(margin).intersected(wholeOf(level.size()));
    opening.count = opening.cells.count();
    opening.allStays = anyLeft && opening.count == 0;
    return opening;
}

} // namespace delve::generation
