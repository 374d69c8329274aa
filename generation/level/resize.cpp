#include "generation/level/resize.h"

#include "generation/level/bit_runs.h"
#include "generation/level/portal_targets.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace delve {
namespace {

constexpr std::string_view cellField = "cell"; ///< of a portal, in the level that it leads to

/// From cells of the level before to cells of the level after.
struct Move {
    Rect area; ///< in the level before

    [[nodiscard]] Size size() const { return {area.width, area.height}; }
    [[nodiscard]] Cell of(Cell cell) const { return {cell.x - area.x, cell.y - area.y}; }
    [[nodiscard]] Rect of(const Rect& rect) const {
        return {rect.x - area.x, rect.y - area.y, rect.width, rect.height};
    }
    [[nodiscard]] std::optional<Cell> kept(Cell cell) const {
        return area.contains(cell) ? std::optional(of(cell)) : std::nullopt;
    }
};

Grid moved(const Grid& before, const Move& move, const std::function<bool()>& stopped) {
    Grid after(move.size());
    const Rect kept = move.area.intersected(wholeOf(before.size()));
    if (kept.empty()) return after;
    const auto width = static_cast<std::size_t>(move.area.width);
    std::vector<Tile> band(width * Grid::chunkSide, Tile::Void);
    for (std::int32_t row = 0; row < after.chunkRows(); ++row) {
        if (stopped && stopped()) break;
        std::ranges::fill(band, Tile::Void);
        for (std::int32_t y = 0; y < Grid::chunkSide; ++y) {
            const auto from = move.area.y + row * Grid::chunkSide + y;
            if (from < kept.y || from >= kept.bottom()) continue;
            const auto begin = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(kept.x - move.area.x);
            before.readRow(from, kept.x, std::span(band).subspan(begin, static_cast<std::size_t>(kept.width)));
        }
        after.putBand(row, band);
    }
    return after;
}

Shared<BitGrid> moved(const Shared<BitGrid>& before, const Move& move) {
    if (before->none()) return {};
    BitGrid after(move.size());
    const Rect kept = move.area.intersected(wholeOf(before->size()));
    for (auto y = kept.y; y < kept.bottom(); ++y)
        forEachRun(before->row(y), before->size().width, [&](std::int32_t from, std::int32_t to) {
            const Rect run = Rect{from, y, to - from, 1}.intersected(kept);
            if (!run.empty()) after.setRun(move.of(run).y, move.of(run).x, run.width);
        });
    return Shared<BitGrid>(std::move(after));
}

std::vector<Run> moved(const std::vector<Run>& before, const Move& move) {
    std::vector<Run> after;
    for (const auto& run : before) {
        const Rect kept = run.area().intersected(move.area);
        if (!kept.empty()) after.push_back({move.of(kept).topLeft(), run.down ? kept.height : kept.width, run.down});
    }
    return after;
}

Rect boxAround(const std::vector<Run>& runs) {
    Rect box;
    for (const auto& run : runs) box = box.united(run.area());
    return box;
}

/// Values of a room or a thing that are cells. A person may have named one beyond the map, but no file holds one before
/// its first.
void moveCells(Properties& properties, const Move& move) {
    std::vector<Property> cells;
    for (const auto& property : properties)
        if (std::holds_alternative<Cell>(property.value)) cells.push_back(property);
    for (const auto& [name, value] : cells)
        if (const Cell cell = move.of(std::get<Cell>(value)); isLevelSize(cell.x + 1LL, cell.y + 1LL))
            properties.set(name, cell);
        else properties.remove(name);
}

/// False if none of it is left.
bool moveRoom(Room& room, const Move& move) {
    const Rect kept = room.box.intersected(move.area);
    const bool isCut = kept != room.box;
    const bool isShaped = !room.shape.empty();
    room.shape = moved(room.shape, move);
    if (kept.empty() || (isShaped && room.shape.empty())) return false;
    room.box = isCut && isShaped ? boxAround(room.shape) : move.of(kept);
    if (room.from) room.from = move.kept(*room.from);
    moveCells(room.properties, move);
    return true;
}

/// Rooms, links and halls: they name rooms by their places in the list.
void moveRooms(Level& level, const Move& move) {
    std::vector<RoomId> places;
    std::vector<Room> rooms;
    for (Room room : *level.rooms) {
        const bool stays = moveRoom(room, move);
        places.push_back(stays ? static_cast<RoomId>(rooms.size()) : noRoom);
        if (stays) rooms.push_back(std::move(room));
    }
    const auto placeOf = [&](RoomId room) { return room < places.size() ? places[room] : noRoom; };
    std::vector<Link> links;
    for (Link link : *level.links) {
        link.a = placeOf(link.a);
        link.b = placeOf(link.b);
        if (link.a != noRoom && link.b != noRoom) links.push_back(std::move(link));
    }
    std::vector<Hall> halls;
    for (Hall hall : *level.halls) {
        hall.a = placeOf(hall.a);
        hall.b = placeOf(hall.b);
        hall.runs = moved(hall.runs, move);
        if (!hall.runs.empty()) halls.push_back(std::move(hall));
    }
    level.rooms = std::move(rooms);
    level.links = std::move(links);
    level.halls = std::move(halls);
}

bool leadsTo(const Thing& thing, const Level& own, std::string_view levelId) {
    if (thing.kind != ThingKind::Portal) return false;
    const auto named = levelNamedBy(thing);
    return (named.empty() ? std::string_view(own.id) : named) == levelId;
}

void moveTarget(Thing& portal, const Move& move) {
    const auto* const field = portal.fields.find(cellField);
    const auto* const cell = field ? std::get_if<Cell>(field) : nullptr;
    if (!cell) return;
    if (const auto kept = move.kept(*cell)) portal.fields.set(cellField, *kept);
    else portal.fields.remove(cellField);
}

void moveThings(Level& level, const Move& move) {
    std::vector<Thing> things;
    std::vector<std::string> gone;
    for (Thing thing : *level.things) {
        const auto kept = move.kept(thing.at);
        if (!kept) {
            gone.push_back(thing.id);
            continue;
        }
        thing.at = *kept;
        if (leadsTo(thing, level, level.id)) moveTarget(thing, move);
        moveCells(thing.properties, move);
        things.push_back(std::move(thing));
    }
    level.things = std::move(things);
    if (level.pinnedThings->empty() || gone.empty()) return;
    std::ranges::sort(gone);
    std::erase_if(level.pinnedThings.write(), [&](const auto& id) { return std::ranges::binary_search(gone, id); });
}

void moveMission(Level& level, const Move& move) {
    if (level.mission->cycles.empty()) return;
    for (auto& cycle : level.mission.write().cycles) {
        std::vector<Cell> cells;
        for (const Cell cell : cycle.cells)
            if (const auto kept = move.kept(cell)) cells.push_back(*kept);
        cycle.cells = std::move(cells);
    }
}

Shared<std::vector<UnknownOfRun>> moved(const Shared<std::vector<UnknownOfRun>>& before, const Move& move) {
    std::vector<UnknownOfRun> after;
    for (UnknownOfRun of : *before) {
        const Rect area = of.run.area();
        if (area.intersected(move.area) != area) continue; // it belongs to the whole run
        of.run.at = move.of(of.run.at);
        after.push_back(std::move(of));
    }
    return after;
}

Rect contentOf(const Grid& grid) {
    Rect content;
    for (std::size_t i = 0; i < grid.chunkCount(); ++i) {
        const Rect area = grid.chunkArea(i);
        const auto chunk = grid.chunk(i);
        if (!chunk.cells && chunk.tile == Tile::Void) continue;
        if (!chunk.cells || content.intersected(area) == area) {
            content = content.united(area);
            continue;
        }
        for (std::int32_t y = 0; y < area.height; ++y) {
            const std::span row(chunk.row(y), static_cast<std::size_t>(area.width));
            const auto solid = [](Tile tile) { return tile != Tile::Void; };
            const auto first = std::ranges::find_if(row, solid) - row.begin();
            if (first == area.width) continue;
            const auto behind = std::find_if(row.rbegin(), row.rend(), solid).base() - row.begin();
            content = content.united(
                {area.x + static_cast<std::int32_t>(first), area.y + y, static_cast<std::int32_t>(behind - first), 1});
        }
    }
    return content;
}

std::int64_t solidCells(const Grid& grid, const Rect& area) {
    const Rect on = area.intersected(wholeOf(grid.size()));
    std::vector<Tile> row(static_cast<std::size_t>(std::max(on.width, 0)));
    std::int64_t count = 0;
    for (auto y = on.y; y < on.bottom(); ++y) {
        grid.readRow(y, on.x, row);
        count += std::ranges::count_if(row, [](Tile tile) { return tile != Tile::Void; });
    }
    return count;
}

} // namespace

