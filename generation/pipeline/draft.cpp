#include "generation/pipeline/draft.h"

#include "generation/level/bit_rects.h"
#include "generation/level/compact.h"
#include "generation/level/fresh_id.h"
#include "generation/level/pieces.h"
#include "generation/pipeline/snapshot.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace delve::generation {
namespace {

/// For each byte of a bit row: eight tiles, all ones where the bit is set. Writing eight at a time saves the branch
/// misses of a walk from bit to bit.
using EightTiles = std::array<std::uint16_t, 8>;
constexpr auto eightTilesOfByte = [] {
    std::array<EightTiles, 256> all{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t bit = 0; bit < 8; ++bit) all[byte][bit] = (byte >> bit & 1) != 0 ? 0xffff : 0;
    return all;
}();

/// Writes `tile` to those of up to 64 tiles whose bit is set.
void writeWhere(std::uint64_t mask, std::span<Tile> tiles, Tile tile) {
    const auto value = static_cast<std::uint16_t>(tile);
    std::size_t x = 0;
    for (; mask != 0 && x + 8 <= tiles.size(); x += 8, mask >>= 8) {
        const auto& chosen = eightTilesOfByte[mask & 0xff];
        EightTiles eight; // copied whole, so that it is one load and one store
        std::memcpy(&eight, tiles.data() + x, sizeof eight);
        for (std::size_t i = 0; i < 8; ++i)
            eight[i] = static_cast<std::uint16_t>((eight[i] & ~chosen[i]) | (value & chosen[i]));
        std::memcpy(tiles.data() + x, &eight, sizeof eight);
    }
    for (; mask != 0; ++x, mask >>= 1) // at the end of a row
        if ((mask & 1) != 0) tiles[x] = tile;
}

bool takesRoom(const Draft& draft, const Rect& box) {
    return !box.empty() && box.intersected(draft.inside()) == box &&
           !(draft.anyPins() && draft.pinnedCells().anyIn(box));
}

} // namespace

Draft::Draft(Size size, const TileCatalogue& tiles, Workspace& workspace, const Level* base, Feedback* feedback)
    : m_size(size), m_catalogue(tiles), m_workspace(workspace), m_base(base), m_tiles(workspace.tiles),
      m_taken(workspace.taken), m_walkable(workspace.walkable), m_pinned(workspace.pinned),
      m_noThing(workspace.noThing) {
    setFeedback(feedback);
    clear();
    if (!base || stopped()) return;
    keepPins(*base);
    keepThings(*base);
    keepTiles(*base);
    keepHalls(*base, keepRooms(*base));
    std::ranges::sort(m_keptIds);
}

void Draft::clear() {
    if (!assignInPieces(m_tiles, static_cast<std::size_t>(m_size.area()), Tile::Void, [this] { return stopped(); }))
        return;
    for (auto* bits : {&m_taken, &m_walkable, &m_noThing})
        if (!stopped()) bits->reset(m_size);
}

void Draft::write(std::int32_t y, std::int32_t x, std::int32_t length, Tile tile) {
    std::fill_n(m_tiles.begin() + static_cast<std::ptrdiff_t>(index({x, y})), length, tile);
    m_taken.setRun(y, x, length, tile != Tile::Void);
    const bool walks = m_catalogue.walkable(tile);
    if (!walks && !m_walkable.anyInRun(y, x, length)) return;
    m_groundChanged = true;
    m_groundLost = m_groundLost || !walks;
    m_walkable.setRun(y, x, length, walks);
}

bool Draft::set(Cell cell, Tile tile) {
    if (pinned(cell)) return false;
    m_tiles[index(cell)] = tile;
    m_taken.set(cell, tile != Tile::Void);
    const bool walks = m_catalogue.walkable(tile);
    if (walks == m_walkable.at(cell)) return true; // a door in the place of a hall, say, leaves the ground as it was
    m_groundChanged = true;
    m_groundLost = m_groundLost || !walks;
    m_walkable.set(cell, walks);
    return true;
}

