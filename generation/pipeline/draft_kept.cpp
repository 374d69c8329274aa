// What a draft keeps of the level that it regenerates.
#include "generation/level/bit_runs.h"
#include "generation/pipeline/draft.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

/// The bits of a grid that may have another size.
BitGrid laidOn(Size size, const BitGrid& from) {
    BitGrid laid(size);
    for (std::int32_t y = 0; y < std::min(size.height, from.size().height); ++y)
        forEachRun(from.row(y), from.size().width, [&](std::int32_t x, std::int32_t to) {
            if (x < size.width) laid.setRun(y, x, std::min(to, size.width) - x);
        });
    return laid;
}

/// The tiles of a grid that may have another size; void where it has none.
Grid laidOn(Size size, const Grid& from) {
    Grid laid(size);
    std::vector<Tile> row(static_cast<std::size_t>(std::min(size.width, from.size().width)));
    for (std::int32_t y = 0; y < std::min(size.height, from.size().height); ++y) {
        from.readRow(y, 0, row);
        laid.writeRow(y, 0, row);
    }
    return laid;
}

/// What is left of the layer that stages made: what lies on pinned cells.
Grid pinnedOf(const Grid& tiles, const BitGrid& pinned) {
    Grid kept(tiles.size());
    for (std::int32_t y = 0; y < tiles.size().height; ++y)
        forEachRun(pinned.row(y), tiles.size().width, [&](std::int32_t from, std::int32_t to) {
            std::vector<Tile> run(static_cast<std::size_t>(to - from));
            tiles.readRow(y, from, run);
            kept.writeRow(y, from, run);
        });
    for (std::size_t chunk = 0; chunk < kept.chunkCount(); ++chunk) kept.compact(chunk);
    return kept;
}

bool isBlank(const Grid& tiles) {
    for (std::size_t chunk = 0; chunk < tiles.chunkCount(); ++chunk)
        if (const auto view = tiles.chunk(chunk); view.cells || view.tile != Tile::Void) return false;
    return true;
}

/// Puts what is not void over the tiles of a grid of the same size.
void layOver(Grid& tiles, const Grid& over) {
    for (std::size_t i = 0; i < over.chunkCount(); ++i) {
        const auto view = over.chunk(i);
        if (!view.cells && view.tile == Tile::Void) continue;
        const Rect area = over.chunkArea(i);
        for (std::int32_t y = 0; y < area.height; ++y)
            for (std::int32_t x = 0; x < area.width; ++x)
                if (view.at(x, y) != Tile::Void) tiles.set({area.x + x, area.y + y}, view.at(x, y));
    }
}

/// What the layer of the stages is called until a person renames it.
constexpr std::string_view furnitureLayer = "Furniture";

} // namespace

void Draft::keepPins(const Level& base) {
    m_pinned.reset(m_size);
    if (base.pinned->size() == base.size()) m_pinned = laidOn(m_size, *base.pinned);
    if (base.keptEmpty->size() == base.size()) m_noThing = laidOn(m_size, *base.keptEmpty);
}

void Draft::keepThings(const Level& base) {
    for (const auto& thing : *base.things) {
        if (!std::ranges::binary_search(*base.pinnedThings, thing.id) || !m_size.contains(thing.at)) continue;
        m_pinned.set(thing.at);
        m_things.push_back(thing);
        m_keptIds.push_back(thing.id);
    }
}

void Draft::keepTiles(const Level& base) {
    std::vector<Tile> row(static_cast<std::size_t>(base.size().width));
    for (std::int32_t y = 0; y < std::min(m_size.height, base.size().height); ++y) {
        if (y % 256 == 0 && stopped()) return;
        if (!m_pinned.anyInRun(y, 0, m_size.width)) continue;
        m_anyPins = true;
        base.tiles.readRow(y, 0, row);
        forEachBit(m_pinned.row(y), [&](std::int32_t x) {
            const Tile tile = row[static_cast<std::size_t>(x)];
            m_tiles[index({x, y})] = tile;
            m_taken.set({x, y});
            m_walkable.set({x, y}, m_catalogue.walkable(tile));
            m_noThing.set({x, y});
        });
    }
}