Level resized(const Level& level, const Rect& area, const std::function<bool()>& stopped) {
    const Move move{area};
    Level after = level;
    after.tiles = moved(level.tiles, move, stopped);
    for (auto& layer : after.layers) layer.tiles = moved(layer.tiles, move, stopped);
    after.pinned = moved(level.pinned, move);
    after.keptEmpty = moved(level.keptEmpty, move);
    after.unknownOfPins = moved(level.unknownOfPins, move);
    after.unknownOfKeptEmpty = moved(level.unknownOfKeptEmpty, move);
    moveRooms(after, move);
    moveThings(after, move);
    moveMission(after, move);
    return after;
}

World withResizedLevel(const World& world, std::size_t place, const Rect& area, const std::function<bool()>& stopped) {
    World after = world;
    after.levels[place] = resized(world.levels[place], area, stopped);
    const std::string_view id = world.levels[place].id;
    for (std::size_t i = 0; i < world.levels.size(); ++i) {
        if (i % levelsToQuestion == 0 && stopped && stopped()) break;
        const Level& level = world.levels[i];
        const auto leads = [&](const Thing& thing) { return leadsTo(thing, level, id); };
        if (i == place || std::ranges::none_of(*level.things, leads)) continue; // to be written, it would be copied
        for (auto& thing : after.levels[i].things.write())
            if (leads(thing)) moveTarget(thing, {area});
    }
    return after;
}

