#include "generation/graph/reach_with_keys.h"

#include "generation/graph/passages.h"

#include <algorithm>

namespace delve {
namespace {

const PropertyValue* colourOf(const Thing& thing) { return thing.fields.find("colour"); }

bool opens(const Thing& key, const Thing& lock) {
    const auto* ofKey = colourOf(key);
    const auto* ofLock = colourOf(lock);
    return ofKey && ofLock && *ofKey == *ofLock;
}

} // namespace

BitGrid walkableCells(const Level& level, const TileCatalogue& tiles) {
    BitGrid open(level.size());
    std::vector<Tile> row(static_cast<std::size_t>(level.size().width));
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        level.tiles.readRow(y, 0, row);
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (tiles.walkable(row[static_cast<std::size_t>(x)])) open.set({x, y});
    }
    return open;
}

const Thing* firstStart(const Level& level) {
    const auto& things = *level.things;
    const auto found =
        std::ranges::find_if(things, [](const Thing& t) { return t.kind == ThingKind::Start && playerOf(t) == 1; });
    return found == things.end() ? nullptr : &*found;
}

Reach findReachWithKeys(const Level& level, const TileCatalogue& tiles, Cell start) {
    BitGrid open = walkableCells(level, tiles);
    std::vector<const Thing*> shut;
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Lock) {
            shut.push_back(&thing);
            open.clear(thing.at);
        }
    Reach reach;
    for (bool opened = true; opened;) {
        findReach(open, start, reach.cells);
        opened = false;
        for (const auto& key : *level.things) {
            if (key.kind != ThingKind::Key || !reach.cells.at(key.at)) continue;
            opened = std::erase_if(shut,
                                   [&](const Thing* lock) {
                                       if (!opens(key, *lock)) return false;
                                       open.set(lock->at);
                                       return true;
                                   }) > 0 ||
                     opened;
        }
    }
    for (const auto* lock : shut) reach.shutLocks.push_back(lock->at);
    return reach;
}

} // namespace delve