std::vector<RoomId> Draft::keepRooms(const Level& base) {
    std::vector<RoomId> newIds(base.rooms->size(), noRoom);
    if (!m_anyPins) return newIds;
    // Nothing but what is pinned can be walked yet, so the walkable cells are the pinned floor.
    for (std::size_t i = 0; i < newIds.size(); ++i) {
        if (stoppedAt(i)) break;
        const Room& room = (*base.rooms)[i];
        const auto pieces = piecesOf(room);
        auto remains = remainsOf(pieces, m_walkable);
        if (remains.cells == 0 || 2 * remains.cells < cellsIn(pieces)) continue;
        newIds[i] = static_cast<RoomId>(m_rooms->size());
        m_keptIds.push_back(room.id);
        Room& kept = m_rooms.write().emplace_back(room);
        kept.box = remains.box;
        kept.shape = std::move(remains).shape();
        if (room.from && !m_walkable.has(*room.from)) kept.from.reset();
    }
    return newIds;
}

bool Draft::stillEnds(const Level& base, const Hall& hall, RoomId before, RoomId now) const {
    if (before == noRoom) return true;
    if (now == noRoom) return false;
    const Room& room = rooms()[now];
    if (room.box == (*base.rooms)[before].box && room.shape == (*base.rooms)[before].shape) return true;
    // The room was cut down: what is left of it may lie elsewhere.
    const auto pieces = piecesOf(room);
    return std::ranges::any_of(hall.runs, [&](const Run& run) {
        const Rect area = run.area();
        const Rect wide{area.x - 1, area.y, area.width + 2, area.height};
        const Rect high{area.x, area.y - 1, area.width, area.height + 2};
        return std::ranges::any_of(pieces,
                                   [&](const Rect& piece) { return piece.overlaps(wide) || piece.overlaps(high); });
    });
}

void Draft::keepHalls(const Level& base, const std::vector<RoomId>& newIds) {
    if (!m_anyPins) return;
    std::size_t looked = 0;
    const auto newId = [&](RoomId old) { return old < newIds.size() ? newIds[old] : noRoom; };
    for (const auto& hall : *base.halls) {
        if (stoppedAt(++looked)) return;
        const auto a = newId(hall.a);
        const auto b = newId(hall.b);
        if (hall.runs.empty() || !allIn(hall.runs, m_walkable)) continue;
        if (!stillEnds(base, hall, hall.a, a) || !stillEnds(base, hall, hall.b, b)) continue;
        m_halls.push_back(hall);
        m_halls.back().a = a;
        m_halls.back().b = b;
    }
    HallCount halls(m_halls);
    for (const auto& link : *base.links) {
        const auto a = newId(link.a);
        const auto b = newId(link.b);
        const bool carried =
            link.kind == LinkKind::Hall || link.kind == LinkKind::Repair ? halls.take(a, b) : halls.any(a, b);
        if (a != noRoom && b != noRoom && carried) m_links.push_back({a, b, link.kind, link.unknown});
    }
}

Level Draft::keptOfBase() const {
    Level level;
    if (!m_base) return level;
    const bool sameSize = m_base->size() == m_size;
    const auto bits = [&](const Shared<BitGrid>& from) {
        return sameSize || from->size() != m_base->size() ? from : Shared<BitGrid>(laidOn(m_size, *from));
    };
    level.pinned = bits(m_base->pinned);
    level.keptEmpty = bits(m_base->keptEmpty);
    level.pinnedThings = m_base->pinnedThings;
    level.properties = m_base->properties;
    level.unknown = m_base->unknown;
    level.unknownOfPins = m_base->unknownOfPins;
    level.unknownOfKeptEmpty = m_base->unknownOfKeptEmpty;
    return level;
}

std::vector<DecorationLayer> Draft::layers() const {
    std::vector<DecorationLayer> layers = m_base ? m_base->layers : std::vector<DecorationLayer>();
    bool written = decoration.size() != m_size;
    for (auto& layer : layers) {
        if (layer.tiles.size() != m_size) layer.tiles = laidOn(m_size, layer.tiles);
        if (!layer.generated) continue;
        layer.tiles = m_anyPins ? pinnedOf(layer.tiles, m_pinned) : Grid(m_size);
        if (!std::exchange(written, true)) layOver(layer.tiles, decoration);
    }
    std::erase_if(layers, [](const DecorationLayer& layer) { return layer.generated && isBlank(layer.tiles); });
    if (!written && !isBlank(decoration)) {
        DecorationLayer furniture;
        furniture.name = furnitureLayer;
        furniture.over = true;
        furniture.tiles = decoration;
        furniture.generated = true;
        layers.push_back(std::move(furniture));
    }
    return layers;
}

} // namespace delve::generation