Rect areaFor(Size before, Size after, Anchor anchor) {
    const auto begin = [](std::int32_t was, std::int32_t is, std::int32_t part) {
        const std::int32_t more = is - was;
        return part == 0 ? 0 : part == 2 ? -more : -(more / 2);
    };
    return {begin(before.width, after.width, anchor.column), begin(before.height, after.height, anchor.row),
            after.width, after.height};
}

CutParts cutBy(const Level& level, const Rect& area) {
    const Rect whole = wholeOf(level.size());
    const Rect kept = area.intersected(whole);
    CutParts cut;
    cut.cells = solidCells(level.tiles, {0, 0, whole.width, kept.y}) +
                solidCells(level.tiles, {0, kept.bottom(), whole.width, whole.height - kept.bottom()}) +
                solidCells(level.tiles, {0, kept.y, kept.x, kept.height}) +
                solidCells(level.tiles, {kept.right(), kept.y, whole.width - kept.right(), kept.height});
    cut.rooms =
        std::ranges::count_if(*level.rooms, [&](const Room& room) { return room.box.intersected(area) != room.box; });
    cut.things = std::ranges::count_if(*level.things, [&](const Thing& thing) { return !area.contains(thing.at); });
    return cut;
}

Rect contentOf(const Level& level) {
    Rect content = contentOf(level.tiles);
    for (const auto& layer : level.layers) content = content.united(contentOf(layer.tiles));
    for (const auto& thing : *level.things) content = content.united({thing.at.x, thing.at.y, 1, 1});
    return content;
}

} // namespace delve
