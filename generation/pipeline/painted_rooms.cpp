#include "generation/pipeline/painted_rooms.h"

#include "generation/graph/regions.h"
#include "generation/level/bit_rects.h"
#include "generation/level/bit_runs.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <unordered_set>

namespace delve::generation {
namespace {

/// Where halls run and rooms are entered, and the open ground of towns: not what a room is made of.
bool isNoRoom(const TileCatalogue& tiles, Tile tile) {
    return tiles.hallFloor(tile) || tiles.outdoors(tile) || tiles.door(tile) || tiles.secret(tile) || tiles.ledge(tile);
}

/// The pinned floor that is neither a room's nor a hall's; of no cell where it was stopped.
BitGrid paintedFloor(const Level& level, const TileCatalogue& tiles, const std::function<bool()>& stopped) {
    BitGrid floor = *level.pinned;
    for (const auto& room : *level.rooms)
        for (const auto& piece : piecesOf(room)) setRect(floor, piece, false);
    for (const auto& hall : *level.halls)
        for (const auto& run : hall.runs) setRect(floor, run.area(), false);
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        if (y % 64 == 0 && stopped()) return BitGrid(level.size());
        const auto row = floor.row(y);
        const std::vector<std::uint64_t> pinned(row.begin(), row.end());
        forEachBit(pinned, [&](std::int32_t x) {
            const Tile tile = level.tiles.at({x, y});
            if (!tiles.walkable(tile) || isNoRoom(tiles, tile)) floor.clear({x, y});
        });
    }
    return floor;
}

/// Is there a square of two by two cells in it? The runs go row by row.
bool isWide(const std::vector<Run>& runs) {
    std::size_t below = 0;
    for (const auto& run : runs) {
        while (below < runs.size() && runs[below].at.y <= run.at.y) ++below;
        for (auto i = below; i < runs.size() && runs[i].at.y == run.at.y + 1; ++i)
            if (run.area().intersected({runs[i].at.x, run.at.y, runs[i].length, 1}).width >= 2) return true;
    }
    return false;
}

/// The cells of the rooms that a level has.
BitGrid cellsOfRooms(const Level& level) {
    BitGrid cells(level.size());
    for (const auto& room : *level.rooms)
        for (const auto& piece : piecesOf(room)) setRect(cells, piece);
    return cells;
}

bool touch(const std::vector<Run>& runs, const BitGrid& cells) {
    return std::ranges::any_of(runs, [&](const Run& run) { return cells.anyIn(run.area().grown(1)); });
}

/// The pieces that are wide enough and stand by themselves, as rooms, in the order of their first cells: what touches a
/// room is ground around it and no room of its own. `taken` are the cells of the rooms so far.
std::vector<Room> roomsOf(const Regions& regions, BitGrid taken) {
    const auto height = taken.size().height;
    std::vector<std::vector<Run>> shapes(regions.count());
    for (std::int32_t y = 0; y < height; ++y)
        for (const auto& run : regions.row(y)) shapes[run.region].push_back({{run.x, y}, run.length, false});
    std::vector<Room> rooms;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (!isWide(shapes[i]) || touch(shapes[i], taken)) continue;
        for (const auto& run : shapes[i]) taken.setRun(run.at.y, run.at.x, run.length);
        auto& room = rooms.emplace_back();
        room.id = bornAt(nameOf(room.kind), regions.regions[i].first);
        for (const auto& run : shapes[i]) room.box = room.box.united(run.area());
        if (regions.regions[i].cells != room.box.area()) room.shape = std::move(shapes[i]);
    }
    return rooms;
}

} // namespace

Level withPaintedRooms(const Level& level, const TileCatalogue& tiles, const std::function<bool()>& stopped) {
    if (level.pinned->size() != level.size() || level.pinned->none()) return level;
    Regions regions;
    if (!findRegions(paintedFloor(level, tiles, stopped), regions, stopped)) return level;
    auto painted = roomsOf(regions, cellsOfRooms(level));
    if (painted.empty()) return level;
    Level with = level;
    auto& rooms = with.rooms.write();
    std::unordered_set<std::string> ids;
    for (const auto& room : rooms) ids.insert(room.id);
    for (auto& room : painted) {
        const std::string born = room.id;
        for (int n = 2; !ids.insert(room.id).second; ++n) room.id = born + '-' + std::to_string(n);
        rooms.push_back(std::move(room));
    }
    return with;
}

} // namespace delve::generation
