#include "generation/pipeline/look.h"

#include <algorithm>
#include <array>

namespace delve {
namespace {

using Known = std::array<const Level*, 2>;

bool isSame(const Grid& a, const Grid& b, std::size_t chunk) {
    const auto left = a.chunk(chunk);
    const auto right = b.chunk(chunk);
    if (!left.cells || !right.cells) return !left.cells && !right.cells && left.tile == right.tile;
    const Rect area = a.chunkArea(chunk);
    for (std::int32_t y = 0; y < area.height; ++y)
        if (!std::equal(left.row(y), left.row(y) + area.width, right.row(y))) return false;
    return true;
}

void shareChunk(Grid& tiles, std::size_t chunk, const Known& known) {
    for (const auto* const level : known) {
        if (!level || level->size() != tiles.size() || !isSame(tiles, level->tiles, chunk)) continue;
        tiles.put(chunk, level->tiles.handle(chunk));
        return;
    }
}

/// Row of chunks by row of chunks, so that little is there twice meanwhile.
Grid tilesOf(const Draft& draft, const Known& known) {
    Grid tiles(draft.size());
    const auto columns = static_cast<std::size_t>(tiles.chunkColumns());
    for (std::int32_t band = 0; band < tiles.chunkRows() && !draft.stopped(); ++band) {
        const auto begin = static_cast<std::size_t>(std::int64_t{band} * Grid::chunkSide * draft.size().width);
        tiles.putBand(band, draft.tiles().subspan(begin));
        const auto first = static_cast<std::size_t>(band) * columns;
        for (std::size_t chunk = first; chunk < first + columns; ++chunk) shareChunk(tiles, chunk, known);
    }
    return tiles;
}

template <class T>
Shared<std::vector<T>> listOf(const std::vector<T>& now, Shared<std::vector<T>> Level::*list, const Known& known) {
    for (const auto* const level : known)
        if (level && *(level->*list) == now) return level->*list;
    return now;
}

} // namespace

Level lookAt(const Draft& draft, const Level* before, const Level* base) {
    Level level = before ? *before : draft.snapshot(); // what no stage changes is there
    const Known known{before, base};
    level.tiles = tilesOf(draft, known);
    level.rooms = listOf(draft.rooms(), &Level::rooms, known);
    level.links = listOf(draft.links(), &Level::links, known);
    level.halls = listOf(draft.halls(), &Level::halls, known);
    level.things = listOf(draft.things(), &Level::things, known);
    return level;
}

Level lastLookAt(const Draft& draft, const Level* before, const Level* base) {
    Level level = lookAt(draft, before, base);
    const auto isBuiltOver = [&](const Thing& thing) { return !draft.walkable(thing.at) && !draft.pinned(thing.at); };
    if (std::ranges::any_of(*level.things, isBuiltOver)) std::erase_if(level.things.write(), isBuiltOver);
    return level;
}

} // namespace delve
