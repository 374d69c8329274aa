#include "generation/level/touched.h"

#include "generation/level/chunk_rows.h"
#include "generation/level/list_edit.h"

#include <algorithm>
#include <bit>
#include <span>

namespace delve {
namespace {

/// What the differing elements of two lists cover, each by `areaOf`.
template <class T, class AreaOf>
Rect differingElements(const Shared<std::vector<T>>& a, const Shared<std::vector<T>>& b, AreaOf areaOf) {
    Rect area;
    if (a.sameAs(b)) return area;
    const auto middle = differingMiddle(*a, *b);
    for (const auto& element : middle.a) area = area.united(areaOf(element));
    for (const auto& element : middle.b) area = area.united(areaOf(element));
    return area;
}

Rect boxOf(const std::vector<Room>& rooms, RoomId id) { return id < rooms.size() ? rooms[id].box : Rect{}; }

Rect areaOf(const Link& link, const std::vector<Room>& rooms) {
    return boxOf(rooms, link.a).united(boxOf(rooms, link.b));
}

Rect areaOf(const Hall& hall) {
    Rect area;
    for (const auto& run : hall.runs) area = area.united(run.area());
    return area;
}

/// A link is drawn from room to room, so one looks different when its rooms do.
Rect linksOfRooms(const Level& level, const std::vector<Room>& others) {
    const auto& rooms = *level.rooms;
    const auto moved = [&](RoomId id) {
        return id < rooms.size() && (id >= others.size() || rooms[id].box != others[id].box);
    };
    Rect area;
    for (const auto& link : *level.links)
        if (moved(link.a) || moved(link.b)) area = area.united(areaOf(link, rooms));
    return area;
}

Rect differingLinks(const Level& a, const Level& b) {
    Rect area;
    if (!a.rooms.sameAs(b.rooms)) area = linksOfRooms(a, *b.rooms).united(linksOfRooms(b, *a.rooms));
    if (a.links.sameAs(b.links)) return area;
    const auto middle = differingMiddle(*a.links, *b.links);
    for (const auto& link : middle.a) area = area.united(areaOf(link, *a.rooms));
    for (const auto& link : middle.b) area = area.united(areaOf(link, *b.rooms));
    return area;
}

Rect differingBits(const Shared<BitGrid>& a, const Shared<BitGrid>& b, Size size) {
    Rect area;
    if (a.sameAs(b)) return area;
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
            area = area.united({static_cast<std::int32_t>(word * 64) + first, y, width, 1});
        }
    }
    return area;
}

Rect differingLayers(const Level& a, const Level& b) {
    if (a.layers.size() != b.layers.size()) return wholeOf(a.size());
    Rect area;
    for (std::size_t i = 0; i < a.layers.size(); ++i) {
        const auto& left = a.layers[i];
        const auto& right = b.layers[i];
        if (left.over != right.over || left.hidden != right.hidden || left.opacity != right.opacity ||
            left.tiles.size() != right.tiles.size())
            return wholeOf(a.size());
        area = area.united(differingArea(left.tiles, right.tiles));
    }
    return area;
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

Rect differingArea(const Grid& a, const Grid& b) {
    Rect area;
    for (std::size_t i = 0; i < a.chunkCount(); ++i) area = area.united(differingArea(a, b, i));
    return area;
}

Rect differingBesideTiles(const Level& a, const Level& b) {
    return differingLayers(a, b)
        .united(differingBits(a.pinned, b.pinned, a.size()))
        .united(differingBits(a.keptEmpty, b.keptEmpty, a.size()))
        .united(differingElements(a.rooms, b.rooms, [](const Room& room) { return room.box; }))
        .united(differingLinks(a, b))
        .united(differingElements(a.halls, b.halls, [](const Hall& hall) { return areaOf(hall); }))
        .united(differingElements(a.things, b.things, [](const Thing& thing) {
            return Rect{thing.at.x, thing.at.y, 1, 1};
        }));
}

} // namespace delve