void Draft::setSpan(std::int32_t y, std::int32_t x, std::int32_t length, Tile tile) {
    if (!m_anyPins || !m_pinned.anyInRun(y, x, length)) return write(y, x, length, tile);
    for (const auto end = x + length; x < end; ++x)
        if (!m_pinned.at({x, y})) write(y, x, 1, tile);
}

void Draft::setCells(std::int32_t y, std::span<const std::uint64_t> cells, Tile tile) {
    const bool walks = m_catalogue.walkable(tile);
    const auto taken = m_taken.row(y);
    const auto ground = m_walkable.row(y);
    Tile* const row = m_tiles.data() + index({0, y});
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::uint64_t mask = m_anyPins ? cells[i] & ~m_pinned.row(y)[i] : cells[i];
        if (mask == 0) continue;
        const auto x = static_cast<std::int32_t>(i * 64);
        writeWhere(mask, {row + x, static_cast<std::size_t>(std::min(64, m_size.width - x))}, tile);
        taken[i] = tile != Tile::Void ? taken[i] | mask : taken[i] & ~mask;
        const std::uint64_t changed = walks ? mask & ~ground[i] : mask & ground[i];
        ground[i] ^= changed;
        m_groundChanged = m_groundChanged || changed != 0;
        m_groundLost = m_groundLost || (!walks && changed != 0);
    }
}

void Draft::fill(const Rect& area, Tile tile) {
    for (auto y = area.y; y < area.bottom(); ++y) setSpan(y, area.x, area.width, tile);
}

bool Draft::decorate(Cell cell, Tile tile) {
    if (pinned(cell)) return false;
    if (decoration.size() != m_size) decoration = Grid(m_size);
    decoration.set(cell, tile);
    return true;
}

bool Draft::isFree(const Rect& area) const { return area.intersected(wholeOf(m_size)) == area && !m_taken.anyIn(area); }

bool Draft::mayCarve(Cell cell) const {
    if (m_walkable.at(cell)) return true;
    if (!inside().contains(cell) || m_catalogue.endsGame(at(cell))) return false;
    if (!m_anyPins) return true;
    if (m_pinned.at(cell)) return false;
    for (std::int32_t y = cell.y - 1; y <= cell.y + 1; ++y)
        for (std::int32_t x = cell.x - 1; x <= cell.x + 1; ++x)
            if (m_pinned.at({x, y}) && at({x, y}) == Tile::Void) return false;
    return true;
}

std::string Draft::freshId(std::string_view kind, Cell cell) const {
    return delve::freshId(kind, cell,
                          [this](const std::string& id) { return std::ranges::binary_search(m_keptIds, id); });
}

RoomId Draft::addRoom(const Rect& box, RoomKind kind, std::optional<Cell> from, Tile floor) {
    if (!takesRoom(*this, box)) return noRoom;
    for (auto y = box.y; y < box.bottom(); ++y) write(y, box.x, box.width, floor);
    auto& room = m_rooms.write().emplace_back();
    room.id = freshId(nameOf(kind), box.topLeft());
    room.kind = kind;
    room.box = box;
    room.from = from;
    return static_cast<RoomId>(m_rooms->size() - 1);
}

/// Carved row by row: rooms of a large map, in whatever order they come, lie in all corners of the memory.
bool Draft::addRooms(std::span<const Rect> boxes) {
    auto& floor = m_workspace.bits[3];
    floor.reset(m_size);
    reserveRooms(boxes.size());
    auto& rooms = m_rooms.write();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (stoppedAt(i)) return false;
        if (!takesRoom(*this, boxes[i])) continue;
        setRect(floor, boxes[i]);
        auto& room = rooms.emplace_back();
        room.id = freshId(nameOf(room.kind), boxes[i].topLeft());
        room.box = boxes[i];
    }
    for (std::int32_t y = 0; y < m_size.height; ++y) {
        if (y % 64 == 0 && stopped()) return false;
        setCells(y, floor.row(y), Tile::Floor);
    }
    return true;
}

