// The part of rooms.h that digs halls.
#include "editor/tools/pins.h"
#include "editor/tools/rooms.h"
#include "generation/graph/tunnels.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// The stage draws a discount for each tunnel; a hall dug by hand gets the middle of that range.
constexpr std::int64_t discount = 500;
/// The margin around both ends that is searched first: a map may have 268 million cells, and a hall is short.
constexpr std::int32_t windowMargin = 128;

/// How a tunnel may pass each cell in a part of a level, row by row.
class Diggable {
public:
    Diggable(const Level& level, const TileCatalogue& tiles, const Rect& window)
        : m_window(window), m_classes(static_cast<std::size_t>(window.area())) {
        const Rect inside = wholeOf(level.size()).grown(-1);
        std::vector<Tile> row(static_cast<std::size_t>(window.width));
        auto into = m_classes.begin();
        for (auto y = window.y; y < window.bottom(); ++y) {
            level.tiles.readRow(y, window.x, row);
            for (auto x = window.x; x < window.right(); ++x)
                *into++ = classOf(tiles, row[static_cast<std::size_t>(x - window.x)], inside.contains({x, y}));
        }
        for (const auto& room : *level.rooms) {
            if (room.shape.empty()) wallIn(room.box);
            for (const auto& run : room.shape) wallIn(run.area());
        }
    }

    [[nodiscard]] std::vector<Cell> way(const Rect& from, const Rect& to) const {
        CheapestPath search;
        const auto found = search.find(tunnelTerrain(size(), m_classes, discount), local(from), local(to));
        if (!found) return {};
        std::vector<Cell> cells = found->cells;
        for (auto& cell : cells) cell = cell + m_window.topLeft();
        return cells;
    }

private:
    static std::uint8_t classOf(const TileCatalogue& tiles, Tile tile, bool inside) {
        if (tiles.walkable(tile))
            return static_cast<std::uint8_t>(tiles.hallFloor(tile) ? Digging::OldHall : Digging::Ground);
        return static_cast<std::uint8_t>(inside && !tiles.endsGame(tile) ? Digging::Solid : Digging::Barred);
    }
    [[nodiscard]] Size size() const { return {m_window.width, m_window.height}; }
    [[nodiscard]] Rect local(const Rect& area) const {
        return Rect{area.x - m_window.x, area.y - m_window.y, area.width, area.height}.intersected(wholeOf(size()));
    }
    void wallIn(const Rect& part) {
        if (part.grown(1).overlaps(m_window))
            delve::wallIn({part.x - m_window.x, part.y - m_window.y, part.width, part.height}, size(), m_classes);
    }

    Rect m_window;
    std::vector<std::uint8_t> m_classes;
};

Rect areaOf(const Level& level, const HallEnd& end) {
    return end.room == noRoom ? Rect{end.cell.x, end.cell.y, 1, 1} : tunnelEnd((*level.rooms)[end.room]);
}

} // namespace

HallEnd hallEndAt(const Level& level, Cell cell) { return {roomAt(level, cell), cell}; }

std::vector<Cell> hallWay(const Level& level, const TileCatalogue& tiles, const HallEnd& from, const HallEnd& to) {
    const Rect whole = wholeOf(level.size());
    const Rect start = areaOf(level, from);
    const Rect goal = areaOf(level, to);
    const Rect near = start.united(goal).grown(windowMargin).intersected(whole);
    auto way = Diggable(level, tiles, near).way(start, goal);
    if (way.empty() && near != whole) way = Diggable(level, tiles, whole).way(start, goal);
    return way;
}

void digHall(Level& level, const TileCatalogue& tiles, const HallEnd& from, const HallEnd& to,
             std::span<const Cell> way, bool pins) {
    Hall hall{from.room, to.room, runsBetween(way), {}};
    Rect area;
    const auto dig = [&](const Rect& cells) {
        area = area.united(cells);
        for (auto y = cells.y; y < cells.bottom(); ++y)
            for (auto x = cells.x; x < cells.right(); ++x)
                if (!tiles.walkable(level.tiles.at({x, y}))) level.tiles.set({x, y}, Tile::Hall);
        if (pins) pinCells(level, cells, true);
    };
    for (const auto& run : hall.runs) dig(run.area());
    // An end outside all rooms is dug as well: nothing else makes it walkable.
    for (const Cell end : {way.front(), way.back()})
        if (roomAt(level, end) == noRoom) dig({end.x, end.y, 1, 1});
    mendWalls(level, tiles, area);
    if (hall.runs.empty() && from.room == noRoom && to.room == noRoom) return;
    level.halls.write().push_back(std::move(hall));
    if (from.room != noRoom && to.room != noRoom)
        level.links.write().push_back({from.room, to.room, LinkKind::Hall, {}});
}

} // namespace delve::editor
