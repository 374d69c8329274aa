#include "generation/level/touched.h"

#include "generation/level/chunk_rows.h"
#include "generation/level/list_edit.h"

#include <algorithm>
#include <bit>
#include <span>

namespace delve {
namespace {

/// What the differing elements of two lists cover: `addElement` adds what one of them does.
template <class T, class AddElement>
void addElements(const Shared<std::vector<T>>& a, const Shared<std::vector<T>>& b, AddElement addElement) {
    if (a.sameAs(b)) return;
    const auto middle = differingMiddle(*a, *b);
    for (const auto& element : middle.a) addElement(element);
    for (const auto& element : middle.b) addElement(element);
}

Rect boxOf(const std::vector<Room>& rooms, RoomId id) { return id < rooms.size() ? rooms[id].box : Rect{}; }

Rect areaOf(const Link& link, const std::vector<Room>& rooms) {
    return boxOf(rooms, link.a).united(boxOf(rooms, link.b));
}

/// A link is drawn from room to room, so one looks different when its rooms do.
void addLinksOfRooms(CellsByChunk& cells, const Level& level, const std::vector<Room>& others) {
    const auto& rooms = *level.rooms;
    const auto moved = [&](RoomId id) {
        return id < rooms.size() && (id >= others.size() || rooms[id].box != others[id].box);
    };
    for (const auto& link : *level.links)
        if (moved(link.a) || moved(link.b)) cells.add(areaOf(link, rooms));
}

void addLinks(CellsByChunk& cells, const Level& a, const Level& b) {
    if (!a.rooms.sameAs(b.rooms)) {
        addLinksOfRooms(cells, a, *b.rooms);
        addLinksOfRooms(cells, b, *a.rooms);
    }
    if (a.links.sameAs(b.links)) return;
    const auto middle = differingMiddle(*a.links, *b.links);
    for (const auto& link : middle.a) cells.add(areaOf(link, *a.rooms));
    for (const auto& link : middle.b) cells.add(areaOf(link, *b.rooms));
}

void addBits(CellsByChunk& cells, const Shared<BitGrid>& a, const Shared<BitGrid>& b, Size size) {
    if (a.sameAs(b)) return;
    const auto wordOf = [](const BitGrid& bits, std::int32_t y, std::size_t word) {
        return y < bits.size().height && word < bits.wordsPerRow() ? bits.row(y)[word] : 0;
    };
    const auto words = (static_cast<std::size_t>(size.width) + 63) / 64;
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::size_t word = 0; word < words; ++word) {
            const auto different = wordOf(*a, y, word) ^ wordOf(*b, y, word);
            if (different == 0) continue;
            const auto first = std::countr_zero(different);
            const auto width = 64 - std::countl_zero(different) - first;
            cells.add({static_cast<std::int32_t>(word * 64) + first, y, width, 1});
        }
    }
}

void addTiles(CellsByChunk& cells, const Grid& a, const Grid& b) {
    for (std::size_t i = 0; i < a.chunkCount(); ++i) cells.add(differingArea(a, b, i));
}

void addLayers(CellsByChunk& cells, const Level& a, const Level& b) {
    if (a.layers.size() != b.layers.size()) return cells.add(wholeOf(a.size()));
    for (std::size_t i = 0; i < a.layers.size(); ++i) {
        const auto& left = a.layers[i];
        const auto& right = b.layers[i];
        if (left.over != right.over || left.hidden != right.hidden || left.opacity != right.opacity ||
            left.tiles.size() != right.tiles.size())
            return cells.add(wholeOf(a.size()));
        addTiles(cells, left.tiles, right.tiles);
    }
}

} // namespace

Rect differingArea(const Grid& a, const Grid& b, std::size_t chunk) {
    if (a.sharesChunk(b, chunk)) return {};
    const Rect whole = a.chunkArea(chunk);
    const ChunkRows left(a.chunk(chunk));
    const ChunkRows right(b.chunk(chunk));
    Rect area;
    for (std::int32_t y = 0; y < whole.height; ++y) {
        const Tile* const l = left.row(y);
        const Tile* const r = right.row(y);
        if (std::equal(l, l + whole.width, r)) continue;
        std::int32_t from = 0;
        std::int32_t to = whole.width;
        while (l[from] == r[from]) ++from;
        while (l[to - 1] == r[to - 1]) --to;
        area = area.united({whole.x + from, whole.y + y, to - from, 1});
    }
    return area;
}

CellsByChunk differingBesideTiles(const Level& a, const Level& b) {
    CellsByChunk cells;
    addLayers(cells, a, b);
    addBits(cells, a.pinned, b.pinned, a.size());
    addBits(cells, a.keptEmpty, b.keptEmpty, a.size());
    addElements(a.rooms, b.rooms, [&](const Room& room) { cells.add(room.box); });
    addLinks(cells, a, b);
    addElements(a.halls, b.halls, [&](const Hall& hall) {
        for (const auto& run : hall.runs) cells.add(run.area());
    });
    addElements(a.things, b.things, [&](const Thing& thing) { cells.add({thing.at.x, thing.at.y, 1, 1}); });
    return cells;
}

} // namespace delve