RoomId Draft::addRoom(std::vector<Run> shape, RoomKind kind, Tile floor) {
    Rect box;
    for (const auto& run : shape) {
        const Rect area = run.area();
        if (area.empty() || area.intersected(inside()) != area || (m_anyPins && m_pinned.anyIn(area))) return noRoom;
        box = box.united(area);
    }
    if (shape.empty()) return noRoom;
    for (const auto& run : shape) fill(run.area(), floor);
    auto& room = m_rooms.write().emplace_back();
    room.id = freshId(nameOf(kind), shape.front().at);
    room.kind = kind;
    room.box = box;
    room.shape = std::move(shape);
    return static_cast<RoomId>(m_rooms->size() - 1);
}

void Draft::addToRoom(RoomId id, Cell cell) {
    auto& room = m_rooms.write()[id];
    if (room.shape.empty() && room.box.contains(cell)) return;
    if (room.shape.empty())
        for (auto y = room.box.y; y < room.box.bottom(); ++y) room.shape.push_back({{room.box.x, y}, room.box.width});
    if (room.shape.size() == room.shape.capacity()) room.shape.reserve(room.shape.size() + 2); // few are added
    room.shape.push_back({cell, 1});
    room.box = room.box.united({cell.x, cell.y, 1, 1});
}

void Draft::reserveHalls(std::size_t more) {
    m_halls.reserve(m_halls.size() + more);
    m_links.reserve(m_links.size() + more);
}

void Draft::carve(const Run& run, Tile floor) {
    const Rect area = run.area();
    for (auto y = area.y; y < area.bottom(); ++y) {
        if (area.width > 1 && !m_walkable.anyInRun(y, area.x, area.width)) {
            setSpan(y, area.x, area.width, floor);
            continue;
        }
        for (auto x = area.x; x < area.right(); ++x)
            if (!m_walkable.at({x, y})) set({x, y}, floor);
    }
}

bool Draft::takesHall(const Run& run) const {
    const Rect area = run.area();
    if (area.intersected(inside()) != area) return false;
    if (!m_anyPins) return true;
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto x = area.x; x < area.right(); ++x)
            if (m_pinned.at({x, y}) && !m_walkable.at({x, y})) return false;
    return true;
}

bool Draft::addHall(RoomId a, RoomId b, std::vector<Run> runs, LinkKind kind, Tile floor) {
    if (!std::ranges::all_of(runs, [this](const Run& run) { return takesHall(run); })) return false;
    for (const auto& run : runs) carve(run, floor);
    auto& hall = m_halls.emplace_back();
    hall.a = a;
    hall.b = b;
    hall.runs = std::move(runs);
    hall.kind = kind;
    return true;
}

Thing* Draft::addThing(ThingKind kind, Cell cell) {
    if (!takesThing(cell)) return nullptr;
    m_noThing.set(cell);
    auto& thing = m_things.emplace_back();
    thing.id = freshId(infoOf(kind).name, cell);
    thing.kind = kind;
    thing.at = cell;
    return &thing;
}

void Draft::reserve(Cell cell) {
    if (reservedCells.size() != m_size) reservedCells = BitGrid(m_size);
    reservedCells.set(cell);
    m_noThing.set(cell);
}

const Thing* Draft::findThing(ThingKind kind, std::int64_t player) const {
    const auto found = std::ranges::find_if(
        m_things, [&](const Thing& thing) { return thing.kind == kind && (player == 0 || playerOf(thing) == player); });
    return found == m_things.end() ? nullptr : &*found;
}

void Draft::forgetBuiltOver() {
    std::erase_if(m_things, [&](const Thing& thing) { return !walkable(thing.at) && !pinned(thing.at); });
}

Level Draft::snapshot() const { return snapshotOf(*this, nullptr, nullptr); }

Level Draft::finish() {
    forgetBuiltOver();
    Level level = keptOfBase();
    level.tiles = tilesOf(*this);
    level.layers = layers();
    level.rooms = std::move(m_rooms);
    level.links = std::move(m_links);
    level.halls = std::move(m_halls);
    level.things = std::move(m_things);
    level.mission = mission;
    compact(level);
    return level;
}

} // namespace delve::generation
